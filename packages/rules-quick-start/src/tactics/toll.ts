import { applyDamage } from '../damage/apply.ts';
import { type Circles, LOCATIONS } from '../force/sheet.ts';
import type { Book } from '../rule.ts';
import type { Mech } from '../shape.ts';
import { type Tables, tablesOf } from '../tables.ts';
import { chanceAt, MODIFIERS, RANGES, type Strike, type Volley } from './gunnery.ts';
import type { Weights } from './weights.ts';
import { worthOf } from './worth.ts';

/** What so much damage does to a 'Mech as it stands, by the places where it may strike. */
interface Blow {
  /** How likely it destroys the 'Mech by any other place than the center torso. */
  readonly deadly: number;
  /** How likely which part of it comes to the center torso. */
  readonly inner: readonly { readonly chance: number; readonly points: number }[];
  /** What the 'Mech loses of its worth on average where it survives. */
  readonly loss: number;
}

interface Frailty {
  readonly weights: Weights;
  readonly worth: number;
  readonly blows: (Blow | undefined)[];
  /** What whole volleys cost, by what is against them and range, as far as anybody has asked. */
  readonly prices: Map<Volley, Float64Array>;
}

/** Circles are shared by all states in which a 'Mech has not been hit, so what was found for them serves for a whole thought. */
const known = new WeakMap<Circles, Frailty>();

function frailtyOf(unit: Mech, weights: Weights): Frailty {
  const found = known.get(unit.armor);
  if (found && found.weights === weights) return found;
  const made: Frailty = { weights, worth: worthOf(unit, weights), blows: [], prices: new Map() };
  known.set(unit.armor, made);
  return made;
}

function blowOn(tables: Tables, unit: Mech, frailty: Frailty, damage: number): Blow {
  const found = frailty.blows[damage];
  if (found) return found;
  const inner = new Map<number, number>();
  let [deadly, loss] = [0, 0];
  for (const location of LOCATIONS) {
    const chance = drawOf(tables)[location];
    const { armor } = applyDamage(tables, unit.armor, location, damage);
    const points = unit.armor.CT - armor.CT;
    if (points > 0) inner.set(points, (inner.get(points) ?? 0) + chance);
    if (armor.CT === 0) continue;
    if (tables.vital.some(part => armor[part] === 0)) deadly += chance;
    else loss += chance * (frailty.worth - worthOf({ ...unit, armor }, frailty.weights));
  }
  const made = { deadly, inner: [...inner].map(([points, chance]) => ({ points, chance })), loss };
  frailty.blows[damage] = made;
  return made;
}

const draws = new WeakMap<Tables, Circles>();

/** How likely a hit strikes each location. */
function drawOf(tables: Tables): Circles {
  const found = draws.get(tables);
  if (found) return found;
  const made = Object.fromEntries(LOCATIONS.map(location => [location, 0])) as { -readonly [L in keyof Circles]: number };
  tables.struck.forEach((location, rolled) => {
    if (rolled >= 2) made[location] += (6 - Math.abs(7 - rolled)) / 36;
  });
  draws.set(tables, made);
  return made;
}

/** What a volley alone may be expected to cost a 'Mech, at a range and with so much against it. */
export function priceOf(book: Book, unit: Mech, volley: Volley, range: number, against: number, weights: Weights): number {
  const strikes = volley.strikes[range];
  if (!strikes || strikes.length === 0) return 0;
  const { prices } = frailtyOf(unit, weights);
  let table = prices.get(volley);
  if (!table) {
    table = new Float64Array(RANGES * MODIFIERS).fill(-1);
    prices.set(volley, table);
  }
  const at = Math.min(against, MODIFIERS - 1) * RANGES + range;
  const known = table[at] ?? -1;
  if (known >= 0) return known;
  const made = new Toll(book, unit, weights).more(strikes, against);
  table[at] = made;
  return made;
}

/** What a 'Mech may expect to lose to everything that is aimed at it: a share of its worth for what hurts, all of it for what kills. */
export class Toll {
  /** What has been added so far costs so much. */
  loss = 0;
  readonly #tables: Tables;
  readonly #unit: Mech;
  readonly #frailty: Frailty;
  /** How likely the center torso has so many circles left. */
  #core: Float64Array;
  #alive = 1;
  #hurt = 0;

  constructor(book: Book, unit: Mech, weights: Weights) {
    this.#tables = tablesOf(book);
    this.#unit = unit;
    this.#frailty = frailtyOf(unit, weights);
    this.#core = new Float64Array(unit.armor.CT + 1);
    this.#core[unit.armor.CT] = 1;
  }

  /** What some strikes with so much against them would add. */
  more(strikes: readonly Strike[], against: number): number {
    const core = this.#core.slice();
    const { alive, hurt } = this.#take(core, strikes, against);
    return this.#cost(core, alive, hurt) - this.loss;
  }

  add(strikes: readonly Strike[], against: number): void {
    const { alive, hurt } = this.#take(this.#core, strikes, against);
    [this.#alive, this.#hurt] = [alive, hurt];
    this.loss = this.#cost(this.#core, alive, hurt);
  }

  #take(core: Float64Array, strikes: readonly Strike[], against: number): { readonly alive: number; readonly hurt: number } {
    let [alive, hurt] = [this.#alive, this.#hurt];
    for (const { number, chance, damage } of strikes) {
      const hits = chanceAt(number + against) * chance;
      if (hits === 0) continue;
      const { deadly, inner, loss } = blowOn(this.#tables, this.#unit, this.#frailty, damage);
      alive *= 1 - hits * deadly;
      hurt += hits * loss;
      if (inner.length > 0) wound(core, hits, inner);
    }
    return { alive, hurt };
  }

  #cost(core: Float64Array, alive: number, hurt: number): number {
    const lives = alive * (1 - (core[0] ?? 0));
    const { worth } = this.#frailty;
    return (1 - lives) * worth + lives * Math.min(hurt, MOST_OF_IT * worth);
  }
}

/** Whatever hurts and does not kill leaves this much at least. */
const MOST_OF_IT = 0.9;

/** Lets one strike fall on the center torso, in place: from the fewest circles up, nothing is taken twice. */
function wound(core: Float64Array, hits: number, inner: Blow['inner']): void {
  let misses = 1;
  for (const { chance } of inner) misses -= hits * chance;
  for (let left = 0; left < core.length; left++) {
    const likely = core[left] ?? 0;
    if (likely === 0 || left === 0) continue;
    core[left] = likely * misses;
    for (const { chance, points } of inner) {
      const to = Math.max(0, left - points);
      core[to] = (core[to] ?? 0) + likely * hits * chance;
    }
  }
}
