import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { fits, group, lacks, made, tank, times } from './formations.fixture.ts';

const brawler = { role: 'Brawler', size: 3 };
const BATTLE = group([2, brawler], [1, { role: 'Sniper', size: 2 }], [1, { role: 'Scout', size: 1 }]);

rule('ASC-form-battle', 'half of it big, and three that stand their ground', () => {
  expect(fits('battle', BATTLE)).toBe(true);
  expect(fits('battle', group([1, brawler], [2, { role: 'Sniper', size: 2 }], [1, { role: 'Scout', size: 1 }]))).toBe(false);
  expect(fits('battle', group([2, brawler], [2, { role: 'Scout', size: 1 }]))).toBe(false);
  expect(lacks('battle', group([1, brawler], [3, { role: 'Sniper', size: 2 }]))).toEqual([
    'Size 3 or more: at least 2 of 4 units, there are 1',
  ]);
});
rule('ASC-form-battle', 'big vehicles come in pairs of one model', () => {
  const one = tank('8"t', { size: 3, role: 'Brawler' });
  const two = (a: string, b: string) => [made({ ...one, name: a }), made({ ...one, name: b }), ...times(2, { ...one, size: 2, name: 'C' })];
  expect([
    fits('battle', two('A', 'A')),
    lacks(
      'battle',
      two('A', 'B').map(unit => ({ card: { ...unit.card, role: 'Sniper' } })),
    ),
  ]).toEqual([true, ['Size 3 or more: at least 1 pairs of one model, there are 0']]);
});
rule('ASC-form-battle-light', 'three quarters of Size 1, nobody of Size 4, and a Scout', () => {
  const light = { size: 1, role: 'Striker' };
  const scout = { size: 1, role: 'Scout' };
  expect(fits('battle-light', group([2, light], [1, scout], [1, brawler]))).toBe(true);
  expect(fits('battle-light', group([2, light], [1, scout], [1, { size: 4 }]))).toBe(false);
  expect(fits('battle-light', group([3, light], [1, brawler]))).toBe(false);
  expect(fits('battle-light', group([1, light], [1, scout], [2, brawler]))).toBe(false);
  const car = (name: string) => made({ ...tank('12"h', scout), name });
  expect(fits('battle-light', ['A', 'A', 'B', 'B'].map(car))).toBe(true);
  expect(fits('battle-light', ['A', 'A', 'B', 'C'].map(car))).toBe(false);
});
rule('ASC-form-battle-medium', 'half of it of Size 2, and nobody of Size 4', () => {
  expect(fits('battle-medium', group([2, { size: 2 }], [2, { size: 3 }]))).toBe(true);
  expect(fits('battle-medium', group([1, { size: 2 }], [3, { size: 3 }]))).toBe(false);
  expect(fits('battle-medium', group([3, { size: 2 }], [1, { size: 4 }]))).toBe(false);
  const car = (name: string) => made({ ...tank('8"t', { size: 2 }), name });
  expect([fits('battle-medium', ['A', 'A', 'B', 'B'].map(car)), fits('battle-medium', ['A', 'A', 'B', 'C'].map(car))]).toEqual([
    true,
    false,
  ]);
});
rule('ASC-form-battle-heavy', 'half of it big, and nobody of Size 1', () => {
  expect(fits('battle-heavy', group([2, { size: 4 }], [2, { size: 2 }]))).toBe(true);
  expect(fits('battle-heavy', group([3, { size: 4 }], [1, { size: 1 }]))).toBe(false);
  expect(fits('battle-heavy', group([1, { size: 4 }], [3, { size: 2 }]))).toBe(false);
  const car = (name: string) => made({ ...tank('8"t', { size: 3 }), name });
  expect([fits('battle-heavy', ['A', 'A', 'B', 'B'].map(car)), fits('battle-heavy', ['A', 'A', 'B', 'C'].map(car))]).toEqual([true, false]);
});

