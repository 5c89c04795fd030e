import type { QuickStartRule } from '../rule.ts';
import type { Mode, MovementDie } from '../shape.ts';

const COLOURS: { readonly [M in Mode]: MovementDie['colour'] } = { stand: 'white', walk: 'white', run: 'black', jump: 'red' };

/** A die has no 0, so 6 stands for it; 5 is the most that a move can add. */
export const dieFor = (mode: Mode, evasion: number): MovementDie => ({ colour: COLOURS[mode], number: evasion === 0 ? 6 : evasion });

const colour: QuickStartRule = { id: 'QS-move-die-colour', cite: 'QS p. 3', kind: 'core' };

const number: QuickStartRule = { id: 'QS-move-die-number', cite: 'QS p. 3', kind: 'core' };

/** At the table a placed die ends the move for good. On a screen taking back is free until dice roll, unless players choose this. */
const lock: QuickStartRule = { id: 'QS-move-die-lock', cite: 'QS p. 3', kind: 'optional', settles: { moved: () => true } };

const removal: QuickStartRule = {
  id: 'QS-move-die-removal',
  cite: 'QS p. 3',
  kind: 'core',
  follows: { phaseEnded: (_state, { phase }) => (phase === 'attack' ? [{ type: 'clearTurn' }] : undefined) },
};

/** Nobody has to own the dice: the state holds what they would show, for both players to see. */
const aids: QuickStartRule = { id: 'QS-move-die-optional', cite: 'QS p. 3', kind: 'core' };

export const dieRules: readonly QuickStartRule[] = [colour, number, lock, removal, aids];
