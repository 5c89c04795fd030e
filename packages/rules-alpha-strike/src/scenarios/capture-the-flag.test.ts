import { table as geometry } from '@sortie/geometry';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { at, BASE, hit, soldiers } from '../scene.fixture.ts';
import { inStrip, inZone, setUp } from '../sequence/setup.ts';
import type { Command, MissionOrder, State, Unit } from '../shape.ts';
import { broughtBy, flagsOf, isFlag, ownerOf } from './marker.ts';
import { bystander, endTurn, INITIATIVE, idle, order, play, position, type Scene, score, tooNear } from './mission.fixture.ts';

const flag = { kind: 'capture-the-flag', kills: 'basic' } as const;
const laid = (mission: MissionOrder, zone = 6) => flagsOf(setUp(order(mission, { zone })));
/** Flags lie in the middle of the zones of a table of 72 by 48. */
const NORTH = { x: 36, y: 3 };
/** So far from the middle of a flag stands whoever touches it. */
const BESIDE = 1 + BASE / 2;
const lift = (unit: number, target: number): Command => ({ type: 'lift', unit, target });

/** A thief of the first side at the flag of the second, which is unit `flagId`. */
function theft(mission: MissionOrder = flag, card: Parameters<typeof at>[0] = {}, more: Partial<State> = {}) {
  const thief = at(card, 0, NORTH.x + BESIDE, NORTH.y);
  return play(position(mission, [thief, bystander(0), bystander(1)], more));
}
const enemyFlag = (game: Scene): Unit => flagsOf(game.state).find(one => ownerOf(one) === 1)!;
/** The same with the flag in hand, anywhere. */
function carrying(y: number, more: Partial<State> = {}, mission: MissionOrder = flag): Scene {
  const state = position(mission, [at({}, 0, 36, y), bystander(0), bystander(1)], more);
  const prize = state.units.find(unit => isFlag(unit) && ownerOf(unit) !== 0)!;
  const units = state.units.map((unit): Unit => {
    if (unit.id === 0) return { ...unit, marks: [{ kind: 'carries', until: 0, by: prize.id, value: 1 }] };
    return unit.id === prize.id
      ? {
          ...unit,
          fate: 'riding',
          rides: 0,
          at: null,
          marks: [...unit.marks, { kind: 'cargo', until: 0, by: 0 }, { kind: 'taken', until: 0, seat: 0 }],
        }
      : unit;
  });
  return play({ ...state, units });
}

