import { opening, scene } from '@sortie/testkit';
import { groundOf } from '../board/compile.ts';
import type { Edge } from '../board/plan.ts';
import { impact } from '../impact.ts';
import type { State, Unit } from '../model/state.ts';
import { cards, d6, d12 } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import type { Stage } from '../testing/field.fixture.ts';
import type { UnitType } from '../units/types.ts';
import { scoreOf } from './victory.ts';

export const scenarioOf = (id: string) => impact.scenarios.find(one => one.id === id)!;
/** A ready game after its cards are dealt. */
export function opened(id: string): Stage {
  const scenario = scenarioOf(id);
  const { state } = opening({ game: impact, seed: 1, scenario, rules: scenario.rules, commands: 0 });
  return scene(ruleset, state, scenario.rules);
}
/** The same game in the middle of a turn, changed at will: nobody is asked anything. */
export function amid(
  id: string,
  seat: number,
  change: (units: readonly Unit[], state: State) => readonly Unit[],
  rest: Partial<State> = {},
): Stage {
  const { state } = opened(id);
  const ready = state.sides.map(side => ({ ...side, ready: true })) as unknown as State['sides'];
  const now: State = { ...state, phase: 'impulses', turn: 1, holder: seat, toAct: seat, pending: [], sides: ready, ...rest };
  return scene(ruleset, { ...now, units: change(now.units, now) }, scenarioOf(id).rules);
}
export const firstOf = (units: readonly Unit[], seat: number, type: UnitType): Unit =>
  units.find(unit => unit.seat === seat && unit.card?.type === type)!;
export const change = (units: readonly Unit[], id: number, what: Partial<Unit>): readonly Unit[] =>
  units.map(unit => (unit.id === id ? { ...unit, ...what } : unit));

/** A clear point of level 0 with clear neighbours on such a panel. */
export function openGround(state: State, panel = 0): number {
  const ground = groundOf(state.map);
  const plain = (at: number): boolean => ground.terrain(at) === 'clear' && ground.level(at) === 0;
  return ground.spots.find(
    at => ground.panelsAt(at).includes(panel) && ground.edges(at).length === 0 && plain(at) && ground.neighbours(at).every(plain),
  )!;
}
/** Points of a side after one of its soldiers has shot an enemy of a type who was down beside it. */
export function pointsForKilling(id: string, seat: number, type: UnitType): number {
  const enemy = 1 - seat;
  const s = amid(id, seat, (units, state) => {
    const at = openGround(state);
    const shooter = units.find(
      unit => unit.seat === seat && unit.kind === 'armored' && unit.card!.type !== 'command' && unit.card!.type !== 'sniper',
    )!;
    const victim = firstOf(units, enemy, type);
    const beside = groundOf(state.map).neighbours(at)[0]!;
    const hurt = victim.kind === 'armored' ? { card: { ...victim.card!, damage: 5 } } : {};
    return change(change(units, shooter.id, { place: 'map', at }), victim.id, { place: 'map', at: beside, done: true, ...hurt });
  });
  const before = scoreOf(s.state, seat);
  const shooter = s.state.units.find(unit => unit.seat === seat && unit.place === 'map' && unit.kind === 'armored')!;
  const victim = s.state.units.find(unit => unit.seat === enemy && unit.place === 'map')!;
  s.does(seat, { type: 'activate', unit: shooter.id });
  // The owner of an armed drone may set it off first, if it is a bomb.
  const braced = victim.kind === 'armed';
  s.does(seat, { type: 'fire', target: victim.id, mode: 'stationary' }, ...(braced ? [] : cards(s.state, d12(12))));
  if (braced) s.does(enemy, { type: 'steady' }, ...cards(s.state, d12(12)));
  if (s.state.units[victim.id]!.place !== 'eliminated') throw new Error(`${type} has survived`);
  return scoreOf(ruleset.view(s.state, enemy), seat) - before;
}
/** Points of a side after one of its soldiers has left by an edge. */
export function pointsForLeaving(id: string, seat: number, edge: Edge, type?: UnitType): number {
  const s = amid(id, seat, (units, state) => {
    const ground = groundOf(state.map);
    const at = ground.spots.find(spot => ground.edges(spot).length === 1 && ground.edges(spot).includes(edge))!;
    const unit = type ? firstOf(units, seat, type) : units.find(one => one.seat === seat && one.kind === 'armored')!;
    return change(units, unit.id, { place: 'map', at, ...(unit.kind === 'unarmed' && { level: 4, aloft: true }) });
  });
  const unit = s.state.units.find(one => one.seat === seat && one.place === 'map')!;
  s.does(seat, { type: 'activate', unit: unit.id });
  s.does(seat, { type: 'exit', edge });
  return scoreOf(s.state, seat);
}
/** Both sides pass; how does the game stand then? */
export function passed(s: Stage, more: readonly ReturnType<typeof d6>[] = []): State['result'] {
  const first = s.state.toAct;
  s.does(first, { type: 'pass' });
  s.does(1 - first, { type: 'pass' }, ...cards(s.state, d6(6), ...more));
  return s.state.result;
}
/** How a scenario ends if so many of the others were lost by each side. */
export function ended(id: string, lost: readonly [number, number], rest: Partial<State> = {}, type?: UnitType): State['result'] {
  const { turns } = scenarioOf(id).setup.special;
  const fallen = (units: readonly Unit[]) => {
    const left = [lost[0], lost[1]];
    return units.map(unit => {
      const gone = unit.kind === 'armored' && (type ? unit.card!.type === type : unit.card!.type !== 'command') && left[unit.seat]! > 0;
      if (gone) left[unit.seat]!--;
      return gone ? { ...unit, place: 'eliminated' as const } : unit;
    });
  };
  return passed(amid(id, 0, fallen, { turn: turns, ...rest }));
}
/** How the panels lie, row by row as they are read: a letter, starred where the panel is turned. */
export function layout(s: Stage): readonly string[] {
  const ground = groundOf(s.state.map);
  return Array.from({ length: ground.panels }, (_, panel) => {
    const [corner, other] = [ground.onPanel(panel, 0, 1)!, ground.onPanel(panel, 17, 35)!];
    return `${ground.name(ground.onPanel(panel, 7, 11)!)[0]}${corner > other ? '*' : ''}`;
  });
}
/** Does the game end with this turn? */
export const endsOn = (id: string, turn: number): boolean =>
  passed(
    amid(id, 0, units => units, { turn }),
    turn < scenarioOf(id).setup.special.turns ? [d6(5), d6(3), d6(6), d6(6)].slice(0, 2) : [],
  ) !== null;
