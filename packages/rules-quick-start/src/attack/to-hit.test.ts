import { type Answer, perform, type RuleId, SeededDice, seedFrom } from '@sortie/kernel';
import { table as printed, rule, scene } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { CARDS } from '../chapters/cards/cards.ts';
import { ruleset } from '../ruleset.ts';
import { MODES } from '../shape.ts';
import { faceOff } from '../testing/face-off.fixture.ts';
import { ATTACKER, DEFENDER, fire, hold, type Placed, roll, table, woods } from '../testing/table.fixture.ts';
import { gator } from './gator.ts';

interface Shooting {
  readonly shooter?: Partial<Placed>;
  readonly target?: Partial<Placed>;
  readonly rows?: readonly string[];
  readonly weapon?: number;
}

const position = ({ shooter, target, rows }: Shooting) => faceOff(shooter, target, rows);

/** The Target Number of one shot, from the event of its resolution. */
function numberFor(shooting: Shooting): Answer {
  const play = position(shooting);
  const { weapon = 0 } = shooting;
  play.does(DEFENDER, fire(0, 1, weapon));
  const done = perform(ruleset, play.book, play.state, ATTACKER, hold(1), new SeededDice(seedFrom('any dice'), 1));
  const shot = done.ok ? done.events.find(event => event.type === 'fired') : undefined;
  if (shot?.type !== 'fired') throw new Error('no shot was rolled');
  return shot.toHit;
}
const total = (shooting: Shooting): number => numberFor(shooting).total;
const term = (shooting: Shooting, id: RuleId): number | undefined => numberFor(shooting).terms.find(({ rule: by }) => by === id)?.value;

