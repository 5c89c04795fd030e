import { nth } from '@sortie/kernel';
import type { Book, QuickStartRule } from '../rule.ts';
import type { Mode, MovementDie } from '../shape.ts';

const COLOURS = ['white', 'black', 'red'] as const;
const SHOWN: { readonly [M in Mode]: MovementDie['colour'] } = { stand: 'white', walk: 'white', run: 'black', jump: 'red' };

/** The die beside a 'Mech that has moved so. */
export const dieOf = (book: Book, mode: Mode, evasion: number): MovementDie => ({
  colour: nth(COLOURS, book.ask('dieColour', { mode }).total),
  number: book.ask('dieNumber', { evasion }).total,
});

const colour: QuickStartRule = {
  id: 'QS-move-die-colour',
  cite: 'QS p. 3',
  kind: 'core',
  base: { dieColour: ({ mode }) => COLOURS.indexOf(SHOWN[mode]) },
};

const NOTHING = 6;

/** A die has no 0, so 6 stands for it; 5 is the most that a move can add. */
const number: QuickStartRule = {
  id: 'QS-move-die-number',
  cite: 'QS p. 3',
  kind: 'core',
  base: { dieNumber: ({ evasion }) => (evasion === 0 ? NOTHING : evasion) },
};

/** At the table a placed die ends the move for good. On a screen taking back is free until dice roll, unless players choose this. */
const lock: QuickStartRule = { id: 'QS-move-die-lock', cite: 'QS p. 3', kind: 'optional', settles: { moved: () => true } };

const removal: QuickStartRule = {
  id: 'QS-move-die-removal',
  cite: 'QS p. 3',
  kind: 'core',
  follows: { phaseEnded: (_state, { phase }) => (phase === 'attack' ? [{ type: 'clearTurn' }] : undefined) },
};

const aids: QuickStartRule = {
  id: 'QS-move-die-optional',
  cite: 'QS p. 3',
  kind: 'core',
  structural: 'nobody has to own the dice: the state holds what they would show, for both players to see',
};

export const dieRules: readonly QuickStartRule[] = [colour, number, lock, removal, aids];
