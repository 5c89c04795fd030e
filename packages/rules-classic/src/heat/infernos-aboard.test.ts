import type { Unit as Paper } from '@sortie/roster';
import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { unitAt } from '../state.ts';
import { eventsOf, hold, NEXT, NORTH, type Placed, SOUTH, start } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const alone = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], ground });
/** A built-in design with something else bolted on or about it. */
const altered = (code: string, change: Partial<Paper>): Paper => ({ ...find(code)!, ...change });

rule('TW-heat-inferno', 'infernos aboard make heat more dangerous', () => {
  const hellish = altered('WVR-6R', { mounts: [{ kind: 'ammo', item: 'IS Ammo SRM-6 Inferno', at: 'LT', shots: 2 }] });
  const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, design: hellish, heat: 22 }, { at: '0117' }] });
  play.does(NORTH, hold(0));
  expect(eventsOf(play.does(SOUTH, hold(1), ...HIT, ...NEXT), 'ammoHeld')[0]).toMatchObject({ needed: 4, ok: true });
});

rule('TW-crit-lifesup', 'one hit is enough to let the heat in', () => {
  const { book, state } = alone({ heat: 20, hits: { HD: [5] } });
  expect(book.ask('heatHurts', { unit: unitAt(state, 0) }).total).toBe(1);
});
