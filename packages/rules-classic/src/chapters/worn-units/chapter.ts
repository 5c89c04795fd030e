import { optional, type Read } from '@sortie/kernel';
import { type Condition, readCondition } from '@sortie/roster';
import type { ClassicChapter } from '../../chapter.ts';
import { bringWear } from './wear.ts';

/** Whatever a force file says of a unit, checked as there. */
const condition: Read<Condition> = (raw, at) => {
  const faults: string[] = [];
  const value = readCondition(raw, at ?? 'worn', (path, reason) => void faults.push(`${path}: ${reason}`));
  const [first] = faults;
  return first === undefined ? { ok: true, value } : { ok: false, problem: first };
};

/** Units that come as their last battle has left them. */
export const wornUnits: ClassicChapter<{ entry: 'worn' }> = {
  name: 'worn-units',
  rules: [],
  entry: { worn: optional(condition) },
  begin: (state, { forces }) => bringWear(state, forces.flat()),
};