describe('rolling to hit', () => {
  const shoot = (shooting: Shooting, ...dice: number[]) => {
    const play = position(shooting);
    play.does(DEFENDER, fire(0, 1, shooting.weapon ?? 0));
    const shot = play.does(ATTACKER, hold(1), ...dice).find(event => event.type === 'fired');
    return shot?.type === 'fired' ? { result: shot.result, rolled: shot.roll?.total ?? null, number: shot.toHit.total } : undefined;
  };
  const eight: Shooting = { shooter: { moved: ['run', 0] }, target: { moved: ['run', 5] } };

  rule('QS-to-hit-roll#1', 'a roll of the Target Number hits, and one less misses', () => {
    expect(shoot(eight, 4, 4, 1, 1, 1, 1, 2, 2)).toEqual({ result: 'hit', rolled: 8, number: 8 });
    expect(shoot(eight, 4, 3, 1, 1, 2, 2)).toEqual({ result: 'miss', rolled: 7, number: 8 });
  });

  const thirteen: Shooting = {
    shooter: { moved: ['jump', 1] },
    target: { moved: ['run', 7], at: '0808' },
    rows: woods({ '0810': 'h', '0808': 'l' }),
  };

  rule('QS-to-hit-auto-miss#1', '13 or more misses without a roll', () => {
    expect(total(thirteen)).toBe(13);
    expect(shoot(thirteen, 1, 1, 2, 2)).toEqual({ result: 'automaticMiss', rolled: null, number: 13 });
  });

  rule('QS-to-hit-auto-miss#2', 'a 12 hits 12 and does nothing for 13', () => {
    const twelve: Shooting = { ...thirteen, target: { moved: ['run', 5], at: '0808' } };
    expect(total(twelve)).toBe(12);
    expect(shoot(twelve, 6, 6, 1, 1, 1, 1, 2, 2)).toMatchObject({ result: 'hit', rolled: 12 });
    // No die is thrown for the shot: those that fall are the initiative of the next turn.
    expect(shoot(thirteen, 6, 6, 1, 1)).toMatchObject({ result: 'automaticMiss', rolled: null });
  });

  rule('QS-to-hit-abort#1', 'a shot that cannot hit may be left out, but not one that can, and not for another target', () => {
    const play = position(thirteen);
    play.does(DEFENDER, fire(0, 1, 0, 1));
    play.does(ATTACKER, hold(1));
    const shots = play
      .does(DEFENDER, roll(0, 1), 1, 1, 2, 2)
      .flatMap(event => (event.type === 'fired' ? [[event.weapon, event.result]] : []));
    expect(shots).toEqual([
      [1, 'automaticMiss'],
      [0, 'aborted'],
    ]);
    expect(play.state.units[0]!.ammo).toEqual([23]);
    const can = position(eight);
    can.does(DEFENDER, fire(0, 1, 0, 1));
    can.does(ATTACKER, hold(1));
    expect(can.refuses(DEFENDER, roll(0, 1))).toMatchObject([
      { rule: 'QS-to-hit-abort', reason: 'the PPC can hit, so its shot must be rolled' },
    ]);
  });

  rule('QS-to-hit-abort#2', 'who drops a shot names no other target for it', () => {
    const play = scene(
      ruleset,
      table({
        phase: 'attack',
        rows: woods({ '0808': 'h' }),
        units: [
          { mech: 'GRF-1N', side: 'defender', at: '0812', moved: ['jump', 1] },
          { mech: 'WVR-6R', side: 'attacker', at: '0808', moved: ['run', 10] },
          { mech: 'LCT-1V', side: 'attacker', at: '0809' },
        ],
      }),
    );
    play.does(DEFENDER, fire(0, 1, 0, 1));
    play.does(ATTACKER, hold(1));
    play.does(ATTACKER, hold(2));
    expect(play.refuses(DEFENDER, fire(0, 2, 0)).map(({ rule: id }) => id)).toContain('QS-seq-multi-declare-alternation');
    expect(ruleset.readCommand({ type: 'resolve', unit: 0, weapons: [0], target: 2 }).ok).toBe(false);
    const events = play.does(DEFENDER, roll(0, 1), 1, 1, 2, 2);
    expect(events.flatMap(event => (event.type === 'fired' ? [event.target] : []))).toEqual([1, 1]);
  });

  const sure: Shooting = { shooter: { pilot: 'sigtrygg-poulsen', moved: ['walk', 0] } };

  rule('QS-to-hit-auto-hit#1', '2 or less hits without a roll', () => {
    expect(shoot(sure, 3, 4, 1, 1, 2, 2)).toEqual({ result: 'automaticHit', rolled: null, number: 1 });
    const two: Shooting = { shooter: { pilot: 'sigtrygg-poulsen' }, weapon: 1 };
    expect(total(two)).toBe(2);
  });
});

