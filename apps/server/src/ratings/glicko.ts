/** Glicko-2 after Glickman (2013): a rating, how uncertain it is, and how much somebody's play varies. Each game is a rating period of its own. */
export interface Rated {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const FRESH: Rated = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
/** How much volatility may change; Glickman advises 0.3 to 1.2. */
const TAU = 0.5;
const PRECISION = 0.000001;
/** Whoever does not play becomes less certain: so long, in milliseconds, counts as one period without games. */
const PERIOD = 30 * 24 * 3600_000;

interface Met {
  readonly other: Rated;
  /** 1 won, ½ drawn, 0 lost. */
  readonly score: number;
}

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** The same player after a pause. */
export function rested(player: Rated, pause: number): Rated {
  const phi = player.deviation / SCALE;
  const periods = Math.max(0, Math.floor(pause / PERIOD));
  return periods === 0
    ? player
    : { ...player, deviation: Math.min(FRESH.deviation, SCALE * Math.sqrt(phi ** 2 + periods * player.volatility ** 2)) };
}

/** The player after games against these. */
export function after(player: Rated, met: readonly Met[]): Rated {
  if (met.length === 0) return player;
  const mu = (player.rating - FRESH.rating) / SCALE;
  const phi = player.deviation / SCALE;
  const games = met.map(({ other, score }) => {
    const weight = g(other.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (other.rating - FRESH.rating) / SCALE)));
    return { weight, expected, score };
  });
  const v = 1 / games.reduce((sum, { weight, expected }) => sum + weight ** 2 * expected * (1 - expected), 0);
  const gain = games.reduce((sum, { weight, expected, score }) => sum + weight * (score - expected), 0);
  const volatility = newVolatility(phi, player.volatility, v, v * gain);
  const before = Math.sqrt(phi ** 2 + volatility ** 2);
  const now = 1 / Math.sqrt(1 / before ** 2 + 1 / v);
  return { rating: FRESH.rating + SCALE * (mu + now ** 2 * gain), deviation: SCALE * now, volatility };
}

/** Glickman's fifth step: the Illinois variant of the regula falsi. */
function newVolatility(phi: number, sigma: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    return (e * (delta ** 2 - phi ** 2 - v - e)) / (2 * (phi ** 2 + v + e) ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = Math.log(Math.max(PRECISION, delta ** 2 - phi ** 2 - v));
  if (delta ** 2 <= phi ** 2 + v) {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}

/** Between which the true strength lies in nineteen cases of twenty. */
export const intervalOf = ({ rating, deviation }: Pick<Rated, 'rating' | 'deviation'>): readonly [number, number] => [
  Math.round(rating - 1.96 * deviation),
  Math.round(rating + 1.96 * deviation),
];
