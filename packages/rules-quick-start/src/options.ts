import { FACINGS, fromOffset } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import { enemiesOf, volley, weaponsFor } from './attack/declare.ts';
import { allDeclared, canHit, waitingToFire } from './attack/resolve.ts';
import { moveTo, reach } from './movement/reach.ts';
import type { Asked } from './questions.ts';
import type { Book, Seen } from './rule.ts';
import { deploymentRows } from './scenarios/deployment.ts';
import { type Command, MODES } from './shape.ts';
import { disputesPending } from './sight/choice.ts';
import { distinctChoices } from './sight/choices.ts';
import { isFighting } from './state.ts';

/**
 * What a seat may do now. Complete for places and facings, once for each mode. Rules accept more than is listed: other ways to the same
 * place, any subset of the weapons, any order of shots and damage, and orders that come to the same. What is listed here is what there is to
 * choose from; whether it may be done is for the rules to say.
 */
export function* options(view: Seen, seat: Seat, book: Book): Generator<Command> {
  const asked = { view, seat, book };
  if (!view.pending && view.phase === 'movement') yield* moves(asked);
  else for (const command of listed(asked)) if (book.allows(view, command, seat)) yield command;
}

function* listed(asked: Asked): Generator<Command> {
  const { view, book } = asked;
  const { pending, phase } = view;
  if (pending?.kind === 'sight')
    for (const hexes of distinctChoices(view, book, disputesPending(view))) yield { type: 'chooseSight', hexes };
  else if (pending?.kind === 'damage') yield* orders([...pending.hits.keys()]);
  else if (phase === 'deployment') yield* deployments(asked);
  else if (phase === 'attack') yield* allDeclared(view) ? rolls(asked) : declarations(asked);
  else yield* book.offered('moments', asked);
}

function* orders(order: readonly number[]): Generator<Command> {
  yield { type: 'markDamage', order };
  if (order.length > 1) yield { type: 'markDamage', order: order.toReversed() };
}

function* deployments({ view, seat, book }: Asked): Generator<Command> {
  for (const { id, side, seat: owner, fate } of view.units) {
    if (owner !== seat || fate !== 'waiting') continue;
    const [first, last] = deploymentRows(view, side, book);
    for (let row = first; row <= last; row++)
      for (let column = 1; column <= view.board.width; column++)
        for (const facing of FACINGS) yield { type: 'deploy', unit: id, at: fromOffset(column, row), facing };
  }
}

/** Ends of moves are searched for with what the rules say of steps, so nothing is found that they would refuse. */
function* moves({ view, seat, book }: Asked): Generator<Command> {
  for (const unit of view.units) {
    if (!isFighting(unit) || !book.allows(view, { type: 'move', unit: unit.id, mode: 'stand' }, seat)) continue;
    for (const mode of MODES) for (const stop of reach(view, unit, mode, book)) yield moveTo(unit.id, stop);
  }
}

function* declarations(asked: Asked): Generator<Command> {
  const { view, seat, book } = asked;
  for (const unit of view.units) {
    if (unit.seat !== seat || !isFighting(unit)) continue;
    yield { type: 'declare', unit: unit.id, shots: [] };
    for (const target of enemiesOf(view, seat)) {
      const weapons = weaponsFor(asked, unit, target);
      for (const weapon of weapons) yield { type: 'declare', unit: unit.id, shots: [{ weapon, target: target.id }] };
      const all = volley(asked, unit, weapons, target);
      if (all.length > 1) yield { type: 'declare', unit: unit.id, shots: all };
      const hopeful = all.filter(({ weapon }) => canHit(view, book, unit, target, weapon));
      if (hopeful.length > 1 && hopeful.length < all.length) yield { type: 'declare', unit: unit.id, shots: hopeful };
    }
  }
}

function* rolls({ view, seat }: Asked): Generator<Command> {
  for (const { id, fire } of waitingToFire(view, seat)) {
    const weapons = (fire?.shots ?? []).map(({ weapon }) => weapon);
    yield { type: 'resolve', unit: id, weapons };
    if (weapons.length > 1) yield { type: 'resolve', unit: id, weapons: weapons.toReversed() };
  }
}
