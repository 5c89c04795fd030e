import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { EDITIONS } from '../ruleset.ts';
import {
  able,
  at,
  BASE,
  book,
  ce,
  dealt,
  done,
  hit,
  lasting,
  lost,
  moving,
  pair,
  refused,
  ruleset,
  slow,
  standard,
  stay,
  term,
  usual,
} from '../scene.fixture.ts';
import { type Placed, type Sketch, setPiece } from '../set-piece.ts';
import type { AttackCommand, Command, Unit } from '../shape.ts';

// What screens, probes, beacons and defences do, and to whom.
const peers = (...others: readonly Placed[]): boolean =>
  term(
    setPiece([usual('C3I', 0, 20, 40), at({ move: '4"' }, 1, 20, 40 - 30 - BASE), usual('C3I', 0, 24, 12), ...others]),
    'AS-to-hit-range',
  ) === 0;
/** Somebody north of the gunner with so many inches between their bases. */
const over = (specials: string, apart: number, seat: 0 | 1 = 1): Placed => usual(specials, seat, 20, 40 - apart - BASE);

rule('AS-ecm#1', 'a screen reaches twelve inches and a light one two, from base to base', () => {
  expect([12, 12.02].map(apart => peers(over('ECM', apart)))).toEqual([false, true]);
  expect([2, 2.02].map(apart => peers(over('LECM', apart)))).toEqual([false, true]);
});
const finds = (specials: string, x: number, others: readonly Placed[] = [], y = 36): boolean => {
  const game = scene(ruleset, moving([at({ specials }, 0, 20, 40), at({}, 1, x, y, { hidden: true }), at({}, 1, 60, 4), ...others]));
  game.does(0, stay({ path: [{ x: 5080, y: 36 * 254 }] }));
  return !game.state.units[1]!.hidden;
};
rule('AS-ecm#2', 'probes and network links of the other side fail inside it', () => {
  expect([peers(over('ECM', 4)), peers(over('', 4))]).toEqual([false, true]);
  const screen = (specials: string) => [at({ specials }, 1, 22, 26)];
  expect([finds('PRB', 30, screen('ECM')), finds('PRB', 30, screen(''))]).toEqual([false, true]);
});
const beaconed: Partial<Unit> = { marks: [{ kind: 'narc', until: 0, seat: 0 }] };
const missile = (target: Sketch, others: readonly Placed[] = []): number =>
  dealt({ specials: 'SRM2/2' }, target, { how: 'SRM' }, beaconed, [], standard, 3, others);
rule('AS-ecm#3', 'a beacon is silent inside the screen of whoever bears it, not inside that of whoever set it', () => {
  expect([
    missile({}),
    missile({ specials: 'ECM' }),
    missile({}, [usual('ECM', 1, 24, 30)]),
    missile({}, [usual('ECM', 0, 24, 30)]),
  ]).toEqual([3, 2, 2, 3]);
});
const drone = (others: readonly Placed[], more: Partial<Unit> = {}) =>
  moving([able('DRO', 0, 20, 40, more), able('', 1, 20, 10), able('DCC1', 0, 30, 44), ...others]);
