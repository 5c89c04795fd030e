import { columnOf, rowOf } from '@sortie/geometry';
import { type Candidate, chanceOf, nth, type Seat, type Tactics, type Weights } from '@sortie/kernel';
import { isAllowed } from '../allowed.ts';
import { declaration, mayFire } from '../options/firing.ts';
import { moveOptions } from '../options/moving.ts';
import { punchesIn } from '../options/striking.ts';
import { enemiesOf, movers, shooters, strikers } from '../options/who.ts';
import { options } from '../options.ts';
import { blowsAt, neighboursOf } from '../physical/reach.ts';
import { blowing } from '../physical/strike.ts';
import type { Book } from '../rule.ts';
import { type Blow, type Classic, type Command, isCoreStep, type State, type StepWord } from '../shape.ts';
import { isDown, isFighting, type OnMap } from '../state.ts';
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
  yield* book.offered('guesses', { view, seat });
  if (view.phase === 'deployment') yield* placings(view, seat, book);
  else if (view.phase === 'movement') yield* moves(view, seat, book);
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

/** Gets up, or does what only some rules know. */
const isRising = (step: StepWord): boolean => step === 'standUp' || !isCoreStep(step);

function* moves(view: State, seat: Seat, book: Book): Generator<Candidate<Classic>> {
  const [unit] = movers(view, seat, book);
  if (!unit) return;
  yield* book.offered('thoughts', { view, unit, book });
  if (unit.flight) return;
  if (isDown(unit)) {
    for (const command of moveOptions(view, unit, book))
      yield { command, worth: 'steps' in command && command.steps.some(isRising) ? 5 : 0 };
    return;
  }
  yield* positionsOf(view, unit, book);
}

function* volleys(view: State, unit: OnMap, book: Book): Generator<Candidate<Classic>> {
  yield { command: { type: 'declare', unit: unit.id, twist: 0, shots: [] }, worth: 0 };
  if (!mayFire(view, unit)) return;
  yield* book.offered('thoughts', { view, unit, book });
  for (const target of enemiesOf(view, unit)) {
    const { pose, shots, damage } = bestVolley(view, book, unit, target);
    if (shots.length > 0) yield { command: declaration(unit.id, pose, shots), worth: damage };
  }
}

/** A miss may cost the balance. */
const RISK: { readonly [K in Blow['kind']]?: number } = { kick: 3, push: 2, brush: 2, charge: 8, dfa: 10 };

function* blows(view: State, unit: OnMap, book: Book): Generator<Candidate<Classic>> {
  yield { command: { type: 'strike', unit: unit.id, blows: [] }, worth: 0 };
  const worthOf = (target: OnMap, blow: Blow): number => {
    const about = blowing(view, unit, target, blow);
    const chance = chanceOf(book.ask('blow', about).total);
    return chance * (book.ask('blowDamage', about).total + (blow.kind === 'kick' ? 4 : 0)) - (1 - chance) * (RISK[blow.kind] ?? 0);
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
    const target = view.units[nth(command.shots, 0).target];
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
