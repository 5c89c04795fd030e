import { countOf } from '../../card/specials.ts';
import { type AlphaRule, core } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { isSuperheavy, ridersOf } from '../../state.ts';

/** Tons of cargo room that a superheavy 'Mech takes up. */
const TONS = 220;
const roomFor = (carrier: Unit): number => countOf(carrier, 'CT') + 1000 * countOf(carrier, 'CK');

/** Is there cargo room for one superheavy more? */
const holdsSuperheavy = (state: State, carrier: Unit): boolean =>
  roomFor(carrier) >= TONS * (1 + ridersOf(state, carrier.id).filter(isSuperheavy).length);

const tooBig = ({ units }: State, drops: readonly number[] | undefined): string | undefined =>
  drops?.some(id => units[id] && isSuperheavy(units[id])) ? 'it is too big to be dropped' : undefined;

export const superheavyRules: readonly AlphaRule[] = [
  core('ASC-unit-superheavy-stats', {
    structural: 'the body of a superheavy figure is as tall and wide as its line says',
    covers: [
      'ASC-unit-superheavy-cover',
      'ASC-unit-superheavy-stacking',
      'ASC-unit-superheavy-movement',
      'ASC-unit-superheavy-infantry',
      'ASC-unit-superheavy-mechba',
      'ASC-unit-superheavy-crits',
      'ASC-unit-superheavy-buildings',
    ],
  }),
  core('ASC-unit-superheavy-to-hit', {
    adds: { toHit: ({ attacker, kind }) => (kind === 'physical' && isSuperheavy(attacker) ? 1 : undefined) },
  }),
  core('ASC-unit-superheavy-bog', { adds: { control: ({ unit, why }) => (why === 'bog' && isSuperheavy(unit) ? 1 : undefined) } }),
  core('ASC-unit-superheavy-transport', {
    affirms: { holds: ({ state, carrier, rider }) => isSuperheavy(rider) && holdsSuperheavy(state, carrier) },
    denies: { fits: ({ unit, bay }) => bay === 'MT' && isSuperheavy(unit) },
    forbids: {
      move: (view, { unit, drops }) => (view.units[unit]?.moves.some(({ code }) => code === 'v') ? tooBig(view, drops) : undefined),
      overfly: (view, { drop }) => tooBig(view, drop?.units),
    },
  }),
];
