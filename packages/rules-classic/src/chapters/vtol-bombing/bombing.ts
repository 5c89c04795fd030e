import { boardOf, onMap } from '@sortie/board';
import { FACINGS, type Hex, neighbour, sameHex } from '@sortie/geometry';
import { nth, type Roll, sure, type Telling, tell } from '@sortie/kernel';
import { blast } from '../../damage/blast.ts';
import { reach } from '../../movement/reach.ts';
import { traceOf } from '../../movement/trace.ts';
import type { Acting } from '../../questions.ts';
import type { Book, ClassicRule, Play, View } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Drop, Move, Setup, Unit, UnitId } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { fighting, isFighting, placeOf, sheetFor, unitAt } from '../../state.ts';

/** A bomb for every five tons, as fighters carry them. */
const TONS_PER_BOMB = 5;

function overloaded({ forces }: Setup): Telling | undefined {
  for (const { design, racks: bombs } of forces.flat()) {
    if (bombs === undefined) continue;
    const { gait, tons, walk } = sheetOf(design);
    if (gait !== 'vtol') return tell('only what flies carries bombs');
    if (bombs > Math.floor(tons / TONS_PER_BOMB) || bombs >= walk) return tell('it cannot lift {bombs} bombs', { bombs });
  }
  return undefined;
}

/** Every bomb on its racks slows it down. */
const load = advanced('TOE-vtol-bomb-load', {
  needs: ['TOE-vtol-bomb-attack'],
  forbidsSetup: overloaded,
  adds: { walkMp: ({ unit: { racks } }) => (racks ? -racks : undefined) },
});

type Flight = Extract<Move, { readonly mode: 'walk' | 'run' }>;

/** Flights that end above an enemy, with all that there is to drop. */
function* bombings({ view, unit, book }: Acting): Generator<Flight> {
  if (!unit.racks || unit.moved) return;
  const marks = view.units.filter(({ seat, at, fate }) => seat !== unit.seat && at && fate === 'fighting');
  for (const { at, steps } of reach(view, unit, 'walk', book))
    if (marks.some(mark => sameHex(placeOf(mark), at)))
      yield { type: 'move', unit: unit.id, mode: 'walk', steps, drops: { at, count: unit.racks } };
}

/** Why bombs cannot be dropped like that. */
function kept(view: View, move: Flight, drops: Drop, book: Book): Telling | undefined {
  const unit = view.units[move.unit];
  if (!isFighting(unit) || unit.moved) return tell('bombs are declared when a flight begins');
  if ((unit.racks ?? 0) < drops.count) return tell('it has no such bombs');
  const over = traceOf(view, move, book)?.paces.some(({ at, elevation = 0, leaves }) => !leaves && elevation > 0 && sameHex(at, drops.at));
  return over ? undefined : tell('it does not fly over that hex');
}

/** What a dive takes: two more than the gunner's skill, and a hex does not run away. */
const DIVE = 2;
const HEX = -4;
/** Points of one bomb, to everything in its hex. */
const BOMB = 10;

/** Where bombs come down that have missed: as far off as the roll was, in a direction by lot. */
function drifts(play: Play, at: Hex, far: number): readonly [lands: Hex | null, scatter: Roll] {
  const scatter = play.roll(1, 6, 'TOE-vtol-bomb-attack');
  let lands = at;
  for (let i = 0; i < far; i++) lands = neighbour(lands, nth(FACINGS, scatter.total - 1));
  return [onMap(boardOf(play.state.board), lands) ? lands : null, scatter];
}

function drop(play: Play, id: UnitId, drops: Drop): void {
  const toHit = play.ask('bombing', { state: play.state, unit: unitAt(play.state, id) });
  const roll = play.roll(2, 6, 'TOE-vtol-bomb-attack');
  const miss = toHit.total - roll.total;
  const [lands, scatter] = miss > 0 ? drifts(play, drops.at, miss) : [drops.at, null];
  play.emit({ type: 'dropped', unit: id, drops, toHit, roll, scatter, lands });
  if (lands) blast(play, { unit: id, weapon: NO_WEAPON, at: lands, damage: [BOMB * drops.count] });
}

const NO_WEAPON = -1;

/** When everybody has fired; who of several comes first is left to the dice. */
function dropAll(play: Play): void {
  if (play.state.phase !== 'weapon') return;
  const bombers = fighting(play.state).filter(({ moved }) => moved?.drops);
  const rolls = new Map(bombers.map(({ id }) => [id, bombers.length > 1 ? play.roll(2, 6, 'TOE-vtol-bomb-attack').total : 0]));
  for (const { id, moved } of bombers.toSorted(
    (a, b) => sure(rolls.get(b.id), 'the roll') - sure(rolls.get(a.id), 'the roll') || a.id - b.id,
  ))
    drop(play, id, sure(sure(moved, 'the move').drops, 'the drops'));
}

const mayBomb = (unit: Unit): boolean => sheetFor(unit).gait === 'vtol';

const attack = advanced('TOE-vtol-bomb-attack', {
  needs: ['TOE-vtol-bomb-load'],
  offers: { moves: bombings },
  base: { bombing: ({ unit }) => (mayBomb(unit) ? unit.pilot.gunnery + DIVE + HEX : undefined) },
  atLeast: { bombing: ({ unit }) => (mayBomb(unit) ? 2 : undefined) },
  forbids: {
    move: (view, move, _seat, book) => {
      const drops = move.mode === 'walk' || move.mode === 'run' ? move.drops : undefined;
      return drops ? kept(view, move as Flight, drops, book) : undefined;
    },
    declare: (view, { unit, shots }) =>
      shots.length > 0 && view.units[unit]?.moved?.drops ? tell('who drops bombs does not fire') : undefined,
  },
  steps: { closing: [{ name: 'bombs', before: 'wrecks', run: dropAll }] },
});

export const bombingRules: readonly ClassicRule[] = [load, attack];
