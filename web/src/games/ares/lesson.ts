/** The setting in which the guided first game is played. */
export default { mode: "basic" };
