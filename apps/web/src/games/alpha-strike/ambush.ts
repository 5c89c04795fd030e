import type { Spot } from '@sortie/board-view';
import { tell } from '@sortie/kernel';
import { type AlphaStrike, callSign, isOn } from '@sortie/rules-alpha-strike';
import type { Interaction } from '../../battle/face.ts';
import { threatOf } from './prospects.ts';
import { sightLine } from './tape.ts';
import { keyOf } from './units.ts';

/** Somebody walks past a hidden unit: shoot, or stay hidden. */
export const ambush: Interaction<AlphaStrike, null, Spot> = {
  candidates: ({ view }) => (view.pending ? [keyOf(view.pending.unit)] : []),
  begin: () => null,
  on(_moment, _state, input) {
    if (input.kind !== 'act') return {};
    if (input.id === 'fire') return { send: { type: 'ambush', fire: true } };
    return input.id === 'wait' ? { send: { type: 'ambush', fire: false } } : {};
  },
  show({ view, book }) {
    const { pending } = view;
    const [unit, target] = pending ? [view.units[pending.unit], view.units[pending.target]] : [];
    if (!isOn(unit) || !isOn(target)) return { overlays: {}, actions: [] };
    const { toHit, chance } = threatOf(view, book, unit, target);
    return {
      overlays: { sights: [sightLine(view, book, unit, target)], target: keyOf(target.id) },
      other: keyOf(target.id),
      hint: tell('The {target} comes past the hidden {unit}.', { target: callSign(view, target.id), unit: callSign(view, unit.id) }),
      actions: [
        { id: 'wait', label: tell('Stay hidden'), key: 'h' },
        {
          id: 'fire',
          label: toHit
            ? tell('Shoot from hiding: {number}+, {percent} %', { number: toHit.total, percent: Math.round(chance * 100) })
            : tell('Shoot from hiding'),
          look: 'primary',
        },
      ],
    };
  },
};
