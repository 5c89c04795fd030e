import { columnOf, rowOf } from '@sortie/geometry';
import { type Candidate, chanceOf, type Seat, type Tactics, type Weights } from '@sortie/kernel';
import { likelyHaunting } from '../advanced/electronics/ghosts.ts';
import { isAllowed } from '../allowed.ts';
import { declaration, enemiesOf, mayFire, moveOptions, movers, options, punchesIn, shooters, strikers } from '../options.ts';
import { blowsAt, neighboursOf } from '../physical/reach.ts';
import { blowing } from '../physical/strike.ts';
import type { Book } from '../rule.ts';
import type { Blow, Classic, Command, State } from '../shape.ts';
import { isDown, isFighting, type Standing } from '../state.ts';
import { flightsWorth, overflightsWorth } from './overflights.ts';
import { positionsOf } from './positions.ts';
import { bestVolley, soundness, WEIGHTS } from './worth.ts';

const value = (view: State, seat: Seat, weights: Weights = WEIGHTS): number =>
  view.units.reduce(
    (sum, unit) => sum + (unit.seat === seat ? weights.caution : -weights.aggression) * soundness(unit),
    (view.result ? (view.result.winners.includes(seat) ? 500 : -500) : 0) * weights.objective,
  );

const FIRST_CHOICES = 24;

/** The options worth a thought, best guesses first. */
function* guesses(view: State, seat: Seat, book: Book): Generator<Candidate<Classic>> {
  if (view.phase === 'deployment') yield* placings(view, seat, book);
  else if (view.phase === 'movement') yield* moves(view, seat, book);
  else if (view.choosing) yield* haunting(view, seat);
  else if (view.phase === 'weapon') for (const unit of shooters(view, seat)) yield* volleys(view, unit, book);
  else for (const unit of strikers(view, seat)) yield* blows(view, unit, book);
}

function* placings(view: State, seat: Seat, book: Book): Generator<Candidate<Classic>> {
  const middle = view.board.width / 2;
  for (const command of options(view, seat, book)) {
    if (command.type !== 'deploy' || command.facing !== (seat === 0 ? 3 : 0)) continue;
    yield { command, worth: -Math.abs(columnOf(command.at) - middle) - Math.abs(rowOf(command.at) - view.board.height / 2) / 2 };
  }
}

function* moves(view: State, seat: Seat, book: Book): Generator<Candidate<Classic>> {
  const [unit] = movers(view, seat);
  if (!unit) return;
  if (unit.flight) {
    yield* flightsWorth(view, unit, book);
    return;
  }
  if (isDown(unit)) {
    for (const command of moveOptions(view, unit, book))
      yield { command, worth: 'steps' in command && (command.steps === 'U' || command.steps === 'K') ? 5 : 0 };
    return;
  }
  yield* positionsOf(view, unit, book);
}

function* haunting(view: State, seat: Seat): Generator<Candidate<Classic>> {
  const command = likelyHaunting(view, seat);
  if (command) yield { command, worth: 1 };
}

function* volleys(view: State, unit: Standing, book: Book): Generator<Candidate<Classic>> {
  yield { command: { type: 'declare', unit: unit.id, twist: 0, shots: [] }, worth: 0 };
  if (!mayFire(view, unit)) return;
  if (unit.flight) yield* overflightsWorth(view, unit);
  for (const target of enemiesOf(view, unit)) {
    const { pose, shots, damage } = bestVolley(view, book, unit, target);
    if (shots.length > 0) yield { command: declaration(unit.id, pose, shots), worth: damage };
  }
}

/** A miss may cost the balance. */
const RISK: { readonly [K in Blow['kind']]: number } = {
  punch: 0,
  kick: 3,
  push: 2,
  frenzy: 0,
  leg: 0,
  swarm: 0,
  brush: 2,
  club: 0,
  charge: 8,
  dfa: 10,
  trip: 0,
  block: 0,
  grapple: 0,
  break: 0,
  pluck: 0,
  wreck: 0,
  swing: 0,
};

function* blows(view: State, unit: Standing, book: Book): Generator<Candidate<Classic>> {
  yield { command: { type: 'strike', unit: unit.id, blows: [] }, worth: 0 };
  const worthOf = (target: Standing, blow: Blow): number => {
    const about = blowing(view, unit, target, blow);
    const chance = chanceOf(book.ask('blow', about).total);
    return chance * (book.ask('blowDamage', about).total + (blow.kind === 'kick' ? 4 : 0)) - (1 - chance) * RISK[blow.kind];
  };
  for (const target of neighboursOf(view, unit)) {
    const all = blowsAt(view, unit, target);
    for (const blow of all) yield { command: { type: 'strike', unit: unit.id, blows: [blow] }, worth: worthOf(target, blow) };
    const both = punchesIn(all);
    if (both.length === 2)
      yield {
        command: { type: 'strike', unit: unit.id, blows: both },
        worth: both.reduce((sum, blow) => sum + worthOf(target, blow), 0),
      };
  }
}

function candidates(view: State, seat: Seat, book: Book): readonly Candidate<Classic>[] {
  const found = [...guesses(view, seat, book)]
    .filter(({ command }) => isAllowed(view, command, seat, book))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, FIRST_CHOICES);
  if (found.length > 0) return found;
  for (const command of options(view, seat, book)) return [{ command, worth: 0 }];
  return [];
}

/** The places that a command leads over. */
function path(view: State, command: Command): readonly { readonly x: number; readonly y: number }[] {
  const unit = 'unit' in command ? view.units[command.unit] : undefined;
  if (!isFighting(unit)) return [];
  const place = (h: { readonly q: number; readonly r: number }) => ({ x: columnOf(h) - 1, y: rowOf(h) - 1 });
  if (command.type === 'declare' && command.shots.length > 0) {
    const target = view.units[command.shots[0]!.target];
    return isFighting(target) ? [place(unit.at), place(target.at)] : [];
  }
  return command.type === 'move' && command.mode === 'jump' ? [place(unit.at), place(command.to)] : [place(unit.at)];
}

export const tactics: Tactics<Classic> = {
  weights: WEIGHTS,
  value,
  candidates,
  settled: (from, now) => now.turn > from.turn || now.phase === 'over',
  path,
};
