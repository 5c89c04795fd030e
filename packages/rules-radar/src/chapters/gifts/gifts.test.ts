import { Rulebook } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { EDITIONS, ruleset } from '../../ruleset.ts';
import type { Command } from '../../shape.ts';
import {
  A,
  ATMO,
  answer,
  B,
  dropShip,
  engage,
  eventsOf,
  fighter,
  objections,
  outpost,
  type Placed,
  type Position,
  termsOf,
} from '../../space.fixture.ts';
import { CRAFT, gifted, opensTo } from './gifts.fixture.ts';
import type { Gift } from './shape.ts';

/** Two craft meet; the numbers of the first. */
function met(one: Placed, two: Placed, more: Partial<Position> = {}) {
  const play = gifted({ map: 'I1', units: [one, two], ...more });
  play.does(A, engage(0, 1));
  const events = play.does(B, answer(false), 6, 6, 1, 1);
  const steered = eventsOf(events, 'steered')[0]!.controls[0].number;
  const [fired] = eventsOf(play.does(A, { type: 'range', bracket: 'medium' }, 1, 1), 'fired');
  return { steered, fired: fired! };
}
const inAir = (one: Partial<Placed>): readonly [Placed, Placed] => [
  fighter({ at: 'C', zone: 2, sunk: true, ...one }),
  fighter({ at: 'C', zone: 2, sunk: true }),
];
const air: Partial<Position> = { centre: 'ground', map: ATMO, groundTurn: 1 };

const far = outpost();

const BELTER = 'ASC-aug-belter';
rule('ASC-aug-belter#1', 'a point of skill in space', () => {
  const shuttle = met(fighter({ craft: 'Petrel', gifts: ['belter'] }), fighter());
  expect([termsOf(shuttle.steered)[BELTER], termsOf(shuttle.fired.toHit)[BELTER]]).toEqual([-1, -1]);
  expect(termsOf(met(fighter({ craft: 'Petrel' }), fighter()).steered)[BELTER]).toBeUndefined();
});
rule('ASC-aug-belter#1', 'for fire at the ground from orbit as well', () => {
  const aims = (gifts: readonly Gift[]) => {
    const play = gifted({
      centre: 'ground',
      groundTurn: 6,
      turn: 1,
      turns: 9,
      maps: [],
      sites: [],
      units: [dropShip({ at: 'C', zone: OUTER, gifts }), far],
    });
    return play.book.ask('toHitPoint', { state: play.state, attacker: play.state.units[0]!, weapon: 'capital', bomb: null, tagged: false })
      .total;
  };
  expect(aims(['belter']) - aims([])).toBe(-1);
});
rule('ASC-aug-belter#2', 'two for the pilot of a fighter, and none in the air', () => {
  const { steered, fired } = met(fighter({ gifts: ['belter'] }), fighter());
  expect([termsOf(steered)[BELTER], termsOf(fired.toHit)[BELTER]]).toEqual([-2, -2]);
  expect(termsOf(met(...inAir({ gifts: ['belter'] }), air).steered)[BELTER]).toBeUndefined();
});

const control = (...given: readonly Gift[]): number => met(...inAir({ gifts: given }), air).steered.total;
/** The same in the Outer Ring, which lies above the air. */
const above = (...given: readonly Gift[]): number => {
  const high = { at: 'C', zone: 8 } as const;
  return met(fighter({ ...high, gifts: given }), fighter(high), air).steered.total;
};

