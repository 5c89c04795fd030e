/** How rounds are paired. Everything here is plain reckoning: who has met whom, and how it came out. */
export type Kind = 'swiss' | 'round-robin' | 'knock-out';

/** Two who meet, or one who has nobody to meet. `score` is that of `one`: 1 won, ½ drawn, 0 lost. */
export interface Pairing {
  readonly one: string;
  readonly two?: string;
  readonly table?: string;
  readonly score?: number;
}

export type Round = readonly Pairing[];

/** A bye counts as a game that was won. */
const BYE = 1;
/** Of so many ways to pair a round is the first without a second meeting looked for; after that, meeting twice is better than waiting. */
const MOST_WAYS = 20_000;

export function scoreOf(player: string, rounds: readonly Round[]): number {
  let sum = 0;
  for (const pairing of rounds.flat()) {
    if (pairing.one === player) sum += pairing.two === undefined ? BYE : (pairing.score ?? 0);
    else if (pairing.two === player && pairing.score !== undefined) sum += 1 - pairing.score;
  }
  return sum;
}

export const opponentsOf = (player: string, rounds: readonly Round[]): readonly string[] =>
  rounds.flat().flatMap(({ one, two }) => (two === undefined ? [] : one === player ? [two] : two === player ? [one] : []));

const hadBye = (player: string, rounds: readonly Round[]): boolean =>
  rounds.flat().some(({ one, two }) => one === player && two === undefined);

/** Whoever sat on the first side more often sits on the other now. */
function seated(one: string, two: string, rounds: readonly Round[]): Pairing {
  const first = (player: string): number => rounds.flat().filter(pairing => pairing.one === player && pairing.two !== undefined).length;
  return first(one) <= first(two) ? { one, two } : { one: two, two: one };
}

/**
 * A Swiss round: whoever has as many points meets, nobody twice as long as that can be avoided, and the odd one out is the lowest who has not sat out
 * yet. `players` in the order of their seeds.
 */
export function swissRound(players: readonly string[], rounds: readonly Round[]): Round {
  const ranked = players
    .map((player, seed) => ({ player, seed, score: scoreOf(player, rounds) }))
    .toSorted((a, b) => b.score - a.score || a.seed - b.seed)
    .map(({ player }) => player);
  const met = new Map(ranked.map(player => [player, new Set(opponentsOf(player, rounds))]));
  let ways = 0;
  const pair = (left: readonly string[]): readonly (readonly [string, string])[] | undefined => {
    const [first, ...others] = left;
    if (first === undefined) return [];
    for (const other of others) {
      if (met.get(first)?.has(other) || ++ways > MOST_WAYS) continue;
      const more = pair(others.filter(player => player !== other));
      if (more) return [[first, other], ...more];
    }
    return undefined;
  };
  const finished = (resting: string | undefined, pairs: readonly (readonly [string, string])[]): Round => [
    ...pairs.map(([one, two]) => seated(one, two, rounds)),
    ...(resting === undefined ? [] : [{ one: resting }]),
  ];
  const rested = ranked.filter(player => !hadBye(player, rounds)).toReversed();
  const resting: readonly (string | undefined)[] = ranked.length % 2 === 0 ? [undefined] : [...rested, ranked.at(-1)];
  for (const one of resting) {
    const pairs = pair(ranked.filter(player => player !== one));
    if (pairs) return finished(one, pairs);
  }
  return finished(resting[0], inOrder(ranked.filter(player => player !== resting[0])));
}

const inOrder = (players: readonly string[]): readonly (readonly [string, string])[] =>
  players.flatMap((one, i) => {
    const two = players[i + 1];
    return i % 2 === 0 && two !== undefined ? [[one, two] as const] : [];
  });

/** Everybody meets everybody, by the circle: the first stays, the others move on one place each round. */
export function roundRobin(players: readonly string[]): readonly Round[] {
  const circle: readonly (string | undefined)[] = players.length % 2 === 0 ? players : [...players, undefined];
  const [fixed, ...turning] = circle;
  return turning.map((_, round) => {
    const turned = [fixed, ...turning.slice(round), ...turning.slice(0, round)];
    return turned.slice(0, turned.length / 2).flatMap((a, i): Pairing[] => {
      const b = turned[turned.length - 1 - i];
      const [one, two] = (round + i) % 2 === 0 ? [a, b] : [b, a];
      if (one === undefined) return two === undefined ? [] : [{ one: two }];
      return [two === undefined ? { one } : { one, two }];
    });
  });
}