/** Is a soldier who walks onto slag hurt by such a draw? */
export function burns(id: string, draw: number): boolean {
  const s = amid(id, 0, (units, state) => {
    const ground = groundOf(state.map);
    const slag = ground.spots.find(
      at => ground.terrain(at) === 'slag' && ground.neighbours(at).some(near => ground.terrain(near) === 'clear'),
    )!;
    const near = ground.neighbours(slag).find(at => ground.terrain(at) === 'clear')!;
    const unit = units.find(one => one.seat === 0 && one.kind === 'armored')!;
    return change(units, unit.id, { place: 'map', at: near, level: ground.level(near) });
  });
  const unit = s.state.units.find(one => one.seat === 0 && one.place === 'map')!;
  const ground = groundOf(s.state.map);
  s.does(0, { type: 'activate', unit: unit.id });
  s.does(0, { type: 'step', to: ground.neighbours(unit.at!).find(at => ground.terrain(at) === 'slag')! }, ...cards(s.state, d6(draw)));
  return s.state.units[unit.id]!.card!.damage > 0;
}
/** Is a walker turned away from water? */
export function wades(id: string): boolean {
  const s = amid(id, 0, (units, state) => {
    const ground = groundOf(state.map);
    const water = ground.spots.find(
      at => ground.terrain(at) === 'water' && ground.neighbours(at).some(near => ground.terrain(near) === 'clear'),
    )!;
    const near = ground.neighbours(water).find(at => ground.terrain(at) === 'clear')!;
    return change(units, units.find(one => one.seat === 0 && one.kind === 'armored')!.id, {
      place: 'map',
      at: near,
      level: ground.level(near),
    });
  });
  const unit = s.state.units.find(one => one.seat === 0 && one.place === 'map')!;
  const ground = groundOf(s.state.map);
  s.does(0, { type: 'activate', unit: unit.id });
  const to = ground.neighbours(unit.at!).find(at => ground.terrain(at) === 'water')!;
  return s.book.allows(ruleset.view(s.state, 0), { type: 'step', to }, 0);
}
/** May a soldier of a side come on by this edge on this turn? */
export function comesOn(id: string, seat: number, edge: Edge, turn: number, squad?: 1 | 2): boolean {
  const s = amid(id, seat, units => units, { turn });
  const unit = s.state.units.find(one => one.seat === seat && one.kind === 'armored' && (squad === undefined || one.squad === squad))!;
  if (!s.book.allows(ruleset.view(s.state, seat), { type: 'activate', unit: unit.id }, seat)) return false;
  s.does(seat, { type: 'activate', unit: unit.id });
  const ground = groundOf(s.state.map);
  const at = ground.spots.find(
    spot => ground.edges(spot).length === 1 && ground.edges(spot).includes(edge) && ground.terrain(spot) === 'clear',
  )!;
  return s.book.allows(ruleset.view(s.state, seat), { type: 'enter', at, level: 0 }, seat);
}
