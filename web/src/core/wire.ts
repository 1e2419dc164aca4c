/* Written by tools/wire.py from src/senki/server/wire.py and bodies.py. Do not edit: change those and run it again. */
export type Lang = "ja" | "en";
export type Status = "waiting" | "playing" | "over";
export type Shape = "one" | "some" | "number" | "share" | "order" | "yes_no" | "reaction" | "amounts" | "payment";
export type ErrorCode = "unknown" | "not_found" | "bad_request" | "not_yours" | "not_asked" | "illegal" | "stale" | "over" | "full" | "too_fast" | "too_large" | "bad_origin" | "unauthorised" | "exists" | "wrong_password" | "cannot_undo" | "busy" | "banned";
/** The message with this id was carried out and is kept for good. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}
/** A choice in a finished game: what was played and what the computer would have played, with the share of a win that it expects. It saw what the seat saw. `step`: of the replay, before the choice. `line`: at a turning point, how the computers play on from the best answer, which is its first. */
export interface AnalysedMove {
  step: number;
  move: number;
  seat: number;
  ask: string;
  kind: string;
  shape: Shape;
  played: number;
  share: number | null;
  best: number;
  best_share: number | null;
  line?: GivenAnswer[];
}
/** A finished game as the computer of a level judges it, so far. `turning`: the choices that cost most, places of `moves`. */
export interface Analysis {
  state: "done" | "none" | "running" | "waiting";
  done: number;
  of: number;
  level: number;
  moves: AnalysedMove[];
  turning: number[];
}
/** Begin a sealed choice again. */
export interface Anew {
  type: "anew";
  id: string;
  seq: number;
  seat: number;
}
/** How do the rules work out the figures of these options? `picked`: steps of a choice in several steps that are not sent yet. `plan`: answers in mind to the seat's own questions that come next, written as the game says; what would come of them? */
export interface AskExplain {
  type: "explain";
  id: string;
  seat: number;
  options: number[];
  picked?: number[];
  plan?: number[] | null;
}
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
}
export interface AskInvitation {
  token: string;
}
export interface AskOdds {
  type: "odds";
  id: string;
  seat: number;
}
export interface Branch {
  step: number;
  seats: NewSeat[];
}
/** Whether a seat may take its last answer back, or why not: found out after the step with this number, whose state lacked it. */
export interface CanUndo {
  type: "can_undo";
  seq: number;
  seat: number;
  may: boolean | string;
}
/** The records of a game's own pack and the names of its things by number, as a table tells them, for pages that draw cards. */
export interface Cards {
  labels: Record<string, string[]>;
  facts: Record<string, (Record<string, number | string | (number | string)[]>)[]>;
}
/** Hand a seat to the computer, change how well the computer in it plays, or open it for others. */
export interface ChangeSeat {
  kind: "computer" | "open";
  level?: number | null;
}
export interface ChangedNumber {
  name: string;
  before: number;
  after: number;
}
/** `text`: what stands before its first rule. */
export interface Chapter {
  title: string;
  text: string;
  rules: RuleText[];
}
/** A line of talk; `seat` is null for a spectator. `number`: of the line at its table. `author`: the same for everything that somebody says, wherever that is, and nothing else; empty for somebody without a name. */
export interface Chat {
  type: "chat";
  who: string;
  seat: number | null;
  text: string;
  at: number;
  number?: number;
  author?: string;
}
/** Time to think: so many seconds for the game and an increment for each answer, or so many days for each answer. */
export type Clock = null | {
  seconds?: number | null;
  increment?: number;
  days?: number | null;
};
/** Of the server, for whoever watches over it: is it well, and what is wrong? */
export interface Condition {
  ok: boolean;
  wrong: string;
}
/** What each seat had after a move, by name: its score, and what the game counts besides (see Courses in statistics). */
export interface CourseAt {
  move: number;
  numbers: Record<string, number[]>;
}
/** A new table. The commitment is published here, before the first die. */
export interface Created {
  id: string;
  invites: Invite[];
  commitment: string | null;
}
export interface Credentials {
  name: string;
  password: string;
}
/** A seat's open question. Only whoever holds the seat gets it. `limits`: of shares, amounts and payments, how many each candidate may get in all. `values`: of payments, what each is worth; `least` and `most` are then the price. */
export interface DecisionView {
  seat: number;
  ask: string;
  rule: string;
  shape: Shape;
  kind: string;
  options: number[];
  about: Record<string, [string, number]>;
  picked: number[];
  candidates: number[];
  least: number;
  most: number;
  limits: number[];
  values: number[];
  sealed: boolean;
}
/** The account's password; of a guest nothing. */
export interface DeleteAccount {
  password?: string;
}
export interface Done {
  ok: boolean;
}
export interface ErrorBody {
  error: ErrorCode;
  message: string;
  rule: string | null;
}
/** A run. `why`: for what reason it does not go on; `told`: what is wrong, in words, where the order was. `ahead`: so many wait before it. `closing`: how many games were played with each pack, and how wide the widest interval of a seat was then. `files`: can its pack and its report be fetched? */
export interface Experiment {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: number;
  level: number;
  seed: number;
  own: boolean;
  state: "done" | "failed" | "running" | "stopped" | "waiting";
  why: "" | "asked" | "fault" | "long" | "lost" | "wrong";
  told: string;
  ahead: number;
  wanted: number;
  games: number;
  endless: number;
  seconds: number;
  created: number;
  changes: ChangedNumber[];
  figures: ExperimentFigure[];
  cards: ExperimentCard[];
  closing: [number, number][];
  files: boolean;
}
/** A card at a question that asks for cards. The intervals of the cards of a question hold at once in 95 % of such runs. */
export interface ExperimentCard {
  question: string;
  kind: string;
  card: string;
  pick: ExperimentFigure;
  use: ExperimentFigure;
  win: ExperimentFigure;
}
/** A figure before and after, and the difference with its interval; null where that is not known (yet). `share`: of games. */
export interface ExperimentFigure {
  name: string;
  share: boolean;
  before: number | null;
  after: number | null;
  off: number | null;
  low: number | null;
  high: number | null;
}
/** The figures of the options and of the plan asked about, as the rules work them out from what the seat knows. */
export interface Explained {
  type: "explained";
  id: string;
  seat: number;
  options: ExplainedOption[];
  plan: FigureView[];
}
export interface ExplainedOption {
  option: number;
  figures: FigureView[];
}
/** What lies in a field of a view: the kind of its numbers, and how many rows in succession belong to a seat. */
export interface FieldCard {
  kind: string;
  per: number;
}
/** A number that the rules work out, the sum of its terms; `limit`: what it is held against. Its text: `figure-<name>`. `most`: where it hangs on something hidden, the most that it may be, and `total` the least. `breaks`: the rule that it would break. Tenths are averages; chances are given in hundredths of a per cent. A `detail` need not stand beside the option. */
export interface FigureView {
  name: string;
  rule: string;
  total: number;
  limit: number | null;
  thing: [string, number] | null;
  terms: TermView[];
  unit: "" | "percent" | "tenths";
  most: number | null;
  breaks: string;
  detail: boolean;
}
/** A number of a record. `fixed`: the rulebook tells it. */
export interface FormNumber {
  name: string;
  column: string;
  value: number;
  low: number;
  high: number;
  fixed: boolean;
}
/** Which pack's numbers are wanted: the game's own, or that of the text. */
export interface FormOrder {
  game: string;
  pack?: string | null;
}
/** A record of a table by its id, or by its place; the rules' own parameters have neither. */
export interface FormRecord {
  id: string;
  numbers: FormNumber[];
}
export interface FormTable {
  name: string;
  columns: string[];
  records: FormRecord[];
}
/** A game that the server has. `levels`: the computer players that it offers, weakest first. `broken`: it cannot be loaded, and the server's log says why. `reacts`: players are asked for reactions in secret, in a way that is chosen for the table. */
export interface GameCard {
  id: string;
  seats: number[];
  options: OptionCard[];
  levels: number[];
  playable: boolean;
  broken: boolean;
  reacts?: boolean;
}
/** A finished game in numbers. `swings`: the moves that changed most, in the order of the game. `course`: where its numbers changed. */
export interface GameStatistics {
  moves: number;
  seconds: number;
  seats: SeatStatistics[];
  standing: StandingAt[];
  swings?: Swing[];
  course?: CourseAt[];
}
export interface GivenAnswer {
  seat: number | "chance";
  ask: string;
  value: number | null;
}
/** What a computer of this level would do in this seat, seeing what it sees. `ranked`: that option, and the next best ones. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  option: number;
  level: number;
  ranked: Weighed[];
}
/** Hold on: stop the bell for a while. Whoever could react may, once a window. */
export interface Hold {
  type: "hold";
  id: string;
  seat: number;
}
/** What somebody who brings a seat's token may know before sitting down. `free`: can it still be taken? */
export interface Invitation {
  host: string;
  game: string;
  options: Record<string, string>;
  seats: SeatCard[];
  seat: number;
  clock: Clock | null;
  status: Status;
  free: boolean;
}
export interface Invite {
  seat: number;
  token: string;
}
export interface Invites {
  invites: Invite[];
}
/** Take a seat: with the token of an invite, or an open seat of a public table, or a seat that was one's own before. */
export interface Join {
  token?: string | null;
  seat?: number | null;
}
export interface Joined {
  seat: number;
}
/** What the laboratory offers: how many games a run may have, how many seconds at a stretch; the asker's own runs, the last first. */
export interface LaboratoryRoom {
  games: number;
  seconds: number;
  runs: Experiment[];
}
/** Who the asker is: a guest with a name, or an account. An empty name: somebody who has not given one yet. `club`: does this server have pages of players, rankings, a list of public tables, and tournaments? `laboratory`: may one have games played with numbers changed? */
export interface Me {
  name: string;
  lang: Lang;
  account: string | null;
  club: boolean;
  laboratory?: boolean;
}
/** After a welcome: the steps that the client did not have, in one message; of very many the last ones, and the others on request. */
export interface Missed {
  type: "missed";
  steps: Step[];
}
/** Answers of a seat: one, or the steps of one choice in several steps. `seq` is the last step that the client has. */
export interface Move {
  type: "move";
  id: string;
  seq: number;
  seat: number;
  answers: number[];
}
/** The same games with the pack as it is and with its numbers changed, played by computers of that level. */
export interface NewExperiment {
  game: string;
  changes: NumberChange[];
  seats: number;
  level: number;
  games: number;
  options?: Record<string, string>;
  seed?: number;
  pack?: string | null;
}
export interface NewName {
  name: string;
  lang: Lang;
}
export interface NewPassword {
  old: string;
  new: string;
}
/** Somebody complains of a line of talk at a table, by its number. */
export interface NewReport {
  line: number;
  why: "insult" | "other" | "secrets" | "spam";
  text?: string;
}
/** A seat of a new table: the creator's own, open, a computer's (usually of level 2), or a further person's at the creator's screen. */
export interface NewSeat {
  kind: "computer" | "hotseat" | "me" | "open";
  level?: number | null;
  name?: string | null;
}
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  clock?: Clock | null;
  word?: string | null;
  pack?: string | null;
  public?: boolean;
  reactions?: ReactionRule | null;
}
/** A tournament to be opened. `rounds` counts for a Swiss one; `days`: how long a round lasts at most; `seats`: at a table. */
export interface NewTournament {
  name: string;
  game: string;
  form: "round_robin" | "swiss";
  clock: Clock;
  rounds?: number;
  days?: number;
  options?: Record<string, string>;
  seats?: number;
}
/** Where "your turn" is sent as a small POST, if the server does that at all; null for nowhere. */
export interface NoticeAddress {
  address: string | null;
}
/** A number of the pack, by its name in the form, and what it shall be. */
export interface NumberChange {
  name: string;
  value: number;
}
/** The odds of each option, and how many games were played out for each. */
export interface OddsMessage {
  type: "odds";
  id: string;
  playouts: number;
  options: OddsOption[];
}
/** What an option leads to, worked out on tables that the seat cannot tell from the true one. `chance` to win, with its 95 % interval, by games played out. `outcomes`: what happens next, likeliest first; `rest` is the chance of those left out. They are exact, or were tried out `trials` times; an empty list: nothing is decided before the next question. `gain`: how much better the seat stands then, by the game's own judgement, in shares of a win. */
export interface OddsOption {
  option: number;
  chance: number;
  interval: [number, number];
  exact: boolean;
  trials: number;
  outcomes: OddsOutcome[];
  rest: number;
  gain: number | null;
}
/** What may happen before the seat is asked again: the results that would be told, and the seat's share of the win if the game ends so. The interval (95 %) is null where the chance is exact. */
export interface OddsOutcome {
  events: WireEvent[];
  won: number | null;
  chance: number;
  interval: [number, number] | null;
}
/** A choice made before the game; `seats` names the numbers of seats that a value needs, where it needs certain ones. `needs` does the same for the values of other options. With `by_seat` each seat has a value, joined by commas in the order of the seats; one left out is the usual one, `random` is drawn; with `distinct` no two seats may have the same. */
export interface OptionCard {
  name: string;
  values: string[];
  seats: Record<string, number[]>;
  needs: Record<string, Record<string, string[]>>;
  by_seat: boolean;
  distinct: boolean;
}
/** A standing order of a seat for a question: pass, or take the first of these options that is offered. `against`: only if the question is about one of these seats; empty: whoever it is. `times`: so often; null: until it is changed. `about`: only if the question is about these things, by name: a window, a card. */
export interface Order {
  ask: string;
  take?: number[];
  against?: number[];
  times?: number | null;
  about?: Record<string, number>;
}
/** How a game ended. */
export interface Outcome {
  scores: number[];
  winners: number[];
}
/** All numbers of a pack that can be changed, with the bounds of the game's schema. */
export interface PackForm {
  game: string;
  pack: string;
  hash: string;
  tables: FormTable[];
}
/** Is the other side there? */
export interface Ping {
  type: "ping";
}
/** A finished game of somebody's. `id` is told on one's own page, and to everybody if the table was public; `seat`: the player's. */
export interface PlayedGame {
  id: string | null;
  game: string;
  options: Record<string, string>;
  result: "drawn" | "lost" | "won" | null;
  seats: SeatCard[];
  seat: number;
  moves: number;
  seconds: number;
  ended: number;
  rated: boolean;
}
/** A rating in one game, from games among people with accounts: 1500 to begin with, within `spread` of the truth 19 times in 20. */
export interface PlayerRating {
  game: string;
  rating: number;
  spread: number;
  games: number;
  won: number;
}
/** The answer to a ping. */
export interface Pong {
  type: "pong";
}
/** How somebody likes the client; an account's are kept, and every browser that it logs in on has them. */
export interface Preferences {
  speed?: "fast" | "normal" | "off" | "slow";
  sound?: boolean;
  volume?: "loud" | "normal" | "quiet";
  theme?: "contrast" | "dark" | "light";
  text?: "large" | "largest" | "normal";
  confirm?: boolean;
  palette?: "safe" | "usual";
}
/** A player: how they have fared, their ratings and a page of their finished games, the last first. `account` is null for a guest. */
export interface Profile {
  name: string;
  account: string | null;
  since: number;
  records: RecordAgainst[];
  ratings: PlayerRating[];
  games: PlayedGame[];
  more: boolean;
}
export interface RankedPlayer {
  place: number;
  account: string;
  name: string;
  rating: number;
  spread: number;
  games: number;
  won: number;
}
/** Those with a rating in a game, by what they almost certainly are worth (the rating less one and a half times its spread). */
export interface Ranking {
  game: string;
  players: RankedPlayer[];
}
/** How reactions are asked for: until a bell rings after so many seconds, by standing orders only, or of everyone who could react. */
export interface ReactionRule {
  mode?: "bell" | "everyone" | "orders";
  seconds?: number;
}
/** Reactions are open, or no longer: after the step with this number. Who has chosen is not to be seen until the window closes. `left`: milliseconds until the bell, null without one. `held`: who has stopped it. `chosen`: what the viewer's own seats have chosen, and may change; `orders`: their standing orders. */
export interface Reactions {
  type: "reactions";
  seq: number;
  open: boolean;
  left: number | null;
  held: number[];
  chosen: Record<string, number>;
  orders: Record<string, Order[]>;
}
/** How somebody has fared in a game against the computer of a level; without a level: against people. */
export interface RecordAgainst {
  game: string;
  level: number | null;
  won: number;
  drawn: number;
  lost: number;
}
/** A game's rules in words. */
export interface Reference {
  intro: string;
  chapters: Chapter[];
}
/** The message with this id changed nothing. An empty id: a message that had none, or could not be read. */
export interface Refused {
  type: "refused";
  id: string;
  error: ErrorCode;
  message: string;
  rule: string | null;
}
/** A moment of a game: the table after so many answers, what was heard of the last one, and the answer, where it may be known. `move`: the number that its step has in the log at the table (of a seat in its own log, otherwise in a spectator's); 0 before the first. */
export interface ReplayStep {
  step: number;
  move: number;
  view: View;
  events: WireEvent[];
  answer: GivenAnswer | null;
}
/** A new password, chosen by a link that whoever runs the server has given out. */
export interface Reset {
  token: string;
  password: string;
}
export interface RuleText {
  id: string;
  title: string;
  text: string;
}
export interface Say {
  type: "chat";
  text: string;
}
/** A seat as everybody sees it. `level`: how well the computer plays that sits there. In lists of tables, of a game that is over: how it ended for the seat. */
export interface SeatCard {
  seat: number;
  kind: "computer" | "human" | "open";
  name: string;
  level: number | null;
  present: boolean;
  ready: boolean;
  turn: boolean;
  clock: number | null;
  team: number;
  score?: number | null;
  won?: boolean | null;
}
/** What a seat did in a game: its moves, the seconds that they took, and its luck. `luck`: how much better or worse it stood after dice and cards than they lead to on average, added up, by the game's own judgement in shares of a win; null where the game has none. `tallies`: what the game counts, such as damage, by name (see Tallies in statistics). */
export interface SeatStatistics {
  seat: number;
  moves: number;
  seconds: number;
  luck: number | null;
  tallies?: Record<string, number>;
}
/** Presence, names or clocks have changed. `watching`: how many look on without a seat; `watchers`: those of them with a name. */
export interface Seats {
  type: "seats";
  seats: SeatCard[];
  watching?: number;
  watchers?: string[];
}
/** The seat's standing orders from now on; the first that fits counts. */
export interface SetOrders {
  type: "orders";
  id: string;
  seat: number;
  orders: Order[];
}
/** How each seat stood after a move, by the game's own judgement, in shares of a win. */
export interface StandingAt {
  move: number;
  shares: number[];
}
/** The table as one viewer sees it. Views by seat; a spectator's stands under "-1". A view also has `where`, the place in the rulebook, and `figures`, the numbers of what lies on the table as the seat knows them: by name and by the thing's number, [least, most] where it cannot know better. `could_react`: while reactions are open, all who are asked for one; who of them has chosen already is not to be seen. `can_undo`: by seat whether it may take its last answer back, or why not; of a seat of which it is not known yet, a message says it later. */
export interface State {
  seq: number;
  waiting: (number | "chance")[];
  could_react: number[];
  views: Record<string, View>;
  decisions: Record<string, DecisionView>;
  can_undo: Record<string, boolean | string>;
  over: Outcome | null;
}
/** Something was answered or taken back. Numbers are dense, from 1. `state` is null for steps that the viewer missed: the welcome has brought the newest, and older ones are told on request. If it is `partial`, its views have only the fields that differ from the step before; a socket that is opened with `partial=1` is told so. `events` is all that the viewer heard. Where that is several seats, and they heard different things, `by_seat` has what each of them heard: people who share a screen must not read each other's secrets. */
export interface Step {
  type: "step";
  seq: number;
  events: WireEvent[];
  state: State | null;
  by_seat: Record<string, WireEvent[]>;
  partial?: boolean;
}
/** A running game that the newer rules on this server cannot take over as it was played. `step`: so many of its steps (`of`) still go through; the next is not possible any more, and `why` says so. The owner chooses how it goes on. `now`: the rules' version here. */
export interface Stopped {
  step: number;
  of: number;
  why: string;
  now: string;
}
/** A move after which things stood otherwise: the seat that gained or lost most by it, and its shares of a win before and after. */
export interface Swing {
  move: number;
  seat: number;
  before: number;
  after: number;
}
/** A table in a list. `you`: the seats that the asker holds, of a finished game also those that the computer took over. `updated`: when it last changed, or when the game ended. `result`: how it ended for the asker. */
export interface TableCard {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: SeatCard[];
  status: Status;
  your_turn: boolean;
  updated: number;
  you: number[];
  host: string;
  clock: Clock | null;
  moves: number;
  created: number;
  result: "drawn" | "lost" | "won" | null;
}
/** What there is to know of a table besides the game on it. The seed is told when the game is over. `explains`: are there figures? `reactions`: null for games in which nobody is asked for reactions in secret. `rules`: the version that is played by; `began_with`: the older one with which it began. `archived`: it was played by older rules, and is shown as it was kept then. `closed`: whoever runs the server has ended it. */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  options: Record<string, string>;
  status: Status;
  seats: SeatCard[];
  clock: Clock | null;
  commitment: string | null;
  seed: string | null;
  created: number;
  owner_name: string;
  pack: string | null;
  labels: Record<string, string[]>;
  facts: Record<string, (Record<string, number | string | (number | string)[]>)[]>;
  fields: Record<string, FieldCard>;
  explains: boolean;
  reactions: ReactionRule | null;
  began_with?: string | null;
  archived?: boolean;
  stopped?: Stopped | null;
  closed?: boolean;
}
/** What a rule gives to a figure: its text is `term-<name>`; without a name it is called what the thing is called. */
export interface TermView {
  amount: number;
  rule: string;
  name: string;
  thing: [string, number] | null;
}
/** A computer seat thinks, since so many seconds of unix time. It may come again for the same seat. `place`: in the line of those who wait for a processor; 0: it has one. `less`: many wait, so it thinks less than usual. */
export interface Thinking {
  type: "thinking";
  seat: number;
  since: number;
  place: number;
  less: boolean;
}
/** A tournament in a list. `rounds`: how many it has in all, `round`: which one is under way, 0 before the first. */
export interface TournamentCard {
  id: string;
  name: string;
  game: string;
  form: "round_robin" | "swiss";
  state: "open" | "over" | "running";
  host: string;
  players: number;
  round: number;
  rounds: number;
  created: number;
  joined: boolean;
  seats: number;
}
/** Players by their numbers, in the order of the seats, or one with a bye. `points`: null while it is played. */
export interface TournamentMatch {
  players: number[];
  table: string | null;
  points: number[] | null;
}
/** A tournament. `you`: the asker's number among the players; `host`: is the asker the host? */
export interface TournamentPage {
  card: TournamentCard;
  options: Record<string, string>;
  clock: Clock;
  days: number;
  standings: TournamentRow[];
  rounds: TournamentRound[];
  you: number | null;
  host: boolean;
  most: number;
}
export interface TournamentRound {
  until: number;
  matches: TournamentMatch[];
}
/** How somebody stands. Ties are broken by the opponents' points (Buchholz), those of the beaten (Sonneborn-Berger), then wins. */
export interface TournamentRow {
  place: number;
  player: number;
  name: string;
  points: number;
  buchholz: number;
  beaten: number;
  won: number;
  drawn: number;
  lost: number;
  left: boolean;
}
/** Take the seat's last answer back. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
  seat: number;
}
/** How a game goes on that newer rules have stopped: from the last step that is possible by them, or not at all (its save is kept). */
export interface UpgradeChoice {
  choice: "end" | "go_on";
}
/** Whether every die and card follows from the revealed seed, and how many there were. */
export interface Verified {
  commitment: string | null;
  seed: string | null;
  checked: number;
  ok: boolean;
}
/** An option as the computer weighed it: the share of a win that it expects (null: it cannot tell), and the part of its thoughts. */
export interface Weighed {
  option: number;
  share: number | null;
  weight: number;
}
/** The first message of a connection, and again whenever the client has to begin afresh. `you`: the seats that the viewer holds; `back`: those that the computer plays for the viewer, who may come back to them. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  you: number[];
  back: number[];
  owner: boolean;
  seq: number;
  state: State;
  chat: Chat[];
  watching?: number;
  watchers?: string[];
}
/** Something that happened, as this viewer heard it: what may not be known is null. */
export interface WireEvent {
  event: string;
  rule: string;
  values: Record<string, number | number[] | null>;
  kinds: Record<string, string>;
}
export type ClientMessage = Move | Undo | Anew | Say | AskHint | AskOdds | AskExplain | Hold | SetOrders | Ping;
export type ServerMessage = Welcome | Step | Missed | Ack | Refused | Seats | Chat | Thinking | Hint | OddsMessage | Explained | CanUndo | Reactions | Pong;

export interface Hidden { hidden: number | null; known?: number[] }
export type SeenRow = Record<string, number | null | number[] | Hidden>;
export type Seen = number | null | Hidden | (number | null)[] | (number[] | Hidden)[] | (SeenRow[] | Hidden)[] | SeenRow[];
/** By name, then by the thing's number: what the rules work out for what lies on the table; where that is not known, the least and most. */
export type Figures = Record<string, Record<number, number | [number, number]>>;
/** One entry for each declared field of the game's table; what may not be seen is null or Hidden. */
export interface View { where: string[]; figures: Figures; [field: string]: Seen | string[] | Figures }
export type ChatMessage = Chat;
