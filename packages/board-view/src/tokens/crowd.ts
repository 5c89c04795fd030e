import { nth, type Point, sure } from '@sortie/geometry';
import { isHex, placeKey, pointOf } from '../place.ts';
import type { Place, Token } from '../scene.ts';

/** How wide a base is where so many share a hex, and how far from its middle they stand. */
const SHARES: readonly { readonly width: number; readonly away: number }[] = [
  { width: 40, away: 0 },
  { width: 40, away: 0 },
  { width: 29, away: 13 },
  { width: 25, away: 15 },
  { width: 21, away: 16 },
];

/** Places around the middle of a hex, from its left on. */
const AROUND: { readonly [count: number]: readonly (readonly [x: number, y: number])[] } = {
  2: [
    [-1, 0],
    [1, 0],
  ],
  3: [
    [-0.87, 0.5],
    [0.87, 0.5],
    [0, -1],
  ],
  4: [
    [-0.75, -0.66],
    [0.75, -0.66],
    [-0.75, 0.66],
    [0.75, 0.66],
  ],
};
const MOST = 4;

/** Units that share a hex stand side by side, smaller, so that each is seen and pointed at. Wrecks lie where they fell. */
export function sideBySide(tokens: readonly Token[]): readonly Token[] {
  const together = new Map<string, Token[]>();
  for (const token of tokens) {
    if (token.mood === 'wreck' || !isHex(token.at)) continue;
    const key = placeKey(token.at);
    const others = together.get(key);
    if (others) others.push(token);
    else together.set(key, [token]);
  }
  if (together.size === 0 || [...together.values()].every(group => group.length === 1)) return tokens;
  return tokens.map(token => {
    const group = token.mood === 'wreck' || !isHex(token.at) ? [] : sure(together.get(placeKey(token.at)), 'the crowd');
    return group.length > 1 ? besides(token, group.indexOf(token), Math.min(MOST, group.length)) : token;
  });
}

function besides(token: Token, place: number, count: number): Token {
  const { width, away } = nth(SHARES, count);
  const [x, y] = nth(sure(AROUND[count], 'the around'), place % count);
  return { ...token, width, aside: { x: x * away, y: y * away } };
}

/** Where a token is drawn: in the middle of its place, or beside it. */
export function standOf({ at, aside }: Pick<Token, 'at' | 'aside'>): Place {
  return aside ? pointBeside(at, aside) : at;
}

function pointBeside(at: Place, aside: Point): Point {
  const { x, y } = pointOf(at);
  return { x: x + aside.x, y: y + aside.y };
}