/** The drone as it stands when the Combat Phase begins: whether it has been cut off. */
const cut = (state: ReturnType<typeof setPiece>): boolean => {
  const game = scene(ruleset, { ...state, active: 0 });
  for (let left = 12; left > 0 && game.state.phase === 'movement'; left--) {
    const seat = game.state.active;
    const next = game.state.units.find(one => one.seat === seat && one.moved === null && one.fate === 'fighting' && one.at !== null);
    game.does(seat, stay({ unit: next!.id, mode: 'stand' }));
  }
  return game.state.units[0]!.marks.some(({ kind }) => kind === 'stunned');
};
rule('AS-ecm#4', 'a drone inside an enemy screen shuts down, and one in a friendly screen does not', () => {
  const screen = (seat: 0 | 1) => [able('ECM', seat, 20, 32)];
  expect([cut(drone([])), cut(drone(screen(1))), cut(drone(screen(0)))]).toEqual([false, true, false]);
});
rule('AS-ecm#5', 'neither designators nor fire control mind a screen, nor does anybody whose own it is', () => {
  const tag = (specials: string) =>
    refused(setPiece([usual('TAG', 0, 20, 40), usual('', 1, 20, 34), usual(specials, 1, 22, 34)]), hit({ how: 'TAG' }));
  const total = (specials: string) =>
    scene(ruleset, setPiece([usual('', 0, 20, 40), at({}, 1, 20, 34), usual(specials, 1, 22, 34)]))
      .does(0, hit(), 6, 5)
      .find(one => one.type === 'attacked')!.toHit.total;
  expect([tag('ECM'), total('ECM') - total('')]).toEqual([[], 0]);
  expect([peers(over('ECM', 4, 0)), peers(over('AECM', 4, 0))]).toEqual([true, true]);
});
rule('AS-ecm#6', 'the strongest screen alone stops bloodhounds and boosted networks', () => {
  const boosted = (specials: string) =>
    term(
      setPiece([usual('C3BSS', 0, 20, 40), at({ move: '4"' }, 1, 20, 40 - 30 - BASE), usual('C3BSM', 0, 24, 12), over(specials, 4)]),
      'AS-to-hit-range',
    );
  const hound = (specials: string) => finds('BH', 30, [at({ specials }, 1, 22, 26)]);
  expect(['ECM', 'WAT', 'AECM'].map(one => [boosted(one), hound(one)])).toEqual([
    [0, true],
    [0, true],
    [4, false],
  ]);
});
rule('AS-sua-ecm#1', 'twelve inches in which probes, networks, beacons and drones of the other side fail', () => {
  expect([peers(over('ECM', 12)), peers(over('ECM', 12.02))]).toEqual([false, true]);
  expect([
    finds('PRB', 30, [at({ specials: 'ECM' }, 1, 22, 26)]),
    missile({ specials: 'ECM' }),
    cut(drone([able('ECM', 1, 20, 32)])),
  ]).toEqual([false, 2, true]);
});
rule('AS-sua-ecm#2', 'TAG points through it, and guns shoot as straight as without', () => {
  const inside = [usual('TAG', 0, 20, 40), usual('ECM', 1, 20, 34)];
  expect(refused(setPiece(inside), hit({ how: 'TAG' }))).toEqual([]);
  const game = scene(ruleset, setPiece(inside));
  game.does(0, hit({ how: 'TAG' }), 6, 5);
  expect(game.state.units[1]!.marks.map(({ kind }) => kind)).toEqual(['tagged']);
  expect(term(setPiece(inside), 'AS-ecm')).toBeUndefined();
});
rule('AS-sua-aecm#1', 'an angel does whatever a plain suite does', () => {
  expect([peers(over('AECM', 12)), peers(over('AECM', 12.02))]).toEqual([false, true]);
  expect([
    finds('PRB', 30, [at({ specials: 'AECM' }, 1, 22, 26)]),
    missile({ specials: 'AECM' }),
    cut(drone([able('AECM', 1, 20, 32)])),
  ]).toEqual([false, 2, true]);
});
rule('AS-sua-aecm#2', 'an angel alone is enough for a bloodhound and a boosted network', () => {
  expect(['AECM', 'ECM', 'LECM'].map(specials => finds('BH', 30, [at({ specials }, 1, 21.5, 34)]))).toEqual([false, true, true]);
  const boosted = (specials: string) =>
    term(
      setPiece([usual('C3BSS', 0, 20, 40), at({ move: '4"' }, 1, 20, 40 - 30 - BASE), usual('C3BSM', 0, 24, 12), over(specials, 1)]),
      'AS-to-hit-range',
    );
  expect(['AECM', 'ECM', 'LECM'].map(boosted)).toEqual([4, 0, 0]);
});
rule('AS-sua-aecm#3', 'set against fields it cancels two, and two are needed against it', () => {
  const against: Partial<Unit> = { marks: [{ kind: 'eccm', until: 0 }] };
  const friend = (specials: string, x = 24) => usual(specials, 0, x, 42, against);
  const two = [over('ECM', 4), usual('ECM', 1, 24, 34)];
  expect([peers(...two, friend('ECM')), peers(...two, friend('AECM'))]).toEqual([false, true]);
  expect([peers(over('AECM', 4), friend('ECM')), peers(over('AECM', 4), friend('ECM'), friend('ECM', 26))]).toEqual([false, true]);
});

