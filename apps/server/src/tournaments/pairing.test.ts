import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knockOutRound, opponentsOf, type Round, roundRobin, roundsOf, scoreOf, standingsOf, swissRound } from './pairing.ts';

const named = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `p${n}`);
/** Whoever has the lower number wins. */
const played = (round: Round): Round =>
  round.map(pairing =>
    pairing.two === undefined ? pairing : { ...pairing, score: Number(pairing.one.slice(1)) < Number(pairing.two.slice(1)) ? 1 : 0 },
  );

describe('Swiss', () => {
  test('eight players, three rounds: nobody meets twice, equals meet, and the best wins with all points', () => {
    const players = named(8);
    const rounds: Round[] = [];
    for (let n = 0; n < 3; n++) {
      const round = swissRound(players, rounds);
      expect(round.flatMap(({ one, two }) => [one, two]).toSorted()).toEqual(players.toSorted());
      for (const { one, two } of round)
        if (n > 0 && two !== undefined) expect(Math.abs(scoreOf(one, rounds) - scoreOf(two, rounds))).toBeLessThanOrEqual(1);
      rounds.push(played(round));
    }
    for (const player of players) expect(new Set(opponentsOf(player, rounds)).size).toBe(3);
    const standings = standingsOf('swiss', players, rounds);
    expect(standings[0]).toMatchObject({ player: 'p0', rank: 1, score: 3, won: 3 });
    expect(standings.map(({ score }) => score)).toEqual([3, 2, 2, 2, 1, 1, 1, 0]);
  });

  test('whatever comes of the games: everybody is paired once a round, nobody meets twice, nobody rests twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 17 }),
        fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 60, maxLength: 60 }),
        (count, luck) => {
          const players = named(count);
          const rounds: Round[] = [];
          let at = 0;
          for (let n = 0; n < Math.min(4, Math.floor(count / 2)); n++) {
            const round = swissRound(players, rounds);
            const there = round.flatMap(({ one, two }) => (two === undefined ? [one] : [one, two]));
            if (there.length !== count || new Set(there).size !== count) return false;
            rounds.push(round.map(pairing => (pairing.two === undefined ? pairing : { ...pairing, score: luck[at++ % luck.length] ?? 0 })));
          }
          return players.every(player => {
            const others = opponentsOf(player, rounds);
            const byes = rounds.flat().filter(({ one, two }) => one === player && two === undefined).length;
            return new Set(others).size === others.length && byes <= 1;
          });
        },
      ),
      { numRuns: 150 },
    );
  });

  test('the odd one out is the lowest who has not rested yet, and has a point for it', () => {
    const players = named(5);
    const first = swissRound(players, []);
    expect(first.filter(({ two }) => two === undefined)).toEqual([{ one: 'p4' }]);
    const second = swissRound(players, [played(first)]);
    const rests = second.find(({ two }) => two === undefined);
    expect(rests?.one).not.toBe('p4');
    expect(scoreOf('p4', [played(first)])).toBe(1);
  });

  test('when everybody has met, people meet again rather than wait', () => {
    const players = named(2);
    const once = played(swissRound(players, []));
    expect(swissRound(players, [once])).toHaveLength(1);
  });
});

test('round robin: everybody meets everybody once, and with an odd number everybody rests once', () => {
  for (const count of [2, 3, 4, 5, 8, 9]) {
    const players = named(count);
    const rounds = roundRobin(players);
    expect(rounds.length).toBe(roundsOf('round-robin', count));
    for (const player of players) {
      expect(opponentsOf(player, rounds).toSorted()).toEqual(players.filter(other => other !== player).toSorted());
      expect(rounds.flat().filter(({ one, two }) => one === player && two === undefined).length).toBe(count % 2);
    }
  }
});

describe('knock-out', () => {
  test('the best two meet in the final; with six players the best two rest in the first round', () => {
    const players = named(6);
    const rounds: Round[] = [];
    for (let n = 0; n < roundsOf('knock-out', 6); n++) rounds.push(played(knockOutRound(players, rounds)));
    expect(
      rounds[0]!
        .filter(({ two }) => two === undefined)
        .map(({ one }) => one)
        .toSorted(),
    ).toEqual(['p0', 'p1']);
    expect(rounds.map(({ length }) => length)).toEqual([4, 2, 1]);
    expect(rounds[2]).toEqual([{ one: 'p0', two: 'p1', score: 1 }]);
    expect(
      standingsOf('knock-out', players, rounds)
        .slice(0, 2)
        .map(({ player }) => player),
    ).toEqual(['p0', 'p1']);
  });
});

test('ties are broken by the opponents’ scores, then by whom one has beaten; who cannot be told apart shares a rank', () => {
  const rounds: readonly Round[] = [
    [
      { one: 'a', two: 'b', score: 1 },
      { one: 'c', two: 'd', score: 1 },
    ],
    [
      { one: 'a', two: 'c', score: 0.5 },
      { one: 'b', two: 'd', score: 1 },
    ],
  ];
  const standings = standingsOf('swiss', ['d', 'c', 'b', 'a'], rounds);
  expect(standings.map(({ player, score, buchholz }) => [player, score, buchholz])).toEqual([
    ['a', 1.5, 2.5],
    ['c', 1.5, 1.5],
    ['b', 1, 1.5],
    ['d', 0, 2.5],
  ]);
  const even = standingsOf('swiss', ['x', 'y'], [[{ one: 'x', two: 'y', score: 0.5 }]]);
  expect(even.map(({ rank }) => rank)).toEqual([1, 1]);
});
