import { boardOf } from '@sortie/board';
import { tell } from '@sortie/kernel';
import { ridersOf } from '../../infantry/riding.ts';
import { paperOf } from '../../physical/hands.ts';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Unit, UnitId } from '../../shape.ts';
import { conditioned, isFighting, isMech, isTroop, sheetFor, unitAt } from '../../state.ts';
import { depthOf } from '../../terrain/board.ts';

const carries = (unit: Unit, pattern: RegExp): boolean => sheetFor(unit).gear.some(({ item }) => pattern.test(item));

const swims = (unit: Unit): boolean => carries(unit, /UMU/);

/** Those who sit on a 'Mech stay dry up to its waist. */
const isImmersed = (host: Unit, depth: number): boolean =>
  depth >= (isMech(host) && !host.prone ? 2 : 1) && sheetFor(host).gait !== 'hover';

function sink(play: Play, id: UnitId): void {
  const unit = unitAt(play.state, id);
  play.emit({ type: 'altered', unit: id, what: 'bottomed', condition: conditioned(unit.condition, { bottomed: true }) });
  for (const location of sheetFor(unit).locations)
    if (!unit.gone.includes(location) && !play.book.holds('survives', { unit, location }))
      play.emit({ type: 'lost', unit: id, location, how: 'destroyed' });
}

/** Whoever hangs on a machine that wades in falls off at once. */
function drop(play: Play, { unit: id, to }: Entering): void {
  const host = unitAt(play.state, id);
  if (!isImmersed(host, depthOf(boardOf(play.state.board), to))) return;
  for (const rider of ridersOf(play.state, host)) {
    if (swims(rider)) continue;
    play.emit({ type: 'mounted', unit: rider.id, host: null });
    sink(play, rider.id);
  }
  for (const other of play.state.units) {
    if (other.clings !== id || !isFighting(other) || sheetFor(other).kind !== 'battleArmor' || swims(other)) continue;
    play.emit({ type: 'clung', unit: other.id, host: null });
    sink(play, other.id);
  }
}

/** Suits without propellers fall off in the first hex that covers them, and drown where nothing says otherwise. */
const dropped = advanced('TOE-ba-underwater-dropped', {
  steps: {
    entering: [{ name: 'riders', after: 'water', run: drop }],
    landing: [{ name: 'riders', after: 'water', run: drop }],
  },
});

/** They live, but for those with holes and for frames without air of their own. */
const survival = advanced('TOE-ba-underwater-survival', {
  needs: ['TOE-ba-underwater-dropped', 'TOE-ba-underwater-limits', 'TOE-ba-underwater-breach'],
  affirms: {
    survives: ({ unit, location }) => {
      const airless = paperOf(unit.design).squad?.exoskeleton === true && !carries(unit, /ExtendedLifeSupport/);
      return !airless && (unit.armor[location] ?? 0) > 0;
    },
  },
});

const isSunk = (unit: Unit | undefined): boolean => unit?.condition?.bottomed === true;

/** On the bottom they stay for the rest of the game, and fire what fires there. */
const limits = advanced('TOE-ba-underwater-limits', {
  forbids: {
    move: (view, move) =>
      isSunk(view.units[move.unit]) && (move.mode !== 'stand' || move.task === 'ride') ? tell('suits on the bottom stay there') : undefined,
    strike: (view, { unit, blows }) =>
      isSunk(view.units[unit]) && blows.length > 0 ? tell('suits on the bottom climb nothing') : undefined,
  },
});

/** The least hit lets the water in, unless the armor closes of itself. */
const breach = advanced('TOE-ba-underwater-breach', {
  steps: {
    wounded: [
      {
        name: 'flooded',
        after: 'hull',
        run: (play, { unit: id, location }) => {
          const unit = unitAt(play.state, id);
          if (!isSunk(unit) || !isTroop(unit) || unit.gone.includes(location)) return;
          if (sheetFor(unit).clan && carries(unit, /HarJel/i)) return;
          play.emit({ type: 'lost', unit: id, location, how: 'destroyed' });
        },
      },
    ],
  },
});

export const underwaterRules: readonly ClassicRule[] = [dropped, survival, limits, breach];
