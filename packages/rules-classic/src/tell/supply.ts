import { tell } from '@sortie/kernel';
import type { SupplyEvent } from '../event/supply.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

export const supplyTellers: Tellers<SupplyEvent> = {
  rearmed: (state, { unit }) => tell('{unit} has taken on ammunition.', { unit: callSign(state, unit) }),
};
