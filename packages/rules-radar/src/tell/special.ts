import { tell } from '@sortie/kernel';
import { callSign } from '../state.ts';
import { CONTROL_NAMES } from './names.ts';
import type { Tellers } from './tellers.ts';

/** Docking, boarding, fire from orbit, fuel and heat. */
export const specialTellers: Tellers = {
  captured: (state, { unit }) => tell('{unit} is captured.', { unit: callSign(state, unit) }),
  screened: (state, { unit }) => tell('{unit} launches its screens.', { unit: callSign(state, unit) }),
  burned: (state, { unit, fuel }) => tell('{unit} has fuel {fuel} left.', { unit: callSign(state, unit), fuel }),
  cooled: (state, { unit, heat, shutdown }) =>
    shutdown
      ? tell('{unit} shuts down.', { unit: callSign(state, unit) })
      : tell('{unit} is at heat {heat}.', { unit: callSign(state, unit), heat }),
  ended: (_state, { winners }) => {
    const [winner] = winners;
    if (winner === undefined) return tell('The game is a draw.');
    return winner === 0 ? tell('The first side wins.') : tell('The second side wins.');
  },
  rolled: (state, { unit, what, number, roll, ok }) => {
    const args = { unit: callSign(state, unit), what: CONTROL_NAMES[what], needs: number.total, roll: roll.total };
    return ok
      ? tell('{unit} rolls {what}: needs {needs}, rolls {roll}.', args)
      : tell('{unit} rolls {what}: needs {needs}, rolls {roll}, and fails.', args);
  },
  gripped: (state, { unit, target }) =>
    target === null
      ? tell('{unit} lets go.', { unit: callSign(state, unit) })
      : tell('{unit} takes hold of {target}.', { unit: callSign(state, unit), target: callSign(state, target) }),
  docking: (state, { unit, docking }) =>
    docking
      ? tell('{unit} begins to dock with {parent}.', { unit: callSign(state, unit), parent: callSign(state, docking.parent) })
      : tell('{unit} breaks off docking.', { unit: callSign(state, unit) }),
  docked: (state, { unit, parent }) =>
    tell('{unit} has docked with {parent}.', { unit: callSign(state, unit), parent: callSign(state, parent) }),
  undocking: (state, { unit }) => tell('{unit} begins to undock.', { unit: callSign(state, unit) }),
  undocked: (state, { unit }) => tell('{unit} has undocked.', { unit: callSign(state, unit) }),
  boarded: (state, { unit, from, boarders }) =>
    from === null
      ? undefined
      : tell('Marines of {from} board {unit}: {boarders} points.', { unit: callSign(state, unit), from: callSign(state, from), boarders }),
  boardingFought: (state, { unit, marines, boarders }) =>
    tell('Aboard {unit}: {marines} points defend it against {boarders}.', { unit: callSign(state, unit), marines, boarders }),
  bombarded: (state, { unit, toHit, roll }) =>
    tell('{unit} fires at the ground: needs {needs}, rolls {roll}.', {
      unit: callSign(state, unit),
      needs: toHit.total,
      roll: roll.total,
    }),
  landed: (state, { barrage, losses }) =>
    losses.length === 0
      ? tell('Fire from {unit} comes down and strikes nothing.', { unit: callSign(state, barrage.by) })
      : tell('Fire from {unit} comes down: {sites}.', {
          unit: callSign(state, barrage.by),
          sites: losses.map(({ site, damage }) => `${state.sites[site]?.name ?? ''} −${damage}`).join(', '),
        }),
  answeredBelow: (state, { site, target, toHit, roll, hit }) => {
    const args = { site: state.sites[site]?.name ?? '', target: callSign(state, target), needs: toHit.total, roll: roll?.total ?? 0 };
    return hit
      ? tell('{site} answers {target}: needs {needs}, rolls {roll}, and hits.', args)
      : tell('{site} answers {target}: needs {needs}, rolls {roll}, and misses.', args);
  },
  crashed: (state, { unit, burns }) =>
    burns
      ? tell('{unit} crashes, and the ground burns.', { unit: callSign(state, unit) })
      : tell('{unit} crashes.', { unit: callSign(state, unit) }),
};