rule('AS-probe#1', 'a probe reaches eighteen inches, a light one twelve, a bloodhound twenty-six', () => {
  const reach = { PRB: 18, LPRB: 12, BH: 26 };
  for (const [code, inches] of Object.entries(reach))
    expect([finds(code, 20 + inches + BASE), finds(code, 20 + inches + BASE + 0.02), finds('', 20 + inches + BASE)]).toEqual([
      true,
      false,
      false,
    ]);
});
const names = (specials: string, x: number): boolean => {
  const game = scene(ruleset, moving([at({ specials }, 0, 20, 40), at({}, 1, x, 36, { veiled: true }), at({}, 1, 60, 4)]));
  game.does(0, stay({ path: [{ x: 5080, y: 36 * 254 }] }));
  return !game.state.units[1]!.veiled;
};
/** Who has the initiative after dice that are one point against the first side. */
const scouted = (mine: string, edition: string): number => {
  const game = scene(ruleset, setPiece([usual(mine, 0, 20, 40), usual('', 1, 20, 10)]), EDITIONS[edition]!);
  game.does(0, done);
  game.does(1, done, 3, 3, 4, 3, ...(mine === '' ? [] : edition === 'original-2013' ? [3, 4, 3, 3] : []));
  return game.state.initiative;
};
rule('AS-probe#2', 'it finds hidden units and reads cards in its reach, and makes its unit a scout', () => {
  expect([finds('PRB', 38), finds('', 38), names('PRB', 38), names('', 38), names('PRB', 40)]).toEqual([true, false, true, false, false]);
  expect(['PRB', 'LPRB', 'BH', 'RCN', ''].map(one => ratedFirst(one))).toEqual([0, 0, 0, 0, 1]);
});
/** Whether one point of initiative from scouts makes up for a tie broken against the side. */
const ratedFirst = (mine: string, edition = 'corrected-2013'): number => {
  const game = scene(ruleset, setPiece([usual(mine, 0, 20, 40), usual('', 1, 20, 10)]), EDITIONS[edition]!);
  game.does(0, done);
  game.does(1, done, ...(mine === '' ? [3, 3, 3, 4] : [3, 4, 3, 4]));
  return game.state.initiative;
};
rule('AS-probe#3', 'plain and strongest screens stop a probe and a light one; a bloodhound minds the strongest alone', () => {
  const through = (probe: string, specials: string) => finds(probe, 30, [at({ specials }, 1, 22, 26)]);
  expect(['PRB', 'LPRB', 'BH'].map(probe => ['ECM', 'AECM', ''].map(screen => through(probe, screen)))).toEqual([
    [false, false, true],
    [false, false, true],
    [true, false, true],
  ]);
});
rule('AS-sua-prb#1', 'eighteen inches, hidden units and cards, and a scout', () => {
  expect([finds('PRB', 38), finds('PRB', 40), names('PRB', 38), names('PRB', 40), ratedFirst('PRB')]).toEqual([
    true,
    false,
    true,
    false,
    0,
  ]);
});
rule('AS-sua-prb#2', 'it finds nothing inside a plain or the strongest screen', () => {
  expect(['ECM', 'AECM', ''].map(specials => finds('PRB', 30, [at({ specials }, 1, 22, 26)]))).toEqual([false, false, true]);
});
rule('AS-sua-bh#1', 'twenty-six inches, hidden units and cards, and a scout', () => {
  expect([finds('BH', 46), finds('BH', 48), names('BH', 46), names('BH', 48), ratedFirst('BH')]).toEqual([true, false, true, false, 0]);
});
rule('AS-sua-bh#2', 'only the strongest screen stops it', () => {
  expect(['ECM', 'LECM', 'AECM'].map(specials => finds('BH', 30, [at({ specials }, 1, 21.4, 34.6)]))).toEqual([true, true, false]);
});
rule('AS-sua-rcn#1', 'scouts count for intelligence, and so for initiative', () => {
  expect([ratedFirst('RCN'), ratedFirst('')]).toEqual([0, 1]);
  expect(scouted('RCN', 'original-2013')).toBe(0);
});
rule('AS-sua-rcn#2', 'every probe makes a scout of its unit', () => {
  expect(['PRB', 'LPRB', 'BH', 'WAT', 'NOVA', 'ECM'].map(one => (one === 'ECM' ? ratedFirst('') : ratedFirst(one)))).toEqual([
    0, 0, 0, 0, 0, 1,
  ]);
  expect(['PRB', 'LPRB', 'BH'].map(one => scouted(one, 'original-2013'))).toEqual([0, 0, 0]);
});

const shoots = (how: AttackCommand['how'], specials: string, apart: number) =>
  refused(setPiece(pair(apart, { specials }, { move: '4"' })), hit({ how }));
