import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { divesOnWheels } from '../../sheet/sheet.ts';
import { depthAbout } from '../../sight/water.ts';
import { isFighting, sheetFor } from '../../state.ts';

/** One figure for each: 'Mechs; ProtoMechs and vehicles that were not built to dive; battle armor; submarines. */
type Figures = readonly [mechs: number, light: number, suits: number, submarines: number];

interface Row {
  readonly to: number;
  readonly attack: Figures;
  readonly blow: Figures;
  /** Of a 'Mech, and of a vehicle that was not built to dive. */
  readonly piloting: number;
}

/** The deeper, the harder. The rows end where the errata name one; their figures are nowhere at hand (TOE-reading-130). */
const EXTREME_DEPTHS: readonly Row[] = [
  { to: 5, attack: [0, 0, 0, 0], blow: [0, 0, 0, 0], piloting: 0 },
  { to: 10, attack: [1, 2, 1, 0], blow: [1, 2, 1, 0], piloting: 1 },
  { to: 15, attack: [2, 3, 2, 0], blow: [2, 3, 2, 1], piloting: 2 },
  { to: 25, attack: [3, 4, 2, 1], blow: [3, 4, 3, 1], piloting: 3 },
  { to: 35, attack: [4, 5, 3, 1], blow: [4, 5, 4, 2], piloting: 4 },
  { to: 50, attack: [0, 6, 4, 2], blow: [0, 6, 5, 2], piloting: 5 },
];

/** Which figure of a row is a unit's; ships on the surface and whoever hovers have none. */
function columnOf(unit: Unit): number | undefined {
  const { kind, gait } = sheetFor(unit);
  if (kind === 'mech') return 0;
  if (kind === 'proto' || divesOnWheels(gait)) return 1;
  if (kind === 'battleArmor') return 2;
  return gait === 'submarine' ? 3 : undefined;
}

const rowAt = (state: State, unit: Unit): Row | undefined => {
  const depth = isFighting(unit) ? depthAbout(state, unit) : 0;
  return depth > 0 ? (EXTREME_DEPTHS.find(({ to }) => depth <= to) ?? EXTREME_DEPTHS.at(-1)) : undefined;
};

function figure(state: State, unit: Unit, of: 'attack' | 'blow'): number | undefined {
  const column = columnOf(unit);
  return column === undefined ? undefined : rowAt(state, unit)?.[of][column] || undefined;
}

/** Every weapon that is fired down there is harder to aim, each kind of unit by a figure of its own. */
const attacks = advanced('TOE-extreme-depth-table-headings', {
  covers: ['TOE-extreme-depths-unit-groups'],
  adds: { toHit: ({ state, attacker }) => figure(state, attacker, 'attack') },
});

/** Blows of every kind: those of suits on a 'Mech and the frenzy of a ProtoMech as well. */
const blows = advanced('TOE-extreme-depth-asterisk', {
  needs: ['TOE-extreme-depth-table-headings'],
  adds: { blow: ({ state, attacker }) => figure(state, attacker, 'blow') },
});

const drives = (unit: Unit): boolean => {
  const { kind, gait } = sheetFor(unit);
  return kind === 'mech' || divesOnWheels(gait);
};

/** Whoever drives along the bottom has as much trouble as whoever walks there. */
const driving = advanced('TOE-extreme-depth-driving', {
  needs: ['TOE-extreme-depth-table-headings'],
  adds: { piloting: ({ state, unit }) => (drives(unit) ? rowAt(state, unit)?.piloting || undefined : undefined) },
});

export const extremeRules: readonly ClassicRule[] = [attacks, blows, driving];
