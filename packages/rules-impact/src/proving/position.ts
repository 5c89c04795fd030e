import type { Heading } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import { COLUMNS, columnNumber, type PanelSketch, ROWS, rowLetter, SIGNS } from '../board/panel.ts';
import { ACTION_CARDS, type ActionCard, undrawn } from '../cards/deck.ts';
import { cardOf } from '../model/lookup.ts';
import type { Force, ScenarioPlan } from '../model/scenario.ts';
import type { Card, State, Unit } from '../model/state.ts';
import { ruleset } from '../ruleset.ts';
import type { Terrain, Work } from '../terrain/chart.ts';
import type { UnitType } from '../units/types.ts';

/** Positions for tests and for trying things out: a clear panel named Z, whatever lies on it, and soldiers where they are wanted. */
export interface Wanted {
  /** Terrain by point, such as `H-11`. */
  readonly terrain?: { readonly [point: string]: Terrain };
  readonly levels?: { readonly [point: string]: number };
  readonly works?: { readonly [point: string]: Work };
  readonly storeys?: { readonly [point: string]: number };
  readonly mines?: readonly { readonly at: string; readonly seat: number; readonly kind: NonNullable<State['mines'][number]['kind']> }[];
  readonly units: readonly Soldier[];
  readonly plan?: Partial<Omit<ScenarioPlan, 'special'>> & { readonly special?: Partial<ScenarioPlan['special']> };
  readonly forces?: readonly [Partial<Force>, Partial<Force>];
  readonly state?: Partial<State>;
  /** Without the militia man whom each side otherwise keeps in reserve, so that the turn does not end by itself. */
  readonly alone?: boolean;
}

export interface Soldier extends Partial<Omit<Unit, 'at' | 'card'>> {
  readonly seat: 0 | 1;
  readonly type: UnitType;
  /** A point such as `H-11`; none is in reserve. */
  readonly on?: string;
  readonly card?: Partial<Card>;
  readonly facing?: Heading;
}

const FORCE: Force = { name: 'Red', units: [], build: 0, friendly: ['west'], enters: { edges: ['west'], turns: [1] } };

const PLAN: ScenarioPlan = {
  title: 'A test',
  situation: '',
  map: { kind: 'panels', rows: [[{ panel: 'Z' }]] },
  north: 'top',
  forces: [FORCE, { ...FORCE, name: 'Blue', friendly: ['east'], enters: { edges: ['east'], turns: [1] } }],
  special: { turns: 10, glow: 2 },
  victory: { awards: [], sudden: [], margin: 1, otherwise: null, text: '' },
};

function sketchOf({ terrain = {}, levels = {} }: Wanted): PanelSketch {
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const points = Array.from({ length: COLUMNS }, (_unused, i) => `${rowLetter(row)}-${columnNumber(i + 1)}`);
    return `${points.map(point => SIGNS[terrain[point] ?? 'clear']).join('')} ${points.map(point => levels[point] ?? 0).join('')}`;
  });
  return { letter: 'Z', title: 'Bare', rows };
}

/** The spot of a point of panel Z. */
export function at(point: string): number {
  const row = point.charCodeAt(0) - 65;
  const column = Number(point.slice(2));
  return ((2 * row + (column % 2 === 0 ? 1 : 0)) << 8) | (column - 1);
}

const bySpot = <T>(points: { readonly [point: string]: T } = {}): { readonly [spot: string]: T } =>
  Object.fromEntries(Object.entries(points).map(([point, value]) => [at(point), value]));

export function position(wanted: Wanted): State {
  const map = wanted.plan?.map ?? { kind: 'panels' as const, rows: [[{ panel: 'Z' }]], sketches: [sketchOf(wanted)] };
  const forces = PLAN.forces.map((force, seat) => ({
    ...force,
    units: wanted.units.filter(unit => unit.seat === seat).map(({ type }) => ({ type, count: 1 })),
    ...wanted.forces?.[seat],
  })) as [Force, Force];
  const plan: ScenarioPlan = { ...PLAN, ...wanted.plan, map, forces, special: { ...PLAN.special, ...wanted.plan?.special } };
  const bare = ruleset.setup(plan);
  const sorted = [...wanted.units].sort((a, b) => a.seat - b.seat);
  const units = bare.units.map((unit, id) => soldier(unit, nth(sorted, id), wanted));
  return {
    ...bare,
    map: { ...bare.map, works: bySpot(wanted.works), storeys: bySpot(wanted.storeys) },
    units: wanted.alone ? units : [...units, ...[0, 1].map(seat => bystander(bare, units.length + seat, seat))],
    mines: (wanted.mines ?? []).map((mine, id) => ({ ...mine, id, at: at(mine.at) })),
    sides: [
      { ...bare.sides[0], ready: true },
      { ...bare.sides[1], ready: true },
    ],
    turn: 1,
    phase: 'impulses',
    holder: 0,
    toAct: 0,
    ...wanted.state,
  };
}

const WAITING: Pick<Unit, 'kind' | 'tag' | 'card' | 'known' | 'place' | 'at' | 'squad'> = {
  kind: 'unarmored',
  tag: 'M9',
  card: { type: 'militia', damage: 0, stars: 0, marine: false, stealthy: false },
  known: 2,
  place: 'reserve',
  at: null,
  squad: 0,
};

function bystander(state: State, id: number, seat: number): Unit {
  return { ...(state.units[0] ?? ({} as Unit)), ...WAITING, id, seat };
}

function soldier(unit: Unit, { on, card, facing, type: _type, ...rest }: Soldier, { levels = {} }: Wanted): Unit {
  const ground = on === undefined ? 0 : (levels[on] ?? 0);
  const level = rest.level ?? ground;
  return {
    ...unit,
    known: 2,
    place: on === undefined ? 'reserve' : 'map',
    at: on === undefined ? null : at(on),
    heading: facing ?? 0,
    ...rest,
    level,
    aloft: rest.aloft ?? level > ground,
    card: { ...cardOf(unit), ...card },
  };
}

/** What a card must show. */
export type Show = Partial<Pick<ActionCard, 'd6' | 'd12' | 'id' | 'row' | 'column' | 'event' | 'icon'>> | 'shuffle';
export const d6 = (value: number): Show => ({ d6: value });
export const d12 = (value: number): Show => ({ d12: value });

/** Dice that draw such cards from the deck as it stands: the lowest that fits, without an icon unless one is wanted. */
export function cards(state: State, ...wanted: readonly Show[]): readonly number[] {
  let gone = [...state.discard];
  const faces: number[] = [];
  for (const show of wanted) {
    if (show === 'shuffle' || gone.length === ACTION_CARDS.length) gone = [];
    if (show === 'shuffle') continue;
    const left = undrawn(gone);
    const fits = (card: ActionCard): boolean =>
      Object.entries({ icon: false, ...(show.id !== undefined && { icon: nth(ACTION_CARDS, show.id - 1).icon }), ...show }).every(
        ([field, value]) => card[field as keyof ActionCard] === value,
      );
    const card = left.map(id => nth(ACTION_CARDS, id - 1)).find(fits);
    if (!card) throw new Error(`no card in the deck shows ${JSON.stringify(show)}`);
    faces.push(left.indexOf(card.id) + 1);
    gone.push(card.id);
  }
  return faces;
}