rule('AS-narc#1', 'a pod is one more attack without damage: at Short, or as far as Medium', () => {
  expect(
    (['CNARC', 'SNARC', 'INARC'] as const).map(how => [6, 6.02, 24, 24.02].map(apart => shoots(how, how, apart).length === 0)),
  ).toEqual([
    [true, false, false, false],
    [true, true, true, false],
    [true, true, true, false],
  ]);
  const game = scene(ruleset, setPiece(lasting(3, { specials: 'SNARC' })));
  game.does(0, hit({ how: 'SNARC' }), 6, 5);
  expect([lost(game), game.state.units[1]!.marks.map(({ kind }) => kind)]).toEqual([0, ['narc']]);
  game.does(0, hit(), 6, 4);
  expect(lost(game)).toBe(3);
});
rule('AS-narc#2', 'one more point from missiles as long as the game lasts, and none from guns', () => {
  const game = scene(ruleset, setPiece(slow(3, { specials: 'SNARC,SRM2/2' })));
  game.does(0, hit({ how: 'SNARC' }), 6, 5);
  game.does(0, hit({ how: 'SRM' }), 6, 4);
  expect(lost(game)).toBe(3);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[1]!.marks).toEqual([{ kind: 'narc', until: 0, seat: 0 }]);
  expect([
    dealt({ specials: 'LRM2/2/2' }, {}, { how: 'LRM' }, beaconed),
    dealt({ specials: 'AC2/2/-' }, {}, { how: 'AC' }, beaconed),
  ]).toEqual([3, 2]);
  const spotted = dealt({ specials: 'IF2' }, {}, { how: 'indirect', spotter: 2 }, beaconed, [], standard, 3, [usual('', 0, 30, 36)]);
  expect(spotted).toBe(3);
});
rule('AS-narc#3', 'no bonus while whoever bears it is under a screen of its own side', () => {
  expect([missile({}), missile({}, [usual('ECM', 1, 20, 25)]), missile({}, [usual('ECM', 1, 20, 20)])]).toEqual([3, 2, 3]);
});
rule('AS-sua-cnarc#1', 'one more attack at Short range that does no damage', () => {
  expect([shoots('CNARC', 'CNARC', 6), shoots('CNARC', 'CNARC', 6.02), shoots('CNARC', '', 6)]).toEqual([
    [],
    ['AS-range-nodamage'],
    ['AS-attack-count'],
  ]);
  const game = scene(ruleset, setPiece(lasting(3, { specials: 'CNARC' })));
  game.does(0, hit(), 6, 4);
  game.does(0, hit({ how: 'CNARC' }), 6, 5);
  expect(lost(game)).toBe(3);
});
rule('AS-sua-cnarc#2', 'whoever bears the pod loses one point more to missiles, unless a friendly screen covers it', () => {
  const game = scene(ruleset, setPiece(slow(3, { specials: 'CNARC,SRM2/2' })));
  game.does(0, hit({ how: 'CNARC' }), 6, 5);
  game.does(0, hit({ how: 'SRM' }), 6, 4);
  expect([lost(game), missile({ specials: 'ECM' })]).toEqual([3, 2]);
});
rule('AS-damage-narc-ce#1', 'any standard attack of a unit with missiles has the bonus, of one without it has not', () => {
  const standardShot = (specials: string, rules = ce) => dealt({ specials }, {}, {}, beaconed, [], rules);
  expect(['SRM2/2', 'LRM1/1/1', 'IF1', 'AC2/2/-', ''].map(specials => standardShot(specials))).toEqual([4, 4, 4, 3, 3]);
  expect(standardShot('SRM2/2', standard)).toBe(3);
});
rule('AS-damage-narc-ce#2', 'a pod that sticks helps whoever fires later in the same turn', () => {
  const game = scene(ruleset, setPiece([...slow(3, { specials: 'SNARC' }), at({ specials: 'SRM2/2' }, 0, 22, 40)]), ce);
  game.does(0, hit({ how: 'SNARC' }), 6, 5);
  game.does(0, hit({ unit: 2 }), 6, 5);
  expect(lost(game)).toBe(4);
});

const behind: Partial<Unit> = { facing: { dx: 0, dy: -1 } };
const volley = (specials: string, target: string, more: Partial<Unit> = {}, damage = '3/3/3') =>
  dealt({ damage, specials }, { specials: target }, {}, more);
