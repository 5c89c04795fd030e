import { table as geometry } from '@sortie/geometry';
import { type AlphaRule, core } from '../rule.ts';
import type { Point, State, Unit } from '../shape.ts';
import { INCH, isOn, radiusOf, type Standing } from '../state.ts';
import { buildingsOf } from './lay-out.ts';

const REACH = 2;
/** Weak: what interference adds to attacks with weapons and devices. */
const DISTURBED = 2;

export const besideBuilding = ({ table }: Pick<State, 'table'>, unit: Pick<Unit, 'card'>, at: Point): boolean =>
  buildingsOf(table).some(({ outline }) => geometry.touches(outline, at, radiusOf(unit) + REACH * INCH));

/** Is a unit near enough to a building to be disturbed by it? */
export const inEmi = (state: State, unit: Unit | Standing): boolean =>
  state.mission?.order.emi === true && isOn(unit) && besideBuilding(state, unit, unit.at);

export const emiRules: readonly AlphaRule[] = [
  core('ASC-scen-recon-emi', {
    covers: ['ASC-scen-recon-emi-probes'],
    adds: { toHit: ({ state, attacker, kind }) => (kind !== 'physical' && inEmi(state, attacker) ? DISTURBED : undefined) },
  }),
];
