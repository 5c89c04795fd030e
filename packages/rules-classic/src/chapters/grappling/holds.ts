import { nth, type Seat, sure, tell } from '@sortie/kernel';
import { feetAhead } from '../../arcs/arcs.ts';
import { afford, type Fault, type Pace } from '../../movement/pace.ts';
import { entersHex } from '../../movement/step.ts';
import { stepTo } from '../../movement/steps-taken.ts';
import { traceOf } from '../../movement/trace.ts';
import type { Pacing } from '../../movement/walking.ts';
import { blowFault } from '../../physical/blow-faults.ts';
import { isStrong } from '../../physical/hands.ts';
import { besideFault, canPunch, isLevelWith } from '../../physical/reach.ts';
import { fall } from '../../piloting/fall.ts';
import { pilotingRoll } from '../../piloting/roll.ts';
import type { Effort, Striking, Toppling } from '../../questions.ts';
import type { Book, ClassicRule, Play, View } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Blow, Move, Unit, UnitId } from '../../shape.ts';
import { ARMS, isArm, type Location } from '../../sheet/sheet.ts';
import { conditioned, fighting, isFighting, isGone, isProto, isWhole, sheetFor, unitAt } from '../../state.ts';
import type { Grip } from './shape.ts';

/** Two units in a hold, or out of it. */
function seize(play: Play, id: UnitId, other: UnitId, mine: Omit<Grip, 'unit' | 'since'>, theirs: Omit<Grip, 'unit' | 'since'>): void {
  const since = play.state.turn;
  const [unit, victim] = [unitAt(play.state, id), unitAt(play.state, other)];
  play.emit({
    type: 'altered',
    unit: id,
    what: 'gripped',
    condition: conditioned(unit.condition, { grips: { unit: other, since, ...mine } }),
  });
  play.emit({
    type: 'altered',
    unit: other,
    what: 'gripped',
    condition: conditioned(victim.condition, { gripped: { unit: id, since, ...theirs } }),
  });
}

/** Let go: both ends are free. */
function release(play: Play, id: UnitId): void {
  const unit = unitAt(play.state, id);
  const other = unit.condition?.grips && play.state.units[unit.condition.grips.unit];
  if (!unit.condition?.grips) return;
  play.emit({ type: 'altered', unit: id, what: 'freed', condition: conditioned(unit.condition, { grips: undefined }) });
  if (other?.condition?.gripped?.unit === id)
    play.emit({ type: 'altered', unit: other.id, what: 'freed', condition: conditioned(other.condition, { gripped: undefined }) });
}

const isBound = ({ condition }: Unit): boolean => condition?.grips !== undefined || condition?.gripped !== undefined;

/** Leaves its hex, or jumps, before it has let go. */
function leaves(view: View, unit: Unit, move: Move, book: Book): boolean {
  if (move.mode === 'stand') return false;
  if (move.mode === 'jump') return true;
  const free = unit.condition?.grips && !unit.condition.gripped ? move.steps.indexOf('letGo') : -1;
  const bound = free < 0 ? move.steps : move.steps.slice(0, free);
  const leading = traceOf(view, { ...move, steps: bound }, book)?.paces ?? [];
  return bound.some(entersHex) || leading.some(({ condition }) => condition?.climbed !== undefined);
}

const stays = (view: View, move: Move, _seat: Seat, book: Book) => {
  const unit = view.units[move.unit];
  return unit && isBound(unit) && leaves(view, unit, move, book) ? tell('nobody walks out of a hold') : undefined;
};

const holder = (play: Play, { condition }: Unit): Unit | undefined =>
  condition?.gripped ? play.state.units[condition.gripped.unit] : undefined;

const HELD_UP = 2;

/** Whoever is held and stumbles is let go, or held up by a roll that may take both down. */
function stumblesInHold(play: Play, about: Toppling): void {
  const unit = unitAt(play.state, about.unit);
  const by = holder(play, unit);
  if (!by || by.condition?.grips?.gear !== undefined) return;
  if (!by.condition?.grips?.holds || by.prone) {
    release(play, by.id);
    return;
  }
  const { ok, number } = pilotingRoll(play, by.id, 'grip');
  if (ok) about.falls = false;
  else fall(play, by.id, 0, number.total);
}

const gripFault = blowFault('grapple', (state, unit, target) => {
  const fault = besideFault(unit, target);
  if (fault) return fault;
  if (!isLevelWith(state, unit, target)) return 'level';
  if (!ARMS.every(arm => canPunch(unit, arm))) return 'limb';
  return feetAhead(unit, target) ? null : 'arc';
});

