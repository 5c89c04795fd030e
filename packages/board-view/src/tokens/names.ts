import type { Token } from '../scene.ts';
import { facesDown } from './token.ts';

/** Letters of a name and the room around it, in drawing units of a base of the usual width. */
const LETTER = 5.2;
const PADDING = 8;
const LINE = 13;
const BASE = 40;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Placed {
  readonly token: Token;
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

function placed(token: Token): Placed | undefined {
  const { at, width, lift = 0 } = token;
  return 'x' in at && width !== undefined ? { token, x: at.x, y: at.y - lift, half: width / 2 } : undefined;
}

function boxOf({ token: { label = '' }, x, y, half }: Placed, above: boolean): Box {
  const size = (half * 2) / BASE;
  const [wide, tall] = [((label.length * LETTER + PADDING) * size) / 2, LINE * size];
  const edge = half * 0.86;
  return { left: x - wide, right: x + wide, top: above ? y - edge - tall : y + edge, bottom: above ? y - edge : y + edge + tall };
}

const covers = ({ left, right, top, bottom }: Box, { x, y, half }: Placed): boolean =>
  Math.hypot(x - Math.min(right, Math.max(left, x)), y - Math.min(bottom, Math.max(top, y))) < half;

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** On a board without hexes bases stand as close as they like: a name goes to the other side of its base, or away, before it covers somebody. */
export function withNames(tokens: readonly Token[]): readonly Token[] {
  const all = tokens.flatMap(token => placed(token) ?? []);
  if (all.length === 0) return tokens;
  const taken: Box[] = [];
  return tokens.map(token => {
    const own = token.label === undefined || token.mood === 'wreck' ? undefined : placed(token);
    if (!own) return token;
    const down = facesDown(token);
    for (const above of [down, !down]) {
      const box = boxOf(own, above);
      if (all.some(other => other.token !== token && covers(box, other)) || taken.some(one => meet(one, box))) continue;
      taken.push(box);
      return above === down ? token : { ...token, named: above ? 'above' : 'below' };
    }
    return { ...token, named: 'nowhere' };
  });
}
