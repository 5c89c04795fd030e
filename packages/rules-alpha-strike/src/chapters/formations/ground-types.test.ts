import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { fits, group, lacks, made, tank, times } from './formations.fixture.ts';
import { fitsOf } from './list.ts';

// What lances on the ground have to be. Each set-up is put before the compiled game, and the line of the formation type objects.

const brawler = { role: 'Brawler', size: 3 };
const sniper = { role: 'Sniper', size: 2 };
const small = { role: 'Scout', size: 1 };
/** So many tanks, one of each of these models. */
const cars = (one: Parameters<typeof tank>[1], ...models: readonly string[]) => models.map(name => made(tank('12"h', { ...one, name })));

rule('ASC-form-battle#1', 'half of it Size 3 or bigger', () => {
  expect(lacks('battle', group([2, brawler], [1, sniper], [1, small]))).toBeUndefined();
  expect(fits('battle', group([2, { ...brawler, size: 4 }], [2, sniper]))).toBe(true);
  expect(lacks('battle', group([1, brawler], [3, sniper]))).toBe('Size 3 or more: at least 2 of 4 units, there are 1');
});
rule('ASC-form-battle#2', 'the big vehicles are pairs of one model', () => {
  const lance = (a: string, b: string) => [...cars({ ...brawler, role: 'Sniper' }, a, b), ...cars({ ...sniper, role: 'Sniper' }, 'C', 'C')];
  expect(lacks('battle', lance('A', 'A'))).toBeUndefined();
  expect(lacks('battle', lance('A', 'B'))).toBe('Size 3 or more: at least 1 pairs of one model, there are 0');
  // 'Mechs need not match, and a Star of ten has three pairs among its five big ones.
  expect(
    fits(
      'battle',
      ['A', 'B', 'C', 'D'].map(name => made({ ...brawler, role: 'Sniper', name })),
    ),
  ).toBe(true);
  const star = (...big: readonly string[]) => [...cars({ ...brawler, role: 'Sniper' }, ...big), ...cars(sniper, ...'VWXYZ')];
  expect(lacks('battle', star(...'AABBC'))).toBe('Size 3 or more: at least 3 pairs of one model, there are 2');
  expect(fits('battle', star(...'AABBCC').slice(0, 10))).toBe(true);
});
rule('ASC-form-battle#3', 'three Brawlers, Snipers or Skirmishers in any mixture', () => {
  expect(fits('battle', group([1, brawler], [1, { ...brawler, role: 'Sniper' }], [1, { ...sniper, role: 'Skirmisher' }], [1, small]))).toBe(
    true,
  );
  expect(lacks('battle', group([2, brawler], [2, small]))).toBe('Brawler, Sniper or Skirmisher: at least 3 of 4 units, there are 2');
});
rule('ASC-form-battle#4', 'four Brawlers will do whatever their Size; three and a Sniper will not', () => {
  const brawlers = { ...brawler, size: 1 };
  expect([fits('battle', times(4, brawlers)), fits('battle', group([3, brawlers], [1, { ...sniper, size: 1 }]))]).toEqual([true, false]);
});

const scout = { size: 1, role: 'Scout' };
const light = { size: 1, role: 'Striker' };
rule('ASC-form-battle-light#1', 'three quarters of Size 1', () => {
  expect(lacks('battle-light', group([2, light], [1, scout], [1, brawler]))).toBeUndefined();
  expect(lacks('battle-light', group([1, light], [1, scout], [2, brawler]))).toBe('Size 1: at least 3 of 4 units, there are 2');
});
rule('ASC-form-battle-light#2', 'nobody of Size 4', () =>
  expect(lacks('battle-light', group([2, light], [1, scout], [1, { size: 4 }]))).toBe('Size 4 or more: none, there are 1'),
);
rule('ASC-form-battle-light#3', 'vehicles of Size 1 are two pairs', () => {
  expect(lacks('battle-light', cars(scout, ...'AABB'))).toBeUndefined();
  expect(lacks('battle-light', cars(scout, ...'AABC'))).toBe('Size 1: at least 2 pairs of one model, there are 1');
});
rule('ASC-form-battle-light#4', 'one of them is a Scout', () =>
  expect(lacks('battle-light', group([3, light], [1, brawler]))).toBe('Scout: at least 1 of 4 units, there are 0'),
);

