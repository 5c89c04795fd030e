import { boardOf } from '@sortie/board';
import { sameHex } from '@sortie/geometry';
import { type Candidate, chanceOf, last, nth } from '@sortie/kernel';
import { bombsOf, pathFrom } from '../../aerospace/flight.ts';
import { rangeBetween } from '../../aerospace/range.ts';
import { mayFire } from '../../attack/holding-fire.ts';
import { movedBy } from '../../movement/moved.ts';
import type { Acting } from '../../questions.ts';
import type { Book } from '../../rule.ts';
import type { Classic, Fly, State } from '../../shape.ts';
import { fighting, isAloft, type OnMap, sheetFor, withUnit } from '../../state.ts';
import { bestVolley, meanDamage } from '../../tactics/worth.ts';
import { overflights } from './choices.ts';
import { flightsOf } from './fly.ts';

const LOOKED_AT = 6;
/** The ground is best attacked from here. */
const GOOD_ALTITUDE = 3;

/** Whoever keeps away for good wins nothing. */
const IDLE = -8;

/** Flights over enemies, the promising ones looked at with the rules of fire in hand; nobody lands in a fight. */
function* flightsWorth(state: State, unit: OnMap, book: Book): Generator<Candidate<Classic>> {
  yield { command: { type: 'move', unit: unit.id, mode: 'stand' }, worth: isAloft(unit) ? IDLE : -1 };
  const foes = fighting(state).filter(({ seat }) => seat !== unit.seat);
  const board = boardOf(state.board);
  const found: { readonly command: Fly; readonly rough: number }[] = [];
  for (const command of flightsOf(state, unit, book)) {
    const path = pathFrom(board, command.from, command.heading);
    const beneath = foes.filter(foe => !isAloft(foe) && path.some(hex => sameHex(hex, foe.at)));
    found.push({ command, rough: beneath.length * 10 - Math.abs(command.altitude - GOOD_ALTITUDE) });
  }
  found.sort((a, b) => b.rough - a.rough);
  for (const { command, rough } of found.slice(0, LOOKED_AT)) yield { command, worth: rough / 10 + exchange(state, unit, book, command) };
}

/** Damage done less damage taken, if everybody stayed where they are. */
function exchange(state: State, unit: OnMap, book: Book, { from, heading, altitude }: Fly): number {
  const path = pathFrom(boardOf(state.board), from, heading);
  const there: OnMap = { ...unit, at: last(path), facing: heading, flight: { altitude, path }, moved: movedBy('stand', 0) };
  const after = withUnit(state, unit.id, there);
  let done = 0;
  let taken = 0;
  for (const foe of fighting(after)) {
    if (foe.seat === unit.seat) continue;
    if (isAloft(foe) || path.some(hex => sameHex(hex, foe.at)))
      done = Math.max(done, bestVolley(after, book, there, foe).damage, isAloft(foe) ? 0 : BOMB_WORTH * bombsOf(there).length);
    if (rangeBetween(foe, there) < FAR) taken += bestVolley(after, book, foe, there).damage;
  }
  return 2 * done - 0.6 * taken;
}
const FAR = 30;
const BOMB_WORTH = 4;

/** What a fighter can do beside firing at one target. */
function* overflightsWorth(state: State, unit: OnMap): Generator<Candidate<Classic>> {
  for (const command of overflights(state, unit)) {
    const { strafe, bombs } = command;
    if (bombs) yield { command, worth: BOMB_WORTH * bombs.bins.length };
    if (!strafe) continue;
    const sides = fighting(state).filter(other => !isAloft(other) && strafe.at.some(hex => sameHex(hex, other.at)));
    const balance = sides.reduce((sum, { seat }) => sum + (seat === unit.seat ? -1 : 1), 0);
    const chance = chanceOf(unit.pilot.gunnery + STRAFING);
    const each = strafe.weapons.reduce((sum, weapon) => sum + meanDamage(nth(sheetFor(unit).weapons, weapon)), 0);
    yield { command, worth: balance * chance * each };
  }
}
const STRAFING = 5;

/** What is worth a thought of a fighter: where it flies, and then what it does to the ground beneath. */
export function* thoughtsOf({ view, unit, book }: Acting): Generator<Candidate<Classic>> {
  if (view.phase === 'movement') yield* flightsWorth(view, unit, book);
  else if (view.phase === 'weapon' && mayFire(view, unit, book)) yield* overflightsWorth(view, unit);
}
