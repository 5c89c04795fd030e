import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { type RuleId, type Telling, tell } from '@sortie/kernel';
import { cfOf } from '../../buildings/wreck.ts';
import type { Card } from '../../card/card.ts';
import { artilleryOf, countOf, has } from '../../card/specials.ts';
import type { Entry } from '../../shape.ts';
import { INCH } from '../../state.ts';
import { mayMount, mayMountGun, roofTurrets } from './armed.ts';
import { crewOf } from './capture.ts';
import type { Emplaced } from './shape.ts';

/** Nothing else stands on a roof within this distance of a turret. */
const TURRET_ROOM = 2 * INCH;

interface Misplaced {
  readonly rule: RuleId;
  readonly reason: Telling;
}
interface Gun {
  readonly card: Card;
  readonly emplaced: Emplaced;
}

const gunsOf = (force: readonly Entry[]): readonly Gun[] =>
  force.flatMap(({ card, emplaced }) => (emplaced && typeof card !== 'string' ? [{ card, emplaced }] : []));

/** What is wrong with the guns that a force has put on the buildings of a table. */
export function misplaced(table: terrain.TablePlan, force: readonly Entry[]): Misplaced | undefined {
  if (force.some(({ emplaced, abilities, quirks }) => emplaced && (abilities?.length || quirks?.length)))
    return { rule: 'ASC-armed-building-attacks', reason: tell('no ability or quirk helps the guns of a building') };
  const guns = gunsOf(force);
  for (const gun of guns) {
    const house = table.pieces.find(({ id, kind }) => id === gun.emplaced.piece && kind === 'building');
    if (!house) return { rule: 'ASC-armed-building-damage-points', reason: tell('there is no such building') };
    const others = guns.filter(other => other !== gun && other.emplaced.piece === house.id && has(other, 'ROOF') === has(gun, 'ROOF'));
    if (has(gun, 'HELD')) {
      if (countOf(gun, 'CRW') === crewOf(cfOf(house)) && geometry.contains(house.outline, gun.emplaced.at)) continue;
      return { rule: 'ASC-building-capture', reason: tell('a building is held by a fifth of its points') };
    }
    const trouble = tooHeavy(gun, house) ?? (has(gun, 'ROOF') ? offRoof(gun, house, others) : offWall(gun, house, others));
    if (trouble) return trouble;
  }
  return undefined;
}

function tooHeavy({ card }: Gun, house: terrain.Piece): Misplaced | undefined {
  const artillery = artilleryOf(card);
  const cf = cfOf(house);
  if (artillery.some(({ code }) => !mayMountGun(cf, code.replace('ART-', ''))))
    return { rule: 'ASC-artillery-emplacement-limit', reason: tell('the gun is too heavy for the building') };
  const [short = 0, medium = 0, long = 0] = card.damage.map(one => one.points);
  const points = card.damage.reduce((sum, one) => sum + one.points, 0);
  if (artillery.length > 0 && (points > 0 || !has({ card }, 'ROOF')))
    return { rule: 'ASC-artillery-emplacement-placement', reason: tell('artillery stands on the roof and shares it with no other weapon') };
  return points > 0 && !mayMount(cf, [short, medium, long])
    ? { rule: 'ASC-armed-building-damage-points', reason: tell('the building bears no such guns') }
    : undefined;
}

function offRoof({ emplaced }: Gun, house: terrain.Piece, others: readonly Gun[]): Misplaced | undefined {
  const rule = 'ASC-artillery-emplacement-placement';
  if (!geometry.contains(house.outline, emplaced.at)) return { rule, reason: tell('a turret stands on the roof') };
  if (others.length >= roofTurrets(house)) return { rule, reason: tell('the roof has no room for so many turrets') };
  const { left, right, top, bottom } = geometry.bounds(house.outline);
  // On a roof of less than two inches for each turret they stand as far apart as they can.
  const room = Math.min(TURRET_ROOM, Math.floor(Math.max(right - left, bottom - top) / 2));
  const near = others.some(other => geometry.distanceOf(other.emplaced.at, emplaced.at) < room);
  return near ? { rule, reason: tell('turrets need two inches each') } : undefined;
}

function offWall({ emplaced }: Gun, house: terrain.Piece, others: readonly Gun[]): Misplaced | undefined {
  const rule = 'ASC-armed-building-wall';
  const { facing, at, height } = emplaced;
  if (!facing || height === undefined) return { rule, reason: tell('a gun in a wall needs a facing and a height') };
  if (height * INCH > terrain.heightOf(house)) return { rule, reason: tell('the wall is not that high') };
  const step = (sign: number): geometry.Point => ({
    x: at.x + sign * Math.sign(facing.dx) * 20,
    y: at.y + sign * Math.sign(facing.dy) * 20,
  });
  if (geometry.contains(house.outline, step(1)) || !geometry.contains(house.outline, step(-1)))
    return { rule, reason: tell('it has to look out of a wall') };
  return others.some(other => other.emplaced.facing && sameWay(other.emplaced.facing, facing))
    ? { rule, reason: tell('there is a gun in that wall already') }
    : undefined;
}

const sameWay = (a: geometry.Heading, b: geometry.Heading): boolean => a.dx * b.dy === a.dy * b.dx && a.dx * b.dx + a.dy * b.dy > 0;
