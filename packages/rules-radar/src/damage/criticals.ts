import type { RuleId } from '@sortie/kernel';
import type { Arc, CraftType, WeaponClass } from '../card/card.ts';
import { classesIn } from '../card/craft.ts';
import { slotOf } from '../combat/weapons.ts';
import { asc, type RadarRule, type Table } from '../rule.ts';
import type { Crit, Fresh, Unit } from '../shape.ts';

type Column = readonly Crit[];

/** What 2 to 12 mean, type by type. */
const FIGHTER: Column = [
  'fuel',
  'fireControl',
  'engine',
  'weapon',
  'none',
  'none',
  'none',
  'weapon',
  'engine',
  'fireControl',
  'crewKilled',
];
const DROPSHIP: Column = [
  'kfBoom',
  'dockingCollar',
  'none',
  'fireControl',
  'weapon',
  'thruster',
  'weapon',
  'door',
  'none',
  'engine',
  'crew',
];
const JUMPSHIP: Column = ['door', 'dock', 'fireControl', 'none', 'weapon', 'weapon', 'thruster', 'none', 'kfDrive', 'engine', 'crew'];

const COLUMNS: { readonly [T in CraftType]: readonly [Column, RuleId] } = {
  AF: [FIGHTER, 'ASC-tbl-aero-crits-fighter'],
  SC: [DROPSHIP, 'ASC-tbl-aero-crits-dropship'],
  DS: [DROPSHIP, 'ASC-tbl-aero-crits-dropship'],
  DA: [DROPSHIP, 'ASC-tbl-aero-crits-dropship'],
  JS: [JUMPSHIP, 'ASC-tbl-aero-crits-jumpship'],
  WS: [JUMPSHIP, 'ASC-tbl-aero-crits-jumpship'],
  SS: [JUMPSHIP, 'ASC-tbl-aero-crits-jumpship'],
  SV: [JUMPSHIP, 'ASC-tbl-aero-crits-jumpship'],
};

/** Roll for a critical hit; it is recorded now and felt in the End Phase. */
export function rollCritical(play: Table, id: number, arc: Arc, rule: RuleId): void {
  const unit = play.state.units[id]!;
  const [column, table] = COLUMNS[unit.card.type];
  const roll = play.roll(2, 6, table);
  const crit = column[roll.total - 2]!;
  play.emit({ type: 'critRolled', unit: id, roll, fresh: freshOf(play, unit, crit, arc), rule });
}

/** A critical hit that needs no roll. */
export const addCritical = (play: Table, id: number, crit: Crit, rule: RuleId): void =>
  play.emit({ type: 'critRolled', unit: id, roll: null, fresh: { crit, arc: 'front', weapon: null, bay: 0 }, rule });

function freshOf(play: Table, unit: Unit, crit: Crit, arc: Arc): Fresh {
  return { crit, arc, weapon: crit === 'weapon' ? weaponStruck(play, unit, arc) : null, bay: crit === 'door' ? bayStruck(play, unit) : 0 };
}

const CLASSES: readonly WeaponClass[] = ['standard', 'standard', 'capital', 'capital', 'missiles', 'missiles'];

/** The class that suffers: the only one there, or one by lot, and again where the lot falls on one that is not there. */
function weaponStruck(play: Table, unit: Unit, arc: Arc): WeaponClass | null {
  const slots = [...new Set(classesIn(unit, arc).map(weapon => slotOf(arc, weapon)))];
  if (Object.keys(unit.card.arcs).length === 1) return 'standard';
  if (slots.length < 2) return classesIn(unit, arc)[0] ?? null;
  for (;;) {
    const weapon = CLASSES[play.roll(1, 6, 'ASC-tbl-random-weapon-class').total - 1]!;
    if (slots.includes(slotOf(arc, weapon))) return weapon;
  }
}

/** Bays have doors, and say so on the card: `AT2-D2`. */
export const baysOf = (unit: Unit): readonly string[] => unit.card.specials.filter(text => /-D\d/.test(text));

function bayStruck(play: Table, unit: Unit): number {
  const bays = baysOf(unit).length;
  if (bays < 2) return 0;
  for (;;) {
    const { total } = play.roll(1, 6, 'ASC-crit-door');
    if (total <= bays) return total - 1;
  }
}

export const criticalRules: readonly RadarRule[] = [
  asc('ASC-tbl-aero-crits-fighter', 81),
  asc('ASC-tbl-aero-crits-dropship', 81),
  asc('ASC-tbl-aero-crits-jumpship', 81),
  asc('ASC-tbl-random-weapon-class', 81),
  asc('ASC-crit-none', 82),
];
