import type { Spot } from '@sortie/geometry';
import { nth, type Play, type Seat } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Ground } from '../board/ground.ts';
import type { MapState } from '../board/plan.ts';
import { cardOf, sideAt } from '../model/lookup.ts';
import type { Force, Muster, ScenarioPlan } from '../model/scenario.ts';
import type { Impact } from '../model/shape.ts';
import type { Card, Objective, SideState, State, Stock, Unit } from '../model/state.ts';
import { startTurn } from '../sequence/turn-start.ts';
import { type Kind, kindOf } from '../units/types.ts';

/** The table as the scenario lays it out, before cards are dealt. */
export function setUp(plan: ScenarioPlan): State {
  const map = layMap(plan);
  const units = plan.forces.flatMap((force, seat) => muster(force, seat));
  // Chapters add their own to what is laid out here.
  const state: Partial<State> = {
    plan,
    map,
    turn: 0,
    phase: 'setup',
    holder: -1,
    toAct: 0,
    passes: 0,
    units: units.map((unit, id) => ({ ...unit, id })),
    discard: [],
    active: null,
    group: [],
    pending: [],
    happening: null,
    boons: [],
    objectives: objectivesOf(plan, groundOf(map)),
    sides: [sideOf(plan.forces[0]), sideOf(plan.forces[1])],
    result: null,
  };
  return state as State;
}

/** Every unit with what a chapter adds to it. */
export const eachUnit = (state: State, add: (unit: Unit) => Partial<Unit>): State => ({
  ...state,
  units: state.units.map(unit => ({ ...unit, ...add(unit) })),
});

/** Every card with what a chapter adds to it, given the line of the force that it belongs to. */
export function eachCard(state: State, { forces }: ScenarioPlan, add: (line: Muster) => Partial<Card>): State {
  const lines = forces.flatMap(({ units }) => units.flatMap(line => Array.from({ length: line.count }, () => line)));
  return eachUnit(state, ({ id, card }) => {
    const line = lines[id];
    return card && line ? { card: { ...card, ...add(line) } } : {};
  });
}

function layMap({ map: plan, special }: ScenarioPlan): MapState {
  const bare: MapState = {
    plan,
    tiles: {},
    works: {},
    storeys: {},
    wade: special.wade ?? false,
    woodsHeight: special.woodsHeight ?? 6,
    buildingHeight: special.buildingHeight ?? 6,
  };
  const ground = groundOf(bare);
  const spotOf = (name: string): Spot => ground.named(name) ?? fail(`${name} is not a point of this map`);
  const tiles = Object.entries(special.tiles ?? {}).map(([name, terrain]) => [spotOf(name), terrain] as const);
  const storeys = Object.entries(special.storeys ?? {}).map(([name, count]) => [spotOf(name), count] as const);
  const spread = (special.slagSpreads ?? []).flatMap(panel => slagAround(ground, panel)).map(spot => [spot, 'slag'] as const);
  return { ...bare, tiles: Object.fromEntries([...spread, ...tiles]), storeys: Object.fromEntries(storeys) };
}

function fail(problem: string): never {
  throw new Error(problem);
}

/** Points of a panel beside slag. */
const slagAround = (ground: Ground, panel: number): readonly Spot[] =>
  ground.spots.filter(
    spot =>
      ground.panelsAt(spot).includes(panel) &&
      ground.terrain(spot) !== 'slag' &&
      ground.neighbours(spot).some(near => ground.terrain(near) === 'slag'),
  );

function objectivesOf({ special: { objectives, held } }: ScenarioPlan, ground: Ground): readonly Objective[] {
  const holder = held ?? null;
  const standing = (at: Spot | undefined): Objective[] => (at === undefined ? [] : [{ at, holder, standing: true }]);
  if (objectives === 'bridges') return ground.spots.filter(spot => ground.terrain(spot) === 'bridge').flatMap(standing);
  if (objectives === 'centres') return Array.from({ length: ground.panels }, (_, panel) => ground.onPanel(panel, 8, 18)).flatMap(standing);
  return (objectives ?? []).map(name => ground.named(name)).flatMap(standing);
}

