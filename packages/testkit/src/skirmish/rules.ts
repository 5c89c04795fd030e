import { type Rule, sure } from '@sortie/kernel';
import type { Skirmish, State } from './shape.ts';

type R = Rule<Skirmish>;

const unit = (state: State, id: number) => state.units[id];

export const gunnery: R = { id: 'SK-gunnery', cite: 'SK 1', kind: 'core', base: { toHit: () => 4, damage: () => 4 } };

export const turnOrder: R = {
  id: 'SK-turn',
  cite: 'SK 2',
  kind: 'core',
  forbids: {
    move: (view, command, seat) => mine(view, command.unit, seat) ?? (command.to < 0 || command.to > 20 ? 'is off the table' : undefined),
    fire: (view, command, seat) =>
      mine(view, command.unit, seat) ??
      (sure(unit(view, command.unit), 'the unit').fired
        ? 'has already fired'
        : !unit(view, command.target) || sure(unit(view, command.target), 'the unit').seat === seat
          ? 'is not an enemy'
          : sure(unit(view, command.target), 'the unit').hidden
            ? 'is not in sight'
            : undefined),
    duck: (view, _command, seat) =>
      view.ducking === null || sure(unit(view, view.ducking), 'the unit').seat !== seat ? 'nobody asked you' : undefined,
    endTurn: (view, _command, seat) => (view.ended || view.ducking !== null || view.active !== seat ? 'it is not your turn' : undefined),
  },
};

function mine(view: State, id: number, seat: number): string | undefined {
  if (view.ended || view.ducking !== null || view.active !== seat) return 'it is not your turn';
  return unit(view, id)?.seat === seat && sure(unit(view, id), 'the unit').armor > 0 ? undefined : 'is not your unit';
}

export const range: R = {
  id: 'SK-range',
  cite: 'SK 3',
  kind: 'core',
  adds: { toHit: ({ range }) => (range <= 3 ? undefined : range <= 8 ? 2 : 4) },
};
export const woods: R = {
  id: 'SK-woods',
  cite: 'SK 4',
  kind: 'core',
  adds: { toHit: ({ woods }) => (woods > 0 ? { value: woods, group: 'cover', note: `${woods} woods` } : undefined) },
};
export const smoke: R = { id: 'SK-smoke', cite: 'SK 4', kind: 'optional', adds: { toHit: () => ({ value: 2, group: 'cover' }) } };
export const ran: R = { id: 'SK-ran', cite: 'SK 5', kind: 'core', adds: { toHit: ({ attacker }) => (attacker.ran ? 1 : undefined) } };
/** Optional: infra-red sights ignore woods while the barrel is cold. */
export const infraRed: R = {
  id: 'SK-infra-red',
  cite: 'SK 9',
  kind: 'optional',
  needs: ['SK-woods'],
  waives: { toHit: ({ attacker }) => (attacker.heat === 0 ? ['SK-woods'] : undefined) },
};
export const glancing: R = {
  id: 'SK-glancing',
  cite: 'SK 9',
  kind: 'optional',
  multiplies: { damage: () => 0.5 },
  atLeast: { damage: () => 1 },
};
export const heat: R = {
  id: 'SK-heat',
  cite: 'SK 9',
  kind: 'optional',
  adds: { heat: () => 3 },
  follows: {
    heated: (state, event) =>
      sure(unit(state, event.unit), 'the unit').heat >= 9 ? [{ type: 'checkShutdown', unit: event.unit }] : undefined,
  },
};
/** Optional: a target may throw itself down before the damage is told. */
export const duck: R = {
  id: 'SK-duck',
  cite: 'SK 9',
  kind: 'optional',
  steps: { attack: [{ name: 'ask', after: 'hurt', run: (play, { target }) => play.emit({ type: 'asked', unit: target }) }] },
};
export const finalMoves: R = { id: 'SK-final', cite: 'SK 9', kind: 'optional', settles: { moved: () => true } };
/** House: never more than a five. */
export const easy: R = { id: 'SK-easy', cite: 'house', kind: 'house', replaces: ['SK-range'], atMost: { toHit: () => 5 } };

export const core: readonly R[] = [gunnery, turnOrder, range, woods, ran];
export const all: readonly R[] = [...core, smoke, infraRed, glancing, heat, duck, finalMoves, easy];
