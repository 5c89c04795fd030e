import { boardOf, onMap, siteAt, terrainAt } from '@sortie/board';
import { distance, type Hex } from '@sortie/geometry';
import { nth, type Telling, tell } from '@sortie/kernel';
import { inFiringArc } from '../arcs/arcs.ts';
import { aimAt, binOf } from '../attack/aim.ts';
import { inCluster } from '../cluster/table.ts';
import { wound } from '../damage/damage.ts';
import { batterGun, gunLyingAt } from '../physical/handheld.ts';
import type { Aim } from '../questions.ts';
import { type Book, CITE, type ClassicRule, type Play, type View } from '../rule.ts';
import { type Battery, type Command, PURPOSES, type Purpose, type Shot, type State } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { fighting, isFighting, isTroop, isWhole, type OnMap, sheetFor, unitAt } from '../state.ts';
import { fell, treesAt } from '../terrain/clearing.ts';
import { dousingFault, ignite, ignitionFault } from '../terrain/fires.ts';
import { batterBuilding, factorAt, strengthAt } from './buildings.ts';
import { share } from './rooms.ts';

/** A building as something to aim at: it stands in its hex and does not move. */
export const standIn = (unit: OnMap, at: Hex): OnMap => ({
  ...(unit.flight ? grounded(unit) : unit),
  id: -1,
  seat: 1 - unit.seat,
  at,
  shutDown: true,
  moved: null,
  prone: false,
  stuck: false,
  fire: null,
});

/** Hexes do not fly. */
const grounded = ({ flight: _flight, ...unit }: OnMap): OnMap => unit;

const shotOf = ({ weapon, bin, purpose }: Battery): Shot => ({
  weapon,
  target: -1,
  ...(bin === undefined ? {} : { bin }),
  ...(purpose === undefined ? {} : { purpose }),
});

/** Everything that the number of a shot at a building or a hex may look at. */
export function aimAtWall(state: State, book: Book, unit: OnMap, battery: Battery): Aim {
  const shot = shotOf(battery);
  const pose = { twist: unit.twist, flip: unit.flipped, ...(unit.wear ? { turret: unit.wear.turret } : {}) };
  return aimAt({ state, book, unit, target: standIn(unit, battery.at), shot, shots: [], pose });
}

type Declaration = Extract<Command, { readonly type: 'declare' }>;

function wallFault(
  view: View,
  unit: OnMap,
  battery: Battery,
  { twist, flip, turret, shots }: Declaration,
  book: Book,
): Telling | undefined {
  const weapon = sheetFor(unit).weapons[battery.weapon];
  if (
    !weapon?.fires ||
    !isWhole(unit, 'weapon', battery.weapon) ||
    unit.jammed.includes(battery.weapon) ||
    unit.spent.includes(battery.weapon)
  )
    return tell('that weapon cannot be fired');
  if (shots.some(shot => shot.weapon === battery.weapon)) return tell('each weapon fires once');
  if (battery.purpose && !book.permits('purpose', battery.purpose)) return tell('nobody fires like that under these rules');
  if (!onMap(boardOf(view.board), battery.at)) return tell('there is no building to fire at');
  const nothing = isOwn(battery) ? nothingThere(view, battery, weapon, unit, book) : undefined;
  if (nothing) return nothing;
  const wall = standIn(unit, battery.at);
  if (weapon.ammo !== '' && binOf(unit, weapon, shotOf(battery)) === null)
    return tell('the {weapon} has no ammunition', { weapon: weapon.name });
  const { bracket, range, sight } = aimAtWall(view, book, unit, battery);
  if (bracket === 'beyond' && range > book.ask('reach', { weapon }).total)
    return tell('the {weapon} does not reach so far', { weapon: weapon.name });
  if (range > 0 && !sight.canSee) return tell('the building is not to be seen');
  const turned = turret ?? unit.wear?.turret;
  const bears =
    range === 0 || inFiringArc(unit, weapon, wall, { twist, flip: flip === true, ...(turned === undefined ? {} : { turret: turned }) });
  return bears ? undefined : tell('the {weapon} does not bear on the building', { weapon: weapon.name });
}

/** Is there anything in the hex that the shot is meant for? */
function nothingThere(view: View, { at, purpose, ...shot }: Battery, weapon: Weapon, unit: OnMap, book: Book): Telling | undefined {
  if (purpose === 'ground') return breakable(view, at, book) ? undefined : tell('there is nothing to break up');
  if (purpose === 'douse') return dousingFault(view, at, munitionFor(unit, { at, ...shot }), book);
  if (purpose === 'clear') return treesAt(view, at) ? undefined : tell('there are no trees to fell');
  if (purpose === 'thing') return gunLyingAt(view, at) >= 0 ? undefined : tell('no weapon lies there');
  if (purpose === 'ignite') return ignitionFault(view, at, weapon, munitionFor(unit, { at, ...shot }), book);
  return strengthAt(view, at) === 0 ? tell('there is no building to fire at') : undefined;
}

/** Ground that the rules in force let be broken up. */
const breakable = ({ board }: View, at: Hex, book: Book): boolean =>
  siteAt(boardOf(board), at)?.terrains.some(
    terrain => (terrain.kind === 'rough' && terrain.cf !== undefined) || book.holds('breakable', { terrain }) !== undefined,
  ) === true;

function munitionFor(unit: OnMap, battery: Battery): string {
  const bin = binOf(unit, nth(sheetFor(unit).weapons, battery.weapon), shotOf(battery));
  return bin === null ? '' : nth(sheetFor(unit).bins, bin).munition;
}