const heavy = { size: 3, armor: 5, damage: '3/3/1', role: 'Brawler' };
const fist = { ...heavy, role: 'Juggernaut' };
rule('ASC-form-assault', 'three big ones, none small, all of them armored, most of them armed, and a Juggernaut or two Snipers', () => {
  const weak = { ...heavy, damage: '3/2/1' };
  expect(fits('assault', group([3, heavy], [1, fist]))).toBe(true);
  expect(fits('assault', group([2, heavy], [2, { ...heavy, role: 'Sniper' }]))).toBe(true);
  expect(fits('assault', group([3, heavy], [1, { ...heavy, role: 'Sniper' }]))).toBe(false);
  expect(fits('assault', group([2, heavy], [1, fist], [1, { ...heavy, size: 1 }]))).toBe(false);
  expect(fits('assault', group([1, heavy], [1, fist], [2, { ...heavy, size: 2 }]))).toBe(false);
  expect(fits('assault', group([2, heavy], [1, fist], [1, { ...heavy, armor: 4 }]))).toBe(false);
  expect([fits('assault', group([2, heavy], [1, fist], [1, weak])), fits('assault', group([1, heavy], [1, fist], [2, weak]))]).toEqual([
    true,
    false,
  ]);
});
rule('ASC-form-assault-fast', 'the same, and each of them fast or able to jump', () => {
  const slow = { ...fist, move: '6"' };
  expect(fits('assault-fast', group([2, { ...heavy, move: '10"' }], [2, { ...fist, move: '6"/4"j' }]))).toBe(true);
  expect(fits('assault-fast', group([3, { ...heavy, move: '10"' }], [1, slow]))).toBe(false);
  expect(fits('assault-fast', group([4, { ...heavy, move: '10"' }]))).toBe(false);
});

rule('ASC-form-striker', 'fast on the ground or in the air, none of Size 4, half of them Strikers or Skirmishers', () => {
  const one = { size: 2, move: '10"', role: 'Striker' };
  const other = { ...one, role: 'Brawler' };
  expect(fits('striker', group([1, one], [1, { ...one, role: 'Skirmisher', move: '6"/8"j' }], [2, other]))).toBe(true);
  expect(fits('striker', group([3, one], [1, { ...other, move: '8"/6"j' }]))).toBe(false);
  expect(fits('striker', group([3, one], [1, { ...other, size: 4 }]))).toBe(false);
  expect(fits('striker', group([1, one], [3, other]))).toBe(false);
});
rule('ASC-form-striker-light', 'fast, small, two that reach far and two that strike', () => {
  const one = { size: 2, move: '10"', role: 'Skirmisher', damage: '2/2/1' };
  const near = { ...one, role: 'Scout', damage: '2/2/0*' };
  expect(fits('striker-light', group([2, one], [2, near]))).toBe(true);
  expect(fits('striker-light', group([2, one], [1, near], [1, { ...near, size: 3 }]))).toBe(false);
  expect(fits('striker-light', group([2, one], [1, near], [1, { ...near, move: '8"j' }]))).toBe(false);
  expect(fits('striker-light', group([1, one], [1, { ...near, role: 'Striker' }], [2, near]))).toBe(false);
  expect(fits('striker-light', group([1, one], [1, { ...one, role: 'Scout' }], [2, near]))).toBe(false);
});
rule('ASC-form-striker-heavy', 'three of Size 3, none small, all with 8 inches, one that reaches far and two that strike', () => {
  const one = { size: 3, move: '8"', role: 'Striker', damage: '3/3/2' };
  const near = { ...one, role: 'Brawler', damage: '3/3/1' };
  expect(fits('striker-heavy', group([2, one], [1, near], [1, { ...near, size: 2 }]))).toBe(true);
  expect(fits('striker-heavy', group([2, one], [1, near], [1, { ...near, size: 1 }]))).toBe(false);
  expect(fits('striker-heavy', group([2, one], [1, { ...near, size: 4 }], [1, { ...near, size: 4 }]))).toBe(false);
  expect(fits('striker-heavy', group([2, one], [1, near], [1, { ...near, move: '6"' }]))).toBe(false);
  expect(fits('striker-heavy', group([1, one], [3, near]))).toBe(false);
  expect(fits('striker-heavy', group([2, { ...one, damage: '3/3/1' }], [2, near]))).toBe(false);
});

