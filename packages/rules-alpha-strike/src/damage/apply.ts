import { type RuleId, sure } from '@sortie/kernel';
import { isFreight, isMarker } from '../card/things.ts';
import { rollCritical } from '../criticals/roll.ts';
import type { Attack } from '../questions.ts';
import type { Table } from '../rule.ts';
import type { How, UnitId } from '../shape.ts';
import { isInfantry, marked, ridersOf } from '../state.ts';
import { isOutside } from '../transport/room.ts';

/** How damage came about, as far as its consequences go. */
export interface Cause {
  readonly rule: RuleId;
  readonly by: UnitId | null;
  readonly how: How;
  /** The attack roll as it fell; 0 where there was none. */
  readonly natural: number;
  readonly munition: string;
}

export const byRule = (rule: RuleId): Cause => ({ rule, by: null, how: 'standard', natural: 0, munition: '' });

/** Battle armor that rides outside may be struck in its carrier's place. */
const RIDER_STRUCK = 5;

export function applyHit(play: Table, { aim, roll, dealt }: Attack): void {
  const cause: Cause = { rule: 'AS-damage', by: aim.attacker.id, how: aim.how, natural: sure(roll, 'roll').total, munition: aim.munition };
  const rider = ridersOf(play.state, aim.target.id).find(
    one => one.card.type === 'BA' && isOutside(play.state, one) && !marked(one, 'cargo'),
  );
  if (rider) {
    const die = play.roll(1, 6, 'AS-mech-ba');
    play.emit({ type: 'rolled', unit: rider.id, rule: 'AS-mech-ba', what: 'who is struck', roll: die, good: die.total < RIDER_STRUCK });
    hurt(play, die.total >= RIDER_STRUCK ? rider.id : aim.target.id, dealt, cause);
  } else hurt(play, aim.target.id, dealt, cause);
}

/** Mark off points, armor first, and roll for what that brings about. Nothing takes effect before the End Phase, except while moving. */
export function hurt(play: Table, id: UnitId, points: number, cause: Cause): void {
  const before = play.state.units[id];
  if (!before || points <= 0 || before.structure <= 0 || before.fate === 'destroyed' || isMarker(before)) return;
  const armor = Math.min(before.armor, points);
  const structure = Math.min(before.structure, points - armor);
  play.emit({ type: 'damaged', unit: id, armor, structure, rule: cause.rule });
  if (before.structure - structure <= 0) play.run('felling', { unit: id, excess: points - armor - structure });
  const by = cause.by === null ? null : (play.state.units[cause.by] ?? null);
  const chances = play.ask('chances', {
    unit: before,
    by,
    marked: armor + structure,
    structure,
    natural: cause.natural,
    how: cause.how,
    munition: cause.munition,
    cause: cause.rule,
  }).total;
  const spared = isInfantry(before) || isFreight(before) || before.structure - structure <= 0;
  for (let i = 0; i < chances && !spared; i++) rollCritical(play, id, cause.by);
  play.run('suffering', { unit: id, points: armor + structure, by: cause.by, how: cause.how, munition: cause.munition });
  if (play.state.phase !== 'combat') play.run('settling', { unit: id });
}
