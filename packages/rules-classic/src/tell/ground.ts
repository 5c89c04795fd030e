import { hexLabel } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { GroundEvent } from '../event/ground.ts';
import type { Tellers } from './names.ts';

export const groundTellers: Tellers<GroundEvent> = {
  groundWorn: (_state, { at, factor }) => (factor === 0 ? tell('The ground of {hex} gives way.', { hex: hexLabel(at) }) : undefined),
  groundSlid: (_state, { from, to }) => tell('Ground slides from {hex} into {to}.', { hex: hexLabel(from), to: hexLabel(to) }),
  pitFound: (_state, { at }) => tell('There is a pool in {hex} that nobody knew of.', { hex: hexLabel(at) }),
};
