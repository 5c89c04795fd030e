import { chanceOf, type Seat, type Shape, type View } from '@sortie/kernel';
import type { GameFace, Sum, UnitCard, UnitKey } from '../face.ts';
import type { Happening } from './chronicle.ts';

/** What one unit has done. */
export interface UnitFigures {
  readonly unit: UnitKey;
  readonly seat: Seat;
  readonly shots: number;
  readonly hits: number;
  readonly points: number;
  readonly kills: number;
}

/** What one side has done, and what its dice owed it. */
export interface SideFigures {
  readonly seat: Seat;
  readonly shots: number;
  readonly hits: number;
  /** Hits that chance would have given. */
  readonly expected: number;
  /** The share of players who would have had fewer hits with the same shots, from 0 to 1. */
  readonly luck: number;
  readonly points: number;
  readonly units: number;
  readonly left: number;
}

/** How both sides stood when a turn began, or at the end. */
export interface Standing {
  /** The share of armor and structure that is left, by seat. */
  readonly strength: readonly number[];
  /** Points of damage done so far, by seat. */
  readonly points: readonly number[];
}

/** Somebody was destroyed. */
export interface Loss {
  readonly unit: UnitKey;
  readonly by: UnitKey | undefined;
  readonly turn: number;
  readonly happening: Happening;
}

export interface BattleFigures {
  readonly sides: readonly SideFigures[];
  /** Those who did anything, the best first. */
  readonly units: readonly UnitFigures[];
  /** Before the first turn, before each further one, and at the end. */
  readonly standings: readonly Standing[];
  readonly losses: readonly Loss[];
  /** The turn in which the winner gained most on the other side. */
  readonly turning: number | undefined;
}

/** How likely a roll was to turn out well; nothing where that is not known or where nothing was rolled. */
export function oddsOf({ chance, roll, need }: Sum): number | undefined {
  if (chance !== undefined) return chance;
  return roll && need !== undefined && roll.faces.length === 2 ? chanceOf(need) : undefined;
}

/** What is left of a side, every unit counting alike. */
function strengthOf(units: readonly UnitCard[], seat: Seat): number {
  const own = units.filter(unit => unit.seat === seat);
  const left = own.reduce((sum, { lost, token: { armor = 1, structure = armor } }) => sum + (lost ? 0 : (armor + structure) / 2), 0);
  return own.length === 0 ? 0 : left / own.length;
}

/** The share of a normal distribution below a value. */
function below(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail = 0.3989423 * Math.exp((-z * z) / 2) * t * (0.3193815 + t * (-0.3565638 + t * (1.781478 + t * (-1.821256 + t * 1.330274))));
  return z > 0 ? 1 - tail : tail;
}

/** How lucky so many hits are, given how likely each of the shots was to hit. */
export function luckOf(hits: number, odds: readonly number[]): number {
  const expected = odds.reduce((sum, chance) => sum + chance, 0);
  const spread = Math.sqrt(odds.reduce((sum, chance) => sum + chance * (1 - chance), 0));
  return spread < 1e-6 ? 0.5 : below((hits - expected) / spread);
}

interface Doer {
  shots: number;
  hits: number;
  points: number;
  kills: number;
}

/** Goes through a battle once and keeps count. */
class Count {
  readonly doers = new Map<UnitKey, Doer>();
  readonly odds = new Map<Seat, number[]>();
  readonly lucky = new Map<Seat, number>();
  readonly points = new Map<Seat, number>();
  readonly losses: Loss[] = [];
  turn = 0;
  private readonly seatOf: (unit: UnitKey) => Seat | undefined;
  /** Who hit whom last in this phase. */
  private readonly last = new Map<UnitKey, UnitKey>();

  constructor(seatOf: (unit: UnitKey) => Seat | undefined) {
    this.seatOf = seatOf;
  }

  add(happening: Happening): void {
    const { told } = happening;
    const { tally, mark } = told;
    if (mark === 'turn' || mark === 'phase') this.last.clear();
    if (!tally) return;
    const by = tally.by ?? (tally.blamed ? this.last.get(tally.to) : undefined);
    const [first] = told.sums ?? [];
    if (tally.what === 'shot' && by !== undefined) this.shot(by, tally.to, first);
    if (tally.points !== undefined && by !== undefined) this.harm(by, tally.to, tally.points);
    if (tally.what === 'kill') {
      this.losses.push({ unit: tally.to, by, turn: this.turn, happening });
      if (by !== undefined && this.against(by, tally.to)) this.doer(by).kills += 1;
    }
  }

