/* Written by tools/wire.py from src/senki/server/wire.py and bodies.py. Do not edit: change those and run it again. */
export type Lang = "ja" | "en";
export type Status = "waiting" | "playing" | "over";
export type Shape = "one" | "some" | "number" | "share" | "order" | "yes_no" | "reaction";
export type ErrorCode = "unknown" | "not_found" | "bad_request" | "not_yours" | "not_asked" | "illegal" | "stale" | "over" | "full" | "too_fast" | "too_large" | "bad_origin" | "unauthorised" | "exists" | "wrong_password" | "cannot_undo" | "busy";
/** The message with this id was carried out and is kept for good. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}
/** Begin a sealed choice again. */
export interface Anew {
  type: "anew";
  id: string;
  seq: number;
  seat: number;
}
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
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
/** Hand a seat to the computer, change how well the computer in it plays, or open it for others. */
export interface ChangeSeat {
  kind: "computer" | "open";
  level?: number | null;
}
export interface Chapter {
  title: string;
  rules: RuleText[];
}
/** A line of talk; `seat` is null for a spectator. */
export interface Chat {
  type: "chat";
  who: string;
  seat: number | null;
  text: string;
  at: number;
}
/** Time to think: so many seconds for the game and an increment for each answer, or so many days for each answer. */
export type Clock = null | {
  seconds?: number | null;
  increment?: number;
  days?: number | null;
};
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
/** A seat's open question. Only whoever holds the seat gets it. `limits`: of shares, how many each candidate may get in all. */
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
  sealed: boolean;
}
export interface Done {
  ok: boolean;
}
export interface ErrorBody {
  error: ErrorCode;
  message: string;
  rule: string | null;
}
/** What lies in a field of a view: the kind of its numbers, and how many rows in succession belong to a seat. */
export interface FieldCard {
  kind: string;
  per: number;
}
/** A game that the server has. `levels`: the computer players that it offers, weakest first. */
export interface GameCard {
  id: string;
  seats: number[];
  options: OptionCard[];
  levels: number[];
  playable: boolean;
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
/** Who the asker is: a guest with a name, or an account. An empty name: somebody who has not given one yet. */
export interface Me {
  name: string;
  lang: Lang;
  account: string | null;
}
/** Answers of a seat: one, or the steps of one choice in several steps. `seq` is the last step that the client has. */
export interface Move {
  type: "move";
  id: string;
  seq: number;
  seat: number;
  answers: number[];
}
export interface NewName {
  name: string;
  lang: Lang;
}
export interface NewPassword {
  old: string;
  new: string;
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
}
/** Where "your turn" is sent as a small POST, if the server does that at all; null for nowhere. */
export interface NoticeAddress {
  address: string | null;
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
/** A choice made before the game; `seats` names the numbers of seats that a value needs, where it needs certain ones. `needs` does the same for the values of other options. */
export interface OptionCard {
  name: string;
  values: string[];
  seats: Record<string, number[]>;
  needs: Record<string, Record<string, string[]>>;
}
/** How a game ended. */
export interface Outcome {
  scores: number[];
  winners: number[];
}
/** Is the other side there? */
export interface Ping {
  type: "ping";
}
/** The answer to a ping. */
export interface Pong {
  type: "pong";
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
/** A moment of a game: the table after so many answers, what was heard of the last one, and the answer, where it may be known. */
export interface ReplayStep {
  step: number;
  view: View;
  events: WireEvent[];
  answer: GivenAnswer | null;
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
/** A seat as everybody sees it. `level`: how well the computer plays that sits there. */
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
}
/** Presence, names or clocks have changed. */
export interface Seats {
  type: "seats";
  seats: SeatCard[];
}
/** The table as one viewer sees it. Views by seat; a spectator's stands under "-1". */
export interface State {
  seq: number;
  waiting: (number | "chance")[];
  views: Record<string, View>;
  decisions: Record<string, DecisionView>;
  can_undo: Record<string, boolean | string>;
  over: Outcome | null;
}
/** Something was answered or taken back. Numbers are dense, from 1. `events` is all that the viewer heard. Where that is several seats, and they heard different things, `by_seat` has what each of them heard: people who share a screen must not read each other's secrets. */
export interface Step {
  type: "step";
  seq: number;
  events: WireEvent[];
  state: State;
  by_seat: Record<string, WireEvent[]>;
}
/** A table in a list. `you`: the seats that the asker holds. */
export interface TableCard {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: SeatCard[];
  status: Status;
  your_turn: boolean;
  updated: number;
  you: number[];
}
/** What there is to know of a table besides the game on it. The seed is told when the game is over. */
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
  facts: Record<string, (Record<string, number | string>)[]>;
  fields: Record<string, FieldCard>;
}
/** A computer seat thinks, since so many seconds of unix time. */
export interface Thinking {
  type: "thinking";
  seat: number;
  since: number;
}
/** Take the seat's last answer back. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
  seat: number;
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
}
/** Something that happened, as this viewer heard it: what may not be known is null. */
export interface WireEvent {
  event: string;
  rule: string;
  values: Record<string, number | number[] | null>;
  kinds: Record<string, string>;
}
export type ClientMessage = Move | Undo | Anew | Say | AskHint | AskOdds | Ping;
export type ServerMessage = Welcome | Step | Ack | Refused | Seats | Chat | Thinking | Hint | OddsMessage | Pong;

export interface Hidden { hidden: number | null; known?: number[] }
export type Seen = number | null | Hidden | (number | null)[] | (number[] | Hidden)[];
/** One entry for each declared field of the game's table; what may not be seen is null or Hidden. */
export interface View { where: string[]; [field: string]: Seen | string[] }
export type ChatMessage = Chat;
