import { runningSpeed, type Unit } from '@sortie/roster';
import { MOTIVES } from './codes.ts';
import { armorOf, type Desk, engineOf, readIdentity, readLore, readMounts } from './common.ts';

const SIDES: Readonly<Record<string, string>> = { front: 'FRONT', left: 'LEFT', right: 'RIGHT', rear: 'REAR' };

/**
 * A mobile structure has armor and construction factors hex by hex, and weapons by side. No other program writes such files:
 * this is only how ours are read again.
 */
export function readMobileStructure(desk: Desk): Unit | string {
  const { blocks } = desk;
  const motive = MOTIVES[blocks.text('motion_type').toLowerCase()];
  if (!motive) return `unknown motive system "${blocks.text('motion_type')}"`;
  const factors = blocks.numbers('factors');
  const hexes = factors.map((_, index) => hexName(index));
  const walk = blocks.number('cruisemp');
  return {
    kind: 'mobile-structure',
    ...readIdentity(desk),
    motive,
    movement: { walk, run: runningSpeed(walk), jump: blocks.number('jumpingmp') },
    engine: engineOf(desk, 0),
    armor: armorOf(desk, hexes, 'Standard', {}),
    structure: { type: 'Standard', points: Object.fromEntries(hexes.map((at, index) => [at, factors[index] ?? 0])) },
    mounts: readMounts(desk, { ...Object.fromEntries(hexes.map(at => [at.toLowerCase(), at])), ...SIDES }),
    ...readLore(desk),
  };
}

/** A, B, … Z, and then hexes by their number. */
const hexName = (index: number): string => (index < 26 ? String.fromCharCode(65 + index) : `H${index + 1}`);
