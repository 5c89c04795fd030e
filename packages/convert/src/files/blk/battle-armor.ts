import type { Motive, Unit } from '@sortie/roster';
import { MOTIVES } from './codes.ts';
import { armorOf, type Desk, readIdentity, readLore, readMounts } from './common.ts';

/** Kilograms become tons only where a suit is weighed; a squad's mass is that of its weight class. */
const CLASS_TONS = [0.4, 0.75, 1, 1.5, 2] as const;

export function readBattleArmor(desk: Desk): Unit | string {
  const { blocks } = desk;
  const identity = readIdentity(desk);
  const troopers = blocks.number('trooper count');
  if (!(troopers >= 1 && troopers <= 6)) return `"${blocks.text('trooper count')}" is not a number of troopers`;
  const motive: Motive = MOTIVES[blocks.text('motion_type').toLowerCase()] ?? 'foot';
  const names = Array.from({ length: troopers }, (_, index) => `Trooper ${index + 1}`);
  const sections: Record<string, string> = { squad: 'Squad', point: 'Squad', troopers: 'Squad' };
  for (let index = 1; index <= 6; index++) sections[`trooper ${index}`] = `Trooper ${index}`;
  const weightClass = blocks.number('weightclass');
  const suit = blocks.numbers('armor')[0] ?? 0;
  const walk = blocks.number('cruisemp');
  const jump = blocks.number('jumpingmp');
  const armor = armorOf(desk, [], 'BA Standard (Basic)', {});
  return {
    kind: 'battle-armor',
    ...identity,
    tons: identity.tons > 0 ? identity.tons * troopers : (CLASS_TONS[weightClass] ?? 1) * troopers,
    motive,
    movement: motive === 'umu' ? { walk, run: walk, jump: 0, swim: jump } : { walk, run: walk, jump },
    armor: { ...armor, front: Object.fromEntries(names.map(name => [name, suit])) },
    structure: { type: 'Standard', points: Object.fromEntries(names.map(name => [name, 1])) },
    mounts: readMounts(desk, sections),
    squad: {
      troopers,
      weightClass,
      body: blocks.text('chassis').toLowerCase() === 'quad' ? 'quad' : 'biped',
      ...(blocks.text('turret') === '' ? {} : { turret: blocks.text('turret') }),
      ...(blocks.text('exoskeleton') === 'true' ? { exoskeleton: true } : {}),
    },
    ...readLore(desk),
  };
}
