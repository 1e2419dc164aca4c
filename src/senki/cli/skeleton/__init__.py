"""What `senki new` writes: a small game that is whole, and its tests, with my_game, MyGame and My Game where the new names go."""
