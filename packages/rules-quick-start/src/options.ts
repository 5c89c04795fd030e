import { FACINGS, fromOffset } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import { enemiesOf, volley, weaponsFor } from './attack/declare.ts';
import { allDeclared, canHit, waitingToFire } from './attack/resolve.ts';
import { moveTo, reach } from './movement/reach.ts';
import { cardChoices } from './pilots/choosing.ts';
import type { Book } from './rule.ts';
import { deploymentRows } from './scenarios/deployment.ts';
import { layings } from './scenarios/pieces.ts';
import { type Command, type Mech, MODES, type State } from './shape.ts';
import { disputesPending } from './sight/choice.ts';
import { distinctChoices } from './sight/choices.ts';
import { isFighting, unitAt } from './state.ts';

/**
 * What a seat may do now. Complete for places and facings, once for each mode. Rules accept more than is listed: other ways to the same
 * place, any subset of the weapons, any order of shots and damage, and orders that come to the same.
 */
export function* options(view: State, seat: Seat, book: Book): Generator<Command> {
  const { pending } = view;
  if (pending?.kind === 'sight') {
    if (view.units[pending.target]?.seat === seat) yield* sightOptions(view, book);
  } else if (pending?.kind === 'damage') {
    if (view.units[pending.unit]?.seat === seat) yield* damageOptions(pending.hits.length);
  } else if (view.active === seat) yield* phaseOptions(view, seat, book);
}

function* phaseOptions(view: State, seat: Seat, book: Book): Generator<Command> {
  if (view.phase === 'cards') yield* cardChoices(view, seat);
  else if (view.phase === 'terrain') yield* layings(view);
  else if (view.phase === 'deployment') yield* deployOptions(view, seat);
  else if (view.phase === 'movement') yield* moveOptions(view, seat, book);
  else if (view.phase === 'attack') yield* allDeclared(view) ? resolveOptions(view, seat) : declareOptions(view, seat, book);
}

const waiting = (view: State, seat: Seat): readonly Mech[] => view.units.filter(unit => unit.seat === seat && unit.fate === 'waiting');

function* deployOptions(view: State, seat: Seat): Generator<Command> {
  for (const { id, side } of waiting(view, seat)) {
    const [first, last] = deploymentRows(view, side);
    for (let row = first; row <= last; row++) {
      for (let column = 1; column <= view.board.width; column++) {
        const at = fromOffset(column, row);
        if (unitAt(view, at)) continue;
        for (const facing of FACINGS) yield { type: 'deploy', unit: id, at, facing };
      }
    }
  }
}

function* moveOptions(view: State, seat: Seat, book: Book): Generator<Command> {
  for (const unit of view.units) {
    if (unit.seat !== seat || !isFighting(unit) || unit.moved !== null) continue;
    for (const mode of MODES) for (const stop of reach(view, unit, mode, book)) yield moveTo(unit.id, stop);
  }
}

function* declareOptions(view: State, seat: Seat, book: Book): Generator<Command> {
  for (const unit of view.units) {
    if (unit.seat !== seat || !isFighting(unit) || unit.fire !== null) continue;
    yield { type: 'declare', unit: unit.id, shots: [] };
    for (const target of enemiesOf(view, seat)) {
      const weapons = weaponsFor(view, book, unit, target);
      for (const weapon of weapons) yield { type: 'declare', unit: unit.id, shots: [{ weapon, target: target.id }] };
      const all = volley(unit, weapons, target);
      if (all.length > 1) yield { type: 'declare', unit: unit.id, shots: all };
      const hopeful = all.filter(({ weapon }) => canHit(view, book, unit, target, weapon));
      if (hopeful.length > 1 && hopeful.length < all.length) yield { type: 'declare', unit: unit.id, shots: hopeful };
    }
  }
}

function* resolveOptions(view: State, seat: Seat): Generator<Command> {
  for (const { id, fire } of waitingToFire(view, seat)) {
    const weapons = fire!.shots.map(({ weapon }) => weapon);
    yield { type: 'resolve', unit: id, weapons };
    if (weapons.length > 1) yield { type: 'resolve', unit: id, weapons: weapons.toReversed() };
  }
}

function* sightOptions(view: State, book: Book): Generator<Command> {
  for (const hexes of distinctChoices(view, book, disputesPending(view))) yield { type: 'chooseSight', hexes };
}

function* damageOptions(hits: number): Generator<Command> {
  const order = Array.from({ length: hits }, (_, i) => i);
  yield { type: 'markDamage', order };
  if (hits > 1) yield { type: 'markDamage', order: order.toReversed() };
}