const middle = { size: 2 };
rule('ASC-form-battle-medium#1', 'half of it Size 2', () => {
  expect(lacks('battle-medium', group([2, middle], [2, { size: 3 }]))).toBeUndefined();
  expect(lacks('battle-medium', group([1, middle], [3, { size: 3 }]))).toBe('Size 2: at least 2 of 4 units, there are 1');
});
rule('ASC-form-battle-medium#2', 'nobody of Size 4', () =>
  expect(lacks('battle-medium', group([3, middle], [1, { size: 4 }]))).toBe('Size 4 or more: none, there are 1'),
);
rule('ASC-form-battle-medium#3', 'vehicles of Size 2 are two pairs', () => {
  expect(lacks('battle-medium', cars(middle, ...'AABB'))).toBeUndefined();
  expect(lacks('battle-medium', cars(middle, ...'AABC'))).toBe('Size 2: at least 2 pairs of one model, there are 1');
});
rule('ASC-form-battle-heavy#1', 'half of it Size 3 or more', () => {
  expect(lacks('battle-heavy', group([2, { size: 4 }], [2, middle]))).toBeUndefined();
  expect(lacks('battle-heavy', group([1, { size: 4 }], [3, middle]))).toBe('Size 3 or more: at least 2 of 4 units, there are 1');
});
rule('ASC-form-battle-heavy#2', 'nobody of Size 1', () =>
  expect(lacks('battle-heavy', group([3, { size: 4 }], [1, { size: 1 }]))).toBe('Size 1: none, there are 1'),
);
rule('ASC-form-battle-heavy#3', 'vehicles have two pairs of Size 3', () => {
  expect(lacks('battle-heavy', cars({ size: 3 }, ...'AABB'))).toBeUndefined();
  expect(lacks('battle-heavy', cars({ size: 3 }, ...'AABC'))).toBe('Size 3: at least 2 pairs of one model, there are 1');
  expect(fits('battle-heavy', cars({ size: 4 }, ...'AABB'))).toBe(false);
});

const heavy = { size: 3, armor: 5, damage: '3/3/1', role: 'Brawler' };
const fist = { ...heavy, role: 'Juggernaut' };
rule('ASC-form-assault#1', 'three of Size 3, and nobody of Size 1', () => {
  expect(lacks('assault', group([2, { ...heavy, size: 4 }], [1, fist], [1, { ...heavy, size: 2 }]))).toBeUndefined();
  expect(lacks('assault', group([1, heavy], [1, fist], [2, { ...heavy, size: 2 }]))).toBe(
    'Size 3 or more: at least 3 of 4 units, there are 2',
  );
  expect(lacks('assault', group([2, heavy], [1, fist], [1, { ...heavy, size: 1 }]))).toBe('Size 1: none, there are 1');
  // Three, not three quarters: a Level II of six needs no more.
  expect(fits('assault', group([2, heavy], [1, fist], [3, { ...heavy, size: 2 }]))).toBe(true);
});
rule('ASC-form-assault#2', 'five points of armor for everybody', () =>
  expect(lacks('assault', group([2, heavy], [1, fist], [1, { ...heavy, armor: 4 }]))).toBe('Armor of 5 or more: all 4 units, there are 3'),
);
rule('ASC-form-assault#3', 'three quarters with three points at Medium range', () => {
  const weak = { ...heavy, damage: '3/2/1' };
  expect(lacks('assault', group([2, heavy], [1, fist], [1, weak]))).toBeUndefined();
  expect(lacks('assault', group([1, heavy], [1, fist], [2, weak]))).toBe(
    '3 points or more at Medium range: at least 3 of 4 units, there are 2',
  );
});
rule('ASC-form-assault#4', 'a Juggernaut, or two Snipers', () => {
  const eye = { ...heavy, role: 'Sniper' };
  expect(lacks('assault', group([3, heavy], [1, fist]))).toBeUndefined();
  expect(lacks('assault', group([2, heavy], [2, eye]))).toBeUndefined();
  expect(lacks('assault', group([3, heavy], [1, eye]))).toBe('Juggernaut: at least 1 of 4 units, there are 0');
});
rule('ASC-form-assault#5', 'four Juggernauts will do whatever else they lack', () => {
  const juggernaut = { size: 1, armor: 1, damage: '1/1/-', role: 'Juggernaut' };
  expect([fits('assault', times(4, juggernaut)), fits('assault', group([3, juggernaut], [1, heavy]))]).toEqual([true, false]);
});
rule('ASC-form-assault-fast#1', 'what an Assault Lance lacks a Fast one lacks too', () =>
  expect(lacks('assault-fast', group([4, { ...heavy, move: '10"' }]))).toBe('Juggernaut: at least 1 of 4 units, there are 0'),
);
rule('ASC-form-assault-fast#2', 'each of them has 10 inches on the ground or jumps, however far', () => {
  const fast = { ...heavy, move: '10"' };
  expect(lacks('assault-fast', group([2, fast], [2, { ...fist, move: '6"/2"j' }]))).toBeUndefined();
  expect(lacks('assault-fast', group([3, fast], [1, { ...fist, move: '8"' }]))).toBe('Move of 10" or a jump: all 4 units, there are 3');
});