/** The order in which seeds stand in a bracket, so that the first two meet in the final at the earliest. */
function bracket(size: number): readonly number[] {
  let order: readonly number[] = [0];
  while (order.length < size) order = order.flatMap(seed => [seed, 2 * order.length - 1 - seed]);
  return order;
}

/** The next round of a knock-out: the first by seeds, with byes for the best; then whoever won meets the winner beside them. */
export function knockOutRound(players: readonly string[], rounds: readonly Round[]): Round {
  const last = rounds.at(-1);
  if (!last) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(2, players.length)));
    return paired(bracket(size).map(seed => players[seed]));
  }
  return paired(last.map(({ one, two, score }) => (two === undefined || score === 1 ? one : two)));
}

function paired(places: readonly (string | undefined)[]): Round {
  return places.flatMap((a, i): Pairing[] => {
    const b = places[i + 1];
    if (i % 2 === 1 || (a === undefined && b === undefined)) return [];
    if (a !== undefined && b !== undefined) return [{ one: a, two: b }];
    return [{ one: a ?? b ?? '' }];
  });
}

/** How many rounds there are: enough that one is left, or that everybody has met, or as many as were wished for. */
export function roundsOf(kind: Kind, players: number, wished?: number): number {
  if (kind === 'round-robin') return players % 2 === 0 ? players - 1 : players;
  const enough = Math.max(1, Math.ceil(Math.log2(Math.max(2, players))));
  return kind === 'knock-out' ? enough : Math.min(wished ?? enough, Math.max(1, players - 1));
}

export function nextRound(kind: Kind, players: readonly string[], rounds: readonly Round[]): Round {
  if (kind === 'swiss') return swissRound(players, rounds);
  return kind === 'knock-out' ? knockOutRound(players, rounds) : (roundRobin(players)[rounds.length] ?? []);
}

export interface Standing {
  readonly player: string;
  readonly rank: number;
  readonly score: number;
  /** The sum of the opponents' scores; whoever had a bye has that one's own score for it. */
  readonly buchholz: number;
  /** The scores of those who were beaten, and half of those who were drawn with. */
  readonly berger: number;
  readonly won: number;
}

/** Score, then how strong the opponents were, then whom one has beaten, then how often, then the seed. In a knock-out, how far one came. */
export function standingsOf(kind: Kind, players: readonly string[], rounds: readonly Round[]): readonly Standing[] {
  const score = new Map(players.map(player => [player, scoreOf(player, rounds)]));
  const of = (player: string): number => score.get(player) ?? 0;
  const rows = players.map((player, seed) => {
    const games = rounds.flat().flatMap(({ one, two, score: s }) => {
      if (two === undefined || s === undefined) return [];
      return one === player ? [{ other: two, got: s }] : two === player ? [{ other: one, got: 1 - s }] : [];
    });
    const byes = rounds.flat().filter(({ one, two }) => one === player && two === undefined).length;
    return {
      player,
      seed,
      score: of(player),
      buchholz: games.reduce((sum, { other }) => sum + of(other), 0) + (kind === 'swiss' ? byes * of(player) : 0),
      berger: games.reduce((sum, { other, got }) => sum + got * of(other), 0),
      won: games.filter(({ got }) => got === 1).length,
    };
  });
  const order = rows.toSorted(
    (a, b) => b.score - a.score || b.buchholz - a.buchholz || b.berger - a.berger || b.won - a.won || a.seed - b.seed,
  );
  const same = (a: (typeof rows)[number], b: (typeof rows)[number] | undefined): boolean =>
    b !== undefined && a.score === b.score && a.buchholz === b.buchholz && a.berger === b.berger && a.won === b.won;
  let rank = 0;
  return order.map(({ seed: _, ...row }, i) => {
    const before = order[i - 1];
    const now = order[i];
    if (!now || !same(now, before)) rank = i + 1;
    return { ...row, rank };
  });
}
