import { type Handler, nth, type Telling, tell } from '@sortie/kernel';
import { type Book, CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import type { Classic, Phase, Unit } from '../shape.ts';
import { isFighting } from '../state.ts';
import { orderOf, waitsToFire, waitsToMove } from './order.ts';

/** Begin a phase in which sides act by turns. */
const begin = (phase: Phase, waits: (unit: Unit) => boolean) => (play: Play) =>
  play.emit({ type: 'phaseBegan', phase, queue: orderOf(play.state, waits) });

/** Begin a phase that nobody is asked in. */
export const beginPhase = (phase: Phase) => (play: Play) => play.emit({ type: 'phaseBegan', phase, queue: [] });

const SCALE = { hex: 30, level: 6, turn: 10 } as const;
const SECONDS_IN_HOUR = 3600;
const METERS_IN_KILOMETER = 1000;

/** Kilometers in an hour of whoever goes so many hexes in every turn, rounded down. */
export function speedFor(book: Book, hexes: number): number {
  const meters = hexes * book.ask('scale', { of: 'hex' }).total;
  return Math.floor((meters * SECONDS_IN_HOUR) / (book.ask('scale', { of: 'turn' }).total * METERS_IN_KILOMETER));
}

const phases: ClassicRule = {
  id: 'TW-seq-phases',
  cite: CITE,
  kind: 'core',
  base: { scale: ({ of }) => SCALE[of] },
  steps: {
    turn: [
      { name: 'movement', insteadOf: 'movement', run: begin('movement', waitsToMove) },
      { name: 'weapon', insteadOf: 'weapon', run: begin('weapon', waitsToFire) },
    ],
  },
  follows: {
    phaseBegan: (_state, { phase }) => {
      if (phase === 'heat') return [{ type: 'coolDown' }];
      if (phase === 'end') return [{ type: 'endTurn' }];
      return phase === 'initiative' ? undefined : [{ type: 'callNext' }];
    },
    phaseEnded: (_state, { phase }) => {
      if (phase === 'weapon') return [{ type: 'resolveFire' }];
      return phase === 'physical' ? [{ type: 'resolveBlows' }] : [{ type: 'closePhase' }];
    },
    resolved: () => [{ type: 'closePhase' }],
  },
};

const complete: ClassicRule = {
  id: 'TW-move-complete',
  cite: CITE,
  kind: 'core',
  forbids: {
    move: (view, { unit }, seat) => {
      const begun = view.units.find(one => one.seat === seat && isFighting(one) && one.moved?.done === false);
      if (begun && begun.id !== unit) return tell('a unit finishes its move before the next one begins');
      return outOfTurn(view.phase === 'movement', 'units move in the Movement Phase', view.active === seat, view.units[unit], seat);
    },
    halt: (view, { unit }, seat) =>
      outOfTurn(view.phase === 'movement', 'units move in the Movement Phase', view.active === seat, view.units[unit], seat) ??
      (view.units[unit]?.moved?.done === false ? undefined : tell('that unit has no move to break off')),
  },
  follows: { moved: () => [{ type: 'callNext' }], leftMap: () => [{ type: 'callNext' }] },
};

/** Why it is not this unit's turn now. */
export function outOfTurn(now: boolean, late: string, active: boolean, unit: Unit | undefined, seat: number): Telling | undefined {
  if (!now) return tell(late);
  if (!active) return tell("it is the other side's turn");
  if (unit?.seat !== seat) return tell('that is not your unit');
  return isFighting(unit) ? undefined : tell('that unit is no longer on the map');
}

export const turnRules: readonly ClassicRule[] = [phases, complete, structural('TW-end-phase', 'the order of the steps of the end phase')];

/** Begin the phase after the present one; after the last, a new turn. */
export function nextPhase(play: Play): void {
  const steps = play.book.steps('turn');
  const now = steps.findIndex(({ name }) => name === play.state.phase);
  const next = steps[now + 1];
  if (now >= 0 && next) next.run(play, null);
  else {
    play.emit({ type: 'turnBegan', turn: play.state.turn + 1 });
    nth(steps, 0).run(play, null);
  }
}

/** The End Phase of all units; what rules do in it are the steps of the sequence `end`. */
export const endTurn: Handler<Classic, 'endTurn'> = play => {
  play.run('end', null);
  play.emit({ type: 'turnEnded', turn: play.state.turn });
  play.emit({ type: 'phaseEnded', phase: 'end' });
};
