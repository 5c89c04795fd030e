import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { factorAt } from '../buildings/buildings.ts';
import { options } from '../options.ts';
import type { Blow } from '../shape.ts';
import { exchange, scene } from '../testing/blows.fixture.ts';
import { at, eventsOf, hold, NORTH, SOUTH, start, strike } from '../testing/table.fixture.ts';

const MEN = { at: '0809', design: 'Foot Platoon (Rifle)' } as const;
const WALL = { '0809': 'H' } as const;

rule('TW-phys-building', 'nobody misses the walls beside it', () => {
  const kick: Blow = { kind: 'wreck', limb: 'RL', at: at('0809'), target: 0 };
  const play = scene({ piloting: 8 }, MEN, [], WALL);
  expect([...options(play.state, NORTH, play.book)]).toContainEqual(strike(0, kick));
  const events = exchange(play, kick, []);
  expect(eventsOf(events, 'struck')[0]).toMatchObject({ hit: true, roll: null, damage: 11 });
  expect(factorAt(play.state, at('0809'))).toBe(29);
  const far: Blow = { ...kick, at: at('0811') };
  expect(
    scene({}, MEN, [], { ...WALL, '0811': 'H' })
      .refuses(NORTH, strike(0, far))
      .map(one => one.rule),
  ).toContain('TW-phys-range');
  // Whom only walls save, one is asked about.
  const asked = start({ phase: 'weapon', units: [{ at: '0808', facing: 3 }, MEN], ground: WALL });
  asked.does(NORTH, hold(0));
  asked.does(SOUTH, hold(1));
  expect(asked.state).toMatchObject({ phase: 'physical', active: NORTH });
});
