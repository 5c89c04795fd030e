import { hexLabel } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { MineEvent } from '../event/mine.ts';
import type { MineKind, State } from '../shape.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

const KINDS: { readonly [K in MineKind]: string } = {
  standard: 'mines',
  command: 'command-detonated mines',
  vibrabomb: 'vibrabombs',
  active: 'active mines',
  inferno: 'inferno mines',
};

const about = (state: State, field: number) => {
  const { kind, at } = state.mines![field]!;
  return { mines: KINDS[kind], hex: hexLabel(at) };
};

export const mineTellers: Tellers<MineEvent> = {
  minesWentOff: (state, { field }) => tell('The {mines} in {hex} go off.', about(state, field)),
  minesSought: (state, { field, unit, cleared }) =>
    tell(cleared ? '{unit} clears the {mines} in {hex}.' : '{unit} seeks the {mines} in {hex} in vain.', {
      unit: callSign(state, unit),
      ...about(state, field),
    }),
  minesLaid: (state, { unit, field }) =>
    tell('{unit} lays {mines} in {hex}.', { unit: callSign(state, unit), mines: KINDS[field.kind], hex: hexLabel(field.at) }),
};
