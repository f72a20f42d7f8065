import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

// A bot for every game: any legal action. docs/protocol.md says what else there is in a line.
public class Bot {
    // Java has no JSON of its own, and this bot needs little of it. The keys of a line come in a promised order, those of the
    // game's own last, so the first "actions":[ is the list of legal actions. The texts in it stay as they are, escapes and
    // all: they are sent back and not read.
    static List<String> actionsIn(String line) {
        List<String> actions = new ArrayList<>();
        String key = "\"actions\":[";
        int at = line.indexOf(key);
        if (at < 0) return actions;
        at += key.length();
        while (line.charAt(at) == '"') {
            int end = at + 1;
            while (line.charAt(end) != '"') end += line.charAt(end) == '\\' ? 2 : 1;
            actions.add(line.substring(at, end + 1));
            at = end + 1;
            if (line.charAt(at) == ',') ++at;
        }
        return actions;
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Random random = new Random();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.startsWith("{\"type\":\"hello\"")) {
                out.print("{\"type\":\"ready\",\"want\":[\"actions\"]}\n");
            } else if (line.startsWith("{\"type\":\"turn\"")) {
                List<String> actions = actionsIn(line);
                out.print("{\"action\":" + actions.get(random.nextInt(actions.size())) + "}\n");
            }
            out.flush();
        }
    }
}