describe('the Target Number', () => {
  rule('QS-to-hit-base-gunnery#1', 'it starts from the Gunnery of whoever fires', () => {
    expect(total({ shooter: { pilot: 'ines-varga' } })).toBe(3);
    expect(total({ target: { pilot: 'ines-varga' } })).toBe(4);
    expect(term({}, 'QS-to-hit-base-gunnery')).toBe(4);
  });

  rule('QS-to-hit-base-gunnery#2', 'which is 4 where nothing else is said', () => {
    for (const mech of ['GRF-1N', 'WVR-6R', 'TDR-5S']) expect(total({ shooter: { mech, at: '0810' } })).toBe(4);
  });

  rule('QS-to-hit-modifiers-cumulative#1', 'all modifiers add up without a cap', () => {
    const all: Shooting = {
      shooter: { moved: ['jump', 5], mech: 'WVR-6R' },
      target: { moved: ['jump', 5] },
      rows: woods({ '0810': 'h', '0808': 'h' }),
      weapon: 0,
    };
    expect(total(all)).toBe(4 + 3 + 3 + 4 + 2);
  });

  const wolverine: Shooting = {
    shooter: { mech: 'WVR-6R', moved: ['run', 5] },
    target: { mech: 'GRF-1N', moved: ['walk', 2] },
    rows: woods({ '0810': 'l', '0812': 'l' }),
  };

  rule('QS-to-hit-case-wolverine#1', 'the Wolverine that ran needs a 9 with laser and missiles', () => {
    expect(total({ ...wolverine, weapon: 0 })).toBe(9);
    expect(total({ ...wolverine, weapon: 1 })).toBe(9);
  });

  rule('QS-to-hit-case-wolverine#2', 'by the Gunnery of its own pilot, whoever drives the Griffin', () => {
    expect(total({ ...wolverine, target: { ...wolverine.target, pilot: 'sigtrygg-poulsen' } })).toBe(9);
    expect(term(wolverine, 'QS-to-hit-base-gunnery')).toBe(4);
  });

  const card = { ...CARDS[0]!, gunnery: 3, abilities: [] };
  const griffin: Shooting = {
    shooter: { mech: 'GRF-1N', moved: ['walk', 2], pilot: card },
    target: { mech: 'WVR-6R', moved: ['run', 5] },
    rows: woods({ '0810': 'l', '0808': 'l' }),
  };

  rule('QS-to-hit-case-griffin#1', 'the Griffin with a Gunnery of 3 needs an 8 with its PPC', () => expect(total(griffin)).toBe(8));

  rule('QS-to-hit-gator-sum#1', 'Gunnery, attacker, target, other and range make both worked examples', () => {
    const sums = (shooting: Shooting) => gator(numberFor(shooting)).map(({ letter, sum }) => [letter, sum]);
    expect(sums(wolverine)).toEqual([
      ['G', 4],
      ['A', 2],
      ['T', 0],
      ['O', 1],
      ['R', 2],
    ]);
    expect(sums(griffin)).toEqual([
      ['G', 3],
      ['A', 1],
      ['T', 2],
      ['O', 2],
      ['R', 0],
    ]);
  });

  rule('QS-to-hit-gator-order#1', 'without cards woods are the only other modifiers', () => {
    const slots = gator(
      numberFor({ shooter: { moved: ['walk', 1] }, target: { moved: ['jump', 5] }, rows: woods({ '0810': 'l', '0808': 'h' }) }),
    );
    expect(slots.map(({ letter, sum }) => `${letter}${sum}`)).toEqual(['G4', 'A1', 'T3', 'O3', 'R0']);
    expect(slots[3]!.terms.map(({ rule: id }) => id)).toEqual(['QS-to-hit-heavy-woods-target', 'QS-to-hit-light-woods-intervening']);
  });

  rule('QS-to-hit-gator-order#2', 'a pilot’s ability stands among the other modifiers', () => {
    const slots = gator(numberFor({ shooter: { pilot: 'brida-kell' }, rows: woods({ '0810': 'l' }) }));
    expect(slots.map(({ letter, sum }) => `${letter}${sum}`)).toEqual(['G3', 'A0', 'T0', 'O-1', 'R0']);
    expect(slots[3]!.terms.map(({ rule: id }) => id)).toEqual(['QS-pilot-weapon-specialist-ppc', 'QS-to-hit-light-woods-intervening']);
  });
});

describe('attacker movement', () => {
  const moved = (mode: 'stand' | 'walk' | 'run' | 'jump', hexes = 0): Shooting => ({ shooter: { moved: [mode, hexes] } });

  rule('QS-to-hit-attacker-stationary#1', 'whoever stood adds nothing', () => {
    expect(total(moved('stand'))).toBe(4);
    expect(term(moved('stand'), 'QS-to-hit-attacker-stationary')).toBe(0);
  });
  rule('QS-to-hit-attacker-walked#1', 'whoever walked adds 1', () => expect(total(moved('walk', 2))).toBe(5));
  rule('QS-to-hit-attacker-ran#1', 'whoever ran adds 2', () => expect(total(moved('run', 5))).toBe(6));
  rule('QS-to-hit-attacker-jumped#1', 'whoever jumped adds 3', () => expect(total(moved('jump', 1))).toBe(7));
  rule('QS-to-hit-attacker-mode-not-distance#1', 'the mode alone gives it', () => {
    expect(MODES.map(mode => total(moved(mode, 0)) - 4)).toEqual([0, 1, 2, 3]);
    expect(total(moved('run', 0))).toBe(6);
  });
  rule('QS-to-hit-attacker-mode-not-distance#2', 'neither hexes nor points change it', () => {
    for (const mode of MODES) expect(new Set([0, 1, 5, 9].map(hexes => total(moved(mode, hexes)))).size).toBe(1);
  });
});