rule('AS-ams#1', 'one point off an attack with missiles, never the last, and nothing off others', () => {
  expect(['SRM1/1', 'LRM1/1/1', 'IF1', 'AC1/1/1', ''].map(one => volley(one, 'AMS'))).toEqual([2, 2, 2, 3, 3]);
  expect([volley('SRM1/1', 'AMS', {}, '2/2/2'), volley('SRM1/1', 'AMS', {}, '1/1/1')]).toEqual([1, 1]);
});
rule('AS-ams#2', 'not from behind, unless it stands in the turret', () => {
  expect([volley('SRM1/1', 'AMS', behind), volley('SRM1/1', 'TUR(1/1/-,AMS)', behind), volley('SRM1/1', 'TUR(1/1/-)', behind)]).toEqual([
    4, 3, 4,
  ]);
});
rule('AS-sua-ams#1', 'missiles lose a point to it down to one, and nothing else does', () => {
  expect([volley('LRM1/1/1', 'AMS'), volley('LRM1/1/1', 'AMS', {}, '1/1/1'), volley('', 'AMS'), volley('LRM1/1/1', '')]).toEqual([
    2, 1, 3, 3,
  ]);
});
rule('AS-sua-ams#2', 'it guards the front; in a turret it guards all around', () => {
  expect([volley('LRM1/1/1', 'AMS', behind), volley('LRM1/1/1', 'TUR(1/1/-,AMS)', behind)]).toEqual([4, 3]);
});

const driven = (mine: Partial<Unit> = {}, others: readonly Placed[] = [able('DCC1', 0, 30, 44)]) =>
  setPiece([able('DRO', 0, 20, 40, mine), able('', 1, 20, 34), ...others]);
rule('AS-drone#1', 'whoever drives it is within nine hundred inches', () => {
  const away = (inches: number) => refused(driven({}, [able('DCC1', 0, 20 + inches + BASE, 40)]), hit());
  expect([away(900), away(900.02), refused(driven({}, []), hit())]).toEqual([[], ['AS-drone'], ['AS-drone']]);
});
rule('AS-drone#2', 'inside an enemy screen it shuts down: it neither moves nor attacks, and is easy to hit', () => {
  const screened = drone([able('ECM', 1, 20, 32)]);
  expect([
    refused(screened, stay({ path: [{ x: 5080, y: 38 * 254 }] })),
    refused(drone([]), stay({ path: [{ x: 5080, y: 38 * 254 }] })),
  ]).toEqual([['AS-drone'], []]);
  expect([cut(screened), cut(drone([]))]).toEqual([true, false]);
  const stunned = driven({ marks: [{ kind: 'stunned', until: 1 }] });
  expect(term(stunned, 'AS-tmm-immobile', { unit: 1, target: 0 })).toBe(-4);
});
const aims = (skill: number, operator: number, moved = driven()) => {
  const state = {
    ...moved,
    units: moved.units.map(one => (one.id === 0 ? { ...one, skill } : one.id === 2 ? { ...one, skill: operator } : one)),
  };
  const game = scene(ruleset, state);
  return game.does(0, hit(), 6, 6, 1, 1).find(one => one.type === 'attacked')!.toHit.total;
};
rule('AS-drone#3', 'it aims with the Skill of whoever drives it and one more', () => {
  const plain = term(driven(), 'AS-to-hit-drone');
  expect([plain, aims(4, 4), aims(4, 2), aims(1, 4)]).toEqual([1, 6, 4, 6]);
});
rule('AS-sua-dro#1', 'nobody drives it from more than nine hundred inches away', () => {
  const away = (inches: number) => refused(driven({}, [able('DCC1', 0, 20 + inches + BASE, 40)]), hit());
  expect([away(900), away(900.02)]).toEqual([[], ['AS-drone']]);
});
rule('AS-sua-dro#2', 'an enemy screen shuts it down', () => {
  expect([cut(drone([able('ECM', 1, 20, 32)])), cut(drone([able('ECM', 1, 20, 20)]))]).toEqual([true, false]);
});
rule('AS-sua-dro#3', 'its Skill is one worse than that of its operator, and nothing else is added', () => {
  const game = scene(ruleset, driven());
  const { toHit } = game.does(0, hit(), 6, 6, 1, 1).find(one => one.type === 'attacked')!;
  expect(toHit.terms.filter(one => !one.waivedBy && one.value !== 0).map(({ rule: id, value }) => [id, value])).toEqual([
    ['AS-skill', 4],
    ['AS-tmm-13c', 1],
    ['AS-to-hit-drone', 1],
  ]);
  const control = (state: ReturnType<typeof setPiece>) =>
    book.ask('control', { state, unit: state.units[0]!, why: 'skid', inches: 0 }).total;
  expect([control(driven()), control(setPiece([able('', 0, 20, 40)]))]).toEqual([5, 4]);
});
rule('AS-sua-dcc#1', 'a console drives as many drones as its number, and no more', () => {
  const second = (console: string) =>
    refused(setPiece([able('DRO', 0, 20, 40), able('', 1, 20, 34), able(console, 0, 30, 44), able('DRO', 0, 24, 40)]), hit({ unit: 3 }));
  expect([second('DCC1'), second('DCC2')]).toEqual([['AS-drone'], []]);
});
rule('AS-sua-dcc#2', 'drones of a console that is lost or jammed shut down, those of another do not', () => {
  const fleet = (more: Partial<Unit>, ...others: readonly Placed[]) => {
    const state = setPiece([
      able('DRO', 0, 20, 40),
      able('', 1, 20, 34),
      able('DCC1', 0, 50, 44, more),
      able('DRO', 0, 24, 40),
      able('DCC1', 0, 30, 44),
      ...others,
    ]);
    return [refused(state, hit()), refused(state, hit({ unit: 3 }))];
  };
  expect([fleet({}), fleet({ fate: 'destroyed', at: null }), fleet({ shutdown: true }), fleet({}, able('ECM', 1, 56, 40))]).toEqual([
    [[], []],
    [['AS-drone'], []],
    [['AS-drone'], []],
    [['AS-drone'], []],
  ]);
});

