import type { Ground, Sight } from '../board/ground.ts';

const SLOTS = 1 << 14;

/** Lines already looked along: the same few are asked for again and again while options are weighed. */
interface Lines {
  readonly ends: Int32Array;
  readonly levels: Int32Array;
  readonly blocked: Uint8Array;
}

/** The same answers as `look` gives, remembered in a table of fixed size for each way of reading the rules. */
export function remembering(look: Ground['blocked']): Ground['blocked'] {
  const tables = new WeakMap<Sight, Lines>();
  return (a, aLevel, b, bLevel, sight) => {
    let lines = tables.get(sight);
    if (!lines) {
      lines = { ends: new Int32Array(SLOTS).fill(-1), levels: new Int32Array(SLOTS), blocked: new Uint8Array(SLOTS) };
      tables.set(sight, lines);
    }
    const ends = (a << 16) | b;
    const levels = (aLevel << 8) | bLevel;
    const slot = (Math.imul(ends ^ Math.imul(levels, 0x9e3779b1), 0x85ebca6b) >>> 18) & (SLOTS - 1);
    if (lines.ends[slot] === ends && lines.levels[slot] === levels) return lines.blocked[slot] === 1;
    const blocked = look(a, aLevel, b, bLevel, sight);
    lines.ends[slot] = ends;
    lines.levels[slot] = levels;
    lines.blocked[slot] = blocked ? 1 : 0;
    return blocked;
  };
}