describe('target movement', () => {
  const moved = (hexes: number, mode: 'walk' | 'run' | 'jump' = 'run'): Shooting => ({ target: { moved: [mode, hexes] } });
  const added = (...hexes: number[]): number[] => hexes.map(count => total(moved(count)) - 4);
  const jumped = (...hexes: number[]): number[] => hexes.map(count => total(moved(count, 'jump')) - 4);

  rule('QS-to-hit-target-0-2#1', '0 to 2 hexes add nothing', () => {
    expect(added(0, 1, 2)).toEqual([0, 0, 0]);
    expect([0, 2, 3].map(hexes => term(moved(hexes), 'QS-to-hit-target-0-2'))).toEqual([0, 0, undefined]);
  });
  rule('QS-to-hit-target-0-2#2', 'and 1 where it jumped', () => expect(jumped(0, 1, 2)).toEqual([1, 1, 1]));
  rule('QS-to-hit-target-3-4#1', '3 or 4 hexes add 1', () => expect(added(2, 3, 4, 5)).toEqual([0, 1, 1, 2]));
  rule('QS-to-hit-target-3-4#2', 'and 2 where it jumped', () => expect(jumped(3, 4)).toEqual([2, 2]));
  rule('QS-to-hit-target-5-6#1', '5 or 6 hexes add 2', () => expect(added(4, 5, 6, 7)).toEqual([1, 2, 2, 3]));
  rule('QS-to-hit-target-5-6#2', 'and 3 where it jumped', () => expect(jumped(5, 6)).toEqual([3, 3]));
  rule('QS-to-hit-target-7-9#1', '7 to 9 hexes add 3', () => expect(added(6, 7, 8, 9, 10)).toEqual([2, 3, 3, 3, 4]));
  rule('QS-to-hit-target-7-9#2', 'and 4 where it jumped', () => expect(jumped(7, 8, 9)).toEqual([4, 4, 4]));
  rule('QS-to-hit-target-10-plus#1', '10 hexes and more add 4', () => expect(added(9, 10, 11, 25)).toEqual([3, 4, 4, 4]));
  rule('QS-to-hit-target-10-plus#2', 'and 5 where it jumped', () => expect(jumped(10, 11, 25)).toEqual([5, 5, 5]));
  rule('QS-to-hit-target-jumped#1', 'a target that jumped adds 1 more', () => {
    for (const hexes of [0, 3, 5, 7, 10]) expect(total(moved(hexes, 'jump')) - total(moved(hexes))).toBe(1);
    expect(term(moved(4, 'jump'), 'QS-to-hit-target-jumped')).toBe(1);
  });

  rule('QS-to-hit-target-jumped#2', 'five hexes by jump are 3 in all, and so does the die show', () => {
    expect(jumped(5)).toEqual([3]);
    const play = scene(
      ruleset,
      table({
        units: [
          { mech: 'GRF-1N', at: '0812' },
          { mech: 'WVR-6R', at: '0101' },
        ],
      }),
    );
    play.does(DEFENDER, { type: 'move', unit: 0, mode: 'jump', to: { q: 7, r: 3 }, facing: 0 });
    expect(play.state.units[0]!.moved).toMatchObject({ hexes: 5, die: { colour: 'red', number: 3 } });
  });

  /** What a real move counts for. */
  const counted = (steps: string, mode: 'walk' | 'run' = 'run', rows?: readonly string[]) => {
    const play = scene(
      ruleset,
      table({
        ...(rows ? { rows } : {}),
        units: [
          { mech: 'LCT-1V', at: '0812' },
          { mech: 'WVR-6R', at: '0101' },
        ],
      }),
    );
    play.does(DEFENDER, { type: 'move', unit: 0, mode, steps });
    return play.state.units[0]!.moved!;
  };

  const jumping = (to: { readonly q: number; readonly r: number }) => {
    const play = scene(
      ruleset,
      table({
        units: [
          { mech: 'GRF-1N', at: '0812' },
          { mech: 'WVR-6R', at: '0101' },
        ],
      }),
    );
    play.does(DEFENDER, { type: 'move', unit: 0, mode: 'jump', to, facing: 0 });
    return play.state.units[0]!.moved!;
  };

  rule('QS-to-hit-target-hexes-not-mp#1', 'turning and woods cost points but count no hexes', () => {
    expect(counted('LLLLL')).toMatchObject({ hexes: 0, spent: 5, die: { number: 6 } });
    expect(counted('FFFF', 'run', woods({ '0811': 'h', '0810': 'h' }))).toMatchObject({ hexes: 4, spent: 8, die: { number: 1 } });
  });

  rule('QS-to-hit-target-hexes-not-mp#2', 'eight points for five hexes are five hexes, +2', () => {
    expect(counted('FFLRFFF', 'run', woods({ '0811': 'l' }))).toMatchObject({ hexes: 5, spent: 8, die: { colour: 'black', number: 2 } });
  });

  rule('QS-to-hit-target-hexes-not-mp#3', 'a jump counts its hexes, and none in place', () => {
    expect(jumping({ q: 7, r: 5 })).toMatchObject({ hexes: 3, spent: 3, die: { colour: 'red', number: 2 } });
    expect(jumping({ q: 7, r: 8 })).toMatchObject({ hexes: 0, spent: 1, die: { colour: 'red', number: 1 } });
  });

  rule('QS-to-hit-target-reversal#1', 'after a change of direction only the hexes since then count', () => {
    expect(counted('FFFB', 'walk').hexes).toBe(1);
    expect(counted('BFFFB', 'walk').hexes).toBe(1);
    expect(counted('FFLF', 'walk').hexes).toBe(3);
  });

  rule('QS-to-hit-target-reversal#2', 'three back and two forward are two hexes, and the die shows 6', () => {
    expect(counted('BBBFF', 'walk')).toMatchObject({ hexes: 2, spent: 5, die: { number: 6 } });
  });
});