const CANNOT_HIT = 13;
const CANNOT_MISS = 2;

/** What a hit does to walls: all of it. */
function damageTo(play: Play, { weapon, bracket, attacker }: Aim, bin: number | null): number {
  const listed = weapon.damage[bracket === 'short' ? 0 : bracket === 'medium' ? 1 : 2];
  const each = listed > 0 || bin === null ? listed : nth(sheetFor(attacker).bins, bin).damage;
  if (weapon.style === 'streak') return each * weapon.rack;
  return weapon.style === 'cluster' ? each * inCluster(weapon.rack, play.roll(2, 6, 'TW-cluster').total) : each;
}

/** Fired at for something that everybody knows; what else a hex is fired at for is judged and carried out by the rule that knows it. */
const OWN: ReadonlySet<Purpose> = new Set(PURPOSES);
const isOwn = ({ purpose }: Battery): boolean => purpose === undefined || OWN.has(purpose);

const isSmall = ({ purpose }: Battery): boolean => purpose === 'thing';

/** Near enough to touch, nobody misses a wall. */
function fireAtWall(play: Play, about: { readonly unit: number; readonly battery: Battery; damage?: number }): void {
  const { unit: id, battery } = about;
  const unit = unitAt(play.state, id);
  if (!isFighting(unit)) return;
  const aim = aimAtWall(play.state, play.book, unit, battery);
  const toHit = play.ask('toHit', aim);
  const sure = (aim.range <= 1 && isOwn(battery) && !isSmall(battery)) || toHit.total <= CANNOT_MISS;
  if (!sure && toHit.total >= CANNOT_HIT) return;
  const roll = sure ? null : play.roll(2, 6, 'TW-bldg-attack');
  const hit = roll === null || roll.total >= toHit.total;
  const bin = binOf(unit, aim.weapon, shotOf(battery));
  const damage = hit ? damageTo(play, aim, bin) : 0;
  const shots = aim.weapon.ammo !== '' || aim.weapon.oneShot ? 1 : 0;
  play.emit({
    type: 'wallFired',
    unit: id,
    at: battery.at,
    weapon: battery.weapon,
    toHit,
    roll,
    hit,
    damage,
    heat: aim.weapon.heat,
    bin,
    shots,
  });
  if (!hit) return;
  about.damage = damage;
  if (battery.purpose === 'ground' || battery.purpose === 'douse') return;
  if (battery.purpose === 'thing') batterGun(play, id, battery.at, damage);
  else if (battery.purpose === 'clear') fell(play, battery.at, damage);
  else if (battery.purpose === 'ignite') ignite(play, battery.at, aim.weapon, munitionFor(unit, battery));
  else if (battery.purpose === undefined) shake(play, battery.at, damage);
}

/** Walls lose what they are hit for; troops behind them suffer a share by how thin the walls are (TW-bldg-inf). */
const SHARES = [0, 75, 50, 25, 0] as const;

export function shake(play: Play, at: Hex, damage: number): void {
  const building = terrainAt(boardOf(play.state.board), at, 'building');
  const share = Math.floor((damage * (SHARES[building?.level ?? 0] ?? 0)) / 100 + 0.5);
  const factor = strengthAt(play.state, at);
  const points = play.ask('wallDamage', { state: play.state, at, points: damage, area: false }).total;
  batterBuilding(play, at, points);
  play.run('shaken', { at, factor, points });
  if (share === 0) return;
  for (const unit of fighting(play.state)) {
    if (!isTroop(unit) || distance(unit.at, at) > 0) continue;
    const { kind, locations } = sheetFor(unit);
    const points = kind === 'infantry' ? Math.ceil(share / 10) : share;
    const location = locations.find(one => !unit.gone.includes(one));
    if (location) wound(play, { unit: unit.id, location, rear: false, points, critical: false, source: { kind: 'slide' } });
  }
}

const attack: ClassicRule = {
  id: 'TW-bldg-attack',
  cite: CITE,
  kind: 'core',
  covers: ['TW-bldg-inf'],
  permits: { purpose: PURPOSES },
  base: { wallDamage: ({ points }) => points },
  forbids: {
    declare: (view, command, _seat, book) => {
      const unit = view.units[command.unit];
      if (!isFighting(unit) || !command.batters) return undefined;
      for (const battery of command.batters) {
        const reason = wallFault(view, unit, battery, command, book);
        if (reason) return reason;
      }
      return new Set(command.batters.map(({ weapon }) => weapon)).size < command.batters.length
        ? tell('each weapon fires once')
        : undefined;
    },
  },
  steps: { battering: [{ name: 'walls', insteadOf: 'walls', run: fireAtWall }] },
};

/** Troops in a building are safe from everybody outside of it; whoever wants them fires at the building. */
export const isSheltered = (state: State, unit: OnMap, target: OnMap): boolean =>
  isTroop(target) && factorAt(state, target.at) > 0 && !share(state, unit.at, target.at);

const shelter: ClassicRule = {
  id: 'TW-los-bldg-inf',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!isFighting(unit)) return undefined;
      const hidden = shots.some(shot => {
        const target = view.units[shot.target];
        return isFighting(target) && isSheltered(view, unit, target);
      });
      return hidden ? tell('troops in a building are safe from those outside') : undefined;
    },
  },
};

export const wallRules: readonly ClassicRule[] = [attack, shelter];
