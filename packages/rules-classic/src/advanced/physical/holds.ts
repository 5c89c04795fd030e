import { tell } from '@sortie/kernel';
import { isStrong } from '../../physical/hands.ts';
import { fall } from '../../piloting/fall.ts';
import { pilotingRoll } from '../../piloting/roll.ts';
import type { Striking, Toppling } from '../../questions.ts';
import type { ClassicRule, Seen, Table } from '../../rule.ts';
import type { Grip, Mech, Move, UnitId } from '../../shape.ts';
import { ARMS, isArm } from '../../sheet/sheet.ts';
import { conditioned, fighting, isFighting, isGone, isProto, isWhole, sheetFor } from '../../state.ts';
import { advanced } from '../rule.ts';

/** Two units in a hold, or out of it. */
function seize(play: Table, id: UnitId, other: UnitId, mine: Omit<Grip, 'unit' | 'since'>, theirs: Omit<Grip, 'unit' | 'since'>): void {
  const since = play.state.turn;
  const [unit, victim] = [play.state.units[id]!, play.state.units[other]!];
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
function release(play: Table, id: UnitId): void {
  const unit = play.state.units[id]!;
  const other = unit.condition?.grips && play.state.units[unit.condition.grips.unit];
  if (!unit.condition?.grips) return;
  play.emit({ type: 'altered', unit: id, what: 'freed', condition: conditioned(unit.condition, { grips: undefined }) });
  if (other?.condition?.gripped?.unit === id)
    play.emit({ type: 'altered', unit: other.id, what: 'freed', condition: conditioned(other.condition, { gripped: undefined }) });
}

const isBound = ({ condition }: Mech): boolean => condition?.grips !== undefined || condition?.gripped !== undefined;

/** Leaves its hex, or jumps, before it has let go. */
function leaves(unit: Mech, move: Move): boolean {
  if (move.mode === 'stand') return false;
  if (move.mode === 'jump') return true;
  const free = unit.condition?.grips && !unit.condition.gripped ? move.steps.indexOf('Y') : -1;
  const bound = free < 0 ? move.steps : move.steps.slice(0, free);
  return /[FBqezcK]/.test(bound);
}

const stays = (view: Seen, move: Move) => {
  const unit = view.units[move.unit];
  return unit && isBound(unit) && leaves(unit, move) ? tell('nobody walks out of a hold') : undefined;
};

const holder = (play: Table, { condition }: Mech): Mech | undefined =>
  condition?.gripped ? play.state.units[condition.gripped.unit] : undefined;

const HELD_UP = 2;

/** Whoever is held and stumbles is let go, or held up by a roll that may take both down. */
function stumblesInHold(play: Table, about: Toppling): void {
  const unit = play.state.units[about.unit]!;
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

/** Whoever holds with both arms and is hit may grip its target; both stay where they are until one is free. */
const grappled = advanced('TOE-grapple-target-psr', {
  base: { knows: ({ kind }) => (kind === 'grapple' || kind === 'break' ? 1 : undefined) },
  adds: { piloting: ({ cause }) => (cause === 'grip' ? HELD_UP : undefined) },
  forbids: {
    move: stays,
    strike: (view, { unit: id, blows }) => {
      const unit = view.units[id];
      const again = blows.some(blow => blow.kind === 'grapple' && (unit?.condition?.grips || view.units[blow.target]?.condition?.gripped));
      return again ? tell('they hold each other already') : undefined;
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
          if (play.state.units[unit]!.condition?.grips?.gear === undefined) release(play, unit);
        },
      },
    ],
  },
});

const classOf = (unit: Mech): number => {
  const { tons } = sheetFor(unit);
  return isProto(unit) ? 0 : tons <= 35 ? 1 : tons <= 55 ? 2 : tons <= 75 ? 3 : 4;
};

/** The limb that a whip has just struck. */
function windsRound(play: Table, striking: Striking): void {
  const { unit: id, blow, hit } = striking;
  const [unit, target] = [play.state.units[id]!, play.state.units[blow.target]!];
  if (blow.kind !== 'club' || !blow.winds || !hit || !isFighting(target) || isBound(unit) || isBound(target)) return;
  const { struck: limb } = striking;
  const fits = limb && (isArm(limb) || (isProto(target) && limb !== 'HD' && limb !== 'CT')) && !isGone(target, limb);
  if (!fits || play.roll(2, 6, 'TOE-chain-whip-grapple').total < play.ask('winding', { unit, target }).total) return;
  seize(play, id, target.id, { gear: blow.gear, limb: sheetFor(unit).gear[blow.gear]!.at }, { gear: blow.gear, limb });
}

/** A whip that has struck an arm may wind round it at once: the heavier and stronger, the easier. */
const whip = advanced('TOE-chain-whip-grapple', {
  covers: ['TOE-chain-whip-no-limb-loss'],
  base: {
    winding: ({ unit }) => unit.pilot.piloting,
    knows: ({ kind }) => (kind === 'break' ? 1 : undefined),
  },
  adds: {
    winding: ({ unit, target }) => (isStrong(unit) && !isStrong(target) ? -2 : 0) + classOf(target) - classOf(unit) || undefined,
  },
  steps: {
    striking: [{ name: 'winding', after: 'effect', run: windsRound }],
  },
});

const CLOSE = -2;

/** In a hold nobody leaves; the two strike each other the easier, but not with the arms that are bound. */
const bound = advanced('TOE-chain-whip-grapple-effect', {
  needs: ['TOE-chain-whip-grapple'],
  adds: {
    toHit: ({ attacker, target }) => (isPair(attacker, target) ? CLOSE : undefined),
    blow: ({ attacker, target }) => (isPair(attacker, target) ? CLOSE : undefined),
  },
  forbids: {
    move: stays,
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      const limb = unit?.condition?.grips?.limb ?? unit?.condition?.gripped?.limb;
      const tied = unit && limb && shots.some(({ weapon }) => sheetFor(unit).weapons[weapon]?.at === limb);
      return tied ? tell('that arm is bound') : undefined;
    },
  },
});

const isPair = (one: Mech, other: Mech): boolean =>
  (one.condition?.grips?.unit === other.id && one.condition.grips.gear !== undefined) ||
  (one.condition?.gripped?.unit === other.id && one.condition.gripped.gear !== undefined);

const whipHolds = (play: Table, unit: Mech): boolean => {
  const grip = unit.condition!.grips!;
  const other = play.state.units[grip.unit]!;
  const limb = other.condition?.gripped?.limb;
  if (!isFighting(other) || (limb && isGone(other, limb))) return false;
  return grip.gear === undefined
    ? ARMS.every(arm => !isGone(unit, arm))
    : isWhole(unit, 'gear', grip.gear) && !isGone(unit, sheetFor(unit).gear[grip.gear]!.at);
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
            const unit = play.state.units[id]!;
            const grip = unit.condition?.grips;
            if (!grip || grip.gear === undefined || grip.since >= play.state.turn) continue;
            const needed = play.ask('winding', { unit, target: play.state.units[grip.unit]! }).total;
            if (play.roll(2, 6, 'TOE-chain-whip-grapple-upkeep').total < needed) release(play, id);
          }
        },
      },
    ],
  },
});

export const holdRules: readonly ClassicRule[] = [grappled, grappler, whip, bound, upkeep];
