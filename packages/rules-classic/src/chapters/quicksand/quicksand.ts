import { boardOf, terrainAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { nth, tell } from '@sortie/kernel';
import { firedIn } from '../../attack/attacking.ts';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State } from '../../shape.ts';
import { rides } from '../../sheet/sheet.ts';
import { fighting, isFighting, isMech, sheetFor, unitAt } from '../../state.ts';

const SWAMP = 1;
const QUICKSAND = 2;
/** What is rolled where a swamp turns out to have no ground; from memory. */
const BOTTOMLESS = 12;
const HOLDS = 3;

const isQuicksand = ({ board }: Pick<State, 'board'>, at: Hex): boolean =>
  (terrainAt(boardOf(board), at, 'swamp')?.level ?? 0) >= QUICKSAND;

/** Whoever goes into a swamp may find that it has no ground, and whoever goes into quicksand is in it. */
function give(play: Play, about: Entering): void {
  const unit = unitAt(play.state, about.unit);
  const swamp = terrainAt(boardOf(play.state.board), about.to, 'swamp');
  if (!swamp || rides(sheetFor(unit).gait) || unit.elevation) return;
  if (swamp.level === SWAMP) {
    if (play.roll(2, 6, 'TOE-quicksand-sinking').total < BOTTOMLESS) return;
    play.emit({ type: 'lifted', at: about.to, terrain: { kind: 'swamp', level: SWAMP } });
    play.emit({ type: 'laid', at: about.to, terrain: { ...swamp, level: QUICKSAND }, until: null });
  }
  if (!unit.stuck) play.emit({ type: 'bogged', unit: about.unit, stuck: true });
  about.stopped = true;
}

/** The deepest that anybody comes back from: as deep as it is tall. */
const deepest = (tall: boolean): number => (tall ? 2 : 1);

/** Everybody who is still held sinks a level; who is under altogether does not come up again. */
function sink(play: Play): void {
  for (const unit of fighting(play.state)) {
    const { sunk = 0, ...rest } = unit.condition ?? {};
    if (!unit.stuck || !isQuicksand(play.state, unit.at)) {
      if (sunk > 0) play.emit({ type: 'altered', unit: unit.id, what: 'rose', condition: Object.keys(rest).length > 0 ? rest : null });
    } else if (sunk >= deepest(isMech(unit))) play.emit({ type: 'destroyed', unit: unit.id, by: 'TOE-quicksand-sinking' });
    else play.emit({ type: 'altered', unit: unit.id, what: 'sank', condition: { ...rest, sunk: sunk + 1 } });
  }
}

const quicksand = advanced('TOE-quicksand-sinking', {
  adds: {
    piloting: ({ state, unit, cause }) =>
      cause === 'swamp' && unit.stuck && unit.at && isQuicksand(state, unit.at) ? HOLDS + HOLDS * (unit.condition?.sunk ?? 0) : undefined,
  },
  forbids: {
    declare: (view, command) => {
      const unit = view.units[command.unit];
      const fired = firedIn(command);
      const sunk = isFighting(unit) ? (unit.condition?.sunk ?? 0) : 0;
      if (sunk === 0 || !unit || fired.length === 0) return undefined;
      const { weapons, legs } = sheetFor(unit);
      if (sunk >= deepest(isMech(unit))) return tell('it is under the sand');
      return fired.some(({ weapon }) => legs.includes(nth(weapons, weapon).at)) ? tell('its legs are under the sand') : undefined;
    },
  },
  steps: {
    entering: [{ name: 'quicksand', after: 'swamp', run: give }],
    landing: [{ name: 'quicksand', after: 'swamp', run: give }],
    end: [{ name: 'sinking', after: 'fires', run: sink }],
  },
});

export const quicksandRules: readonly ClassicRule[] = [quicksand];