describe('capture the flag', () => {
  rule('ASC-scen-ctf-setup', 'a flag of each side, two inches across, in the middle of its zone', () => {
    const flags = laid(flag);
    expect(flags.map(ownerOf)).toEqual([0, 1]);
    expect(flags.map(({ at: place }) => place)).toEqual([
      { x: 36 * 254, y: 45 * 254 },
      { x: 36 * 254, y: 3 * 254 },
    ]);
    const game = theft();
    const far = play(position(flag, [at({}, 0, NORTH.x + BESIDE + 0.1, NORTH.y), bystander(1)]));
    expect(far.refuses(0, lift(0, 3)).map(one => one.rule)).toEqual(['ASC-cargo-pickup-mech']);
    game.does(0, lift(0, 4));
  });
  rule('ASC-scen-ctf-deployment', 'each zone has its flag in it; enemies keep 24 inches apart', () => {
    const state = setUp(order(flag));
    for (const one of flagsOf(state)) expect(inZone(state, ownerOf(one), one.at!)).toBe(true);
    expect(tooNear(flag)).toEqual(['ASC-scen-ctf-deployment']);
  });
  rule('ASC-scen-ctf-pickup', "a 'Mech has it at the end of the turn, a tank a turn later, infantry never; one flag each", () => {
    const mech = theft();
    mech.does(0, lift(0, 4));
    endTurn(mech, ...INITIATIVE);
    expect(enemyFlag(mech)).toMatchObject({ fate: 'riding', rides: 0 });
    const tank = theft(flag, { type: 'CV', move: '8"t' });
    tank.does(0, lift(0, 4));
    idle(tank);
    expect(enemyFlag(tank).fate).toBe('fighting');
    tank.does(0, lift(0, 4));
    idle(tank);
    expect(enemyFlag(tank).rides).toBe(0);
    expect(
      theft(flag, soldiers)
        .refuses(0, lift(0, 4))
        .map(one => one.rule),
    ).toEqual(['ASC-cargo-capacity']);
    const greedy = carrying(30, {}, { ...flag, variant: 'many-flags', markers: 2 });
    const other = flagsOf(greedy.state).find(one => ownerOf(one) === 1 && one.at)!;
    const units = greedy.state.units.map(unit =>
      unit.id === 0 ? { ...unit, at: { x: other.at!.x + Math.round(BESIDE * 254), y: other.at!.y } } : unit,
    );
    expect(
      play({ ...greedy.state, units })
        .refuses(0, lift(0, other.id))
        .map(one => one.rule),
    ).toEqual(['ASC-scen-ctf-pickup']);
  });
  rule('ASC-scen-ctf-flag-durability', 'nothing harms a flag or is stopped by it, and it stays where its carrier falls', () => {
    expect(
      theft()
        .refuses(0, hit({ target: 4 }))
        .map(one => one.rule),
    ).toContain('ASC-scen-ctf-flag-durability');
    const state = carrying(30).state;
    const units = state.units.map(
      (unit): Unit =>
        unit.id === 0
          ? { ...unit, armor: 0, structure: 1 }
          : unit.id === 2
            ? { ...unit, at: { x: 36 * 254, y: 20 * 254 }, card: { ...unit.card, damage: state.units[0]!.card.damage } }
            : unit,
    );
    const game = play({ ...state, units, active: 1, initiative: 1 });
    // Two dice to hit and none for the load: it takes no part of the blow.
    game.does(1, hit({ unit: 2, target: 0 }), 6, 6);
    endTurn(game, ...INITIATIVE);
    expect(game.state.units[0]!.fate).toBe('destroyed');
    expect(enemyFlag(game)).toMatchObject({ fate: 'fighting', structure: enemyFlag(game).card.structure });
    expect(geometry.distanceOf(enemyFlag(game).at!, { x: 36 * 254, y: 30 * 254 })).toBeLessThan(3 * 254);
  });
  rule('ASC-scen-ctf-victory', 'the flag of the other side in the own zone wins; anywhere else it does not', () => {
    const game = carrying(44);
    endTurn(game);
    expect(game.state.result).toMatchObject({ winners: [0], reason: 'objective' });
    const under = carrying(30);
    endTurn(under, ...INITIATIVE);
    expect(under.state.result).toBeNull();
  });
  rule('ASC-scen-capture-the-flag', 'each side wants the flag of the other: its own it does not carry about', () => {
    const own = play(position(flag, [at({}, 0, 36 + BESIDE, 45), bystander(1)]));
    const mine = flagsOf(own.state).find(one => ownerOf(one) === 0)!;
    expect(own.refuses(0, lift(0, mine.id)).map(one => one.rule)).toEqual(['ASC-scen-ctf-pickup']);
  });
  rule('ASC-scen-ctf-tie', 'home in the same turn: then whoever has its own flag again wins', () => {
    const base = carrying(44).state;
    const mine = base.units.find(unit => isFlag(unit) && ownerOf(unit) === 0)!;
    const thief = { ...base.units[2]!, at: { x: 36 * 254, y: 4 * 254 }, marks: [{ kind: 'carries', until: 0, by: mine.id, value: 1 }] };
    const taken: Unit = {
      ...mine,
      fate: 'riding',
      rides: 2,
      at: null,
      marks: [...mine.marks, { kind: 'cargo', until: 0, by: 2 }, { kind: 'taken', until: 0, seat: 1 }],
    };
    const both = { ...base, units: base.units.map(unit => (unit.id === 2 ? thief : unit.id === mine.id ? taken : unit)) };
    const game = play(both);
    endTurn(game, ...INITIATIVE);
    expect(game.state.mission!.tied).toBe(true);
    expect(game.state.result).toBeNull();
    // The first side comes to its own flag in the other zone and takes it up.
    const lost = game.state.units.find(unit => unit.id === mine.id)!;
    const there = game.state.units.map(unit =>
      unit.id === 0 ? { ...unit, at: { x: lost.at!.x + Math.round(BESIDE * 254), y: lost.at!.y }, moved: null, did: [] } : unit,
    );
    const rescue = play({ ...game.state, units: there, phase: 'combat', active: 0 });
    rescue.does(0, lift(0, mine.id));
    endTurn(rescue);
    expect(rescue.state.result).toMatchObject({ winners: [0], reason: 'objective' });
  });
  rule('ASC-scen-ctf-scoring', '500 for taking a flag and 500 for bringing it home, where kills count', () => {
    const game = theft();
    game.does(0, lift(0, 4));
    endTurn(game, ...INITIATIVE);
    expect(score(game)).toEqual([500, 0]);
    const home = carrying(44);
    endTurn(home);
    expect(home.state.result!.points).toEqual([500, 0]);
    const plain = carrying(44, {}, { kind: 'capture-the-flag' });
    endTurn(plain);
    expect(plain.state.result!.points).toEqual([0, 0]);
  });
  rule('ASC-scen-ctf-one-flag', 'one flag in the middle, for whoever brings it home', () => {
    const flags = laid({ ...flag, variant: 'one-flag' });
    expect(flags.map(one => [ownerOf(one), one.at])).toEqual([[-1, { x: 36 * 254, y: 24 * 254 }]]);
    const game = carrying(44, {}, { ...flag, variant: 'one-flag' });
    endTurn(game);
    expect(game.state.result).toMatchObject({ winners: [0] });
  });
  rule('ASC-scen-ctf-many-flags', 'three flags a side, one at home, eight inches and more apart; all of them are wanted', () => {
    const mission = { ...flag, variant: 'many-flags' } as const;
    const state = setUp(order(mission));
    const flags = flagsOf(state);
    expect(flags.map(ownerOf).sort()).toEqual([0, 0, 0, 1, 1, 1]);
    for (const seat of [0, 1]) expect(flags.filter(one => inStrip(state, seat, one.at!.y))).toHaveLength(1);
    for (const a of flags)
      for (const b of flags) if (a !== b) expect(geometry.distanceOf(a.at!, b.at!)).toBeGreaterThanOrEqual(8 * 254 + 2 * 254);
    for (const one of flags)
      if (!inStrip(state, 0, one.at!.y) && !inStrip(state, 1, one.at!.y))
        expect(Math.min(one.at!.y, state.table.height - one.at!.y)).toBeGreaterThan((6 + 8) * 254);
    const game = carrying(44, {}, mission);
    endTurn(game, ...INITIATIVE);
    expect(game.state.result).toBeNull();
    expect(flagsOf(game.state).filter(one => broughtBy(one) === 0)).toHaveLength(1);
    const rest = game.state.units.map(unit =>
      isFlag(unit) && ownerOf(unit) === 1 ? { ...unit, marks: [...unit.marks, { kind: 'home', until: 0, seat: 0 }] } : unit,
    );
    const all = play({ ...game.state, units: rest, phase: 'combat', active: 0 });
    endTurn(all);
    expect(all.state.result).toMatchObject({ winners: [0] });
  });
  rule('ASC-scen-ctf-extraction', 'only the attacker wants a flag; keeping it is victory for the other', () => {
    const mission = { ...flag, variant: 'extraction' } as const;
    expect(laid(mission).map(ownerOf)).toEqual([1]);
    const game = carrying(44, {}, mission);
    endTurn(game);
    expect(game.state.result).toMatchObject({ winners: [0] });
    const late = play(position(mission, [bystander(0), bystander(1)], { turn: 8 }));
    endTurn(late);
    expect(late.state.result).toMatchObject({ winners: [1], reason: 'objective' });
  });
});