describe('woods', () => {
  rule('QS-to-hit-light-woods-target#1', 'a target in light woods adds 1', () => expect(total({ rows: woods({ '0808': 'l' }) })).toBe(5));
  rule('QS-to-hit-light-woods-intervening#1', 'each hex of light woods between adds 1', () => {
    expect(total({ rows: woods({ '0810': 'l' }) })).toBe(5);
    expect(total({ rows: woods({ '0810': 'l', '0809': 'l' }) })).toBe(6);
    expect(() => total({ rows: woods({ '0810': 'l', '0809': 'l', '0811': 'l' }) })).toThrow('QS-los-required');
  });
  rule('QS-to-hit-heavy-woods-target#1', 'a target in heavy woods adds 2', () => expect(total({ rows: woods({ '0808': 'h' }) })).toBe(6));
  rule('QS-to-hit-heavy-woods-intervening#1', 'a hex of heavy woods between adds 2', () =>
    expect(total({ rows: woods({ '0810': 'h' }) })).toBe(6),
  );
  rule('QS-to-hit-attacker-woods-free#1', 'woods around the attacker add nothing', () => {
    expect(total({ rows: woods({ '0812': 'h' }) })).toBe(4);
    expect(numberFor({ rows: woods({ '0812': 'h' }) }).terms.some(({ rule: id }) => id.includes('woods'))).toBe(false);
  });
  rule('QS-to-hit-attacker-woods-free#2', 'nor do they help to close the line', () => {
    expect(total({ rows: woods({ '0812': 'h', '0810': 'h' }) })).toBe(6);
    expect(() => total({ rows: woods({ '0811': 'l', '0810': 'h' }) })).toThrow('QS-los-required');
  });
  rule('QS-to-hit-intervening-cap#1', 'no open line has more than 2 between', () => {
    const letters = ['.', 'l', 'h'] as const;
    let most = 0;
    for (const a of letters)
      for (const b of letters)
        for (const c of letters) {
          const marks = Object.fromEntries(Object.entries({ '0811': a, '0810': b, '0809': c }).filter(([, letter]) => letter !== '.'));
          const play = position({ rows: woods(marks as { [label: string]: 'l' | 'h' }) });
          if (!play.book.allows(ruleset.view(play.state, DEFENDER), fire(0, 1, 0), DEFENDER)) continue;
          most = Math.max(most, total({ rows: woods(marks as { [label: string]: 'l' | 'h' }) }) - 4);
        }
    expect(most).toBe(2);
  });
  rule('QS-to-hit-intervening-cap#2', 'the woods of the target’s own hex come on top', () => {
    expect(total({ rows: woods({ '0810': 'h', '0808': 'h' }) }) - 4).toBe(4);
    expect(total({ rows: woods({ '0811': 'l', '0810': 'l', '0808': 'h' }) }) - 4).toBe(4);
  });
});

