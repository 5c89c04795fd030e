import type { Effect } from '@sortie/board-view';

/** Where a sound is made: the clock, the way out, and a second of noise. */
export interface Desk {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

/** Makes a sound that begins at a moment of the clock, in seconds. */
export type Voice = (desk: Desk, at: number) => void;

interface Swell {
  readonly peak: number;
  readonly attack?: number;
  readonly length: number;
}

function swell({ context, out }: Desk, at: number, { peak, attack = 0.006, length }: Swell): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

/** A tone that slides from one pitch to another. */
function tone(desk: Desk, at: number, type: OscillatorType, from: number, to: number, loud: Swell): void {
  const source = desk.context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(Math.max(20, to), at + loud.length);
  source.connect(swell(desk, at, loud));
  source.start(at);
  source.stop(at + loud.length + 0.02);
}

/** Noise through a filter that slides from one pitch to another. */
function rush(desk: Desk, at: number, type: BiquadFilterType, from: number, to: number, loud: Swell): void {
  const source = desk.context.createBufferSource();
  source.buffer = desk.noise;
  source.loop = true;
  const filter = desk.context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = type === 'bandpass' ? 1.4 : 0.7;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(Math.max(30, to), at + loud.length);
  source.connect(filter).connect(swell(desk, at, loud));
  source.start(at);
  source.stop(at + loud.length + 0.02);
}

const laser: Voice = (desk, at) => {
  tone(desk, at, 'sawtooth', 1900, 340, { peak: 0.16, length: 0.26 });
  tone(desk, at, 'square', 2900, 620, { peak: 0.05, length: 0.2 });
};
const pulses: Voice = (desk, at) => {
  for (let i = 0; i < 4; i++) tone(desk, at + i * 0.07, 'sawtooth', 2100, 900, { peak: 0.12, length: 0.06 });
};
const particles: Voice = (desk, at) => {
  rush(desk, at, 'bandpass', 3200, 500, { peak: 0.4, length: 0.42 });
  tone(desk, at, 'square', 180, 60, { peak: 0.18, length: 0.4 });
};
const rockets: Voice = (desk, at) => {
  for (let i = 0; i < 4; i++) rush(desk, at + i * 0.055, 'bandpass', 500, 2600, { peak: 0.2, attack: 0.03, length: 0.34 });
};
const guns: Voice = (desk, at) => {
  for (let i = 0; i < 5; i++) rush(desk, at + i * 0.062, 'lowpass', 2400, 300, { peak: 0.5, length: 0.075 });
};
const rail: Voice = (desk, at) => {
  rush(desk, at, 'highpass', 5200, 900, { peak: 0.35, length: 0.16 });
  tone(desk, at, 'sine', 220, 48, { peak: 0.4, length: 0.3 });
};
const fire: Voice = (desk, at) => rush(desk, at, 'lowpass', 1400, 500, { peak: 0.3, attack: 0.06, length: 0.5 });
const howitzer: Voice = (desk, at) => {
  tone(desk, at, 'sine', 120, 34, { peak: 0.6, length: 0.4 });
  rush(desk, at + 0.1, 'bandpass', 2200, 500, { peak: 0.12, attack: 0.2, length: 0.65 });
};
const clang: Voice = (desk, at) => {
  tone(desk, at, 'triangle', 620, 240, { peak: 0.4, length: 0.22 });
  rush(desk, at, 'bandpass', 1800, 700, { peak: 0.4, length: 0.14 });
};

const SHOTS: Readonly<Record<Extract<Effect, { kind: 'shot' }>['style'], Voice>> = {
  beam: laser,
  pulse: pulses,
  bolt: particles,
  missiles: rockets,
  shells: guns,
  slug: rail,
  flame: fire,
  artillery: howitzer,
  blow: clang,
};

const explosion =
  (size: number): Voice =>
  (desk, at) => {
    rush(desk, at, 'lowpass', 900 + size * 300, 60, { peak: 0.35 + size * 0.18, length: 0.25 + size * 0.32 });
    tone(desk, at, 'sine', 100, 28, { peak: 0.3 + size * 0.14, length: 0.22 + size * 0.24 });
  };

const jets: Voice = (desk, at) => rush(desk, at, 'bandpass', 300, 1300, { peak: 0.34, attack: 0.1, length: 0.8 });
const thud: Voice = (desk, at) => tone(desk, at, 'sine', 92, 40, { peak: 0.34, length: 0.13 });
const engine: Voice = (desk, at) => rush(desk, at, 'lowpass', 220, 320, { peak: 0.22, attack: 0.08, length: 0.6 });
const scrape: Voice = (desk, at) => rush(desk, at, 'bandpass', 900, 300, { peak: 0.3, attack: 0.05, length: 0.5 });
const whoosh: Voice = (desk, at) => rush(desk, at, 'bandpass', 400, 2400, { peak: 0.26, attack: 0.04, length: 0.5 });

/** Two or three feet set down, however long the way. */
const steps =
  (many: number): Voice =>
  (desk, at) => {
    for (let i = 0; i < Math.min(5, Math.max(1, many)); i++) thud(desk, at + i * 0.17);
  };

/** What an effect sounds like, if it does. */
export function voiceOf(effect: Effect): Voice | undefined {
  switch (effect.kind) {
    case 'shot':
      return SHOTS[effect.style];
    case 'blast':
      return explosion(effect.size);
    case 'travel':
      if (effect.flying) return jets;
      if (effect.gait === 'skid') return scrape;
      if (effect.gait === 'drive') return engine;
      return effect.gait === 'fly' ? whoosh : steps(effect.stops.length - 1);
    case 'dust':
      return explosion(0.4);
    case 'eject':
      return whoosh;
    case 'plume':
      return fire;
    default:
      return undefined;
  }
}

/** Dice on a table. */
export const rattle: Voice = (desk, at) => {
  for (let i = 0; i < 6; i++)
    rush(desk, at + i * 0.055 + (i % 3) * 0.012, 'bandpass', 2600 + (i % 4) * 500, 1800, { peak: 0.18, length: 0.035 });
};

/** It is one's own move. */
export const chime: Voice = (desk, at) => {
  tone(desk, at, 'sine', 660, 655, { peak: 0.12, length: 0.22 });
  tone(desk, at + 0.12, 'sine', 990, 985, { peak: 0.1, length: 0.3 });
};