function muster(force: Force, seat: Seat): readonly Omit<Unit, 'id'>[] {
  const counts = new Map<string, number>();
  let commanders = 0;
  return force.units.flatMap(line =>
    Array.from({ length: line.count }, () => {
      const kind = kindOf(line.type);
      const stars = line.type === 'command' ? (line.stars ?? (commanders++ === 0 || force.squads === 2 ? 2 : 1)) : 0;
      const card = { type: line.type, damage: 0, stars } as Card;
      const unit = fresh(seat, kind, tagFor(kind, line.type, counts), card, force, line.squad);
      return line.later ? { ...unit, later: true } : unit;
    }),
  );
}

const SERIES: { readonly [K in Kind]: string } = { armored: 'A', unarmored: '', sentry: 'S', armed: 'D', unarmed: 'D' };

/** Letters for armored soldiers (3.1); a letter and a number for everybody else. */
function tagFor(kind: Kind, type: string, counts: Map<string, number>): string {
  const series = kind === 'unarmored' ? type.charAt(0).toUpperCase() : SERIES[kind];
  const n = (counts.get(series) ?? 0) + 1;
  counts.set(series, n);
  return kind === 'armored' ? String.fromCharCode(64 + n) : `${series}${n}`;
}

function fresh(seat: Seat, kind: Kind, tag: string, card: Card, force: Force, squad: 1 | 2 | undefined): Omit<Unit, 'id'> {
  const unit: Partial<Unit> = {
    seat,
    tag,
    kind,
    card,
    known: kind === 'unarmored' || kind === 'sentry' ? 2 : 0,
    squad: force.squads === 2 ? (squad ?? 1) : 0,
    place: 'reserve',
    at: null,
    level: 0,
    aloft: false,
    heading: 0,
    morale: 'good',
    shutDown: false,
    done: false,
    paint: null,
    points: 0,
    entered: 0,
    exit: null,
    note: '',
  };
  return unit as Omit<Unit, 'id'>;
}

function sideOf({ setsUp, squads }: Force): SideState {
  const stock: Partial<Stock> = {
    bunker: setsUp?.bunkers ?? 0,
    improved: setsUp?.improved ?? 0,
    'command-post': setsUp?.postFromEdge === undefined ? 0 : 1,
  };
  const side: Partial<SideState> = {
    ready: !setsUp && squads !== 2,
    squads: squads ?? 1,
    succession: [0, 0, 0],
    overrode: false,
    score: 0,
    stock: stock as Stock,
  };
  return side as SideState;
}

/** Shuffle the tracking cards under the letters, split squads, and begin. Only the owner learns which letter is whom. */
export function open(play: Play<Impact>): void {
  for (const seat of [0, 1]) {
    const cards = (['armored', 'armed', 'unarmed'] as const).flatMap(kind => [
      ...deal(play, seat, kind, false),
      ...deal(play, seat, kind, true),
    ]);
    if (cards.length > 0) play.emit({ type: 'dealt', seat, cards });
    if (sideAt(play.state, seat).squads === 2) play.emit({ type: 'assigned', seat, squads: defaultSquads(play.state, seat) });
  }
  if (play.state.sides.every(({ ready }) => ready)) startTurn(play, 1);
}

/** Reinforcements keep their cards among themselves. */
function deal(play: Play<Impact>, seat: Seat, kind: Kind, later: boolean) {
  const units = play.state.units.filter(unit => unit.seat === seat && unit.kind === kind && (unit.later ?? false) === later);
  const cards = units.map(cardOf);
  for (let left = cards.length; left > 1; left--) {
    const pick = play.roll(1, left, 'MAAS-4.1-unit-id').total - 1;
    [cards[left - 1], cards[pick]] = [nth(cards, pick), nth(cards, left - 1)];
  }
  return units.map(({ id }, i) => ({ unit: id, card: nth(cards, i) }));
}

/** One commander for each squad, everybody else by turns. */
export function defaultSquads(state: State, seat: Seat): readonly { readonly unit: number; readonly squad: 1 | 2 }[] {
  let [commanders, others] = [0, 0];
  return state.units
    .filter(unit => unit.seat === seat)
    .map(({ id, card }) => ({ unit: id, squad: ((card?.type === 'command' ? commanders++ : others++) % 2) + 1 === 1 ? 1 : 2 }));
}