  private shot(by: UnitKey, to: UnitKey, sum: Sum | undefined): void {
    const hit = sum?.good === true;
    const doer = this.doer(by);
    doer.shots += 1;
    if (hit) {
      doer.hits += 1;
      this.last.set(to, by);
    }
    const [seat, chance] = [this.seatOf(by), sum && oddsOf(sum)];
    if (seat === undefined || chance === undefined) return;
    this.odds.set(seat, [...(this.odds.get(seat) ?? []), chance]);
    this.lucky.set(seat, (this.lucky.get(seat) ?? 0) + Number(hit));
  }

  private harm(by: UnitKey, to: UnitKey, points: number): void {
    if (points > 0) this.last.set(to, by);
    if (!this.against(by, to)) return;
    this.doer(by).points += points;
    const seat = this.seatOf(by);
    if (seat !== undefined) this.points.set(seat, (this.points.get(seat) ?? 0) + points);
  }

  /** Whoever shoots at friends earns nothing by it. */
  private against(by: UnitKey, to: UnitKey): boolean {
    return this.seatOf(by) !== this.seatOf(to);
  }

  private doer(unit: UnitKey): Doer {
    const known = this.doers.get(unit) ?? { shots: 0, hits: 0, points: 0, kills: 0 };
    this.doers.set(unit, known);
    return known;
  }
}

function sideFigures(count: Count, seat: Seat, units: readonly UnitCard[]): SideFigures {
  const own = units.filter(unit => unit.seat === seat);
  const odds = count.odds.get(seat) ?? [];
  const doers = [...count.doers].filter(([unit]) => own.some(({ key }) => key === unit)).map(([, doer]) => doer);
  return {
    seat,
    shots: doers.reduce((sum, { shots }) => sum + shots, 0),
    hits: doers.reduce((sum, { hits }) => sum + hits, 0),
    expected: odds.reduce((sum, chance) => sum + chance, 0),
    luck: luckOf(count.lucky.get(seat) ?? 0, odds),
    points: count.points.get(seat) ?? 0,
    units: own.length,
    left: own.filter(({ lost }) => !lost).length,
  };
}

/** The turn in which a side gained most, counted from 1. */
function turningFor(winner: Seat | undefined, standings: readonly Standing[]): number | undefined {
  if (winner === undefined || standings.length < 2) return undefined;
  const lead = ({ strength }: Standing): number =>
    (strength[winner] ?? 0) - Math.max(...strength.map((share, seat) => (seat === winner ? 0 : share)));
  const gains = standings.slice(1).map((standing, i) => lead(standing) - lead(standings[i] ?? standing));
  const most = Math.max(...gains);
  return most > 0.02 ? gains.indexOf(most) + 1 : undefined;
}

interface Battle {
  readonly happenings: readonly Happening[];
  readonly face: GameFace<Shape>;
  /** The picture at the end. */
  readonly view: View<Shape>;
  readonly facing: Seat;
  readonly seats: number;
  readonly winner: Seat | undefined;
}

/** What a battle came to. */
export function figuresOf({ happenings, face, view, facing, seats, winner }: Battle): BattleFigures {
  const units = face.units(view, facing);
  const seatOf = new Map(units.map(({ key, seat }) => [key, seat]));
  const count = new Count(unit => seatOf.get(unit));
  const standings: Standing[] = [];
  const stand = (picture: View<Shape>): void => {
    const then = face.units(picture, facing);
    const all = Array.from({ length: seats }, (_, seat) => seat);
    standings.push({ strength: all.map(seat => strengthOf(then, seat)), points: all.map(seat => count.points.get(seat) ?? 0) });
  };
  let quiet = false;
  for (const one of happenings) {
    if (!one.line.standing) continue;
    if (one.told.mark === 'turn' && one.before) {
      stand(one.before);
      count.turn += 1;
      quiet = true;
    }
    if (one.told.tally) quiet = false;
    count.add(one);
  }
  // The end of a game is marked as a turn is; nothing happens after it.
  if (quiet && standings.length > 1) standings.pop();
  stand(view);
  const doers = [...count.doers].flatMap(([unit, doer]) => {
    const seat = seatOf.get(unit);
    return seat === undefined ? [] : [{ unit, seat, ...doer }];
  });
  return {
    sides: Array.from({ length: seats }, (_, seat) => sideFigures(count, seat, units)),
    units: doers.sort((a, b) => b.points - a.points || b.kills - a.kills || b.hits - a.hits),
    standings,
    losses: count.losses,
    turning: turningFor(winner, standings),
  };
}