rule('ASC-form-striker#1', 'everybody has 10 inches on the ground or jumps 8', () => {
  const one = { size: 2, move: '10"', role: 'Striker' };
  expect(lacks('striker', group([2, one], [2, { ...one, move: '6"/8"j' }]))).toBeUndefined();
  expect(lacks('striker', group([3, one], [1, { ...one, role: 'Scout', move: '8"/6"j' }]))).toBe(
    'Move of 10" or a jump of 8": all 4 units, there are 3',
  );
});
rule('ASC-form-striker#2', 'nobody of Size 4', () => {
  const one = { size: 3, move: '10"', role: 'Striker' };
  expect(lacks('striker', group([3, one], [1, { ...one, role: 'Scout' }]))).toBeUndefined();
  expect(lacks('striker', group([3, one], [1, { ...one, role: 'Scout', size: 4 }]))).toBe('Size 4 or more: none, there are 1');
});
rule('ASC-form-striker#3', 'half of them Strikers or Skirmishers', () => {
  const one = { size: 2, move: '10"', role: 'Brawler' };
  expect(lacks('striker', group([1, { ...one, role: 'Striker' }], [1, { ...one, role: 'Skirmisher' }], [2, one]))).toBeUndefined();
  expect(lacks('striker', group([1, { ...one, role: 'Striker' }], [3, one]))).toBe(
    'Striker or Skirmisher: at least 2 of 4 units, there are 1',
  );
});
rule('ASC-form-striker#4', 'four Strikers will do however slow they are', () => {
  const slow = { size: 4, move: '4"', role: 'Striker' };
  expect([fits('striker', times(4, slow)), fits('striker', group([3, slow], [1, { ...slow, role: 'Skirmisher' }]))]).toEqual([true, false]);
});

const swift = { size: 2, move: '10"', role: 'Skirmisher', damage: '2/2/1' };
const near = { ...swift, role: 'Scout', damage: '2/2/0*' };
rule('ASC-form-striker-light#1', 'everybody has 10 inches', () => {
  expect(lacks('striker-light', group([2, swift], [2, near]))).toBeUndefined();
  expect(lacks('striker-light', group([2, swift], [1, near], [1, { ...near, move: '8"/12"j' }]))).toBe(
    'Move of 10": all 4 units, there are 3',
  );
});
rule('ASC-form-striker-light#2', 'nobody of Size 3', () =>
  expect(lacks('striker-light', group([2, swift], [1, near], [1, { ...near, size: 3 }]))).toBe('Size 3 or more: none, there are 1'),
);
rule('ASC-form-striker-light#3', 'two reach Long range with a whole point', () =>
  expect(lacks('striker-light', group([1, swift], [1, { ...near, role: 'Striker' }], [2, near]))).toBe(
    '1 point or more at Long range: at least 2 of 4 units, there are 1',
  ),
);
rule('ASC-form-striker-light#4', 'two are Strikers or Skirmishers', () =>
  expect(lacks('striker-light', group([1, swift], [1, { ...swift, role: 'Scout' }], [2, near]))).toBe(
    'Striker or Skirmisher: at least 2 of 4 units, there are 1',
  ),
);

