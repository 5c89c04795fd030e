import {
  flag,
  list,
  notARecord,
  nth,
  nullable,
  oneOf,
  optional,
  type Read,
  type Reading,
  type RuleId,
  record,
  type Telling,
  tell,
  text,
  where,
  whole,
} from '@sortie/kernel';
import { joinPanels } from '../board/join.ts';
import { type PanelSketch, panelProblems } from '../board/panel.ts';
import { PANELS } from '../board/panels.ts';
import { EDGES, type MapPlan } from '../board/plan.ts';
import { WIDEST } from '../mapless/measure.ts';
import type { Award, Force, Garrison, Muster, ScenarioPlan, SuddenEnd } from '../model/scenario.ts';
import { TERRAINS } from '../terrain/chart.ts';
import { UNIT_TYPES } from '../units/types.ts';

const seat = oneOf(0, 1);
const edge = oneOf(...EDGES);
const count = whole(0, 99);

/** A record whose values are all read alike. */
const table =
  <T>(item: Read<T>): Read<{ readonly [key: string]: T }> =>
  (raw, at = '') => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return notARecord(at);
    const value: { [key: string]: T } = {};
    for (const [key, one] of Object.entries(raw)) {
      const read = item(one, `${at}.${key}`);
      if (!read.ok) return read;
      value[key] = read.value;
    }
    return { ok: true, value };
  };

/** One of several readers; the last problem is told. */
const either =
  <T>(...reads: readonly Read<T>[]): Read<T> =>
  (raw, at) => {
    let last: Reading<T> = notARecord(at ?? '');
    for (const read of reads) {
      last = read(raw, at);
      if (last.ok) return last;
    }
    return last;
  };

const sketch: Read<PanelSketch> = where(
  record({ letter: text(1), title: text(60), rows: list(text(71), 18) }),
  one => panelProblems(one)[0],
);

const panels = where(
  record({
    kind: oneOf('panels'),
    rows: list(list(record({ panel: text(1), turned: optional(flag) }), 7), 7),
    sketches: optional(list(sketch, 24)),
  }),
  ({ rows, sketches }) => {
    const letters = new Set([...(sketches ?? []), ...PANELS].map(({ letter }) => letter));
    if (rows.length === 0 || rows.some(row => row.length === 0 || row.length !== nth(rows, 0).length))
      return tell('panels form a full rectangle');
    const missing = rows.flat().find(({ panel }) => !letters.has(panel));
    return missing && tell('there is no panel {letter}', { letter: missing.panel });
  },
);

const tabletop = record({
  kind: oneOf('table'),
  width: whole(12, WIDEST),
  depth: whole(12, WIDEST),
  pieces: list(
    record({
      terrain: oneOf(...TERRAINS),
      x: whole(0, 16383),
      y: whole(0, 16383),
      width: whole(1, 16383),
      depth: whole(1, 16383),
      level: optional(whole(0, 9)),
      height: optional(whole(0, 12)),
    }),
    200,
  ),
});

export const map = either<MapPlan>(panels as Read<MapPlan>, tabletop as Read<MapPlan>);

/** What chapters let a scenario say of its forces. */
export interface ForceFields {
  readonly muster: { readonly [F in keyof Muster]?: Read<Muster[F]> };
  readonly force: { readonly [F in keyof Force]?: Read<Force[F]> };
  readonly garrison: { readonly [F in keyof Garrison]?: Read<Garrison[F]> };
}

