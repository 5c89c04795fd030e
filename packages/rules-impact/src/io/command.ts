import { flag, list, nullable, oneOf, type Read, record, text, whole } from '@sortie/kernel';
import { EDGES } from '../board/plan.ts';
import type { Deploy } from '../model/command.ts';
import { FIRE_MODES } from '../model/state.ts';
import type { DeployTerms } from '../shape/open.ts';
import { WORKS } from '../terrain/chart.ts';

export const unit = whole(0, 99);
export const spot = whole(0, 0x0fffffff);
const level = whole(0, 30);
const type = <T extends string>(name: T): Read<T> => oneOf(name);

/** The commands of the core at the door, given what chapters say with the placing of a unit. */
export const commandsWith = (terms: { readonly [F in keyof DeployTerms]?: Read<DeployTerms[F]> }) => ({
  deploy: record({ type: type('deploy'), unit, at: spot, level, ...terms }) as Read<Deploy>,
  build: record({ type: type('build'), work: oneOf(...WORKS), at: spot }),
  ready: record({ type: type('ready') }),
  goFirst: record({ type: type('goFirst'), yes: flag }),
  activate: record({ type: type('activate'), unit }),
  rally: record({ type: type('rally'), unit, points: whole(0, 12) }),
  comfort: record({ type: type('comfort'), unit }),
  command: record({ type: type('command'), unit }),
  group: record({ type: type('group'), units: list(unit, 12) }),
  pass: record({ type: type('pass') }),
  enter: record({ type: type('enter'), at: spot, level }),
  step: record({ type: type('step'), to: spot }),
  bounce: record({ type: type('bounce'), level, boost: flag }),
  land: record({ type: type('land'), pay: flag }),
  exit: record({ type: type('exit'), edge: oneOf(...EDGES) }),
  fire: record({ type: type('fire'), target: unit, mode: oneOf(...FIRE_MODES) }),
  paint: record({ type: type('paint'), target: unit }),
  query: record({ type: type('query'), target: unit }),
  repair: record({ type: type('repair') }),
  mend: record({ type: type('mend'), by: unit, patient: unit, draw: flag }),
  demolish: record({ type: type('demolish'), at: spot }),
  done: record({ type: type('done') }),
  react: record({ type: type('react'), unit }),
  hold: record({ type: type('hold'), rest: flag }),
  detonate: record({ type: type('detonate'), unit }),
  steady: record({ type: type('steady') }),
  comeDown: record({ type: type('comeDown'), pay: flag, to: nullable(spot) }),
  choose: record({ type: type('choose'), pick: nullable(spot) }),
  note: record({ type: type('note'), unit, text: text(500) }),
});