const mace = { size: 3, move: '8"', role: 'Striker', damage: '3/3/2' };
const club = { ...mace, role: 'Brawler', damage: '3/3/1' };
rule('ASC-form-striker-heavy#1', 'everybody has 8 inches', () => {
  expect(lacks('striker-heavy', group([2, mace], [1, club], [1, { ...club, size: 2 }]))).toBeUndefined();
  expect(lacks('striker-heavy', group([2, mace], [1, club], [1, { ...club, move: '6"/8"j' }]))).toBe(
    'Move of 8": all 4 units, there are 3',
  );
});
rule('ASC-form-striker-heavy#2', 'three of Size 3 exactly, and none smaller than 2', () => {
  expect(lacks('striker-heavy', group([2, mace], [2, { ...club, size: 4 }]))).toBe('Size 3: at least 3 of 4 units, there are 2');
  expect(lacks('striker-heavy', group([2, mace], [1, club], [1, { ...club, size: 1 }]))).toBe('Size 1: none, there are 1');
});
rule('ASC-form-striker-heavy#3', 'one does two points at Long range', () =>
  expect(lacks('striker-heavy', group([2, { ...mace, damage: '3/3/1' }], [2, club]))).toBe(
    '2 points or more at Long range: at least 1 of 4 units, there are 0',
  ),
);
rule('ASC-form-striker-heavy#4', 'two are Strikers or Skirmishers', () =>
  expect(lacks('striker-heavy', group([1, mace], [3, club]))).toBe('Striker or Skirmisher: at least 2 of 4 units, there are 1'),
);

const boat = { role: 'Missile Boat' };
rule('ASC-form-fire#1', 'three quarters Missile Boats or Snipers', () => {
  expect(lacks('fire', group([1, boat], [2, { role: 'Sniper' }], [1, { role: 'Scout' }]))).toBeUndefined();
  expect(lacks('fire', group([1, boat], [1, { role: 'Sniper' }], [2, { role: 'Scout' }]))).toBe(
    'Missile Boat or Sniper: at least 3 of 4 units, there are 2',
  );
});
rule('ASC-form-fire#2', 'four Missile Boats are its ideal', () => {
  const boats = times(4, { ...boat, damage: '1/1/1' });
  expect([
    fits('fire', boats),
    fitsOf(boats)
      .filter(one => one.ideal)
      .map(({ type }) => type.id),
  ]).toEqual([true, ['fire']]);
  // The ideal of a Fire Lance makes no variation of it.
  expect(fits('direct-fire', boats)).toBe(false);
});
rule('ASC-form-fire-support#1', 'three that fire indirectly', () => {
  expect(lacks('fire-support', group([3, { specials: 'IF1' }], [1, {}]))).toBeUndefined();
  expect(lacks('fire-support', group([2, { specials: 'IF1' }], [2, {}]))).toBe('IF: at least 3 of 4 units, there are 2');
});
rule('ASC-form-artillery-fire#1', 'two with artillery of any kind', () => {
  expect(lacks('artillery-fire', group([1, { specials: 'ARTS-1' }], [1, { specials: 'ARTAIS-1' }], [2, {}]))).toBeUndefined();
  expect(lacks('artillery-fire', group([1, { specials: 'ARTS-1' }], [3, {}]))).toBe('artillery: at least 2 of 4 units, there are 1');
});
const far = { damage: '2/2/2' };
rule('ASC-form-direct-fire#1', 'two of Size 3 or more', () => {
  expect(lacks('direct-fire', group([2, { ...far, size: 3 }], [2, { ...far, size: 1 }]))).toBeUndefined();
  expect(lacks('direct-fire', group([1, { ...far, size: 3 }], [3, { ...far, size: 2 }]))).toBe(
    'Size 3 or more: at least 2 of 4 units, there are 1',
  );
});
rule('ASC-form-direct-fire#2', 'two points at Long range for everybody', () =>
  expect(lacks('direct-fire', group([3, { ...far, size: 3 }], [1, { damage: '4/4/1' }]))).toBe(
    '2 points or more at Long range: all 4 units, there are 3',
  ),
);
const flak = { ...boat, specials: 'FLK1/1/-' };
rule('ASC-form-anti-air#1', 'it is a Fire Lance', () =>
  expect(lacks('anti-air', group([2, { ...flak, role: 'Brawler' }], [2, boat]))).toBe(
    'Missile Boat or Sniper: at least 3 of 4 units, there are 2',
  ),
);
rule('ASC-form-anti-air#2', 'two have FLK, AC or artillery, or are built to aim at aircraft', () => {
  const aims = { ...boat, name: 'Aims high', quirks: ['anti-aircraft-targeting'] };
  for (const one of [flak, aims, { ...boat, specials: 'AC1/1/-' }, { ...boat, specials: 'ARTT-1' }])
    expect(lacks('anti-air', group([1, flak], [1, one], [2, boat]))).toBeUndefined();
  expect(lacks('anti-air', group([1, flak], [3, boat]))).toBe(
    'FLK, AC, artillery or Anti-Aircraft Targeting: at least 2 of 4 units, there are 1',
  );
});

