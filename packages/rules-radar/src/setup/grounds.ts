import type { Ground } from '@sortie/kernel';
import { AWAY, ringOf, type Sector, sectorNamed, sectorsOf } from '../map/sectors.ts';
import { outerZone } from '../map/zones.ts';
import { EDITIONS } from '../ruleset.ts';
import type { Area, Entry, Goal, Radar, Setup } from '../shape.ts';
import { areasOf } from './areas.ts';

/** So many turns that whoever wants to can end it. */
const TURNS = 40;
const rules = EDITIONS['radar'] ?? [];
const force = (...names: readonly string[]): readonly Entry[] => names.map(craft => ({ craft }));

/** Where two sides begin, by the number of the game. */
type Places = (n: number) => readonly [Area, Area];

const NORTH: Area['zones'] = [11, 12, 1].map(outerZone);
const SOUTH: Area['zones'] = [5, 6, 7].map(outerZone);

/** Opposite ends of the standard map of one sector, another one each time. */
const oneSector: Places = n => {
  const sectors: readonly Sector[] = [sectorNamed(`I${1 + (n % 6)}`)];
  return [
    { sectors, zones: NORTH },
    { sectors, zones: SOUTH },
  ];
};

/** Sectors on opposite sides of the Capital Map, turned a little further each time. */
const apart: Places = n => {
  const at = (turn: number): Area => ({
    sectors: [sectorNamed(`I${1 + ((n + turn) % 6)}`), sectorNamed(`M${1 + ((2 * (n + turn)) % 12)}`)],
  });
  return [at(0), at(3)];
};

interface Kind {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly forces: readonly (readonly Entry[])[];
  readonly places: Places;
  readonly goal?: Goal;
}

function ground({ id, title, summary, forces, places, goal = 'rout' }: Kind): Ground<Radar> {
  const on = (n: number) => {
    const one = forces[n % forces.length] ?? [];
    return { rules, setup: { centre: 'space' as const, forces: [one, one] as const, areas: places(n), turns: TURNS, goal } };
  };
  return { id, title, summary, roles: ['North', 'South'], ...on(0), on };
}

/** There is but one map. Those who begin in the same inner sector begin in another one; whoever is apart has reasons. */
export function onMap(setup: Setup, n: number): Setup {
  const [one, two] = areasOf(setup);
  const [sector = AWAY] = one.sectors;
  const shared = one.sectors.length === 1 && two.sectors.length === 1 && two.sectors[0] === sector && ringOf(sector) === 'inner';
  if (!shared) return setup;
  const inner = sectorsOf('inner');
  const sectors = [inner[(inner.indexOf(sector) + n) % inner.length] ?? sector];
  return {
    ...setup,
    areas: [
      { ...one, sectors },
      { ...two, sectors },
    ],
  };
}

/** Two forces that meet in one sector, each of them in the north once. Nothing asks for balance here. */
export const squadronsMeeting = (a: readonly Entry[], b: readonly Entry[]) => {
  const of = (forces: Setup['forces']) => ({
    rules,
    setup: { centre: 'space', forces, areas: oneSector(0), turns: TURNS, goal: 'rout' } satisfies Setup,
  });
  return { scenario: of([a, b]), swapped: of([b, a]) };
};

/** Equal forces to measure opponents by. */
export const GROUNDS: readonly [Ground<Radar>, ...Ground<Radar>[]] = [
  ground({
    id: 'fighters',
    title: 'Even squadrons',
    summary: 'The same four fighters on either side, in one sector.',
    forces: [force('Kestrel', 'Peregrine', 'Goshawk', 'Condor'), force('Kestrel', 'Kestrel', 'Goshawk', 'Albatross')],
    places: oneSector,
  }),
  ground({
    id: 'escorts',
    title: 'Convoys meet',
    summary: 'Two freighters on either side, and the same escort for both.',
    forces: [force('Drover', 'Drover', 'Peregrine', 'Condor', 'Goshawk')],
    places: oneSector,
  }),
  ground({
    id: 'boarders',
    title: 'Assault ships meet',
    summary: 'DropShips and small craft with marines on either side; whoever takes a ship scores twice.',
    forces: [[{ craft: 'Corsair', marines: 8 }, { craft: 'Skua', marines: 4 }, ...force('Kestrel', 'Peregrine')]],
    places: oneSector,
    goal: 'capture',
  }),
  ground({
    id: 'squadrons',
    title: 'Even WarShips',
    summary: 'The same WarShip with its escort on either side, far apart.',
    forces: [force('Halberd', 'Corsair', 'Peregrine', 'Goshawk'), force('Bastion', 'Corsair', 'Kestrel', 'Condor')],
    places: apart,
  }),
];
