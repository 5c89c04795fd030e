import {
  COLUMN,
  FRAME,
  type FreeGround,
  HALF_ROW,
  INCH_WIDE,
  type PanelMark,
  panelGround,
  type SideMark,
  type Spot,
  scorchedTable,
} from '@sortie/board-view';
import { spotAt, spotX, spotY } from '@sortie/geometry';
import {
  type Ground as Field,
  groundOf as fieldOf,
  INCH,
  type MapState,
  placeAt,
  placeX,
  placeY,
  type State,
  type TablePlan,
} from '@sortie/rules-impact';

/** Doubled coordinates from one panel to the next. */
const SPAN = 34;
const TENTH = INCH_WIDE / INCH;

export const sideOf = (seat: number | null): SideMark => (seat === null || seat < 0 ? 'neutral' : seat % 2 === 0 ? 'a' : 'b');

/** Where a place of the rules lies on the board. */
export const pointOn = (field: Field, at: number): Spot =>
  field.kind === 'panels' ? drawn(field, { x: spotX(at), y: spotY(at) }) : drawn(field, { x: placeX(at), y: placeY(at) });

/** The same for lattice points and lengths. */
const drawn = (field: Field, { x, y }: Spot): Spot =>
  field.kind === 'panels' ? { x: FRAME + x * COLUMN, y: FRAME + y * HALF_ROW } : { x: FRAME + x * TENTH, y: FRAME + y * TENTH };

export const drawnIn = (view: Pick<State, 'map'>, at: Spot): Spot => drawn(fieldOf(view.map), at);

/** The place of the rules that a point of the board means. */
export const spotOn = (field: Field, { x, y }: Spot): number =>
  field.kind === 'panels'
    ? spotAt(Math.round((x - FRAME) / COLUMN), Math.round((y - FRAME) / HALF_ROW))
    : placeAt(Math.max(0, Math.round((x - FRAME) / TENTH)), Math.max(0, Math.round((y - FRAME) / TENTH)));

export const fieldIn = ({ map }: Pick<State, 'map'>): Field => fieldOf(map);

export const placeIn = (view: Pick<State, 'map'>, at: number): Spot => pointOn(fieldOf(view.map), at);

type Lying = Pick<State, 'map' | 'mines' | 'objectives' | 'plan'>;

const painted = new WeakMap<MapState, { readonly mines: unknown; readonly objectives: unknown; readonly ground: FreeGround }>();

/** The board with whatever lies on it. It is painted anew only when a tile, a work, a mine or an objective changes. */
export function groundOf(view: Lying): FreeGround {
  const { map, mines, objectives } = view;
  const known = painted.get(map);
  if (known && known.mines === mines && known.objectives === objectives) return known.ground;
  const ground = boardOf(map, marksOf(view));
  painted.set(map, { mines, objectives, ground });
  return ground;
}

/** A board without anything on it but what is printed and built. */
export function boardOf(map: MapState, marks: readonly PanelMark[] = []): FreeGround {
  const field = fieldOf(map);
  const { plan } = map;
  if (plan.kind === 'table') return scorchedTable(tablePlan(map, plan, marks));
  const [across, down] = [plan.rows[0]?.length ?? 1, plan.rows.length];
  const [wide, deep] = [SPAN * COLUMN, SPAN * HALF_ROW];
  const size = { x: across * wide, y: down * deep };
  const upright = Array.from({ length: across - 1 }, (_, i) => FRAME + (i + 1) * wide);
  const level = Array.from({ length: down - 1 }, (_, i) => FRAME + (i + 1) * deep);
  return panelGround({
    size,
    marks,
    points: field.spots.map(at => ({
      at: pointOn(field, at),
      terrain: field.terrain(at),
      level: field.level(at),
      rise: field.top(at) - field.level(at),
      name: field.name(at).slice(field.name(at).indexOf('-') + 1),
    })),
    seams: [
      ...upright.map(
        x =>
          [
            { x, y: FRAME },
            { x, y: FRAME + size.y },
          ] as const,
      ),
      ...level.map(
        y =>
          [
            { x: FRAME, y },
            { x: FRAME + size.x, y },
          ] as const,
      ),
    ],
    letters: plan.rows.flatMap((row, y) =>
      row.map(({ panel, turned }, x) => ({
        at: { x: FRAME + x * wide + 10, y: y === 0 ? FRAME - 14 : FRAME + size.y + 14 },
        text: y === 0 || y === down - 1 ? `${panel}${turned ? '*' : ''}` : '',
      })),
    ),
  });
}

function tablePlan(map: MapState, { width, depth, pieces }: TablePlan, marks: readonly PanelMark[]) {
  const field = fieldOf(map);
  return {
    size: { x: width * INCH_WIDE, y: depth * INCH_WIDE },
    marks,
    pieces: pieces.map(({ terrain, x, y, width: wide, depth: deep, level = 0 }) => {
      const middle = placeAt(x + (wide >> 1), y + (deep >> 1));
      return {
        terrain,
        level,
        corner: { x: FRAME + x * TENTH, y: FRAME + y * TENTH },
        size: { x: wide * TENTH, y: deep * TENTH },
        rise: field.has(middle) ? field.top(middle) - field.level(middle) : 0,
      };
    }),
  };
}

const MINES = { dummy: 'D', explosive: 'E', nuclear: 'N' } as const;

function marksOf({ map, mines, objectives, plan }: Lying): readonly PanelMark[] {
  const field = fieldOf(map);
  const builder = plan.forces.findIndex(({ setsUp }) => setsUp !== undefined);
  return [
    ...Object.entries(map.works).map(([at, kind]): PanelMark => ({ at: pointOn(field, Number(at)), kind, side: sideOf(builder) })),
    ...mines.map(
      ({ at, kind, seat }): PanelMark => ({ at: pointOn(field, at), kind: 'mine', side: sideOf(seat), text: kind ? MINES[kind] : '?' }),
    ),
    ...objectives.map(
      ({ at, holder, standing }): PanelMark => ({
        at: pointOn(field, at),
        kind: 'objective',
        side: sideOf(holder),
        ...(standing ? {} : { gone: true }),
      }),
    ),
  ];
}
