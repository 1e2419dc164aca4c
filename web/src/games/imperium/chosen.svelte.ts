// Which system is looked at: the map, the panel beside it and the tray under it show the same one. And which panel the tray asks for, until it is open.
class Chosen {
  hex = $state(0);
  tab = $state("");
  /** Is there a panel beside the map, in which plans are made? */
  rail = $state(false);
}

export const chosen = new Chosen();
