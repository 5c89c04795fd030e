import { hexLabel } from '@sortie/geometry';
import { type EventPart, sure, tell } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { movedBy } from '../../movement/moved.ts';
import { DEADLY_HITS } from '../../pilots/pilots.ts';
import { CITE, type ClassicRule } from '../../rule.ts';
import { unitOf } from '../../scenarios/setup.ts';
import type { Classic, State, Unit } from '../../shape.ts';
import { show } from '../../sight/showing.ts';
import { callSign, unitAt } from '../../state.ts';

const PLATOON = sure(find('Foot Platoon (Rifle)'), 'a platoon');

/** One man with a pistol and a cooling vest. */
const WARRIOR: Paper = {
  ...PLATOON,
  chassis: 'MechWarrior',
  model: '',
  tons: 0,
  structure: { ...PLATOON.structure, points: { TPRS: 1 } },
  mounts: [],
  platoon: { ...sure(PLATOON.platoon, 'its squads'), squads: 1, squadSize: 1, primary: 'InfantryPistol', secondaries: 0 },
};

/** He has done all that he does in the turn in which he leaves. */
function stepsOut(state: State, { machine, at }: { readonly machine: number; readonly at: NonNullable<Unit['at']> }): State {
  const { seat, pilot, facing } = unitAt(state, machine);
  const warrior = unitOf({ design: WARRIOR, gunnery: pilot.gunnery, piloting: pilot.piloting }, state.units.length, seat);
  return {
    ...state,
    units: [
      ...state.units,
      {
        ...warrior,
        fate: 'fighting',
        at,
        facing,
        pilot,
        moved: movedBy('stand', 0),
        fire: { shots: [], spots: null, numbers: null, resolved: true },
        strike: { blows: [], numbers: null, resolved: true },
        condition: { afoot: machine },
      },
    ],
  };
}

export const afootEvents: { readonly bailedOut: EventPart<Classic, 'bailedOut'> } = {
  bailedOut: {
    fold: stepsOut,
    tell: (state, { machine, at }) =>
      tell('The MechWarrior of {unit} comes down in {hex}.', { unit: callSign(state, machine), hex: hexLabel(at) }),
  },
};

const SMALL = 2;
const isAfoot = ({ condition }: Unit): boolean => condition?.afoot !== undefined;

/** Whoever gets out of a machine alive stays in the game, small and hard to hit; a side of which nobody else is left has lost. */
const afoot: ClassicRule = {
  id: 'TW-th-tmw',
  cite: CITE,
  kind: 'advanced',
  term: tell('ejected MechWarrior'),
  adds: { toHit: ({ target }) => (isAfoot(target) ? SMALL : undefined) },
  waives: { toHit: ({ target }) => (isAfoot(target) ? ['TW-th-tsquad'] : undefined) },
  steps: {
    abandoning: [
      {
        name: 'warrior',
        after: 'machine',
        run: (play, { unit: id }) => {
          const { at, pilot, fresh } = unitAt(play.state, id);
          if (at === null || pilot.hits >= DEADLY_HITS || fresh.doomed !== null) return;
          // Everybody sees a MechWarrior eject, and where from.
          show(play, id, undefined);
          play.emit({ type: 'bailedOut', machine: id, unit: play.state.units.length, at });
        },
      },
    ],
  },
};

export const afootRules: readonly ClassicRule[] = [afoot];
