import { derivation, type Telling, tell } from '@sortie/kernel';
import type { PanelRef } from '../board/plan.ts';
import type { Award, Force, Muster, ScenarioPlan } from '../model/scenario.ts';
import { buildValue, type Engagement, type Fault, forceFaults, inProportion, poolsFor, type Size } from './force.ts';
import { designRules } from './rules.ts';

export interface Design {
  readonly title: string;
  readonly situation: string;
  readonly engagement: Engagement;
  readonly size: Size;
  readonly panels: readonly (readonly PanelRef[])[];
  /** Seat 0 attacks in a holding action. */
  readonly forces: readonly [readonly Muster[], readonly Muster[]];
  readonly turns: number;
  readonly glow?: number;
  /** Points for eliminated enemies: their build value, or one each (18.7). */
  readonly kills: 'value' | 'count';
  /** Points for holding the panels' centres, once or every turn; none if absent. */
  readonly holds?: 'end' | 'turn';
  /** Points for own soldiers that cross the map. */
  readonly exits?: number;
}

/** Rows and columns of panels for a size: two by two, or at least two by three (18.5). */
const LEAST = { standard: [2, 2], large: [2, 3] } as const;

/** What the advice of section 18 says against a design, and by which line. Designers may overrule all of it (18.6), so these are warnings. */
export function designFaults({ engagement, size, panels, forces }: Design): readonly Fault[] {
  const [attacker, defender] = poolsFor(engagement, size);
  const squads = size === 'large' ? 2 : 1;
  const [rows, columns] = LEAST[size];
  const small = panels.length < rows || panels.some(row => row.length < columns);
  const [one, other] = [buildValue(forces[0]), buildValue(forces[1])];
  const faults: Fault[] = [...forceFaults(forces[0], attacker, squads), ...forceFaults(forces[1], defender, squads)];
  if (small)
    faults.push({
      rule: size === 'large' ? 'MAAS-18.5-large-size' : 'MAAS-18.5-standard-size',
      said: tell(
        size === 'large'
          ? 'a large scenario wants at least {rows} by {columns} panels'
          : 'a standard scenario wants at least {rows} by {columns} panels',
        { rows, columns },
      ),
    });
  // Judged by what both sides field, not by what they might have bought.
  if (!inProportion(engagement, one, other))
    faults.push(
      engagement === 'meeting'
        ? {
            rule: 'MAAS-18.1-meeting',
            said: tell('both sides of a meeting engagement are worth the same: {one} is not {other}', { one, other }),
          }
        : {
            rule: 'MAAS-18.2-holding',
            said: tell('the attacker is worth a quarter to a half more than the defender: {one} against {other}', { one, other }),
          },
    );
  return derivation.told(faults, designRules);
}

export const designWarnings = (design: Design): readonly Telling[] => designFaults(design).map(({ said }) => said);

/** A playable scenario from a design. */
export function designScenario(design: Design): ScenarioPlan {
  const { engagement, size, forces, panels } = design;
  const squads = size === 'large' ? (2 as const) : (1 as const);
  const side = (name: string, units: readonly Muster[], home: 'west' | 'east'): Force => ({
    name,
    units,
    build: buildValue(units),
    friendly: [home],
    squads,
    enters: { edges: [home], turns: squads === 2 ? [1, 2] : [1] },
  });
  const red = side('Kestrel', forces[0], 'west');
  const blue = side('Marten', forces[1], 'east');
  const eastern = panels
    .flatMap((row, y) => row.map((_, x) => ({ x, n: y * row.length + x, width: row.length })))
    .filter(({ x, width }) => 2 * x >= width);
  const { enters: _enters, ...settled } = blue;
  return {
    title: design.title,
    situation: design.situation,
    map: { kind: 'panels', rows: panels },
    north: 'top',
    forces: [red, engagement === 'holding' ? { ...settled, setsUp: { panels: eastern.map(({ n }) => n) } } : blue],
    special: { turns: design.turns, glow: design.glow ?? 2, ...(design.holds && { objectives: 'centres' as const }) },
    victory: { awards: awardsOf(design), sudden: [], margin: 1, otherwise: engagement === 'holding' ? 1 : null, text: 'Most points win.' },
  };
}

function awardsOf({ kills, holds, exits, engagement }: Design): readonly Award[] {
  // One each is for everybody, militia, police and drones too.
  const worth = kills === 'value' ? ({ armored: 'value' } as const) : { armored: 1, others: 1 };
  const each: readonly Award[] = [
    { kind: 'kills', seat: 0, ...worth },
    { kind: 'kills', seat: 1, ...worth },
  ];
  const crossing: readonly Award[] = exits
    ? [
        { kind: 'exits', seat: 0, edges: ['east'], each: exits },
        ...(engagement === 'meeting' ? [{ kind: 'exits' as const, seat: 1, edges: ['west' as const], each: exits }] : []),
      ]
    : [];
  return [...each, ...crossing, ...(holds ? [{ kind: 'holds' as const, each: 1, when: holds }] : [])];
}