/** What a DropShip needs in the air. */
const steersInAir = (own: readonly Gift[]): number => {
  const at = { at: 'C', zone: 2, sunk: true } as const;
  const play = gifted({ ...air, units: [dropShip({ ...at, gifts: own }), fighter(at)] });
  play.does(A, engage(0, 1));
  return eventsOf(play.does(B, answer(false), 6, 6, 1, 1), 'steered')[0]!.controls[0].number.total;
};
rule('ASC-spa-ride-the-wash#1', 'whatever flies may ride the wash', () => {
  expect(opensTo('ASC-spa-ride-the-wash', 'ride-the-wash')).toEqual(Object.keys(CRAFT));
  expect(steersInAir(['ride-the-wash']) - steersInAir([])).toBe(-2);
});
rule('ASC-spa-ride-the-wash#2', 'the air adds nothing instead of 2', () => {
  expect([control(), control('ride-the-wash'), above(), above('ride-the-wash')]).toEqual([6, 4, 4, 4]);
});
rule('ASC-spa-wind-walker#2', 'the air adds nothing', () => {
  expect([control(), control('wind-walker'), above('wind-walker')]).toEqual([6, 4, 4]);
});
rule('ASC-spa-maneuvering-ace#3', 'the air adds 1 instead of 2', () => {
  expect([control(), control('maneuvering-ace'), above('maneuvering-ace')]).toEqual([6, 5, 4]);
});

/** The first one has the better of the second, and chooses the range: is it asked whether it rides its wash? */
interface Chase {
  readonly zone?: number;
  readonly craft?: string;
  readonly prey?: string;
  readonly gifts?: readonly Gift[];
  readonly bracket?: 'short' | 'medium';
  /** On the Engagement Map of a sector in space. */
  readonly space?: boolean;
  /** What the first one rolls for its control. */
  readonly control?: readonly [number, number];
}
function chase(about: Chase, ...dice: readonly number[]) {
  const {
    zone = 2,
    craft = 'Goshawk',
    prey = 'Goshawk',
    gifts = ['ride-the-wash'],
    bracket = 'short',
    space,
    control: own = [6, 6],
  } = about;
  const at = space ? ({ at: 'I1', zone } as const) : ({ at: 'C', zone, sunk: zone < OUTER } as const);
  const play = gifted({
    ...(space ? { map: 'I1' } : air),
    turns: 1,
    turn: 1,
    units: [fighter({ ...at, craft, gifts }), fighter({ ...at, craft: prey }), fighter({ seat: A, at: 'I3', zone: -1 }), far],
  });
  play.does(A, engage(0, 1));
  play.does(B, answer(false), ...own, 1, 1);
  play.does(A, { type: 'range', bracket }, ...dice);
  return play;
}
const OUTER = 8;
const MISS = [1, 1] as const;
const asked = (about: Chase, ...dice: readonly number[]): boolean => chase(about, ...dice).state.clash?.asks === 'wash';
/** What becomes of the one in front. */
function washed(about: Chase, ...dice: readonly number[]) {
  const play = chase(about);
  const events = play.does(A, { type: 'wash', yes: true }, ...dice);
  return { events, play, prey: play.state.units[1]! };
}

