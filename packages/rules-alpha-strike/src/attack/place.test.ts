import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { done, type More, one, play, plus } from '../chapters/special-pilot-abilities/pilots.fixture.ts';
import { MOVED, patch, type Sketch } from '../set-piece.ts';
import type { Command, State } from '../shape.ts';

// Buildings and points are no units, but whoever shoots at them is one.
const house = patch('building', 18, 30, 22, 34, { level: 2, cf: 15, height: 9 * 254 });
const raze: Command = { type: 'demolish', unit: 0, piece: 'building' };
const JUMPED: More = { moved: { ...MOVED, mode: 'jump' } };

type Terms = readonly (readonly [RuleId, number])[];

/** The sum of a shot at a house five inches away, term by term. */
const sum = (
  rules: readonly RuleId[],
  mine: More = {},
  card: Sketch = {},
  change: Partial<State> = {},
  more: readonly (typeof house)[] = [],
): Terms => {
  const game = play(plus(...rules), [one(0, 20, 40, card, mine), one(1, 60, 4)], change, [house, ...more]);
  game.does(0, raze, 6, 6);
  const rolled = game.events.find(event => event.type === 'rolled');
  if (rolled?.type !== 'rolled' || !rolled.needs) throw new Error('nothing was rolled');
  const counting = rolled.needs.terms.filter(({ value, waivedBy }) => value !== 0 && waivedBy === undefined);
  expect(rolled.needs.total).toBe(counting.reduce((total, { value }) => total + value, 0));
  return counting.map(({ rule: id, value }) => [id, value] as const);
};
const PLAIN: Terms = [
  ['AS-skill', 4],
  ['AS-bld-attack', -4],
];
/** The terms that are there besides Skill and the stillness of a house. */
const extra = (...about: Parameters<typeof sum>): Terms => sum(...about).filter(([id]) => !PLAIN.some(([plain]) => plain === id));

rule('AS-bld-attack', 'Skill, and four less because it stands still', () => expect(sum([])).toEqual(PLAIN));
rule('AS-to-hit-range', 'houses are farther away as well', () => {
  const game = play(plus(), [one(0, 20, 44), one(1, 60, 4)], {}, [house]);
  game.does(0, raze, 6, 6);
  const rolled = game.events.find(event => event.type === 'rolled');
  expect(rolled?.type === 'rolled' && rolled.needs?.total).toBe(2);
});
rule('AS-to-hit-att-still', 'whoever stands aims better', () =>
  expect(extra([], { moved: { ...MOVED, mode: 'stand', length: 0 } })).toEqual([['AS-to-hit-att-still', -1]]),
);
rule('AS-to-hit-att-jump', 'whoever has jumped aims worse', () => expect(extra([], JUMPED)).toEqual([['AS-to-hit-att-jump', 2]]));
rule('AS-to-hit-heat', 'and whoever is hot', () => expect(extra([], { heat: 2 })).toEqual([['AS-heat-effects', 2]]));
rule('AS-to-hit-fc', 'two for each hit on fire control', () => expect(extra([], { fireHits: 2 })).toEqual([['AS-to-hit-fc', 4]]));
rule('AS-to-hit-woods', 'growth in between counts', () =>
  expect(extra([], {}, {}, {}, [patch('woods', 16, 36, 24, 38)])).toEqual([['AS-to-hit-woods', 2]]),
);
rule('AS-env-darkness', 'and so does the dark', () => {
  const night: Partial<State> = { weather: { ...play([], [one(0, 1, 1)]).state.weather, light: 'night' } };
  expect(extra([], {}, { type: 'PM' }, night)).toEqual([['AS-env-darkness', 2]]);
});
rule('ASC-spa-terrain-master-nightwalker', 'who walks at night sees houses too', () => {
  const night: Partial<State> = { weather: { ...play([], [one(0, 1, 1)]).state.weather, light: 'night' } };
  expect(extra(['ASC-spa-terrain-master-nightwalker'], { abilities: ['terrain-master-nightwalker'] }, {}, night)).toEqual([]);
});

