import { tell } from '@sortie/kernel';
import type { ThingEvent } from '../event/thing.ts';
import type { ThingKind } from '../shape.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

const THINGS: { readonly [K in ThingKind]: string } = {
  tree: 'a tree trunk',
  girder: 'a girder',
  limb: 'a torn-off limb',
  gun: 'a weapon',
};

export const thingTellers: Tellers<ThingEvent> = {
  thingTaken: (state, { unit, thing }) => tell('{unit} takes up {thing}.', { unit: callSign(state, unit), thing: THINGS[thing.kind] }),
  thingDropped: (state, { unit, at, thing }) =>
    at
      ? tell('{unit} lets go of {thing}.', { unit: callSign(state, unit), thing: THINGS[thing.kind] })
      : tell('{unit} holds {thing} no longer: it is broken.', { unit: callSign(state, unit), thing: THINGS[thing.kind] }),
  thingBroken: (state, { unit }) => tell('{unit} breaks what lay there.', { unit: callSign(state, unit) }),
  thingHit: (_state, { points }) => tell('The weapon on the ground takes {points} points.', { points }),
  gunHit: (state, { unit, points }) =>
    tell('The weapon in the hands of {unit} takes {points} points.', { unit: callSign(state, unit), points }),
};