const quiet = (edition: string, specials = 'STL,ECM') => {
  const orders: Command = { type: 'order', unit: 0, order: 'stealth' };
  const game = scene(ruleset, setPiece([able(specials, 0, 20, 40), able('C3I', 1, 20, 32), able('C3I', 1, 20, 4)]), EDITIONS[edition]!);
  return { game, orders };
};
rule('AS-stl-self#1', 'whoever runs silent is jammed like in an enemy screen and has none of its own; infantry is not', () => {
  const silent: Partial<Unit> = { marks: [{ kind: 'stealthed', until: 0 }] };
  const own = (mine: Partial<Unit>, rules = ce) => {
    const state = setPiece([able('STL,C3I', 0, 20, 40, mine), at({ move: '4"' }, 1, 20, 40 - 30 - BASE), able('C3I', 0, 24, 12)]);
    const game = scene(ruleset, state, rules);
    return game
      .does(0, hit(), 6, 5)
      .find(one => one.type === 'attacked')!
      .toHit.terms.find(one => one.rule === 'AS-to-hit-range')?.value;
  };
  expect([own({}), own(silent)]).toEqual([0, 4]);
  const jams = (mine: Partial<Unit>) =>
    term(
      setPiece([
        usual('C3I', 0, 20, 40),
        at({ move: '4"' }, 1, 20, 40 - 30 - BASE),
        usual('C3I', 0, 24, 12),
        able('STL,ECM', 1, 20, 34, mine),
      ]),
      'AS-to-hit-range',
    );
  expect([jams({}), jams(silent)]).toEqual([4, 0]);
  const foot = quiet('commanders-edition').orders;
  expect(
    refused(
      setPiece([at({ type: 'BA', specials: 'STL' }, 0, 20, 40), able('', 1, 20, 20)]),
      foot,
      scene(ruleset, setPiece([able('', 0, 1, 1)]), ce).book,
    ),
  ).toEqual(['AS-stl-self']);
});
rule('AS-stl-self#2', 'it is switched when the turn ends, not before', () => {
  const { game, orders } = quiet('commanders-edition');
  game.does(0, orders);
  expect(game.state.units[0]!.marks.some(({ kind }) => kind === 'stealthed')).toBe(false);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[0]!.marks.some(({ kind }) => kind === 'stealthed')).toBe(true);
});
rule('AS-stl-self#3', 'by the older books nobody is jammed by being stealthy', () => {
  for (const edition of ['original-2013', 'corrected-2013']) {
    const { game, orders } = quiet(edition);
    expect(game.refuses(0, orders).length).toBeGreaterThan(0);
    game.does(0, done);
    game.does(1, done, 5, 5, 2, 2);
    expect(game.state.units[0]!.marks.some(({ kind }) => kind === 'stealthed')).toBe(false);
  }
  const { game } = quiet('commanders-edition');
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[0]!.marks.some(({ kind }) => kind === 'stealthed')).toBe(true);
});