describe('range', () => {
  const atRange = (label: string, weapon: number, mech = 'GRF-1S'): Shooting => ({
    shooter: { mech, at: '0817' },
    target: { at: label },
    weapon,
  });

  rule('QS-to-hit-range-count#1', 'range counts the target’s hex and not the attacker’s, by the shortest way', () => {
    // The medium laser ends its short range at 3: 0814 is the third hex, 0813 the fourth.
    expect(total(atRange('0816', 1))).toBe(4);
    expect(total(atRange('0814', 1))).toBe(4);
    expect(total(atRange('0813', 1))).toBe(6);
    expect(total({ ...atRange('1015', 1), shooter: { mech: 'GRF-1S', at: '0817', facing: 1 } })).toBe(4);
  });
  const rangeOf = (shooting: Shooting) =>
    ['short', 'medium', 'long'].find(name => term(shooting, `QS-to-hit-range-${name}` as RuleId) !== undefined);
  rule('QS-to-hit-range-brackets#1', 'the figures of a weapon are the last hexes of its three brackets', () => {
    // The Large Laser prints 5, 10 and 15.
    expect(['0812', '0811', '0807', '0806', '0802'].map(label => rangeOf(atRange(label, 0)))).toEqual([
      'short',
      'medium',
      'medium',
      'long',
      'long',
    ]);
  });
  rule('QS-to-hit-range-brackets#2', 'an LRM is at short range to 7, medium to 14, and long to 21', () => {
    expect(['0816', '0810', '0809', '0803', '0802', '0801'].map(label => rangeOf(atRange(label, 3)))).toEqual([
      'short',
      'short',
      'medium',
      'medium',
      'long',
      'long',
    ]);
    const farther = table({
      rows: Array.from({ length: 24 }, () => '.'.repeat(16)),
      phase: 'attack',
      units: [
        { mech: 'GRF-1S', at: '0823' },
        { mech: 'WVR-6R', at: '0802' },
        { mech: 'LCT-1E', side: 'attacker', at: '0801' },
      ],
    });
    const play = scene(ruleset, farther);
    expect(play.book.check(ruleset.view(play.state, DEFENDER), fire(0, 1, 3), DEFENDER)).toEqual([]);
    expect(play.refuses(DEFENDER, fire(0, 2, 3))[0]?.rule).toBe('QS-to-hit-range-beyond');
  });
  rule('QS-to-hit-range-brackets#3', 'each weapon has its own bracket against the same target', () => {
    expect([0, 1, 3].map(weapon => rangeOf(atRange('0811', weapon)))).toEqual(['medium', 'medium', 'short']);
    expect([0, 1, 3].map(weapon => rangeOf(atRange('0809', weapon)))).toEqual(['medium', 'long', 'medium']);
  });
  rule('QS-to-hit-range-short#1', 'short range adds nothing', () => expect(term({}, 'QS-to-hit-range-short')).toBe(0));
  rule('QS-to-hit-range-medium#1', 'medium range adds 2', () => expect(total(atRange('0813', 1))).toBe(6));
  rule('QS-to-hit-range-long#1', 'long range adds 4', () => expect(total(atRange('0806', 0))).toBe(8));
  rule('QS-to-hit-range-beyond#1', 'no weapon reaches beyond its long range', () => {
    const play = position(atRange('0801', 0));
    expect(play.refuses(DEFENDER, fire(0, 1, 0))).toMatchObject([
      { rule: 'QS-to-hit-range-beyond', reason: 'the Wolverine is 16 hexes away, and the Large Laser reaches 15' },
    ]);
    expect(total(atRange('0802', 0))).toBe(8);
  });
  rule('QS-to-hit-no-min-range#2', 'nothing is added for being near', () => {
    expect(total({ target: { at: '0811' }, weapon: 1 })).toBe(4);
    expect(total({ target: { at: '0811' }, weapon: 0 })).toBe(4);
  });
  rule('QS-to-hit-no-min-range#1', 'only the range differs between weapons that fire at one target', () => {
    const shooting: Shooting = {
      shooter: { mech: 'TDR-5S', moved: ['walk', 1] },
      target: { at: '0809', moved: ['run', 5] },
      rows: woods({ '0810': 'l' }),
    };
    const others = [0, 1, 4, 5, 7].map(weapon =>
      gator(numberFor({ ...shooting, weapon }))
        .slice(0, 4)
        .map(({ sum }) => sum)
        .join(),
    );
    expect(new Set(others).size).toBe(1);
  });
});