const spy = { size: 1, move: '12"', role: 'Scout' };
const other = { size: 3, move: '10"', role: 'Brawler' };
rule('ASC-form-recon#1', 'everybody has 10 inches', () => {
  expect(lacks('recon', group([2, spy], [2, other]))).toBeUndefined();
  expect(lacks('recon', group([3, spy], [1, { ...other, move: '8"/12"j' }]))).toBe('Move of 10": all 4 units, there are 3');
});
rule('ASC-form-recon#2', 'two Scouts or Strikers', () => {
  expect(fits('recon', group([1, spy], [1, { ...other, role: 'Striker' }], [2, other]))).toBe(true);
  expect(lacks('recon', group([1, spy], [3, other]))).toBe('Scout or Striker: at least 2 of 4 units, there are 1');
});
rule('ASC-form-recon#3', 'four Scouts will do however slow they are', () => {
  const slow = { ...spy, move: '6"' };
  expect([fits('recon', times(4, slow)), fits('recon', group([3, slow], [1, { ...slow, role: 'Striker' }]))]).toEqual([true, false]);
});
rule('ASC-form-recon-light#1', 'Size 1, 12 inches and Scouts, all of them', () => {
  expect(lacks('recon-light', times(4, spy))).toBeUndefined();
  const one = (change: object) => lacks('recon-light', group([3, spy], [1, { ...spy, ...change }]));
  expect([one({ size: 2 }), one({ move: '10"/14"j' }), one({ role: 'Striker' })]).toEqual([
    'Size 1: all 4 units, there are 3',
    'Move of 12": all 4 units, there are 3',
    'Scout: all 4 units, there are 3',
  ]);
});
const big = { size: 3, move: '8"', role: 'Brawler' };
rule('ASC-form-recon-heavy#1', 'everybody has 8 inches and two have 10', () => {
  expect(lacks('recon-heavy', group([2, spy], [2, big]))).toBeUndefined();
  expect(lacks('recon-heavy', group([2, spy], [1, big], [1, { ...big, move: '6"' }]))).toBe('Move of 8": all 4 units, there are 3');
  expect(lacks('recon-heavy', group([1, { ...spy, move: '10"' }], [1, { ...spy, move: '8"' }], [2, big]))).toBe(
    'Move of 10": at least 2 of 4 units, there are 1',
  );
});
rule('ASC-form-recon-heavy#2', 'one is Size 3 or more', () =>
  expect(lacks('recon-heavy', times(4, spy))).toBe('Size 3 or more: at least 1 of 4 units, there are 0'),
);
rule('ASC-form-recon-heavy#3', 'two Scouts', () =>
  expect(lacks('recon-heavy', group([1, spy], [3, { ...big, move: '10"', role: 'Striker' }]))).toBe(
    'Scout: at least 2 of 4 units, there are 1',
  ),
);

const fast = { size: 2, move: '12"', damage: '2/1/-' };
const hard = { ...fast, damage: '2/2/-' };
rule('ASC-form-pursuit#1', 'nobody bigger than Size 2', () =>
  expect(lacks('pursuit', group([2, fast], [1, hard], [1, { ...fast, size: 3 }]))).toBe('Size 2 or less: all 4 units, there are 3'),
);
rule('ASC-form-pursuit#2', 'three quarters with 12 inches', () => {
  expect(lacks('pursuit', group([2, fast], [1, hard], [1, { ...fast, move: '8"' }]))).toBeUndefined();
  expect(lacks('pursuit', group([1, fast], [1, hard], [2, { ...fast, move: '10"/14"j' }]))).toBe(
    'Move of 12": at least 3 of 4 units, there are 2',
  );
});
rule('ASC-form-pursuit#3', 'one does two points at Medium range', () =>
  expect(lacks('pursuit', times(4, fast))).toBe('2 points or more at Medium range: at least 1 of 4 units, there are 0'),
);
rule('ASC-form-pursuit#4', 'four Skirmishers will do', () => {
  const ideal = { size: 4, move: '4"', damage: '1/1/-', role: 'Skirmisher' };
  expect([fits('pursuit', times(4, ideal)), fits('pursuit', group([3, ideal], [1, { ...ideal, role: 'Striker' }]))]).toEqual([true, false]);
});
const probe = { size: 2, move: '10"', damage: '2/2/-' };
rule('ASC-form-probe#1', 'nobody bigger than Size 2, and two points at Medium range for everybody', () => {
  const one = (change: object) => lacks('probe', group([3, probe], [1, { ...probe, ...change }]));
  expect([one({}), one({ size: 3 }), one({ damage: '3/1/-' })]).toEqual([
    undefined,
    'Size 2 or less: all 4 units, there are 3',
    '2 points or more at Medium range: all 4 units, there are 3',
  ]);
});
rule('ASC-form-probe#2', 'three quarters with 10 inches', () => {
  expect(lacks('probe', group([3, probe], [1, { ...probe, move: '6"' }]))).toBeUndefined();
  expect(lacks('probe', group([2, probe], [2, { ...probe, move: '8"' }]))).toBe('Move of 10": at least 3 of 4 units, there are 2');
});
rule('ASC-form-sweep#1', 'nobody bigger than Size 2, 10 inches and two points at Short range for everybody', () => {
  const broom = { size: 2, move: '10"', damage: '2/-/-' };
  const one = (change: object) => lacks('sweep', group([3, broom], [1, { ...broom, ...change }]));
  expect([one({}), one({ size: 3 }), one({ move: '8"' }), one({ damage: '1/2/-' })]).toEqual([
    undefined,
    'Size 2 or less: all 4 units, there are 3',
    'Move of 10": all 4 units, there are 3',
    '2 points or more at Short range: all 4 units, there are 3',
  ]);
});

