// The least that a player can be and still be an ordinary program: it gives no orders and ends.
int main() {}
