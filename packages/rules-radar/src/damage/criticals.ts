import { nth, type RuleId } from '@sortie/kernel';
import { type Arc, type CraftType, WEAPON_CLASSES, type WeaponClass } from '../card/card.ts';
import { classesIn } from '../card/craft.ts';
import { slotOf } from '../combat/weapons.ts';
import { asc, type RadarRule, type Table } from '../rule.ts';
import { CRITS, type Crit, type Fresh, type Unit } from '../shape.ts';

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

/** Roll for a critical hit; it is recorded now and felt in the End Phase. */
export function rollCritical(play: Table, id: number, arc: Arc, rule: RuleId): void {
  const unit = nth(play.state.units, id);
  const table = play.book.holds('vital', { type: unit.card.type });
  if (table === undefined) return;
  const roll = play.roll(2, 6, table);
  const crit = nth(CRITS, play.ask('critical', { type: unit.card.type, rolled: roll.total }).total);
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
  const there = classesIn(unit, arc);
  const slots = new Set(there.map(weapon => slotOf(arc, weapon)));
  if (Object.keys(unit.card.arcs).length === 1) return 'standard';
  if (slots.size < 2) return there[0] ?? null;
  for (;;) {
    const { total, terms } = play.ask('weaponStruck', { rolled: play.roll(1, 6, 'ASC-tbl-random-weapon-class').total });
    const weapon = terms.length === 0 ? nth(there, 0) : nth(WEAPON_CLASSES, total);
    if (slots.has(slotOf(arc, weapon))) return weapon;
  }
}

/** Bays have doors, and say so on the card: `AT2-D2`. */
const doors: RadarRule = asc('ASC-crit-door', 82, {
  base: { bays: ({ unit }) => unit.card.specials.filter(text => /-D\d/.test(text)).length },
});

function bayStruck(play: Table, unit: Unit): number {
  const bays = play.ask('bays', { unit }).total;
  if (bays < 2) return 0;
  for (;;) {
    const { total } = play.roll(1, 6, 'ASC-crit-door');
    if (total <= bays) return total - 1;
  }
}

/** A column of the table: what two dice mean for craft of some types. */
const columnRule = (id: RuleId, column: Column, types: readonly CraftType[]): RadarRule =>
  asc(id, 81, {
    affirms: { vital: ({ type }) => types.includes(type) },
    base: { critical: ({ type, rolled }) => (types.includes(type) ? CRITS.indexOf(nth(column, rolled - 2)) : undefined) },
  });

export const criticalRules: readonly RadarRule[] = [
  columnRule('ASC-tbl-aero-crits-fighter', FIGHTER, ['AF']),
  columnRule('ASC-tbl-aero-crits-dropship', DROPSHIP, ['SC', 'DS', 'DA']),
  columnRule('ASC-tbl-aero-crits-jumpship', JUMPSHIP, ['JS', 'WS', 'SS', 'SV']),
  asc('ASC-tbl-random-weapon-class', 81, {
    base: { weaponStruck: ({ rolled }) => WEAPON_CLASSES.indexOf(nth(CLASSES, rolled - 1)) },
  }),
  doors,
  asc('ASC-crit-none', 82, { structural: 'a hit to nothing is a fact like the others, and folds to nothing' }),
];
