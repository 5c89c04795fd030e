import type { RuleId } from '@sortie/kernel';
import { rollMotive } from '../criticals/motive.ts';
import { rollCritical } from '../criticals/roll.ts';
import type { Attack } from '../questions.ts';
import type { Table } from '../rule.ts';
import { isMarker } from '../scenarios/marker.ts';
import type { How, UnitId } from '../shape.ts';
import { isInfantry, isVehicle, marking, ridersOf } from '../state.ts';
import { isFreight } from '../transport/cargo-size.ts';

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
  const cause: Cause = { rule: 'AS-damage', by: aim.attacker.id, how: aim.how, natural: roll!.total, munition: aim.munition };
  const rider = ridersOf(play.state, aim.target.id).find(
    ({ card, marks }) => card.type === 'BA' && marks.every(({ kind }) => kind !== 'cargo'),
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
  if (before.structure - structure <= 0) overkill(play, id, points - armor - structure);
  const by = cause.by === null ? null : (play.state.units[cause.by] ?? null);
  const chances = play.ask('chances', {
    unit: before,
    by,
    marked: armor + structure,
    structure,
    natural: cause.natural,
    how: cause.how,
    munition: cause.munition,
  }).total;
  const spared = isInfantry(before) || isFreight(before) || before.structure - structure <= 0;
  for (let i = 0; i < chances && !spared; i++) rollCritical(play, id, cause.by);
  if (isVehicle(before) && before.structure - structure > 0 && before.moves.some(({ value }) => value > 0)) rollMotive(play, id);
  play.run('suffering', { unit: id, points: armor + structure, by: cause.by, how: cause.how });
  if (play.state.phase !== 'combat') play.run('settling', { unit: id });
}

/** A roll of 12 after far more damage than was needed: the engine explodes when the unit falls. */
function overkill(play: Table, id: UnitId, excess: number): void {
  const unit = play.state.units[id]!;
  if (play.ask('overkill', { unit, excess }).total === 0) return;
  const roll = play.roll(2, 6, 'ASC-engine-explosion-unintentional');
  const good = roll.total < 12;
  play.emit({
    type: 'rolled',
    unit: id,
    rule: 'ASC-engine-explosion-unintentional',
    what: good ? 'the engine holds' : 'the engine explodes',
    roll,
    good,
  });
  if (!good)
    play.emit({
      type: 'changed',
      unit: id,
      rule: 'ASC-engine-explosion-unintentional',
      what: 'explodes',
      change: { marks: marking(unit, { kind: 'explodes', until: 0 }) },
    });
}