/** Gifts that help or hinder whoever shoots, at houses as at units. */
rule('ASC-spa-jumping-jack', 'one less after a jump', () =>
  expect(extra(['ASC-spa-jumping-jack'], { ...JUMPED, abilities: ['jumping-jack'] })).toEqual([
    ['AS-to-hit-att-jump', 2],
    ['ASC-spa-jumping-jack', -1],
  ]),
);
rule('ASC-spa-range-master', 'Short is what the preferred range was', () =>
  expect(extra(['ASC-spa-range-master'], { abilities: ['range-master:medium'] })).toEqual([['ASC-spa-range-master', 2]]),
);
rule('ASC-quirk-improved-targeting-short', 'one less at its range', () =>
  expect(extra(['ASC-quirk-improved-targeting-short'], { quirks: ['improved-targeting-short'] })).toEqual([
    ['ASC-quirk-improved-targeting-short', -1],
  ]),
);
rule('ASC-quirk-sensor-ghosts', 'one more always', () =>
  expect(extra(['ASC-quirk-sensor-ghosts'], { quirks: ['sensor-ghosts'] })).toEqual([['ASC-quirk-sensor-ghosts', 1]]),
);
rule('ASC-quirk-anti-aircraft-targeting', 'a house does not fly', () =>
  expect(extra(['ASC-quirk-anti-aircraft-targeting'], { quirks: ['anti-aircraft-targeting'] })).toEqual([
    ['ASC-quirk-anti-aircraft-targeting', 1],
  ]),
);
rule('ASC-sca-brawlers', 'ranges of their own', () =>
  expect(extra(['ASC-sca-brawlers'], { skill: 3, commander: 'force' }, {}, { commands: [['brawlers'], []] })).toEqual([
    ['ASC-sca-brawlers', -1],
  ]),
);

// A launcher of sensors shoots at a point.
rule('AS-sua-c3rs', 'Skill, four less, and whatever troubles the aim', () => {
  const game = play(plus(), [one(0, 20, 40, { specials: 'C3RS' }, { fireHits: 1 }), one(1, 60, 4)]);
  game.does(0, { type: 'deed', unit: 0, deed: 'shootSensor', at: { x: 20 * 254, y: 35 * 254 } }, 6, 6);
  const rolled = game.events.find(event => event.type === 'rolled');
  expect(
    rolled?.type === 'rolled' && rolled.needs?.terms.filter(({ value }) => value !== 0).map(({ rule: id, value }) => [id, value]),
  ).toEqual([
    ['AS-skill', 4],
    ['AS-sua-c3rs', -4],
    ['AS-to-hit-fc', 2],
  ]);
});

// Fighting aboard.
rule('AS-boarding', 'both sides roll against their own Skill', () => {
  const ship: Sketch = { type: 'SV', move: '4"n', size: 4, armor: 20, structure: 10, specials: 'LG,CRW1' };
  const game = play(plus(), [
    one(
      0,
      20,
      40,
      { type: 'BA', move: '6"f', armor: 8 },
      { fate: 'riding', rides: 1, at: null, skill: 3, marks: [{ kind: 'aboard', until: 0, by: 1 }] },
    ),
    one(1, 20, 30, ship, { skill: 5 }),
    one(0, 60, 40),
  ]);
  game.does(0, done);
  game.does(1, done, 1, 1, 1, 1, 5, 5, 2, 2);
  expect(game.events.flatMap(event => (event.type === 'rolled' ? [[event.unit, event.needs]] : []))).toEqual([
    [0, { total: 3, terms: [{ rule: 'AS-skill', value: 3, stage: 'base' }] }],
    [1, { total: 5, terms: [{ rule: 'AS-skill', value: 5, stage: 'base' }] }],
  ]);
});