/** Each line of the table as a shot. */
const CASES: { readonly [line: string]: readonly [less: Shooting, more: Shooting] } = {
  'stood still': [{}, { shooter: { moved: ['stand', 0] } }],
  walked: [{}, { shooter: { moved: ['walk', 2] } }],
  ran: [{}, { shooter: { moved: ['run', 2] } }],
  jumped: [{}, { shooter: { moved: ['jump', 2] } }],
  'moved 0-2 hexes': [{}, { target: { moved: ['run', 2] } }],
  'moved 3-4 hexes': [{}, { target: { moved: ['run', 4] } }],
  'moved 5-6 hexes': [{}, { target: { moved: ['run', 6] } }],
  'moved 7-9 hexes': [{}, { target: { moved: ['run', 9] } }],
  'moved 10 or more hexes': [{}, { target: { moved: ['run', 12] } }],
  'each intervening Light Woods hex': [{ rows: woods({ '0810': 'l' }) }, { rows: woods({ '0810': 'l', '0809': 'l' }) }],
  'target in Light Woods': [{}, { rows: woods({ '0808': 'l' }) }],
  'each intervening Heavy Woods hex': [{}, { rows: woods({ '0810': 'h' }) }],
  'target in Heavy Woods': [{}, { rows: woods({ '0808': 'h' }) }],
  short: [{}, { target: { at: '0806' } }],
  medium: [{}, { target: { at: '0805' } }],
  long: [{}, { shooter: { at: '0817' }, target: { at: '0804' } }],
};

printed('QS-table-attack-modifiers#1', 'every line of the table', row => {
  const [less, more] = CASES[row.at('case')]!;
  expect(total(more) - total(less)).toBe(row.number('modifier'));
});
