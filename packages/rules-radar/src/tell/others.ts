import { tell } from '@sortie/kernel';
import type { ChapterControls } from '../shape/open.ts';
import type { Clash } from '../shape.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './tellers.ts';

/** What chapters call their Control Rolls; and how an attack is told that says something of theirs. */
export interface ChapterWords {
  readonly controls: { readonly [C in keyof ChapterControls]: string };
  readonly openings: { readonly [term: string]: string };
}

/** What chapters have words for: Control Rolls and attacks; fuel, heat and the end. */
export const otherTellers = ({ controls, openings }: ChapterWords) =>
  ({
    engaged: (state, { clash }) => {
      const [, opening = '{unit} attacks {target}.'] = Object.entries(openings).find(([term]) => clash[term as keyof Clash] === true) ?? [];
      return tell(opening, { unit: callSign(state, clash.units[0]), target: callSign(state, clash.units[1]) });
    },
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
      const args = {
        unit: callSign(state, unit),
        what: { engage: 'to manoeuvre', ...controls }[what],
        needs: number.total,
        roll: roll.total,
      };
      return ok
        ? tell('{unit} rolls {what}: needs {needs}, rolls {roll}.', args)
        : tell('{unit} rolls {what}: needs {needs}, rolls {roll}, and fails.', args);
    },
  }) satisfies Tellers;
