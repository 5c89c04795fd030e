import { keepsStation } from '../card/craft.ts';
import { indexOf } from '../combat/brackets.ts';
import { damageAt } from '../combat/weapons.ts';
import type { Aim } from '../questions.ts';
import { asc, type RadarRule } from '../rule.ts';

const printed = ({ attacker, arc, weapon, counted }: Aim): number => attacker.card.arcs[arc]?.[weapon]?.[indexOf(counted)] ?? 0;

const byBracket: RadarRule = asc('ASC-space-damage-by-bracket', 80, {
  base: { damage: aim => (aim.bomb === null ? printed(aim) : undefined) },
  atLeast: { damage: () => 0 },
});

const lost = (aim: Aim): number => (aim.bomb === null ? damageAt(aim.attacker, aim.arc, aim.weapon, aim.counted) - printed(aim) : 0);
const many = ({ attacker }: Aim): boolean => Object.keys(attacker.card.arcs).length > 1;

const single: RadarRule = asc('ASC-crit-weapon-single', 82, { adds: { damage: aim => (many(aim) ? undefined : lost(aim) || undefined) } });
const multiple: RadarRule = asc('ASC-crit-weapon-multi-arc', 82, {
  adds: { damage: aim => (many(aim) ? lost(aim) || undefined : undefined) },
});

const fromBehind = ({ struck, target }: Pick<Aim, 'struck' | 'target'>): number | undefined =>
  struck === 'rear' && !keepsStation(target) ? 1 : undefined;
const rear: RadarRule = asc('ASC-space-damage-rear', 80, { base: { behind: fromBehind }, adds: { damage: fromBehind } });

export const damageRules: readonly RadarRule[] = [
  byBracket,
  single,
  multiple,
  rear,
  asc('ASC-sa-notation', 89, { structural: '`damageOf` reads the values of a card, bracket by bracket' }),
  asc('ASC-space-no-damage-specials', 80, { structural: 'nothing of the card but its damage values is asked for' }),
  asc('ASC-space-no-heat-special', 80, {
    structural: 'nothing of the card but its damage values is asked for, and heat comes from overheating alone',
  }),
];
