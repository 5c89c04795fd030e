import { keepsStation } from '../card/craft.ts';
import { indexOf } from '../combat/brackets.ts';
import { countedBracket } from '../combat/to-hit.ts';
import { damageAt } from '../combat/weapons.ts';
import type { Aim } from '../questions.ts';
import { asc, type RadarRule } from '../rule.ts';
import type { Bomb } from '../shape.ts';

/** What missiles carried outside do, whatever the range. */
const BOMB_DAMAGE: { readonly [B in Bomb]: number } = { AAA: 2, AS: 3, ASEW: 0 };

const printed = ({ attacker, arc, weapon, ...aim }: Aim, bracket = countedBracket({ attacker, arc, weapon, ...aim })): number =>
  attacker.card.arcs[arc]?.[weapon]?.[indexOf(bracket)] ?? 0;

const byBracket: RadarRule = asc('ASC-space-damage-by-bracket', 80, {
  base: { damage: aim => (aim.bomb === null ? printed(aim) : undefined) },
  atLeast: { damage: () => 0 },
});

const lost = (aim: Aim): number =>
  aim.bomb === null ? damageAt(aim.attacker, aim.arc, aim.weapon, countedBracket(aim)) - printed(aim) : 0;
const many = ({ attacker }: Aim): boolean => Object.keys(attacker.card.arcs).length > 1;

const single: RadarRule = asc('ASC-crit-weapon-single', 82, { adds: { damage: aim => (many(aim) ? undefined : lost(aim) || undefined) } });
const multiple: RadarRule = asc('ASC-crit-weapon-multi-arc', 82, {
  adds: { damage: aim => (many(aim) ? lost(aim) || undefined : undefined) },
});

const rear: RadarRule = asc('ASC-space-damage-rear', 80, {
  adds: { damage: ({ struck, target, bomb }) => (struck === 'rear' && !keepsStation(target) && bomb !== 'ASEW' ? 1 : undefined) },
});

const bombs = (id: 'ASC-bomb-aaa' | 'ASC-bomb-as', name: Bomb): RadarRule =>
  asc(id, 85, { base: { damage: ({ bomb }) => (bomb === name ? BOMB_DAMAGE[name] : undefined) } });

export const damageRules: readonly RadarRule[] = [
  byBracket,
  single,
  multiple,
  rear,
  bombs('ASC-bomb-aaa', 'AAA'),
  bombs('ASC-bomb-as', 'AS'),
  /** Nothing of the card but its damage values is asked for. */
  asc('ASC-space-no-damage-specials', 80),
  asc('ASC-space-no-heat-special', 80),
];
