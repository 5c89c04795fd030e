import type { Handler } from '@sortie/kernel';
import { screenStrength } from '../combat/screens.ts';
import type { Radar } from '../shape.ts';

export const screen: Handler<Radar, 'screen'> = (play, { unit }) =>
  play.emit({ type: 'screened', unit, strength: screenStrength(play.state.units[unit]!) });
const later = (): void => undefined;
export const launch: Handler<Radar, 'launch'> = later;
export const pass: Handler<Radar, 'pass'> = later;
export const bombard: Handler<Radar, 'bombard'> = later;
export const jump: Handler<Radar, 'jump'> = later;
export const dock: Handler<Radar, 'dock'> = later;
export const abort: Handler<Radar, 'abort'> = later;
export const undock: Handler<Radar, 'undock'> = later;
export const release: Handler<Radar, 'release'> = later;
export const done: Handler<Radar, 'done'> = later;