const gunner = { role: 'Missile Boat' };
rule('ASC-form-fire', 'three quarters Missile Boats or Snipers', () => {
  expect(fits('fire', group([1, gunner], [2, { role: 'Sniper' }], [1, { role: 'Scout' }]))).toBe(true);
  expect(fits('fire', group([1, gunner], [1, { role: 'Sniper' }], [2, { role: 'Scout' }]))).toBe(false);
});
rule('ASC-form-fire-support', 'three that fire indirectly', () => {
  expect(fits('fire-support', group([3, { specials: 'IF1' }], [1, {}]))).toBe(true);
  expect(fits('fire-support', group([2, { specials: 'IF1' }], [2, {}]))).toBe(false);
});
rule('ASC-form-artillery-fire', 'two with artillery', () => {
  expect(fits('artillery-fire', group([2, { specials: 'ARTS-1' }], [2, {}]))).toBe(true);
  expect(fits('artillery-fire', group([1, { specials: 'ARTS-1' }], [3, {}]))).toBe(false);
});
rule('ASC-form-direct-fire', 'two big ones, and all reach far with 2 points', () => {
  const far = { damage: '2/2/2' };
  expect(fits('direct-fire', group([2, { ...far, size: 3 }], [2, { ...far, size: 1 }]))).toBe(true);
  expect(fits('direct-fire', group([1, { ...far, size: 3 }], [3, { ...far, size: 2 }]))).toBe(false);
  expect(fits('direct-fire', group([3, { ...far, size: 3 }], [1, { damage: '4/4/1' }]))).toBe(false);
});
rule('ASC-form-anti-air', 'a Fire Lance with two that are made to shoot at aircraft', () => {
  const flak = { ...gunner, specials: 'FLK1/1/-' };
  const aims = { ...gunner, quirks: ['anti-aircraft-targeting'] };
  for (const one of [flak, aims, { ...gunner, specials: 'AC1/1/-' }, { ...gunner, specials: 'ARTT-1' }])
    expect(fits('anti-air', group([1, flak], [1, one], [2, gunner]))).toBe(true);
  expect(fits('anti-air', group([1, flak], [3, gunner]))).toBe(false);
  expect(fits('anti-air', group([2, { ...flak, role: 'Brawler' }], [2, gunner]))).toBe(false);
});

const scout = { size: 1, move: '12"', role: 'Scout' };
rule('ASC-form-recon', 'all with 10 inches, and two Scouts or Strikers', () => {
  const other = { size: 3, move: '10"', role: 'Brawler' };
  expect(fits('recon', group([1, scout], [1, { ...other, role: 'Striker' }], [2, other]))).toBe(true);
  expect(fits('recon', group([1, scout], [3, other]))).toBe(false);
  expect(fits('recon', group([3, scout], [1, { ...other, move: '8"' }]))).toBe(false);
});
rule('ASC-form-recon-light', 'all of Size 1, with 12 inches, and Scouts', () => {
  expect(fits('recon-light', group([4, scout]))).toBe(true);
  for (const other of [{ size: 2 }, { move: '10"' }, { role: 'Striker' }])
    expect(fits('recon-light', group([3, scout], [1, { ...scout, ...other }]))).toBe(false);
});
rule('ASC-form-recon-heavy', 'all with 8 inches, two with 10, a big one and two Scouts', () => {
  const big = { size: 3, move: '8"', role: 'Brawler' };
  expect(fits('recon-heavy', group([2, scout], [2, big]))).toBe(true);
  expect(fits('recon-heavy', group([2, scout], [1, big], [1, { ...big, move: '6"' }]))).toBe(false);
  expect(fits('recon-heavy', group([1, scout], [3, big]))).toBe(false);
  expect(fits('recon-heavy', group([4, scout]))).toBe(false);
  expect(fits('recon-heavy', group([1, scout], [1, { ...scout, move: '8"' }], [2, big]))).toBe(false);
});

