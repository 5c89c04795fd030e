import { type Refusal, type Telling, tell } from '@sortie/kernel';
import { isOn, type Mode, type MoveCommand, type Standing } from '@sortie/rules-alpha-strike';
import type { Action } from '../../battle/face.ts';
import type { Moving, Now } from './move-state.ts';
import { keyOf } from './units.ts';

/** The least move there is: a jump up and down, otherwise a step nowhere. */
const standing = ({ id, at, facing }: Standing, mode: Mode): MoveCommand => ({
  type: 'move',
  unit: id,
  mode,
  path: mode === 'jump' ? [at] : [],
  facing,
});

/** Why nothing can be done in this mode. */
export const against = ({ view, book, seat }: Now, unit: Standing, mode: Mode): readonly Refusal[] =>
  book.check(view, standing(unit, mode), seat);

/** Who has yet to move. */
export const moversIn = ({ view, book, seat }: Now): readonly string[] =>
  view.units
    .filter(unit => unit.seat === seat && isOn(unit) && unit.moved === null && book.allows(view, standing(unit, 'stand'), seat))
    .map(({ id }) => keyOf(id));

const MODES: readonly { readonly mode: Mode; readonly key: string; readonly label: Telling; readonly always?: boolean }[] = [
  { mode: 'stand', key: 's', label: tell('Stand'), always: true },
  { mode: 'ground', key: 'g', label: tell('Move'), always: true },
  { mode: 'jump', key: 'j', label: tell('Jump'), always: true },
  { mode: 'sprint', key: 'r', label: tell('Sprint') },
  { mode: 'evade', key: 'v', label: tell('Evade') },
  { mode: 'sub', key: 'd', label: tell('Dive') },
  { mode: 'glide', key: 'y', label: tell('Glide') },
  { mode: 'roll', key: 'b', label: tell('Roll') },
];

export const isMode = (id: string): id is Mode => MODES.some(({ mode }) => mode === id);

export function modeActions(moment: Now, unit: Standing, state: Moving): readonly Action[] {
  const { view, book } = moment;
  return MODES.flatMap(({ mode, key, label, always }): Action[] => {
    const { total } = book.ask('move', { state: view, unit, mode });
    if (!always && total <= 0) return [];
    const badge = mode === 'stand' ? {} : { badge: `${total}″` };
    return [{ id: mode, label, key, look: 'choice', chosen: state.mode === mode, ...badge, refusals: against(moment, unit, mode) }];
  });
}