const breakFault = blowFault(
  'break',
  (_state, unit, target) => besideFault(unit, target) ?? (unit.condition?.gripped?.unit === target.id ? null : 'stance'),
);

/** A point for letting go. */
const TO_LET_GO = 1;

function loose({ now, points }: Pacing): Pace | Fault {
  if (!now.condition?.grips || now.condition.climbed) return 'steps';
  const condition = conditioned(now.condition, { grips: undefined });
  return afford({ ...now, step: 'letGo', condition, spent: now.spent + TO_LET_GO }, points);
}

/** The other end of a hold is free as well. */
function letGo(play: Play, about: Effort): void {
  const { unit: id, pace } = about;
  if (about.done || pace.step !== 'letGo') return;
  about.done = true;
  const held = unitAt(play.state, id).condition?.grips?.unit;
  stepTo(play, id, ['letGo'], pace);
  const other = held === undefined ? undefined : play.state.units[held];
  if (other) play.emit({ type: 'altered', unit: other.id, what: 'freed', condition: conditioned(other.condition, { gripped: undefined }) });
}

/** Whoever holds with both arms and is hit may grip its target; both stay where they are until one is free. */
const grappled = advanced('TOE-grapple-target-psr', {
  permits: { blow: ['grapple', 'break'] },
  offers: {
    blows: ({ target: { id: target } }) => [
      { kind: 'grapple', target },
      { kind: 'grapple', target, holds: true },
      { kind: 'break', target },
    ],
    moves: ({ unit }) => (unit.condition?.grips ? [{ type: 'move', unit: unit.id, mode: 'walk', steps: ['letGo'] }] : []),
    paces: about => (about.step === 'letGo' ? [loose(about)] : []),
  },
  adds: { piloting: ({ cause }) => (cause === 'grip' ? HELD_UP : undefined) },
  forbids: {
    move: stays,
    strike: (view, command) => {
      const { unit: id, blows } = command;
      const unit = view.units[id];
      const again = blows.some(blow => blow.kind === 'grapple' && (unit?.condition?.grips || view.units[blow.target]?.condition?.gripped));
      return again ? tell('they hold each other already') : (gripFault(view, command) ?? breakFault(view, command));
    },
  },
  steps: {
    striking: [
      {
        name: 'grapple',
        after: 'effect',
        run: (play, { unit, blow, hit }) => {
          if (!hit || !isFighting(play.state.units[blow.target])) return;
          if (blow.kind === 'grapple') seize(play, unit, blow.target, blow.holds ? { holds: true } : {}, {});
          if (blow.kind === 'break') release(play, blow.target);
        },
      },
    ],
    toppling: [{ name: 'heldUp', before: 'holds', run: stumblesInHold }],
    effort: [{ name: 'letGo', after: 'begins', run: letGo }],
  },
});

/** A stumble of its own opens every grip. */
const grappler = advanced('TOE-grapple-own-psr', {
  needs: ['TOE-grapple-target-psr'],
  steps: {
    toppling: [
      {
        name: 'lettingGo',
        before: 'holds',
        run: (play, { unit }) => {
          if (unitAt(play.state, unit).condition?.grips?.gear === undefined) release(play, unit);
        },
      },
    ],
  },
});

const classOf = (unit: Unit): number => {
  const { tons } = sheetFor(unit);
  return isProto(unit) ? 0 : tons <= 35 ? 1 : tons <= 55 ? 2 : tons <= 75 ? 3 : 4;
};

/** The limb that a whip has just struck. */
function windsRound(play: Play, striking: Striking): void {
  const { unit: id, blow, hit } = striking;
  const [unit, target] = [unitAt(play.state, id), unitAt(play.state, blow.target)];
  if (blow.kind !== 'club' || !blow.winds || !hit || !isFighting(target) || isBound(unit) || isBound(target)) return;
  const { struck: limb } = striking;
  const fits = limb && (isArm(limb) || (isProto(target) && limb !== 'HD' && limb !== 'CT')) && !isGone(target, limb);
  if (!fits || play.roll(2, 6, 'TOE-chain-whip-grapple').total < play.ask('winding', { unit, target }).total) return;
  seize(play, id, target.id, { gear: blow.gear, limb: nth(sheetFor(unit).gear, blow.gear).at }, { gear: blow.gear, limb });
}

