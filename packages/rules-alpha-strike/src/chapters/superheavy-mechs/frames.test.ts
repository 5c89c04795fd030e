import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Card } from '../../card/card.ts';
import { entriesOf } from '../../game/entries.ts';
import { patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { Command, Mode, State, Unit } from '../../shape.ts';
import { INCH } from '../../state.ts';
import { against, answerTo, at, book, go, moving, nextTurn, shot, unit } from '../drones-and-robots/unit-types.fixture.ts';

const giant: Sketch = { size: 4, specials: 'LG', move: '6"' };
const CLOSE = 349 / 254;
const BASE = 318 / 254;
const hits = (
  attacker: Sketch,
  target: Sketch,
  more: Partial<Unit> = {},
  change: Partial<State> = {},
  pieces: Parameters<typeof setPiece>[2] = [],
) => answerTo(setPiece([unit(0, 20, 40, attacker), unit(1, 20, 20, target, more)], change, pieces)).terms;
const has = (terms: ReturnType<typeof hits>, id: string) => terms.find(({ rule: one, waivedBy }) => one === id && !waivedBy)?.value;

rule('ASC-unit-superheavy-stats#1', 'Size 4 and large', () => {
  // Its fist is a fist of Size 4, and it is as easy to hit as what is large.
  const game = at(setPiece([unit(0, 20, 40, giant), unit(1, 20, 40 - CLOSE, { move: '4"' })]));
  game.does(0, shot(1, { how: 'strike' }), 6, 5);
  expect([20 - game.state.units[1]!.armor, has(hits({}, giant), 'AS-to-hit-lg')]).toEqual([4, -1]);
});
rule('ASC-unit-superheavy-stats#2', 'three inches tall, an inch and a half across', () => {
  // Behind a wall of nearly two inches too little of others shows; from a base an eighth of an inch wider it reaches farther.
  const wall = [patch('building', 15, 29, 25, 31, { height: 1.9 * INCH, cf: 40 })];
  const seen = (card: Sketch) => against(setPiece([unit(0, 20, 40), unit(1, 20, 20, card)], {}, wall), shot()).length === 0;
  expect([seen(giant), seen({})]).toEqual([true, false]);
  const reach = (card: Sketch, apart: number) =>
    against(setPiece([unit(0, 20, 40, card), unit(1, 20, 40 - apart)]), shot(1, { how: 'strike' })).length === 0;
  expect([reach(giant, CLOSE), reach({}, CLOSE), reach({}, BASE)]).toEqual([true, false, true]);
});
const covered = (card: Sketch, height: number) =>
  hits({}, card, {}, {}, [patch('building', 15, 20.8, 25, 21.4, { height: height * INCH, cf: 40 })]).some(
    ({ rule: id }) => id.includes('cover') || id.includes('partial'),
  );
rule('ASC-unit-superheavy-cover#1', 'less than two inches cover no part of it', () =>
  expect([covered({}, 1), covered(giant, 1), covered(giant, 1.5), covered(giant, 2)]).toEqual([true, false, false, true]),
);
const wading = (card: Sketch, depth: number) =>
  hits({}, card, { z: -depth * INCH }, {}, [patch('water', 10, 10, 30, 30, { depth: depth * INCH })]).some(
    ({ rule: id }) => id.includes('cover') || id.includes('partial'),
  );
rule('ASC-unit-superheavy-cover#2', 'nor does water of less than two', () =>
  expect([wading({}, 1), wading(giant, 1.5), wading(giant, 2)]).toEqual([true, false, true]),
);
const through = (mover: Sketch, other: Sketch) =>
  against(moving([unit(0, 20, 40, { move: '8"', ...mover }), unit(0, 20, 36, other), unit(1, 60, 4)]), go(20, 33));
rule('ASC-unit-superheavy-stacking#1', 'friends go around it too', () =>
  expect([through({}, {}), through({}, giant), through({ type: 'CV', move: '8"t' }, giant)]).toEqual([
    [],
    ['AS-stacking'],
    ['AS-stacking'],
  ]),
);
rule('ASC-unit-superheavy-stacking#2', 'infantry does not', () =>
  expect([through({ type: 'CI', move: '8"f' }, giant), through({ type: 'BA', move: '8"f' }, giant)]).toEqual([[], []]),
);
const KINDS = ['woods', 'jungle', 'rough', 'rubble', 'building', 'swamp', 'mud'] as const;
const extra = (card: Sketch, kind: (typeof KINDS)[number], level = 1) => {
  const state = setPiece([unit(0, 20, 40, card)]);
  return book.ask('surcharge', {
    unit: state.units[0]!,
    mode: 'ground',
    ground: { pieces: [patch(kind, 0, 0, 40, 48, { level })], elevation: 0, depth: 0 },
    weather: state.weather,
  } as never).total;
};
rule('ASC-unit-superheavy-movement#1', 'growth, rocks, rubble and houses cost it an inch less', () => {
  for (const kind of ['woods', 'jungle', 'rough', 'rubble', 'building'] as const)
    expect([kind, extra({}, kind) - extra(giant, kind), extra({}, kind, 2) - extra(giant, kind, 2)]).toEqual([kind, 1, 1]);
});
rule('ASC-unit-superheavy-movement#2', 'everything else what others pay, slopes too', () => {
  expect((['swamp', 'mud'] as const).map(kind => extra({}, kind) - extra(giant, kind))).toEqual([0, 0]);
  const climb = (card: Sketch) => book.ask('climb', { unit: setPiece([unit(0, 20, 40, card)]).units[0]!, mode: 'ground' }).total;
  expect(climb(giant)).toBe(climb({}));
});
const term = (attacker: Sketch, target: Sketch, how: 'standard' | 'strike', id: string) => {
  const apart = how === 'standard' ? 4 : attacker === giant || target === giant ? CLOSE : BASE;
  return has(answerTo(setPiece([unit(0, 20, 40, attacker), unit(1, 20, 40 - apart, target)]), shot(1, { how })).terms, id);
};
rule('ASC-unit-superheavy-to-hit#1', 'weapons and fists hit it one easier', () =>
  expect([
    term({}, giant, 'standard', 'AS-to-hit-lg'),
    term({}, giant, 'strike', 'AS-to-hit-lg'),
    term({}, {}, 'strike', 'AS-to-hit-lg'),
  ]).toEqual([-1, -1, undefined]),
);
rule('ASC-unit-superheavy-to-hit#2', 'its own fists are one worse', () => {
  const own = 'ASC-unit-superheavy-to-hit';
  expect([term(giant, {}, 'strike', own), term(giant, {}, 'standard', own), term({}, giant, 'strike', own)]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});
const struck = (type: 'BM' | 'IM', armor: number, ...dice: readonly number[]) => {
  const game = at(setPiece([unit(0, 20, 40), unit(1, 20, 36, { ...giant, type, structure: 9 }, { armor })]));
  game.does(0, shot(), 6, 5, ...dice);
  return game.state.units[1]!.waiting.map(({ kind }) => kind);
};
rule('ASC-unit-superheavy-crits#1', 'it is struck like any ’Mech', () =>
  expect([struck('BM', 0, 4, 4), struck('BM', 0, 4, 5), struck('BM', 9)]).toEqual([['weapon'], [], []]),
);
rule('ASC-unit-superheavy-crits#2', 'and a worker twice', () => expect(struck('IM', 0, 4, 4, 3, 4)).toEqual(['weapon', 'mp']));
const tower = patch('building', 15, 30, 25, 33, { level: 4, height: 6 * INCH, cf: 40 });
rule('ASC-unit-superheavy-buildings#1', 'it climbs no house', () => {
  const climbs = (card: Sketch) =>
    against(moving([unit(0, 20, 34.5, { ...card, move: '20"' }), unit(1, 60, 4)], [tower]), go(20, 32, { height: 6 }), 'AS-climb');
  expect([climbs({}), climbs(giant).length > 0]).toEqual([[], true]);
});
const house = patch('building', 15, 30, 25, 33, { level: 4, height: INCH, cf: 40 });
const passes = (card: Sketch, y: number) => {
  const game = at(moving([unit(0, 20, 34.5, { ...card, move: '20"' }), unit(1, 60, 4)], [house]));
  game.does(0, go(20, y));
  return game.state.table.pieces.find(({ id }) => id === 'building')?.cf;
};
rule('ASC-unit-superheavy-buildings#2', 'and not even the strongest bears it', () =>
  expect([passes({ size: 4 }, 31.5) !== undefined, passes(giant, 31.5)]).toEqual([true, undefined]),
);
rule('ASC-unit-superheavy-buildings#3', 'it wrecks two points for every inch inside', () =>
  expect([passes({}, 28), passes(giant, 28)]).toEqual([37, 34]),
);
const loads = (specials: string, rider: Sketch = giant) =>
  against(
    moving([unit(0, 20, 40, { type: 'SV', size: 3, move: '8"t', specials }), unit(0, 20 + CLOSE, 40, rider), unit(1, 60, 4)]),
    go(20, 37, { mounts: [1] }),
  );
rule('ASC-unit-superheavy-transport#1', 'no ’Mech bay takes it', () => expect(loads('MT4')).toContain('AS-mount'));
rule('ASC-unit-superheavy-transport#2', '220 tons of cargo room do', () =>
  expect([loads('CT219').includes('AS-mount'), loads('CT220').includes('AS-mount')]).toEqual([true, false]),
);
rule('AS-cargo#5', '220 tons of cargo room for each: 220 hold one, 219 none', () =>
  expect([loads('CT219').includes('AS-mount'), loads('CT220').includes('AS-mount')]).toEqual([true, false]),
);
rule('ASC-unit-superheavy-transport#3', 'and nobody drops it', () => {
  const drops = (rider: Sketch) => {
    const state = moving([
      unit(0, 20, 40, { type: 'CV', move: '10"v', specials: 'CT300,MT4' }, { airborne: true }),
      unit(0, 0, 0, { ...rider, move: '6"j' }, { fate: 'riding', rides: 0, at: null }),
      unit(1, 60, 4),
    ]);
    return against(state, go(20, 37, { drops: [1], height: 3 })).includes('ASC-unit-superheavy-transport');
  };
  expect([drops(giant), drops({})]).toEqual([true, false]);
});

// Four legs and three
rule('ASC-unit-quad-identification#1', 'the card says nothing of it; how it is built does', () => {
  const printed = {
    name: 'Beast',
    type: 'BM',
    size: 2,
    tmm: 1,
    move: '8"',
    damage: '2/2/-',
    overheat: 0,
    armor: 4,
    structure: 3,
    specials: [],
    pv: 20,
  };
  const card = (frame?: string) =>
    entriesOf([{ printed, pv: 20, member: { skill: 4 }, ...(frame && { unit: { frame } }) }] as never).entries[0]!.card as Card;
  const aside = (specials: readonly string[]) =>
    against(setPiece([unit(0, 20, 40, { specials: specials.join() }), unit(1, 29, 32.5)]), shot());
  expect([aside(card().specials), aside(card('quad').specials)]).toEqual([[], ['AS-arc-front']]);
});
rule('ASC-unit-quad-movement#1', 'four legs do not climb', () => {
  const climbs = (specials: string, type: 'BM' | 'PM' = 'BM') => {
    const state = setPiece([unit(0, 20, 40, { specials, type })]);
    return at(state, 'AS-climb').book.ask('clamber', { unit: state.units[0]!, mode: 'ground', up: true, rate: 1 }).terms.length > 0;
  };
  expect([climbs(''), climbs('QUAD'), climbs('QUAD', 'PM')]).toEqual([true, false, false]);
});
rule('ASC-unit-quad-movement#2', 'nor do they carry or throw', () => {
  const lifts = (specials: string, type: 'BM' | 'PM' = 'BM') =>
    against(
      setPiece([unit(0, 20, 40, { specials, type, size: 4 }), unit(1, 20, 40 - BASE, { size: 1 })]),
      { type: 'lift', unit: 0, target: 1 },
      'ASC-cargo-capacity',
    ).includes('ASC-unit-quad-movement');
  expect([lifts(''), lifts('QUAD'), lifts('QUAD', 'PM')]).toEqual([false, true, true]);
});
const aside = (specials: string, type: 'BM' | 'PM' = 'BM', x = 29, y = 32.5) =>
  against(setPiece([unit(0, 20, 40, { specials, type }), unit(1, x, y)]), shot());
rule('ASC-unit-quad-arc#1', 'a four-legged ’Mech shoots through a quarter of the circle', () =>
  expect([aside(''), aside('QUAD'), aside('QUAD', 'BM', 24, 32)]).toEqual([[], ['AS-arc-front'], []]),
);
rule('ASC-unit-quad-arc#2', 'a ProtoMech through as much as ever', () => expect(aside('QUAD', 'PM')).toEqual([]));
const fromBack = (specials: string, facing: Unit['facing']) => {
  const game = at(setPiece([unit(0, 20, 44), unit(1, 20, 38, { specials, move: '4"' }, { facing })]));
  game.does(0, shot(), 6, 5);
  return 20 - game.state.units[1]!.armor;
};
rule('ASC-unit-quad-arc#3', 'its back is as wide as any', () =>
  expect([fromBack('QUAD', { dx: 0, dy: -1 }), fromBack('QUAD', { dx: 1, dy: 0 }), fromBack('', { dx: 1, dy: 0 })]).toEqual([4, 3, 3]),
);
rule('ASC-unit-tripod-arc#1', 'three legs turn their guns all around', () =>
  expect(against(setPiece([unit(0, 20, 30, { specials: 'TRIPOD,TUR(2/2/2)' }), unit(1, 20, 38)]), shot(1, { how: 'turret' }))).toEqual([]),
);
rule('ASC-unit-tripod-arc#2', 'and have a back all the same', () => expect(fromBack('TRIPOD,TUR(2/2/2)', { dx: 0, dy: -1 })).toBe(4));

// Gliders
const glider = { type: 'PM' as const, size: 1, move: '6"/10"g', specials: 'GLD' };
const gliding = moving([unit(0, 20, 40, glider), unit(1, 20, 4)]);
rule('ASC-unit-glider-movement#1', 'it says with its move whether it walks or glides', () =>
  expect([
    against(gliding, go(20, 34)),
    against(gliding, go(20, 34, { mode: 'glide' })),
    against(moving([unit(0, 20, 40), unit(1, 20, 4)]), go(20, 34, { mode: 'glide' })).length > 0,
  ]).toEqual([[], [], true]),
);
rule('ASC-unit-glider-movement#2', 'on its legs it has the Move without a code', () =>
  expect([against(gliding, go(20, 34)), against(gliding, go(20, 33.9))]).toEqual([[], ['AS-move-spend']]),
);
rule('ASC-unit-glider-movement#3', 'on its wings the one with g, and no woods', () => {
  expect([against(gliding, go(20, 30, { mode: 'glide' })), against(gliding, go(20, 29.9, { mode: 'glide' }))]).toEqual([
    [],
    ['AS-move-spend'],
  ]);
  const woods = moving([unit(0, 20, 40, glider), unit(1, 20, 4)], [patch('woods', 15, 33, 25, 36)]);
  expect([
    against(woods, go(20, 35, { mode: 'glide' })).includes('AS-move-prohibited'),
    against(woods, go(20, 35)).includes('AS-move-prohibited'),
  ]).toEqual([true, false]);
});
rule('ASC-unit-glider-movement#4', 'and stays up only if it goes four inches', () => {
  const aloft = (y: number) => {
    const game = at(gliding);
    game.does(0, go(20, y, { mode: 'glide' }));
    return game.state.units[0]!.airborne;
  };
  expect([aloft(36), aloft(36.1)]).toEqual([true, false]);
});
const clips = (dice: readonly number[], move = '6"/10"g', specials = 'GLD') => {
  const game = at(setPiece([unit(0, 20, 40), unit(1, 20, 37, { ...glider, specials, move })]));
  game.does(0, shot(), ...dice);
  const made = game.events.find(event => event.type === 'attacked');
  return {
    needs: made?.type === 'attacked' ? made.toHit.total : 0,
    wings: game.state.units[1]!.moves.find(({ code }) => code === 'g')?.value,
    armor: game.state.units[1]!.armor,
  };
};
const by = (total: number): readonly number[] => [Math.min(6, total - 1), total - Math.min(6, total - 1)];
rule('ASC-unit-glider-wing-hit#1', 'missed by one, 5 or 6 cost it an inch of its wings, and never more than it has', () => {
  const { needs } = clips([1, 1]);
  expect([5, 6, 4].map(die => clips([...by(needs - 1), die]).wings)).toEqual([9, 9, 10]);
  expect([clips(by(needs - 2)).wings, clips([...by(needs - 1), 6], '6"/0"g').wings]).toEqual([10, 0]);
});
rule('ASC-unit-glider-wing-hit#2', 'and nothing else', () => expect(clips([...by(clips([1, 1]).needs - 1), 6]).armor).toBe(20));

// Land-Air 'Mechs
const lam: Sketch = { size: 2, move: '10"j', specials: 'LAM(30"g/5a)' };
const field = (card: Sketch = lam, more: Partial<Unit> = {}): State => moving([unit(0, 36, 40, card, more), unit(1, 60, 4)]);
const up: Command = { type: 'liftOff', unit: 0 };
const flying = (): State => {
  const game = at(field());
  game.does(0, up, 6, 6);
  return game.state;
};
const skimming: Partial<Unit> = { moved: { mode: 'glide', length: 5000, from: null }, airborne: true };
const critical = (more: Partial<Unit>, ...dice: readonly number[]) => {
  const game = at(setPiece([unit(0, 36, 40), unit(1, 36, 36, { ...lam, structure: 9, armor: 20 }, { armor: 0, ...more })]));
  game.does(0, shot(), 6, 5, ...dice);
  return game.state.units[1]!.waiting.map(({ kind }) => kind);
};
rule('ASC-unit-lam-identification#1', 'it is a ’Mech in every shape', () => {
  expect([critical({}, 3, 4), critical(skimming, 3, 4)]).toEqual([['mp'], ['mp']]);
  const fists = (more: Partial<Unit>) =>
    against(setPiece([unit(0, 36, 40, lam, more), unit(1, 36, 40 - BASE)]), shot(1, { how: 'strike' }));
  expect(fists({})).toEqual([]);
});
rule('ASC-unit-lam-identification#2', 'it has three of them', () =>
  expect([against(field(), go(36, 30)), against(field(), go(36, 12, { mode: 'glide' })), against(field(), up)]).toEqual([[], [], []]),
);
rule('ASC-unit-lam-conversion#1', 'it changes as its move begins, and at no other time', () => {
  expect(against({ ...field(), phase: 'combat' }, up).length > 0).toBe(true);
  expect(against(field(lam, { moved: { mode: 'ground', length: 100, from: null } }), up).length > 0).toBe(true);
});
rule('ASC-unit-lam-conversion#2', 'and pays nothing for it', () =>
  expect([against(field(), go(36, 30)), against(field(), go(36, 10, { mode: 'glide' }))]).toEqual([[], []]),
);
rule('ASC-unit-lam-conversion#3', 'it moves at once by the rules of its new shape', () => {
  const state = flying();
  expect(state.units[0]!.fate).toBe('aloft');
  const landed: State = {
    ...state,
    phase: 'combat',
    active: 0,
    units: state.units.map(one => (one.id === 0 ? { ...one, fate: 'fighting' as const, airborne: false, at: { x: 9000, y: 9000 } } : one)),
  };
  const after = { ...nextTurn(landed, 6, 6, 1, 1), active: 0 };
  expect(
    against(after, { type: 'move', unit: 0, mode: 'jump', path: [{ x: 9000, y: 9000 - 10 * 254 }], facing: { dx: 0, dy: -1 } }),
  ).toEqual([]);
});
rule('ASC-unit-lam-airmech-mode#1', 'half and half it skims by the g of its code', () =>
  expect([against(field(), go(36, 10, { mode: 'glide' })), against(field(), go(36, 9.9, { mode: 'glide' }))]).toEqual([
    [],
    ['AS-move-spend'],
  ]),
);
rule('ASC-unit-lam-airmech-mode#2', 'by the rules of what skims, and no others', () => {
  const woods = moving([unit(0, 36, 40, lam), unit(1, 60, 4)], [patch('woods', 30, 20, 42, 24)]);
  expect([
    against(woods, go(36, 22, { mode: 'glide' })).includes('AS-move-prohibited'),
    against(moving([unit(0, 36, 27, lam), unit(1, 60, 4)], [patch('woods', 30, 20, 42, 24)]), go(36, 23)),
  ]).toEqual([true, []]);
});
const seen = (more: Partial<Unit>) =>
  answerTo(setPiece([unit(0, 36, 40), unit(1, 36, 30, lam, more)])).terms.map(({ rule: id, value }) => `${id} ${value}`);
rule('ASC-unit-lam-targeting#1', 'its Move in the shape it has makes it hard to hit', () =>
  expect([seen(skimming).includes('AS-tmm-13c 4'), seen({}).includes('AS-tmm-13c 2')]).toEqual([true, true]),
);
rule('ASC-unit-lam-targeting#2', 'skimming it is a ’Mech in the air', () =>
  expect([seen(skimming).includes('AS-to-hit-air-vtol 1'), seen({}).some(one => one.startsWith('AS-to-hit-air'))]).toEqual([true, false]),
);
rule('ASC-unit-lam-targeting#3', 'flying it is a fighter', () => {
  const fighter = flying().units[0]!;
  const line = { from: { x: 36 * INCH, y: 0 }, to: { x: 36 * INCH, y: 48 * INCH } };
  const over: Partial<Unit> = {
    moves: fighter.moves,
    flight: { ring: 0, line },
    airborne: true,
    moved: { mode: 'fly', length: 48 * INCH, from: null },
  };
  expect(seen(over).some(one => one.startsWith('AS-to-hit-air-vtol') || one.startsWith('AS-tmm-13c'))).toBe(false);
});
rule('ASC-unit-lam-damage#1', 'it is struck like a ’Mech in every shape', () =>
  expect([critical({}, 4, 4), critical(skimming, 4, 4)]).toEqual([['weapon'], ['weapon']]),
);
rule('ASC-unit-lam-damage#2', 'and much damage at once does nothing by itself', () => {
  const chances = (one: Unit) =>
    book.ask('chances', { unit: one, by: null, marked: 19, structure: 0, natural: 7, how: 'standard', munition: '' } as never).total;
  expect([chances(flying().units[0]!), chances(setPiece([unit(0, 0, 0, { type: 'AF', move: '5a', armor: 20 })]).units[0]!)]).toEqual([
    0, 1,
  ]);
});

// QuadVees
const tracked: Sketch = { move: '8"qt/6"j', specials: 'QV,TUR(2/2/2)' };
const wheeled: Sketch = { move: '8"qw', specials: 'QV,TUR(2/2/2)' };
const rolled: Partial<Unit> = { moved: { mode: 'roll', length: 1000, from: null } };
const on = (card: Sketch, kind: 'rough' | 'woods' | 'road') =>
  moving([unit(0, 20, 40, card), unit(1, 60, 4)], [patch(kind, 18, 20, 22, 44)]);
const roll = (y: number) => go(20, y, { mode: 'roll' });
rule('ASC-unit-quadvee-identification#1', 'it goes down on tracks or wheels by its code', () =>
  expect([
    against(on(tracked, 'rough'), roll(37)),
    against(on(wheeled, 'rough'), roll(37)).length > 0,
    against(on({}, 'road'), roll(37)).length > 0,
  ]).toEqual([[], true, true]),
);
const quadStruck = (more: Partial<Unit>, armor: number, ...dice: readonly number[]) => {
  const game = at(setPiece([unit(0, 20, 40), unit(1, 20, 36, { ...tracked, structure: 9 }, { ...more, armor })]));
  game.does(0, shot(), 6, 5, ...dice);
  return game.state.units[1]!.waiting.map(({ kind }) => kind);
};
rule('ASC-unit-quadvee-identification#2', 'and is a ’Mech in both shapes', () =>
  expect([quadStruck({}, 0, 3, 4), quadStruck(rolled, 0, 3, 4)]).toEqual([['mp'], ['mp']]),
);
rule('ASC-unit-quadvee-vehicle-mode#1', 'on them it goes as far as it walks', () =>
  expect([
    against(on(tracked, 'woods'), go(20, 45, { mode: 'roll' })),
    against(moving([unit(0, 20, 40, tracked), unit(1, 60, 4)]), roll(32)),
    against(moving([unit(0, 20, 40, tracked), unit(1, 60, 4)]), roll(31.9)),
  ]).toEqual([expect.anything(), [], ['AS-move-spend']]),
);
rule('ASC-unit-quadvee-vehicle-mode#2', 'it is barred where such vehicles are', () =>
  expect([
    against(on(wheeled, 'woods'), roll(37)).includes('AS-move-prohibited'),
    against(on(wheeled, 'woods'), go(20, 37)).includes('AS-move-prohibited'),
  ]).toEqual([true, false]),
);
rule('ASC-unit-quadvee-vehicle-mode#3', 'it jumps only on its legs', () => {
  const game = at(moving([unit(0, 20, 40, tracked), unit(1, 60, 4)]));
  expect(against(game.state, go(20, 35, { mode: 'jump' }))).toEqual([]);
  game.does(0, go(20, 35, { mode: 'jump' }));
  expect(game.state.units[0]!.moved?.mode).toBe('jump');
});
rule('ASC-unit-quadvee-vehicle-mode#4', 'and has two inches more on a road', () =>
  expect([
    against(on(tracked, 'road'), roll(30)),
    against(on(tracked, 'road'), roll(29.9)),
    against(on(tracked, 'road'), go(20, 30)),
  ]).toEqual([[], ['AS-move-spend'], ['AS-move-spend']]),
);
rule('ASC-unit-quadvee-los#1', 'on its wheels it is half as tall', () => {
  const wall = [patch('building', 15, 29, 25, 31, { height: 0.9 * INCH, cf: 40 })];
  const sees = (more: Partial<Unit>) =>
    against(setPiece([unit(0, 20, 40, { type: 'CV', move: '8"t' }), unit(1, 20, 20, tracked, more)], {}, wall), shot()).length === 0;
  expect([sees({}), sees(rolled)]).toEqual([true, false]);
});
rule('ASC-unit-quadvee-arcs#1', 'it shoots all around in both shapes', () => {
  for (const more of [{}, rolled])
    expect(against(setPiece([unit(0, 20, 30, tracked, more), unit(1, 20, 38)]), shot(1, { how: 'turret' }))).toEqual([]);
});
rule('ASC-unit-quadvee-arcs#2', 'and has a back in both', () => {
  const back = (more: Partial<Unit>) => {
    const game = at(setPiece([unit(0, 20, 44), unit(1, 20, 38, { ...tracked, move: '4"qt' }, { ...more, facing: { dx: 0, dy: -1 } })]));
    game.does(0, shot(), 6, 5);
    return 20 - game.state.units[1]!.armor;
  };
  expect([back({}), back(rolled)]).toEqual([4, 4]);
});
rule('ASC-unit-quadvee-damage#1', 'it is struck like a ’Mech', () =>
  expect([quadStruck({}, 0, 4, 4), quadStruck(rolled, 0, 4, 4)]).toEqual([['weapon'], ['weapon']]),
);
rule('ASC-unit-quadvee-damage#2', 'nothing strikes its wheels', () => {
  const rolls = (card: Sketch, ...dice: readonly number[]) => {
    const game = at(setPiece([unit(0, 20, 40), unit(1, 20, 36, card, rolled)]));
    game.does(0, shot(), 6, 5, ...dice);
    return game.events.filter(event => event.type === 'rolled').length;
  };
  expect([rolls(tracked), rolls({ type: 'CV', move: '8"t' }, 3, 3)]).toEqual([0, 1]);
});
const footing = (specials: string, mode: Mode) => {
  const state = setPiece([unit(0, 20, 40, { specials, move: specials ? '8"qt' : '8"' }, { moved: { mode, length: 0, from: null } })]);
  return at(state, 'AS-bog', 'ASC-skid-trigger').book.ask('control', { state, unit: state.units[0]!, why: 'skid', inches: 8 }).total;
};
rule('ASC-unit-quadvee-control#1', 'two better on its legs', () => expect(footing('QV', 'ground') - footing('', 'ground')).toBe(-2));
rule('ASC-unit-quadvee-control#2', 'like any vehicle on its wheels', () => expect(footing('QV', 'roll') - footing('', 'ground')).toBe(0));
const boards = (specials: string, size: number) =>
  !against(
    moving([unit(0, 20, 40, { type: 'SV', size: 3, move: '8"t', specials }), unit(0, 20 + BASE, 40, { ...tracked, size }), unit(1, 60, 4)]),
    go(20, 37, { mounts: [1] }),
  ).includes('AS-mount');
rule('ASC-unit-quadvee-transport#1', 'it fits into a ’Mech bay', () => expect([boards('MT1', 3), boards('IT8', 2)]).toEqual([true, false]));
rule('ASC-unit-quadvee-transport#2', 'and into bays for vehicles', () =>
  expect([boards('VTM1', 2), boards('VTH1', 3), boards('VTS1', 4)]).toEqual([true, true, true]),
);
rule('ASC-unit-quadvee-transport#3', 'that are big enough', () => expect([boards('VTM1', 2), boards('VTM1', 3)]).toEqual([true, false]));
