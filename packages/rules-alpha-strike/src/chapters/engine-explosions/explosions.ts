import { explode, ring } from '../../artillery/blast.ts';
import { has } from '../../card/specials.ts';
import { destroy } from '../../criticals/settle.ts';
import { type AlphaRule, obeys, option, type Table } from '../../rule.ts';
import type { Unit, UnitId } from '../../shape.ts';
import { isInfantry, isOn, marked, markOf, unitAt } from '../../state.ts';

/** Size near the wreck, half of it to 4 inches, a quarter to 6; big units count as more. */
function engineBlast(play: Table, unit: Unit): void {
  if (!isOn(unit)) return;
  const size = unit.card.size * (has(unit, 'SLG') ? 4 : has(unit, 'VLG') ? 3 : has(unit, 'LG') ? 2 : 1);
  explode(play, {
    at: unit.at,
    rings: [ring(4, size), ring(8, Math.floor(size / 2)), ring(12, Math.floor(size / 4))],
    rule: 'ASC-engine-explosion-damage',
    by: null,
  });
}

/** At the end of the turn that was set for it. */
function countDown(play: Table): void {
  for (const { id } of play.state.units) {
    const unit = unitAt(play.state, id);
    if (unit.fate !== 'fighting' || markOf(unit, 'countdown')?.value !== play.state.turn) continue;
    destroy(play, id);
    engineBlast(play, unit);
  }
}

/** Not every table wants reactors to be bombs: without this nobody may give the order. */
const selfDestruct: AlphaRule = option('ASC-engine-explosion-self-destruct', {
  permits: { order: ['selfDestruct'] },
  steps: {
    ...obeys({ selfDestruct: (play, { id }) => play.emit({ type: 'countdownBegan', unit: id, turn: play.state.turn + 1 }) }).steps,
    ending: [{ name: 'countdown', after: 'orders', run: countDown }],
  },
  covers: [
    'ASC-engine-explosion-eligibility',
    'ASC-engine-explosion-damage',
    'ASC-engine-explosion-size-multiplier',
    'ASC-engine-explosion-area',
    'ASC-engine-explosion-preempted',
    'ASC-engine-explosion-booby-trap',
  ],
  forbids: {
    order: ({ units }, { unit: id, order: what }) => {
      const unit = units[id];
      if (what !== 'selfDestruct' || !unit) return undefined;
      if (isInfantry(unit) || unit.airborne) return 'it has no engine to blow up on the ground';
      return has(unit, 'BT') || marked(unit, 'countdown') ? 'it does not blow up like that' : undefined;
    },
  },
});

/** Points beyond what it takes to destroy a machine that may set its engine off, and what is rolled then. */
const EXCESS = 3;
const GOES_OFF = 12;

/** A roll of 12 after far more damage than was needed: the engine explodes when the unit falls. */
function overkill(play: Table, id: UnitId, excess: number): void {
  const unit = unitAt(play.state, id);
  if (excess < EXCESS || isInfantry(unit) || unit.airborne) return;
  const roll = play.roll(2, 6, 'ASC-engine-explosion-unintentional');
  const good = roll.total < GOES_OFF;
  const what = good ? 'the engine holds' : 'the engine explodes';
  play.emit({ type: 'rolled', unit: id, rule: 'ASC-engine-explosion-unintentional', what, roll, good });
  if (!good) play.emit({ type: 'engineDoomed', unit: id });
}

const unintentional: AlphaRule = option('ASC-engine-explosion-unintentional', {
  steps: {
    felling: [{ name: 'overkill', after: 'begin', run: (play, { unit, excess }) => overkill(play, unit, excess) }],
    wrecking: [
      {
        name: 'engine',
        after: 'begin',
        run: (play, { unit }) => {
          if (marked(unit, 'explodes')) engineBlast(play, unit);
        },
      },
    ],
  },
});

export const explosionRules: readonly AlphaRule[] = [selfDestruct, unintentional];
