import { hexLabel } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { WorldEvent } from '../event/world.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

const LAID: { readonly [kind: string]: readonly [one: string, more: string] } = {
  smoke: ['light smoke', 'heavy smoke'],
  fire: ['fire', 'burning fuel'],
};

export const worldTellers: Tellers<WorldEvent> = {
  spored: (state, { unit, spores }) =>
    spores > (state.units[unit]!.spores ?? 0)
      ? tell('Spores cling to {unit}: {spores}.', { unit: callSign(state, unit), spores })
      : undefined,
  resonated: (state, { unit, ok }) =>
    ok ? tell('{unit} hears the others through the crystals.', { unit: callSign(state, unit) }) : undefined,
  windRose: (_state, { strong }) => (strong ? tell('The wind swells.') : undefined),
  kindled: (_state, { at, ok }) => (ok ? undefined : tell('The fire does not catch in {hex}.', { hex: hexLabel(at) })),
  laid: (_state, { at, terrain }) =>
    LAID[terrain.kind] ? tell('{hex}: {what}.', { hex: hexLabel(at), what: LAID[terrain.kind]![terrain.level > 1 ? 1 : 0] }) : undefined,
  lifted: (_state, { at, terrain }) => (terrain.kind === 'smoke' ? tell('The smoke in {hex} lifts.', { hex: hexLabel(at) }) : undefined),
  battered: (_state, { at, factor }) =>
    factor > 0
      ? tell('The building in {hex} is damaged: {factor} left.', { hex: hexLabel(at), factor })
      : tell('The building in {hex} collapses.', { hex: hexLabel(at) }),
};
