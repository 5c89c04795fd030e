import type { Side } from '@sortie/geometry';
import type { RuleId } from '@sortie/kernel';
import type { Struck } from '../event.ts';
import type { LocationTable } from '../questions.ts';
import { CITE, type ClassicRule, type Table, told } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import { LOCATIONS } from '../sheet/sheet.ts';
import { sheetFor } from '../state.ts';
import { DICE, inTable } from './tables.ts';

const tableRule = (id: RuleId, name: LocationTable): ClassicRule => ({
  id,
  cite: CITE,
  kind: 'core',
  base: {
    location: ({ table, side, quad, rolled }) => {
      const location = table === name ? inTable(table, side, quad, rolled) : undefined;
      return location ? LOCATIONS.indexOf(location) : undefined;
    },
  },
});

/** A two on the table for the whole body may go through armor. */
const THROUGH_ARMOR = 2;

/** Roll for the place that some damage strikes. Legs behind cover are not struck: the cover is. */
export function locate(play: Table, id: UnitId, table: LocationTable, side: Side, damage: number, cover = false): Struck {
  const sheet = sheetFor(play.state.units[id]!);
  const roll = play.roll(DICE[table], 6, RULE_OF[table]);
  const location = LOCATIONS[play.ask('location', { table, side, quad: sheet.quad, rolled: roll.total }).total]!;
  const covered = cover && sheet.legs.includes(location);
  const struck: Struck = { roll, location, damage, critical: table === 'body' && roll.total === THROUGH_ARMOR, covered };
  play.emit({ type: 'located', unit: id, side, struck });
  return struck;
}

const RULE_OF: { readonly [T in LocationTable]: RuleId } = { body: 'TW-loc-mek', punch: 'TW-loc-punch', kick: 'TW-loc-kick' };

export const locationRules: readonly ClassicRule[] = [
  tableRule('TW-loc-mek', 'body'),
  tableRule('TW-loc-punch', 'punch'),
  tableRule('TW-loc-kick', 'kick'),
  told('TW-loc-rear'),
  told('TW-loc-cover'),
  told('TW-loc-missing'),
];
