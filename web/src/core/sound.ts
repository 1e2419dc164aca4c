/* Sounds made by code: dice, cards, hits, your turn, the end. Nothing is made before somebody has switched sound on, and browsers let nothing be heard before
 * the page was touched. */
import { settings } from "./settings.svelte";

export type Sound = "dice" | "card" | "swing" | "hit" | "fall" | "gain" | "turn" | "victory" | "defeat";

const LOUDNESS = { quiet: 0.18, normal: 0.42, loud: 0.85 } as const;
const AT_ONCE = 40; // ms: the same sound twice within so short a time is one

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const played = new Map<Sound, number>();

class Voice {
  readonly start: number;
  constructor(
    private readonly on: AudioContext,
    private readonly out: AudioNode,
  ) {
    this.start = on.currentTime + 0.01;
  }

  /** A loudness that rises at once and dies away. */
  private envelope(at: number, lasts: number, peak: number, attack = 0.004): GainNode {
    const gain = this.on.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(peak, at + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
    gain.connect(this.out);
    return gain;
  }

  tone(
    frequency: number,
    after: number,
    lasts: number,
    peak: number,
    shape: OscillatorType = "sine",
    to = frequency,
    attack = 0.004,
  ): void {
    const at = this.start + after;
    const source = this.on.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(frequency, at);
    source.frequency.exponentialRampToValueAtTime(to, at + lasts);
    source.connect(this.envelope(at, lasts, peak, attack));
    source.start(at);
    source.stop(at + lasts + 0.02);
  }

  /** Air, wood, earth: noise through a band that may wander. */
  rush(frequency: number, after: number, lasts: number, peak: number, to = frequency, width = 1.2, attack = 0.004): void {
    const at = this.start + after;
    const source = this.on.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    const band = this.on.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = width;
    band.frequency.setValueAtTime(frequency, at);
    band.frequency.exponentialRampToValueAtTime(to, at + lasts);
    source.connect(band).connect(this.envelope(at, lasts, peak, attack));
    source.start(at, Math.random() * 0.5);
    source.stop(at + lasts + 0.02);
  }
}

const SOUNDS: Readonly<Record<Sound, (voice: Voice) => void>> = {
  dice(voice) {
    for (const [after, peak] of [
      [0, 0.5],
      [0.07, 0.65],
      [0.16, 0.45],
      [0.22, 0.7],
      [0.33, 0.4],
      [0.46, 0.28],
    ] as const)
      voice.rush(1500 + Math.random() * 1400, after, 0.05, peak, 900, 3);
  },
  card: (voice) => (voice.rush(900, 0, 0.16, 0.3, 3600, 0.8, 0.05), voice.rush(2600, 0.15, 0.04, 0.3, 1400, 2)),
  swing: (voice) => voice.rush(400, 0, 0.28, 0.42, 2400, 0.9, 0.12),
  hit: (voice) => (voice.tone(150, 0, 0.24, 0.85, "triangle", 48), voice.rush(1100, 0, 0.16, 0.7, 260, 0.7)),
  fall: (voice) => (
    voice.tone(110, 0, 0.7, 0.9, "triangle", 32),
    voice.rush(700, 0, 0.62, 0.6, 90, 0.6),
    voice.rush(1600, 0.18, 0.2, 0.22, 500, 1)
  ),
  gain: (voice) => (voice.tone(660, 0, 0.14, 0.22), voice.tone(990, 0.06, 0.18, 0.2)),
  turn: (voice) => (voice.tone(587, 0, 0.5, 0.3, "sine", 587, 0.012), voice.tone(880, 0.15, 0.75, 0.3, "sine", 880, 0.012)),
  victory(voice) {
    for (const [n, frequency] of [392, 523, 659, 784].entries()) {
      voice.tone(frequency, n * 0.15, 0.5, 0.26, "triangle", frequency, 0.012);
      voice.tone(frequency * 2, n * 0.15, 0.4, 0.07, "sine", frequency * 2, 0.012);
    }
    for (const frequency of [523, 659, 784, 1047]) voice.tone(frequency, 0.62, 1.5, 0.16, "triangle", frequency, 0.02);
  },
  defeat(voice) {
    for (const [n, frequency] of [392, 349, 294].entries()) voice.tone(frequency, n * 0.26, 0.7, 0.26, "triangle", frequency * 0.985, 0.02);
  },
};

function makeNoise(on: AudioContext): AudioBuffer {
  const made = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = made.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return made;
}

export function play(sound: Sound): void {
  const { sound: wanted, volume } = settings.now;
  if (!wanted || document.hidden || typeof AudioContext === "undefined") return;
  const now = performance.now();
  if (now - (played.get(sound) ?? -AT_ONCE) < AT_ONCE) return;
  played.set(sound, now);
  context ??= new AudioContext();
  noise ??= makeNoise(context);
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = LOUDNESS[volume];
  out.connect(context.destination);
  SOUNDS[sound](new Voice(context, out));
}
