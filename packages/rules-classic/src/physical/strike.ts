import { distance, facingsTowards, type Side, sameHex } from '@sortie/geometry';
import { type Answer, type Handler, nth, sure, tell } from '@sortie/kernel';
import { sideStruck } from '../arcs/arcs.ts';
import { CANNOT_HIT, inOrder } from '../attack/resolve.ts';
import { batterBuilding } from '../buildings/buildings.ts';
import { roomOf } from '../buildings/rooms.ts';
import { isSheltered } from '../buildings/walls.ts';
import { wound } from '../damage/damage.ts';
import { strikePlace } from '../damage/strike-place.ts';
import type { Blowing, Striking } from '../questions.ts';
import { CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import { orderOf, waitsToStrike } from '../sequence/order.ts';
import { outOfTurn } from '../sequence/turn.ts';
import type { Blow, Classic, State, UnitId } from '../shape.ts';
import { isArm } from '../sheet/sheet.ts';
import { hasCover, sightBetween } from '../sight/sight.ts';
import { callSign, isFighting, isVehicle, type OnMap, placed, sheetFor, unitAt } from '../state.ts';
import { chargeHits, chargeMisses, deathHits, deathMisses } from './assault.ts';
import { BLOW_FAULTS, type BlowFault } from './blow-faults.ts';
import { displace } from './displace.ts';
import { halfRules } from './halves.ts';
import { tableFor } from './levels.ts';
import { armFaults, halved, physicalBase } from './numbers.ts';
import { blowsAt, faultOf, neighboursOf, wreckings } from './reach.ts';

/** Whoever has nobody at arm's length is not asked; whoever charges has already declared. */
function declareAssaults(play: Play): void {
  for (const unit of play.state.units) {
    if (!isFighting(unit)) continue;
    const { assault } = unit.moved ?? {};
    if (assault && (assault.kind === 'dfa' || !unit.prone))
      play.emit({ type: 'willStrike', unit: unit.id, blows: [{ kind: assault.kind, target: assault.target }] });
    else if (
      neighboursOf(play.state, unit).every(
        target => blowsAt(play.state, unit, target).length === 0 && !isWalledIn(play.state, unit, target),
      )
    )
      play.emit({ type: 'willStrike', unit: unit.id, blows: [] });
  }
}

/** Troops whom only the walls between them save. */
const isWalledIn = (state: State, unit: OnMap, target: OnMap): boolean =>
  isSheltered(state, unit, target) && wreckings(state, unit).some(blow => blow.kind === 'wreck' && sameHex(blow.at, target.at));

const declareFirst: ClassicRule = {
  id: 'TW-phys-declare',
  cite: CITE,
  kind: 'core',
  steps: {
    turn: [
      {
        name: 'physical',
        insteadOf: 'physical',
        run: play => {
          declareAssaults(play);
          play.emit({ type: 'phaseBegan', phase: 'physical', queue: orderOf(play.state, waitsToStrike) });
        },
      },
    ],
  },
  forbids: {
    strike: (view, { unit }, seat) => {
      const now = view.phase === 'physical';
      const wrong = outOfTurn(now, 'blows are struck in the Physical Attack Phase', view.active === seat, view.units[unit], seat);
      return wrong ?? (unitAt(view, unit).strike ? tell('that unit has already declared this turn') : undefined);
    },
  },
  follows: { willStrike: ({ phase }) => (phase === 'physical' ? [{ type: 'callNext' }] : undefined) },
};

const faulty = (id: ClassicRule['id'], fault: BlowFault): ClassicRule => ({
  id,
  cite: CITE,
  kind: 'core',
  forbids: {
    strike: (view, { unit: id, blows }) => {
      const unit = view.units[id];
      if (!isFighting(unit)) return undefined;
      const wrong = blows.some(blow => {
        const target = view.units[blow.target];
        const fits = isFighting(target) && (target.seat !== unit.seat || blow.kind === 'brush' || blow.kind === 'wreck');
        return fits ? faultOf(view, unit, target, blow) === fault : fault === 'reach';
      });
      return wrong ? tell(BLOW_FAULTS[fault], { unit: callSign(view, id) }) : undefined;
    },
  },
});

/** One attack, but a punch with each arm. */
const number: ClassicRule = {
  id: 'TW-phys-number',
  cite: CITE,
  kind: 'core',
  forbids: {
    strike: (_view, { blows }) => {
      const arms = blows.map(blow => (blow.kind === 'punch' ? blow.arm : null));
      const twoPunches = blows.length === 2 && arms.every(Boolean) && arms[0] !== arms[1];
      return blows.length <= 1 || twoPunches ? undefined : tell('one blow, or a punch with each arm');
    },
  },
};

/** What a rule about blows may look at. */
export function blowing(state: State, unit: OnMap, target: OnMap, blow: Blow): Blowing {
  return { state, attacker: unit, target, sheet: sheetFor(unit), blow, sight: sightBetween(state, unit, target) };
}

const CANNOT_MISS = 2;

const rolling: ClassicRule = {
  ...physicalBase,
  steps: {
    striking: [
      {
        name: 'roll',
        insteadOf: 'roll',
        run: (play, striking) => {
          const { toHit } = striking;
          if (isPossible(play, striking) && toHit.total < CANNOT_HIT) {
            if (toHit.total > CANNOT_MISS) striking.roll = play.roll(2, 6, 'TW-phys-base');
            striking.hit = striking.roll === null || striking.roll.total >= toHit.total;
          }
        },
      },
      {
        name: 'record',
        insteadOf: 'record',
        run: (play, { unit, blow, toHit, roll, hit, damage }) => play.emit({ type: 'struck', unit, blow, toHit, roll, hit, damage }),
      },
    ],
  },
};

/** A target that was shoved away or lies down by now is no longer there to be hit. */
function isPossible(play: Play, { unit: id, blow }: Striking): boolean {
  const [unit, target] = [play.state.units[id], play.state.units[blow.target]];
  if (!isFighting(unit) || !isFighting(target)) return false;
  if (blow.kind === 'dfa') return sameHex(unit.at, target.at);
  return distance(unit.at, target.at) <= 1 && !(blow.kind === 'charge' && target.prone);
}

const SIDES: readonly Side[] = ['front', 'right', 'right', 'rear', 'left', 'left'];

function land(play: Play, striking: Striking): void {
  const { unit: id, blow, damage: points, guard } = striking;
  const [unit, target] = [placed(unitAt(play.state, id)), placed(unitAt(play.state, blow.target))];
  const table = tableFor(play.state, unit, target, blow.kind) ?? 'body';
  const sight = sightBetween(play.state, unit, target);
  // What drives between one's feet is struck on any side.
  const side =
    sameHex(unit.at, target.at) && isVehicle(target)
      ? nth(SIDES, play.roll(1, 6, 'TW-phys-inhex').total - 1)
      : sideStruck(play.state, target, unit);
  const cover = hasCover(sight, target) && table === 'body';
  const source = { kind: 'blow', unit: id, blow: blow.kind } as const;
  if (guard) {
    wound(play, { unit: target.id, location: guard, rear: false, points, critical: false, side, source });
    return;
  }
  striking.struck = strikePlace(play, target.id, (table === 'body' && striking.half) || table, side, points, source, { cover });
}

function shove(play: Play, id: UnitId, target: UnitId): void {
  const [unit, victim] = [placed(unitAt(play.state, id)), placed(unitAt(play.state, target))];
  const direction = facingsTowards(unit.at, victim.at)[0] ?? unit.facing;
  const place = victim.at;
  if (displace(play, target, direction)) play.emit({ type: 'displaced', unit: id, to: place, facing: unit.facing });
  play.emit({ type: 'caused', unit: target, cause: 'pushed' });
}

/** Blows that strike a place; the effects of others are told by their own rules. */
const LANDING: ReadonlySet<Blow['kind']> = new Set<Blow['kind']>(['punch', 'kick', 'club', 'swing', 'frenzy']);

function strikeHome(play: Play, striking: Striking): void {
  const { unit, blow, hit, damage } = striking;
  if (hit) {
    if (blow.kind === 'push') shove(play, unit, blow.target);
    else if (blow.kind === 'charge') chargeHits(play, unit, blow.target, damage);
    else if (blow.kind === 'dfa') deathHits(play, unit, blow.target, damage);
    else if (LANDING.has(blow.kind)) land(play, striking);
    if (blow.kind === 'kick' && !striking.guard) play.emit({ type: 'caused', unit: blow.target, cause: 'kicked' });
    return;
  }
  missed(play, unit, blow);
}

/** A miss has its price as well; where the target is gone there is nothing to miss. */
function missed(play: Play, unit: UnitId, blow: Blow): void {
  const there = isFighting(play.state.units[blow.target]);
  const { at } = unitAt(play.state, unit);
  if (blow.kind === 'kick') play.emit({ type: 'caused', unit, cause: 'kickMissed' });
  else if (blow.kind === 'dfa' && !there && at) play.run('landing', { unit, from: at, to: at, mode: 'jump', stopped: false });
  else if (blow.kind === 'charge') chargeMisses(play, unit, blow.target);
  else if (blow.kind === 'dfa') deathMisses(play, unit, blow.target);
  else if (blow.kind === 'club' && sheetFor(unitAt(play.state, unit)).gear[blow.gear]?.kind === 'mace')
    play.emit({ type: 'caused', unit, cause: 'clubMissed' });
}

const effect: ClassicRule = {
  id: 'TW-charge-hit',
  cite: CITE,
  kind: 'core',
  covers: ['TW-charge-miss', 'TW-dfa-hit', 'TW-dfa-miss'],
  steps: { striking: [{ name: 'effect', insteadOf: 'effect', run: strikeHome }] },
};

/** Nobody misses a building that it could touch. */
const walls: ClassicRule = {
  id: 'TW-phys-building',
  cite: CITE,
  kind: 'core',
  atMost: { blow: ({ blow }) => (blow.kind === 'wreck' ? CANNOT_MISS : undefined) },
  base: {
    blowDamage: about => {
      const { blow, sheet } = about;
      if (blow.kind !== 'wreck') return undefined;
      return isArm(blow.limb) ? halved(Math.ceil(sheet.tons / 10), armFaults(about, blow.limb).joints) : Math.floor(sheet.tons / 5);
    },
  },
  steps: {
    striking: [
      {
        name: 'wrecking',
        after: 'effect',
        run: (play, { blow, hit, damage }) => {
          if (blow.kind === 'wreck' && hit) batterBuilding(play, blow.at, damage);
        },
      },
    ],
  },
};

const ON_THE_GROUND = 2;

export const strikeRules: readonly ClassicRule[] = [
  walls,
  declareFirst,
  faulty('TW-phys-range', 'reach'),
  faulty('TW-phys-limb', 'limb'),
  faulty('TW-phys-arc', 'arc'),
  {
    ...faulty('TW-phys-level-punch', 'level'),
    covers: ['TW-phys-level-kick'],
  },
  {
    ...faulty('TW-phys-prone', 'stance'),
    adds: { blow: ({ attacker, blow }) => (attacker.prone && blow.kind === 'punch' ? ON_THE_GROUND : undefined) },
  },
  {
    ...faulty('TW-phys-bldg-unit', 'walls'),
    adds: {
      blow: ({ state, attacker, target }) => {
        const room = roomOf(state, attacker);
        return room > 0 && room === roomOf(state, target) ? 1 : undefined;
      },
    },
  },
  ...halfRules,
  number,
  rolling,
  effect,
  /** The other books have them: see what `Blow` can be. */
  structural('TW-trip', 'a pointer to the advanced rules'),
];

export const strike: Handler<Classic, 'strike'> = (play, { unit, blows }) => play.emit({ type: 'willStrike', unit, blows });

/** As with weapons: all numbers first, then blow by blow. */
export const resolveBlows: Handler<Classic, 'resolveBlows'> = play => {
  const order = inOrder(play.state).filter(id => (unitAt(play.state, id).strike?.blows.length ?? 0) > 0);
  const damages = new Map<UnitId, readonly number[]>();
  for (const id of order) {
    const unit = placed(unitAt(play.state, id));
    const about = sure(unit.strike, 'the strike').blows.map(blow => {
      const target = play.state.units[blow.target];
      return isFighting(target) ? blowing(play.state, unit, target, blow) : null;
    });
    const numbers = about.map((one): Answer => (one ? play.ask('blow', one) : { total: CANNOT_HIT, terms: [] }));
    damages.set(
      id,
      about.map(one => (one ? play.ask('blowDamage', one).total : 0)),
    );
    play.emit({ type: 'measured', unit: id, numbers });
  }
  for (const id of order) {
    const { blows, numbers } = sure(unitAt(play.state, id).strike, 'the strike');
    for (const [i, blow] of blows.entries()) {
      if (play.book.holds('waits', { blow })) continue;
      const [toHit, damage] = [nth(sure(numbers, 'to-hit numbers'), i), damages.get(id)?.[i] ?? 0];
      play.run('striking', { unit: id, blow, toHit, damage, hit: false, roll: null });
    }
    play.emit({ type: 'blowsResolved', unit: id });
  }
  play.emit({ type: 'resolved', phase: 'physical' });
};