rule('ASC-form-pursuit', 'none big, three quarters with 12 inches, and one that hits at Medium range', () => {
  const fast = { size: 2, move: '12"', damage: '2/1/-' };
  const hard = { ...fast, damage: '2/2/-' };
  expect(fits('pursuit', group([2, fast], [1, hard], [1, { ...fast, move: '8"' }]))).toBe(true);
  expect(fits('pursuit', group([1, fast], [1, hard], [2, { ...fast, move: '10"' }]))).toBe(false);
  expect(fits('pursuit', group([4, fast]))).toBe(false);
  expect(fits('pursuit', group([2, fast], [1, hard], [1, { ...fast, size: 3 }]))).toBe(false);
});
rule('ASC-form-probe', 'none big, all with 2 points at Medium range, three quarters with 10 inches', () => {
  const one = { size: 2, move: '10"', damage: '2/2/-' };
  expect(fits('probe', group([3, one], [1, { ...one, move: '6"' }]))).toBe(true);
  for (const other of [{ size: 3 }, { damage: '3/1/-' }]) expect(fits('probe', group([3, one], [1, { ...one, ...other }]))).toBe(false);
  expect(fits('probe', group([2, one], [2, { ...one, move: '6"' }]))).toBe(false);
});
rule('ASC-form-sweep', 'none big, all with 10 inches and 2 points at Short range', () => {
  const one = { size: 2, move: '10"', damage: '2/-/-' };
  expect(fits('sweep', group([4, one]))).toBe(true);
  for (const other of [{ size: 3 }, { damage: '1/2/-' }, { move: '8"' }])
    expect(fits('sweep', group([3, one], [1, { ...one, ...other }]))).toBe(false);
});

rule('ASC-fb-percentage-rounding', 'half of five or of six are three, and three quarters of five are four', () => {
  const half = (of: number, big: number) =>
    fits('battle', group([big, { role: 'Brawler', size: 3 }], [of - big, { role: 'Sniper', size: 2 }]));
  expect([half(4, 2), half(5, 2), half(5, 3), half(6, 2), half(6, 3)]).toEqual([true, false, true, false, true]);
  const most = (of: number, guns: number) => fits('fire', group([guns, { role: 'Sniper' }], [of - guns, { role: 'Scout' }]));
  expect([most(5, 3), most(5, 4)]).toEqual([false, true]);
});
rule('ASC-fb-scope-proportional', 'a Star and a Level II are formations as a lance is', () => {
  const star = group([3, brawler], [2, { role: 'Sniper', size: 2 }]);
  const level = group([3, brawler], [3, { role: 'Sniper', size: 2 }]);
  expect([fits('battle', star), fits('battle', level), fits('assault', times(5, fist)), fits('recon-light', times(6, scout))]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
rule('ASC-fb-ideal-role', 'four Brawlers are a Battle Lance however small they are', () => {
  const small = { size: 1, role: 'Brawler' };
  expect([fits('battle', times(4, small)), fits('battle', group([3, small], [1, { size: 1, role: 'Sniper' }]))]).toEqual([true, false]);
});
rule(
  'ASC-fb-variations',
  'a variation is met outright: ideal roles do not make one, and what the first asks for is not asked again',
  () => {
    expect([fits('battle-heavy', times(4, { size: 1, role: 'Brawler' })), fits('recon-heavy', times(4, scout))]).toEqual([false, false]);
    // Three who stand their ground are asked of a Battle Lance, not of a Heavy one.
    expect([fits('battle-heavy', times(4, { size: 3, role: 'Scout' })), fits('battle', times(4, { size: 3, role: 'Scout' }))]).toEqual([
      true,
      false,
    ]);
  },
);
rule('ASC-fb-formation-requirements', 'one thing missing is enough for it not to be one', () => {
  expect(lacks('assault', group([3, heavy], [1, { ...fist, armor: 4 }]))).toEqual(['Armor of 5 or more: all 4 units, there are 3']);
  expect(fits('assault', group([3, heavy], [1, { ...fist, armor: 4 }]))).toBe(false);
});