const forceWith = (fields: ForceFields) =>
  where(
    record({
      name: text(60),
      units: list(
        record({
          type: oneOf(...UNIT_TYPES),
          count: whole(1, 40),
          stars: optional(oneOf(1, 2)),
          squad: optional(oneOf(1, 2)),
          later: optional(flag),
          ...fields.muster,
        }) as Read<Muster>,
        40,
      ),
      build: whole(0, 2000),
      friendly: list(edge, 4),
      setsUp: optional(
        record({
          panels: list(whole(0, 48), 49),
          bunkers: optional(count),
          improved: optional(count),
          postFromEdge: optional(count),
          ...fields.garrison,
        }) as Read<Garrison>,
      ),
      enters: optional(record({ edges: list(edge, 4), turns: list(whole(1, 99), 2) })),
      squads: optional(oneOf(1, 2)),
      exits: optional(list(edge, 4)),
      handicaps: optional(list(text(60) as Read<RuleId>, 20)),
      ...fields.force,
    }) as Read<Force>,
    one => {
      const later = one.units.some(line => line.later);
      if (one.setsUp === undefined && one.enters === undefined) return tell('a side sets up or comes on');
      if (later && !(one.setsUp && one.enters)) return tell('reinforcements need a side that sets up, and an edge to come on by');
      if (one.setsUp && one.enters && !later) return tell('a side sets up or comes on, unless some of it comes later');
      const letters = one.units.filter(({ type }) => !['police', 'militia', 'recon', 'attack', 'bomb', 'ecm', 'sentry'].includes(type));
      return letters.reduce((sum, { count: n }) => sum + n, 0) > 20 ? tell('there are letters for twenty armored soldiers') : undefined;
    },
  );

const award = either<Award>(
  record({
    kind: oneOf('kills'),
    seat,
    armored: either<number | 'value'>(count, oneOf('value')),
    command: optional(count),
    others: optional(count),
  }) as Read<Award>,
  record({ kind: oneOf('exits'), seat, edges: list(edge, 4), each: count }) as Read<Award>,
  record({
    kind: oneOf('holds'),
    each: count,
    when: oneOf('end', 'turn'),
    destroyed: optional(record({ seat, each: count })),
  }) as Read<Award>,
);

const sudden = either<SuddenEnd>(
  record({ kind: oneOf('post'), seat }) as Read<SuddenEnd>,
  record({ kind: oneOf('broken'), seat, others: count }) as Read<SuddenEnd>,
  record({ kind: oneOf('worn'), seat, losses: count }) as Read<SuddenEnd>,
);

const pairOfForces = (force: Read<Force>) =>
  where(list(force, 2), ({ length }) => (length === 2 ? undefined : tell('two sides are needed'))) as Read<readonly [Force, Force]>;

/** The fields of a scenario from a file or a wire. */
export const scenarioFields = (fields: ForceFields) => ({
  title: text(80),
  situation: text(600),
  map,
  north: oneOf('top', 'right', 'bottom', 'left'),
  forces: pairOfForces(forceWith(fields)),
  special: record({
    turns: whole(1, 99),
    glow: whole(0, 6),
    wade: optional(flag),
    woodsHeight: optional(whole(0, 12)),
    buildingHeight: optional(whole(0, 12)),
    storeys: optional(table(whole(1, 3))),
    tiles: optional(table(oneOf(...TERRAINS))),
    slagSpreads: optional(list(whole(0, 48), 49)),
    objectives: optional(either<'bridges' | 'centres' | readonly string[]>(oneOf('bridges', 'centres'), list(text(12), 60))),
    held: optional(seat),
  }),
  victory: record({ awards: list(award, 20), sudden: list(sudden, 6), margin: count, otherwise: nullable(seat), text: text(600) }),
});

/** What is wrong with a scenario whose fields are all well formed: a point that its map does not have. */
export function scenarioProblem(plan: ScenarioPlan): Telling | undefined {
  if (plan.map.kind !== 'panels') return undefined;
  const ground = joinPanels(
    { plan: plan.map, tiles: {}, works: {}, storeys: {}, wade: false, woodsHeight: 6, buildingHeight: 6 },
    plan.map,
  );
  const names = [...Object.keys(plan.special.storeys ?? {}), ...Object.keys(plan.special.tiles ?? {}), ...namedObjectives(plan)];
  const lost = names.find(name => ground.named(name) === undefined);
  return lost === undefined ? undefined : tell('{point} is not a point of this map', { point: lost });
}

const namedObjectives = ({ special: { objectives } }: ScenarioPlan): readonly string[] =>
  typeof objectives === 'object' ? objectives : [];
