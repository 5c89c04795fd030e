import type { Aim } from '../questions.ts';
import { DEVICES, type How, WEAPONS } from '../shape.ts';

const KINDS = new Map<string, Aim['kind']>([
  ...DEVICES.map((how): [string, Aim['kind']] => [how, 'device']),
  ...[...WEAPONS, 'strafe', 'airStrike'].map((how): [string, Aim['kind']] => [how, 'weapon']),
]);

/** Whatever is neither a weapon nor a device is struck in contact. */
export const kindOf = (how: How): Aim['kind'] => KINDS.get(how) ?? 'physical';
