import { writeUnit } from '@sortie/convert';
import { nameOf, type Unit } from '@sortie/roster';
import { createElement } from 'react';
import { UnitDetail } from '../units/detail/unit-detail.tsx';
import type { EditionName } from '../units/library/edition-name.ts';
import { openFile } from '../units/library/open-unit.ts';
import { rowOfUnit } from '../units/library/row.ts';
import { controlsOf, type Locals } from './rendered.fixture.ts';

const EDITIONS: readonly EditionName[] = ['current', 'companion'];
/** So many drawings of one unit are looked at. */
const MOST = 12;
/** These are turned to for every unit; whatever else can be chosen does the same for all of them, and is chosen once. */
const TABS = /^(Card|Why|Unit|Design)\b/;
const used = new Set<string>();

/**
 * Brings a unit in as a file, as players do with their own, lists it in the table of units, and looks at everything that its page shows.
 */
export function lookAt(unit: Unit): void {
  const { ending, text } = writeUnit(unit);
  for (const edition of EDITIONS) {
    const open = openFile('a.0', { name: `${nameOf(unit)}${ending}`, text }, edition);
    if (!open) continue;
    rowOfUnit(open.unit, edition, 'a.0', 'a');
    const page = createElement(UnitDetail, { open, edition, onEdition: () => undefined });
    // The cheapest of all show where a price cannot fall any further.
    for (const name of used) if (TABS.test(name) || unit.kind === 'infantry') used.delete(name);
    const seen: Locals[] = [new Map()];
    for (let n = 0; n < MOST; n++) {
      const locals = seen[n];
      if (!locals) break;
      for (const { name, use } of controlsOf(page, locals)) {
        if (used.has(name)) continue;
        used.add(name);
        seen.push(use());
      }
    }
  }
}