rule('ASC-fb-formation-requirements#1', 'one thing missing is enough for it not to be one, and its bonus is not to be had', () => {
  expect(lacks('assault', group([3, heavy], [1, { ...fist, armor: 4 }]))).toBe('Armor of 5 or more: all 4 units, there are 3');
  expect(fits('assault:demoralizer', group([3, heavy], [1, fist]))).toBe(true);
  expect(fits('assault:eagles-eyes', group([3, heavy], [1, fist]))).toBe(false);
});
rule('ASC-fb-percentage-rounding#1', 'a share is counted from all units and rounded up: three quarters of five are four', () => {
  const most = (of: number, guns: number) => fits('fire', group([guns, { role: 'Sniper' }], [of - guns, { role: 'Scout' }]));
  expect([most(4, 3), most(5, 3), most(5, 4), most(6, 4), most(6, 5), most(10, 7), most(10, 8)]).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
    true,
  ]);
});
rule('ASC-fb-percentage-rounding#2', 'half of four are two, of five or six three', () => {
  const half = (of: number, many: number) => fits('battle', group([many, brawler], [of - many, sniper]));
  expect([half(4, 1), half(4, 2), half(5, 2), half(5, 3), half(6, 2), half(6, 3)]).toEqual([false, true, false, true, false, true]);
});
rule('ASC-fb-scope-proportional#1', 'a Star and a Level II are formations as a lance is', () => {
  const star = group([3, brawler], [2, sniper]);
  const level = group([3, brawler], [3, sniper]);
  expect([star, level].map(units => fits('battle', units))).toEqual([true, true]);
  expect([5, 6, 10].map(count => fits('recon-light', times(count, spy)))).toEqual([true, true, true]);
});
rule('ASC-fb-ideal-role#1', 'where everybody has the ideal role nothing else is asked', () => {
  expect(fits('recon', times(4, { ...spy, move: '2"' }))).toBe(true);
  expect(fits('recon', group([3, { ...spy, move: '2"' }], [1, spy], [1, { ...spy, role: 'Striker' }]))).toBe(false);
});
rule('ASC-fb-ideal-role#2', 'four Brawlers are a Battle Lance without anybody of Size 3', () => {
  expect(lacks('battle', times(4, { size: 2, role: 'Brawler' }))).toBeUndefined();
  expect(lacks('battle', group([3, { size: 2, role: 'Brawler' }], [1, sniper]))).toBe('Size 3 or more: at least 2 of 4 units, there are 0');
});
rule('ASC-fb-ideal-role#3', 'the ideal role makes no variation', () => {
  expect(lacks('battle-heavy', times(4, { size: 1, role: 'Brawler' }))).toBe('Size 3 or more: at least 2 of 4 units, there are 0');
  expect(lacks('recon-heavy', times(4, spy))).toBe('Size 3 or more: at least 1 of 4 units, there are 0');
});
rule('ASC-fb-variations#1', 'a variation asks for its own things in place of those of the basic formation', () => {
  // Three who stand their ground are asked of a Battle Lance, not of a Heavy one.
  const scouts = times(4, { size: 3, role: 'Scout' });
  expect([fits('battle-heavy', scouts), fits('battle', scouts)]).toEqual([true, false]);
});
