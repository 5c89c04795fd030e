import type { RuleId, Scenario } from '@sortie/kernel';
import { sectorNamed } from '../map/sectors.ts';
import { outerZone } from '../map/zones.ts';
import type { Area, Entry, Radar, Setup } from '../shape.ts';

export const force = (...names: readonly string[]): readonly Entry[] => names.map(craft => ({ craft }));
export const sectors = (...names: readonly string[]): Area => ({ sectors: names.map(sectorNamed) });
export const zones = (sector: string, ...hours: readonly number[]): Area => ({
  sectors: [sectorNamed(sector)],
  zones: hours.map(outerZone),
});

/** A ready game by the rules that it is given. */
export const scenario =
  (id: string, title: string, summary: string, roles: readonly string[], setup: Setup) =>
  (rules: readonly RuleId[]): Scenario<Radar> => ({ id, title, summary, roles, rules, setup });

/** Ready games that everybody can play. */
export const CORE_SCENARIOS = [
  scenario('duel', 'Fighters meet', 'Three fighters a side in the same sector, close to the jump point.', ['North', 'South'], {
    centre: 'space',
    forces: [force('Kestrel', 'Peregrine', 'Goshawk'), force('Kestrel', 'Peregrine', 'Goshawk')],
    areas: [zones('I1', 11, 12, 1), zones('I1', 5, 6, 7)],
    turns: 12,
    goal: 'rout',
  }),
  scenario(
    'convoy',
    'Convoy raid',
    'Two freighters with an escort make for the edge of the map; raiders wait for them.',
    ['Convoy', 'Raiders'],
    {
      centre: 'space',
      forces: [force('Drover', 'Drover', 'Peregrine', 'Condor', 'Goshawk'), force('Corsair', 'Kestrel', 'Kestrel')],
      areas: [
        { sectors: [sectorNamed('I4')], zones: [0] },
        { sectors: [sectorNamed('I4')], zones: [2, 4, 6] },
      ],
      turns: 14,
      goal: 'convoy',
    },
  ),
];
