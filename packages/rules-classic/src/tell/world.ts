import { hexLabel } from '@sortie/geometry';
import { sure, tell } from '@sortie/kernel';
import type { WorldEvent } from '../event/world.ts';
import type { Tellers } from './names.ts';

const LAID: { readonly [kind: string]: readonly [one: string, more: string] } = {
  smoke: ['light smoke', 'heavy smoke'],
  fire: ['fire', 'burning fuel'],
};

export const worldTellers: Tellers<WorldEvent> = {
  kindled: (_state, { at, ok }) => (ok ? undefined : tell('The fire does not catch in {hex}.', { hex: hexLabel(at) })),
  laid: (_state, { at, terrain }) =>
    LAID[terrain.kind]
      ? tell('{hex}: {what}.', { hex: hexLabel(at), what: sure(LAID[terrain.kind], 'the laid')[terrain.level > 1 ? 1 : 0] })
      : undefined,
  lifted: (_state, { at, terrain }) => (terrain.kind === 'smoke' ? tell('The smoke in {hex} lifts.', { hex: hexLabel(at) }) : undefined),
  battered: (_state, { at, factor }) =>
    factor > 0
      ? tell('The building in {hex} is damaged: {factor} left.', { hex: hexLabel(at), factor })
      : tell('The building in {hex} collapses.', { hex: hexLabel(at) }),
};
