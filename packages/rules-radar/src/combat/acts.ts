import { type Handler, nth, sure } from '@sortie/kernel';
import type { Table } from '../rule.ts';
import type { Clash, Engage, Radar } from '../shape.ts';
import { otherOf } from './clash.ts';
import { proceed } from './exchange.ts';
import { screenStrength } from './screens.ts';

/** What chapters keep in an exchange, given the attack that begins it. */
export type ClashFields = { readonly [field: string]: (command: Engage) => unknown };

const extrasOf = (fields: ClashFields, command: Engage): object =>
  Object.fromEntries(Object.entries(fields).map(([field, first]) => [field, first(command)]));

/** An exchange as it begins, with whatever chapters keep in it. */
export function begun(fields: ClashFields, command: Engage): Clash {
  const { unit, target, overheat = 0, bomb = null } = command;
  return {
    units: [unit, target],
    returns: null,
    bombs: [bomb, null],
    overheat: [overheat, 0],
    control: null,
    arcs: [null, null],
    bracket: null,
    shots: [null, null],
    helpers: [null, null],
    asks: 'nobody',
    who: 0,
    ...extrasOf(fields, command),
  } as unknown as Clash;
}

export const engageWith =
  (fields: ClashFields): Handler<Radar, 'engage'> =>
  (play, command) => {
    play.emit({ type: 'engaged', clash: begun(fields, command) });
    proceed(play);
  };

const clashOf = (play: Table): Clash => sure(play.state.clash, 'the exchange');

export const answer: Handler<Radar, 'answer'> = (play, { fire: fires, overheat = 0, bomb = null, screen = false }) => {
  const second = nth(play.state.units, clashOf(play).units[1]);
  if (screen) play.emit({ type: 'screened', unit: second.id, strength: screenStrength(second) });
  play.emit({ type: 'answered', fire: fires, overheat, bomb, chosen: true });
  proceed(play);
};

export const showSide: Handler<Radar, 'face'> = (play, { arc, other }) => {
  const { arcs, who } = clashOf(play);
  const theirs = other ?? arcs[otherOf(who)];
  play.emit({ type: 'faced', arcs: who === 0 ? [arc, theirs] : [theirs, arc] });
  proceed(play);
};

export const chooseRange: Handler<Radar, 'range'> = (play, { bracket }) => {
  play.emit({ type: 'ranged', bracket, rule: 'ASC-space-range-choice' });
  proceed(play);
};

export const fire: Handler<Radar, 'fire'> = (play, { weapons, helper = null }) => {
  play.emit({ type: 'readied', who: clashOf(play).who, weapons, helper });
  proceed(play);
};
