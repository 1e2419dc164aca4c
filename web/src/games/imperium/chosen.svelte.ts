// Which system is looked at: the map, the panel beside it and the tray under it show the same one.
class Chosen {
  hex = $state(0);
}

export const chosen = new Chosen();
