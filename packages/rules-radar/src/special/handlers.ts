import type { Handler } from '@sortie/kernel';
import { screenStrength } from '../combat/screens.ts';
import type { Radar } from '../shape.ts';

export const screen: Handler<Radar, 'screen'> = (play, { unit }) => {
  play.emit({ type: 'screened', unit, strength: screenStrength(play.state.units[unit]!) });
  play.emit({ type: 'exchanged' });
};
