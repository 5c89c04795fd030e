import { type Play, type Rulebook, sum } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { draw } from '../cards/draw.ts';
import { strike } from '../fire/harm.ts';
import { unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { State, Unit, UnitId } from '../model/state.ts';
import { glow } from '../terrain/slag.ts';
import { damageOf, isDown, isDrone, isPlaced, occupants } from '../units/unit.ts';
import { isFloor, isStandable, landingCost, STOREY } from './costs.ts';

/** What a soldier has to pay a landing with: all before its activation, the rest during it, nothing after it (8.2.8). */
export function landingPoints(state: State, book: Rulebook<Impact>, unit: Unit): number {
  if (unit.done || isDown(unit)) return 0;
  return state.active?.unit === unit.id ? state.active.mp : book.ask('movement', { state, unit }).total;
}

/** Fire has shaken a unit out of the air. With points to pay its owner is asked; otherwise it comes down as it can. */
export function forceDown(play: Play<Impact>, id: UnitId): void {
  const { state, book } = play;
  const unit = unitAt(state, id);
  if (!isPlaced(unit) || !unit.aloft) return;
  const cost = landingCost(state.map, unit.at);
  const points = landingPoints(state, book, unit);
  if (!isDrone(unit) && !book.holds('crashes', { unpaid: 0, forced: true }) && points > 0 && points >= cost)
    play.emit({ type: 'asked', pending: { kind: 'landing', seat: unit.seat, unit: id } });
  else touchGround(play, id, unit.at, { unpaid: cost, mp: points, forced: true });
}

/** What a landing costs: points that are paid and that are not, those left afterwards, and whether it came down against its will. */
interface Touch {
  readonly paid?: number;
  readonly unpaid?: number;
  readonly mp?: number;
  readonly forced?: boolean;
}

/** Down to the ground, with so many points not paid for. A landing that is not paid for in full is a crash (8.2.8). */
export function touchGround(play: Play<Impact>, id: UnitId, at: number, { paid = 0, unpaid = 0, mp = 0, forced = false }: Touch): void {
  const place = restingPlace(play.state, id, at);
  const ground = groundOf(play.state.map);
  const crash = play.book.holds('crashes', { unpaid, forced }) !== undefined;
  // A roof that bears soldiers is landed on; whoever crashes goes through it.
  const storeys = !crash && isFloor(play.book, ground, place, ground.storeys(place)) ? ground.storeys(place) : 0;
  play.emit({ type: 'landed', unit: id, at: place, level: ground.level(place) + storeys * STOREY, paid, unpaid, mp, forced });
  if (crash) crashCheck(play, id, unpaid);
  glow(play, id);
}

function crashCheck(play: Play<Impact>, id: UnitId, unpaid: number): void {
  const unit = unitAt(play.state, id);
  const { d6 } = draw(play, 'MAAS-8.2.8-crash-landing');
  const check = sum([
    { rule: 'MAAS-5.3-d6', value: d6, stage: 'base' },
    { rule: 'MAAS-8.2.7-landing-unpaid', value: -unpaid },
  ]);
  const damage = isDrone(unit) ? 0 : damageOf(unit);
  const hurt = play.book.holds('hurts', { check: check.total, damage }) !== undefined;
  play.emit({ type: 'crashed', unit: id, check, damage, hurt });
  if (hurt) strike(play, id, 1, 'crash');
}

/** Where a unit comes to rest that may not stay where it is: the point it came from, or the nearest that is free (8.3). */
export function restingPlace(state: State, id: UnitId, at: number, aloft = false): number {
  const ground = groundOf(state.map);
  const free = (place: number): boolean => (aloft || isStandable(state.map, ground, place)) && occupants(state, place, id).length === 0;
  if (free(at)) return at;
  const from = state.active?.unit === id ? state.active.from : null;
  if (from !== null && free(from)) return from;
  let best = at;
  let nearest = Number.POSITIVE_INFINITY;
  for (const place of ground.spots) {
    const range = ground.range(at, place);
    if (range < nearest && free(place)) [best, nearest] = [place, range];
  }
  return best;
}