rule('ASC-spa-ride-the-wash-attack#1', 'a fighter behind somebody at Short range, on the map of the air and nowhere else', () => {
  expect([asked({}), asked({ zone: OUTER }), asked({ prey: 'Petrel' })]).toEqual([true, true, true]);
  expect([
    asked({ bracket: 'medium' }, ...MISS),
    asked({ gifts: [] }, ...MISS),
    asked({ craft: 'Petrel' }, ...MISS),
    asked({ space: true }, ...MISS),
  ]).toEqual([false, false, false, false]);
});
rule('ASC-spa-ride-the-wash-attack#1', 'only when it is asked, and where the rule is in force', () => {
  const wash: Command = { type: 'wash', yes: true };
  expect(objections(chase({ gifts: [] }, ...MISS), A, wash)).toEqual(['ASC-spa-ride-the-wash-attack']);
  const asking = chase({});
  expect(objections(asking, B, wash)).toEqual(['ASC-spa-ride-the-wash-attack']);
  const plain = Rulebook.compile(ruleset, EDITIONS['radar']!);
  expect(plain.check(ruleset.view(asking.state, A), wash, A).map(one => one.rule)).toEqual(['ASC-space-end-phase']);
});
rule('ASC-spa-ride-the-wash-attack#2', 'it is the attack: who rides the wash does not fire', () => {
  const { events, play } = washed({}, 6, 6);
  expect(eventsOf(events, 'fired')).toEqual([]);
  expect(play.state.units[0]!.turn.attacks).toBe(1);
  const shot = chase({});
  expect(eventsOf(shot.does(A, { type: 'wash', yes: false }, 1, 1), 'fired')).toHaveLength(1);
});
rule('ASC-spa-ride-the-wash-attack#3', 'the other one steers again, at +3 and what the air adds', () => {
  const roll = (zone: number, ...dice: readonly number[]) => eventsOf(washed({ zone }, ...dice).events, 'rolled')[0]!;
  expect(termsOf(roll(2, 6, 3).number)).toMatchObject({ 'ASC-spa-ride-the-wash-attack': 3, 'ASC-space-control-atmosphere-mod': 2 });
  expect([roll(2, 6, 3), roll(2, 6, 2), roll(OUTER, 4, 3)].map(({ number, ok }) => [number.total, ok])).toEqual([
    [9, true],
    [9, false],
    [7, true],
  ]);
});
rule('ASC-spa-ride-the-wash-attack#4', 'who fails falls a zone inward, and out of the Central Zone to the ground', () => {
  expect([washed({}, 6, 3).prey, washed({}, 4, 4).prey].map(({ zone, fate }) => [zone, fate])).toEqual([
    [2, 'fighting'],
    [1, 'fighting'],
  ]);
  expect(washed({ zone: OUTER }, 3, 3).prey).toMatchObject({ zone: 2, sunk: true });
  expect([washed({ zone: 0 }, 4, 4).prey.fate, washed({ zone: 0 }, 6, 3).prey.fate]).toEqual(['destroyed', 'fighting']);
  expect(washed({}, 4, 4).play.state.engagements).toEqual([]);
});

const FLYERS = ['AF', 'SC', 'DS', 'DA'];
rule('ASC-quirk-atmospheric-flyer#1', 'fighters, small craft and DropShips fly', () =>
  expect(opensTo('ASC-quirk-atmospheric-flyer', 'atmospheric-flyer')).toEqual(FLYERS),
);
rule('ASC-quirk-atmospheric-flyer#2', '+1 in the air where others have +2', () =>
  expect([control('atmospheric-flyer'), above('atmospheric-flyer')]).toEqual([5, 4]),
);
rule('ASC-quirk-atmospheric-flight-instability#1', 'fighters, small craft and DropShips fly badly', () =>
  expect(opensTo('ASC-quirk-atmospheric-flight-instability', 'atmospheric-flight-instability')).toEqual(FLYERS),
);
rule('ASC-quirk-atmospheric-flight-instability#2', '+3 in the air where others have +2', () =>
  expect([control('atmospheric-flight-instability'), above('atmospheric-flight-instability')]).toEqual([7, 4]),
);
test('what lessens the modifier of the air finds nothing to lessen where it is ignored', () => {
  expect([control('ride-the-wash', 'atmospheric-flyer'), control('wind-walker', 'maneuvering-ace')]).toEqual([4, 4]);
  expect([control('maneuvering-ace', 'atmospheric-flyer'), control('wind-walker', 'atmospheric-flight-instability')]).toEqual([4, 5]);
});

test('guided missiles help in passing only where the house says so', () => {
  const boat = dropShip({
    at: 'P1',
    zone: -1,
    card: { thrust: 6, specials: ['TELE'], arcs: { front: { missiles: [4, 4, 4, 4] }, left: {} } },
  });
  const play = gifted({ turns: 1, units: [boat, dropShip({ at: 'P1', zone: -1, card: { mode: 'k', specials: [] } })] });
  const [fired] = eventsOf(play.does(A, { type: 'pass', unit: 0, target: 1, arc: 'front', weapon: 'missiles' }, 1, 1), 'fired');
  expect(termsOf(fired!.toHit)).toMatchObject({ 'ASC-house-radar-guided-passing': -1 });
});
