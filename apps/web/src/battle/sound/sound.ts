import { type Effect, schedule } from '@sortie/board-view';
import { useStaging } from '../present/staging.ts';
import { chime, type Desk, rattle, type Voice, voiceOf } from './voices.ts';

/** Seconds of noise that all voices share. */
const NOISE = 1;
/** At most so many sounds of one volley. */
const MOST = 12;

let desk: (Desk & { readonly context: AudioContext; readonly out: GainNode }) | undefined;
let allowed = false;

/** Browsers let a page make sounds after somebody has touched it: until then there is silence. */
function listenForGesture(): void {
  if (allowed) return;
  const begin = (): void => {
    allowed = true;
    removeEventListener('pointerdown', begin, true);
    removeEventListener('keydown', begin, true);
  };
  addEventListener('pointerdown', begin, true);
  addEventListener('keydown', begin, true);
}

function open(): typeof desk {
  const { volume } = useStaging.getState();
  if (!allowed || volume <= 0 || typeof AudioContext === 'undefined') return undefined;
  if (!desk) {
    const context = new AudioContext();
    const out = context.createGain();
    out.connect(context.destination);
    desk = { context, out, noise: hiss(context) };
  }
  desk.out.gain.value = volume * 0.6;
  if (desk.context.state === 'suspended') void desk.context.resume();
  return desk;
}

function hiss(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function sound(voice: Voice, after = 0): void {
  const at = open();
  if (at) voice(at, at.context.currentTime + 0.01 + after);
}

/** Everything that effects sound like, at the moments when they are seen. */
function effects(list: readonly Effect[], speed: number): void {
  if (!Number.isFinite(speed)) return;
  const { starts } = schedule(list, speed);
  let made = 0;
  list.forEach((effect, i) => {
    const voice = voiceOf(effect);
    if (voice && made++ < MOST) sound(voice, (starts[i] ?? 0) / 1000);
  });
}

/** The sounds of a battle, made on the spot. */
export const sounds = { listenForGesture, effects, dice: () => sound(rattle), turn: () => sound(chime) };
