import { tell } from '@sortie/kernel';
import type { SupplyEvent } from '../event/supply.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

export const supplyTellers: Tellers<SupplyEvent> = {
  reloadRolled: (state, { unit, roll, ok }) =>
    ok ? undefined : tell('{unit} is not loaded yet (roll of {roll}).', { unit: callSign(state, unit), roll: roll.total }),
  rearmed: (state, { unit }) => tell('{unit} has taken on ammunition.', { unit: callSign(state, unit) }),
};