/** A whip that has struck an arm may wind round it at once: the heavier and stronger, the easier. */
const whip = advanced('TOE-chain-whip-grapple', {
  covers: ['TOE-chain-whip-no-limb-loss'],
  permits: { blow: ['break'], swing: ['winds'] },
  offers: {
    blows: ({ unit, target: { id: target } }) => [
      ...sheetFor(unit).gear.flatMap(({ kind }, gear): Blow[] => (kind === 'whip' ? [{ kind: 'club', gear, target, winds: true }] : [])),
      { kind: 'break', target },
    ],
    moves: ({ unit }) => (unit.condition?.grips ? [{ type: 'move', unit: unit.id, mode: 'walk', steps: ['letGo'] }] : []),
    paces: about => (about.step === 'letGo' ? [loose(about)] : []),
  },
  base: { winding: ({ unit }) => unit.pilot.piloting },
  adds: {
    winding: ({ unit, target }) => (isStrong(unit) && !isStrong(target) ? -2 : 0) + classOf(target) - classOf(unit) || undefined,
  },
  forbids: { strike: breakFault },
  steps: {
    striking: [{ name: 'winding', after: 'effect', run: windsRound }],
    effort: [{ name: 'letGo', after: 'begins', run: letGo }],
  },
});

const CLOSE = -2;

const isTied = ({ condition }: Unit, limb: Location | undefined): boolean =>
  limb !== undefined && (condition?.grips?.limb === limb || condition?.gripped?.limb === limb);

/** The limbs that a blow is struck with. */
function armsOf(unit: Unit, blow: Blow): readonly Location[] {
  if (blow.kind === 'swing' || blow.kind === 'grapple') return ARMS;
  if (blow.kind === 'wreck') return [blow.limb];
  if (blow.kind !== 'club') return 'arm' in blow ? [blow.arm] : [];
  const at = sheetFor(unit).gear[blow.gear]?.at;
  return at === undefined ? [] : at === 'HH' ? ARMS : [at];
}

/** In a hold nobody leaves; the two strike each other the easier, but not with the arms that are bound. */
const bound = advanced('TOE-chain-whip-grapple-effect', {
  needs: ['TOE-chain-whip-grapple'],
  adds: {
    toHit: ({ attacker, target }) => (isPair(attacker, target) ? CLOSE : undefined),
    blow: ({ attacker, target }) => (isPair(attacker, target) ? CLOSE : undefined),
  },
  forbids: {
    move: stays,
    strike: (view, { unit: id, blows }) => {
      const unit = view.units[id];
      return unit && blows.some(blow => armsOf(unit, blow).some(arm => isTied(unit, arm))) ? tell('that arm is bound') : undefined;
    },
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      return unit && shots.some(({ weapon }) => isTied(unit, sheetFor(unit).weapons[weapon]?.at)) ? tell('that arm is bound') : undefined;
    },
  },
});

const isPair = (one: Unit, other: Unit): boolean =>
  (one.condition?.grips?.unit === other.id && one.condition.grips.gear !== undefined) ||
  (one.condition?.gripped?.unit === other.id && one.condition.gripped.gear !== undefined);

const whipHolds = (play: Play, unit: Unit): boolean => {
  const grip = sure(sure(unit.condition, 'the condition').grips, 'the grips');
  const other = unitAt(play.state, grip.unit);
  const limb = other.condition?.gripped?.limb;
  if (!isFighting(other) || (limb && isGone(other, limb))) return false;
  return grip.gear === undefined
    ? ARMS.every(arm => !isGone(unit, arm))
    : isWhole(unit, 'gear', grip.gear) && !isGone(unit, nth(sheetFor(unit).gear, grip.gear).at);
};

/** The hold is rolled for anew in every later turn, and is over with the whip or the limb; a fall does not end it. */
const upkeep = advanced('TOE-chain-whip-grapple-upkeep', {
  needs: ['TOE-chain-whip-grapple'],
  steps: {
    closing: [
      {
        name: 'whips',
        before: 'wrecks',
        run: play => {
          for (const unit of fighting(play.state)) if (unit.condition?.grips && !whipHolds(play, unit)) release(play, unit.id);
        },
      },
    ],
    end: [
      {
        name: 'whips',
        before: 'upkeep',
        run: play => {
          for (const { id } of fighting(play.state)) {
            const unit = unitAt(play.state, id);
            const grip = unit.condition?.grips;
            if (!grip || grip.gear === undefined || grip.since >= play.state.turn) continue;
            const needed = play.ask('winding', { unit, target: unitAt(play.state, grip.unit) }).total;
            if (play.roll(2, 6, 'TOE-chain-whip-grapple-upkeep').total < needed) release(play, id);
          }
        },
      },
    ],
  },
});

export const holdRules: readonly ClassicRule[] = [grappled, grappler, whip, bound, upkeep];
