import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { MUNITIONS } from '../../testing/guns.fixture.ts';
import { at, eventsOf, NEXT, type Placed, pair, WITNESS } from '../../testing/table.fixture.ts';
import { air, attacks, flown, hold } from '../aerospace/sky.fixture.ts';

rule('TOE-field-artillery-flak', 'a platoon that has not moved fires its artillery at a fighter', () => {
  const men = find('Foot Platoon (Rifle)')!;
  const design: Paper = {
    ...men,
    mounts: [
      ...men.mounts,
      { kind: 'weapon', item: 'ISThumper', at: 'FGUN' },
      { kind: 'ammo', item: 'ISThumperAmmo', at: 'FGUN', shots: 20 },
    ],
  };
  const use: readonly RuleId[] = [
    MUNITIONS,
    'TOE-artillery-direct-fire-modifiers',
    'TOE-ba-tube-fire',
    'TOE-artillery-flak-use',
    'TOE-artillery-flak-modifiers',
  ];
  const rules: readonly RuleId[] = [...use, 'TOE-field-artillery-flak'];
  const fighter = flown('08', 2, { armor: { NOS: 60 } }, 0);
  const platoon = (more: Partial<Placed> = {}): Placed => ({ at: '0809', design, ...more });
  const flak = hold(0, { barrages: [{ weapon: 1, at: at('0801'), way: 'flak' }] });
  const why = (unit: Placed, chosen: readonly RuleId[]) =>
    air({ phase: 'weapon', units: [unit, fighter, WITNESS], rules: chosen })
      .refuses(0, flak)
      .map(one => one.reason);
  expect(why(platoon(), use)).toEqual(['men with guns do not fire at what flies']);
  expect(why(platoon({ moved: ['walk', 1] }), rules)).toContain('who has moved serves no guns');
  const { events } = attacks(
    { units: [platoon(), fighter, WITNESS], rules },
    flak,
    6,
    6,
    ...pair(7),
    ...pair(7),
    ...pair(7),
    6,
    6,
    ...NEXT,
  );
  expect(eventsOf(events, 'damaged').map(({ unit }) => unit)).toEqual([1, 1, 1]);
});
