import type { Aim } from '../questions.ts';
import { DEVICES, type How, WEAPONS } from '../shape.ts';

const SHOTS: readonly string[] = [...WEAPONS, 'strafe', 'airStrike'];

/** Whatever is neither a weapon nor a device is struck in contact. */
export const kindOf = (how: How): Aim['kind'] =>
  SHOTS.includes(how) ? 'weapon' : (DEVICES as readonly string[]).includes(how) ? 'device' : 'physical';
