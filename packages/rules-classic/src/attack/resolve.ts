import { type Answer, type Handler, nth, type Roll, sure } from '@sortie/kernel';
import { sideStruck } from '../arcs/arcs.ts';
import { batterBuilding } from '../buildings/buildings.ts';
import { isHit } from '../cluster/cluster.ts';
import { wound } from '../damage/damage.ts';
import { strikePlace } from '../damage/strike-place.ts';
import { plasmaSteps } from '../equipment/plasma.ts';
import { staged } from '../naval/stations.ts';
import type { Aim, Attack } from '../questions.ts';
import { CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import type { Classic, Shot, State, UnitId } from '../shape.ts';
import type { Location } from '../sheet/sheet.ts';
import { isCovered, shelterOf } from '../sight/cover.ts';
import { fighting, isMech, type OnMap, placed, sheetFor, unitAt } from '../state.ts';
import { aimAt, binOf } from './aim.ts';
import { resolveBarrages } from './barrage.ts';
import { waitsForPointer } from './guides.ts';
import { torch } from './infernos.ts';
import { gunnery } from './to-hit.ts';

/** Thirteen cannot be rolled, two always is. */
export const CANNOT_HIT = 13;
const CANNOT_MISS = 2;

const rolling: ClassicRule = {
  ...gunnery,
  steps: {
    attack: [
      {
        name: 'roll',
        insteadOf: 'roll',
        run: (play, attack) => {
          const { total } = attack.toHit;
          if (attack.result === 'diverted') return;
          if (total >= CANNOT_HIT) attack.result = 'automaticMiss';
          else if (total <= CANNOT_MISS) attack.result = 'automaticHit';
          else {
            attack.roll = play.roll(2, 6, 'TW-tohit-base');
            if (attack.roll.total < total) attack.result = 'miss';
          }
        },
      },
    ],
  },
};

/** Heat and shots that an attack uses up: a shot that cannot hit is not fired, a Streak that does not lock on neither. */
function cost({ aim, result, past, spends }: Attack): { readonly heat: number; readonly shots: number } {
  const { weapon, shot } = aim;
  if (past || result === 'automaticMiss' || (weapon.style === 'streak' && result === 'miss')) return { heat: 0, shots: 0 };
  if (spends) return spends;
  const rate = shot.rate ?? 1;
  return { heat: weapon.heat * rate, shots: weapon.ammo !== '' ? rate * (weapon.linked ?? 1) : weapon.oneShot ? 1 : 0 };
}

const record: ClassicRule = {
  id: 'TW-fire-resolve',
  cite: CITE,
  kind: 'core',
  steps: {
    attack: [
      {
        name: 'record',
        insteadOf: 'record',
        run: (play, attack) => {
          const { unit, target, shot, toHit, result, roll, cluster, side, jams, aim } = attack;
          const bin = binOf(placed(unitAt(play.state, unit)), aim.weapon, shot);
          play.emit({ type: 'fired', unit, target, weapon: shot.weapon, toHit, result, roll, cluster, side, bin, jams, ...cost(attack) });
        },
      },
    ],
  },
};

/** On a roll of six to eight an aimed shot strikes what it was aimed at. */
function aimed(play: Play, shot: Shot): Location | null {
  if (shot.aim === undefined) return null;
  const roll: Roll = play.roll(2, 6, 'TW-aim-immobile');
  return roll.total >= 6 && roll.total <= 8 ? shot.aim : null;
}

const HOT = 2;

/** Flamers and infernos heat a target up instead of damaging it; infernos burn what feels no heat in their own way. */
function heats(play: Play, attack: Attack): boolean {
  const { unit, target, shot, aim, cluster } = attack;
  const bin = binOf(placed(unitAt(play.state, unit)), aim.weapon, shot);
  const inferno = bin !== null && nth(sheetFor(aim.attacker).bins, bin).munition === 'INFERNO';
  // Whoever feels no heat is damaged, whatever was declared.
  const heatable = isMech(aim.target) || aim.target.flight !== undefined;
  if (!inferno && !(shot.hot && heatable)) return false;
  const missiles = inferno ? (cluster?.hits ?? 1) : 1;
  if (heatable) play.emit({ type: 'heated', unit: target, points: HOT * missiles });
  else torch(play, { unit, weapon: shot.weapon, target, side: attack.side }, missiles);
  return true;
}

function strike(play: Play, attack: Attack): void {
  if (!isHit(attack) || heats(play, attack)) return;
  const { unit, target: id, side, shot, aim, warhead, pierces, table = 'body' } = attack;
  const cover = isCovered(aim);
  const source = { kind: 'weapon', unit, weapon: shot.weapon, ...(warhead === undefined ? {} : { warhead }) } as const;
  for (const points of attack.groups) {
    const location = aimed(play, shot);
    if (location === null) {
      const struck = strikePlace(play, id, table, attack.calledSide ?? side, points, source, {
        cover,
        reaches: attack.reaches,
        ...(pierces === undefined ? {} : { pierces }),
      });
      const shelter = cover && struck === null ? shelterOf(aim) : null;
      if (shelter) batterBuilding(play, shelter, points);
    } else if (!(cover && sheetFor(aim.target).legs.includes(location)))
      wound(play, { unit: id, location, rear: side === 'rear', points, critical: false, side, source });
  }
}

const striking: ClassicRule = {
  id: 'TW-flamer',
  cite: CITE,
  kind: 'core',
  covers: ['TW-inferno'],
  steps: { attack: [{ name: 'strike', insteadOf: 'strike', run: strike }, ...plasmaSteps] },
};

export const resolveRules: readonly ClassicRule[] = [rolling, record, striking, structural('TW-heat-when', 'heat is counted in one phase')];

/** The loser of initiative rolls first; what is declared is rolled whatever happens to the attacker meanwhile. */
export const inOrder = (state: State): readonly UnitId[] =>
  fighting(state)
    .toSorted((a, b) => (a.seat === b.seat ? a.id - b.id : a.seat === state.initiative ? 1 : -1))
    .map(({ id }) => id);

/** All numbers are fixed first: what this phase damages cannot change them any more. */
export const resolveFire: Handler<Classic, 'resolveFire'> = play => {
  play.run('firing', null);
  const order = inOrder(play.state).filter(id => (unitAt(play.state, id).fire?.shots.length ?? 0) > 0);
  // Where missiles wait for a target to be pointed out, that comes before anything else.
  const waits = order.some(id => waitsForPointer(placed(unitAt(play.state, id))));
  if (waits)
    shootAll(
      play,
      order.filter(id => shotsOf(play, id).some(points)),
      points,
      () => undefined,
    );
  shootAll(play, order, waits ? fired => !points(fired) : () => true, id => play.emit({ type: 'fireResolved', unit: id }));
  if (fighting(play.state).some(({ fire }) => fire?.batters))
    for (const id of inOrder(play.state))
      for (const battery of unitAt(play.state, id).fire?.batters ?? []) play.run('battering', { unit: id, battery });
  if (play.state.flying || fighting(play.state).some(({ fire }) => fire?.barrages)) resolveBarrages(play, inOrder(play.state));
  play.emit({ type: 'resolved', phase: 'weapon' });
};

/** The shots of one unit, at another moment than those of all. */
export const shootNow = (play: Play, id: UnitId): void =>
  shootAll(
    play,
    [id],
    () => true,
    () => undefined,
  );

interface Fired {
  readonly unit: OnMap;
  readonly shot: Shot;
}

const shotsOf = (play: Play, id: UnitId): readonly Fired[] => {
  const unit = placed(unitAt(play.state, id));
  return sure(unit.fire, 'the fire').shots.map(shot => ({ unit, shot }));
};

const points = ({ unit, shot }: Fired): boolean => nth(sheetFor(unit).weapons, shot.weapon).tag;

function shootAll(play: Play, order: readonly UnitId[], picks: (fired: Fired) => boolean, done: (id: UnitId) => void): void {
  const aims = new Map(order.map(id => [id, aimsOf(play, id)]));
  for (const [id, all] of aims) play.emit({ type: 'aimed', unit: id, numbers: all.map(aim => play.ask('toHit', aim)) });
  for (const id of order) {
    const { numbers } = sure(unitAt(play.state, id).fire, 'the fire');
    for (const [i, fired] of shotsOf(play, id).entries())
      if (picks(fired)) shootOne(play, id, nth(sure(aims.get(id), 'the aims'), i), nth(sure(numbers, 'the numbers'), i));
    done(id);
  }
}

function shootOne(play: Play, unit: UnitId, aim: Aim, toHit: Answer): void {
  const [attacker, target] = [placed(aim.attacker), placed(aim.target)];
  play.run('attack', {
    unit,
    target: target.id,
    shot: aim.shot,
    aim,
    side: sideStruck(play.state, target, attacker),
    toHit,
    result: 'hit',
    roll: null,
    cluster: null,
    jams: false,
    defended: false,
    groups: [],
  });
}

function aimsOf(play: Play, id: UnitId) {
  const unit = placed(unitAt(play.state, id));
  const fire = sure(unit.fire, 'the fire');
  return fire.shots.map(shot => {
    const state = staged(play.state, id, shot);
    const pose = {
      twist: unit.twist,
      flip: unit.flipped,
      ...(unit.wear ? { turret: unit.wear.turret, ...(unit.wear.fore === undefined ? {} : { fore: unit.wear.fore }) } : {}),
    };
    const [from, target] = [placed(unitAt(state, id)), placed(unitAt(state, shot.target))];
    return aimAt({ state, book: play.book, unit: from, target, shot, shots: fire.shots, pose });
  });
}
