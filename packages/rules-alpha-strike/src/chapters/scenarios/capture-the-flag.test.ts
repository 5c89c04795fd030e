import { table as geometry } from '@sortie/geometry';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { ruleset } from '../../ruleset.ts';
import { at, book, hit, readSetup, soldiers } from '../../scene.fixture.ts';
import { inZone } from '../../sequence/setup.ts';
import type { State, Unit } from '../../shape.ts';
import { BESIDE, carrying, enemyFlag, flag, laid, lift, NORTH, theft } from './flags.fixture.ts';
import { flagsOf, isFlag, ownerOf } from './marker.ts';
import { bystander, endTurn, INITIATIVE, idle, order, play, position, type Scene, score, tooNear } from './mission.fixture.ts';
import type { MissionOrder } from './mission.ts';

describe('capture the flag', () => {
  rule('ASC-scen-ctf-setup#1', 'a flag of each side, two inches across, in the middle of its zone', () => {
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
  rule('ASC-scen-ctf-setup#2', 'two sides, each with a flag that the other wants', () => {
    expect(laid(flag).map(ownerOf)).toEqual([0, 1]);
    for (const seat of [0, 1]) {
      const home = seat === 0 ? 45 : 3;
      const own = play(
        position(flag, [at({}, seat as 0 | 1, 36 + BESIDE, home), bystander(0), bystander(1)], { active: seat, initiative: seat }),
      );
      const mine = flagsOf(own.state).find(one => ownerOf(one) === seat);
      expect(own.refuses(seat, lift(0, mine?.id ?? -1)).map(one => one.rule)).toEqual(['ASC-scen-ctf-pickup']);
    }
  });
  const zone = (seat: number) => [2, 24, 46].map(y => inZone(book, ruleset.setup(order(flag)), seat, { x: 36 * 254, y: y * 254 }));
  rule('ASC-scen-ctf-deployment#1', 'the home edges are opposite', () =>
    expect([zone(0), zone(1)]).toEqual([
      [false, false, true],
      [true, false, false],
    ]),
  );
  rule('ASC-scen-ctf-deployment#2', 'each zone has its flag in it', () => {
    for (const zoneSize of [4, 6, 10]) {
      const state = ruleset.setup(order(flag, { zone: zoneSize }));
      for (const one of flagsOf(state)) expect(inZone(book, state, ownerOf(one), one.at ?? { x: -1, y: -1 })).toBe(true);
    }
  });
  rule('ASC-scen-ctf-deployment#3', 'enemies keep 24 inches apart', () => expect(tooNear(flag)).toEqual(['ASC-scen-ctf-deployment']));
  rule('ASC-scen-ctf-pickup#1', 'only who can carry loads outside takes a flag', () => {
    for (const card of [{}, { type: 'CV', move: '8"t' } as const]) theft(flag, card).does(0, lift(0, 4));
    expect(
      theft(flag, soldiers)
        .refuses(0, lift(0, 4))
        .map(one => one.rule),
    ).toEqual(['ASC-cargo-capacity']);
  });
  rule(
    'ASC-scen-ctf-pickup#2',
    "it is a load of Size 1: a 'Mech has it at the end of the turn, a tank a turn later, and it is put down likewise",
    () => {
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
      const moving = carrying(30, { phase: 'movement', active: 0, initiative: 1, exchange: { loser: 1, winner: 1 } }).state;
      const tired = play({ ...moving, units: moving.units.map(unit => (unit.id === 0 ? { ...unit, moved: null } : unit)) });
      const release = { after: 0, careful: true };
      tired.does(0, { type: 'move', unit: 0, mode: 'ground', path: [{ x: 36 * 254, y: 28 * 254 }], facing: { dx: 0, dy: -1 }, release });
      expect(enemyFlag(tired)).toMatchObject({ fate: 'fighting', rides: null });
      expect(enemyFlag(tired).card.size).toBe(1);
    },
  );
  rule('ASC-scen-ctf-pickup#3', 'one flag each', () => {
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
  /** A carrier about to be shot at by somebody ten inches away. */
  const shotAt = (): Scene => {
    const { state } = carrying(30);
    const units = state.units.map(
      (unit): Unit =>
        unit.id === 0
          ? { ...unit, armor: 0, structure: 1 }
          : unit.id === 2
            ? { ...unit, at: { x: 36 * 254, y: 20 * 254 }, card: { ...unit.card, damage: state.units[0]!.card.damage } }
            : unit,
    );
    return play({ ...state, units, active: 1, initiative: 1 });
  };
  rule('ASC-scen-ctf-flag-durability#1', 'nothing harms a flag, and it stops nothing', () => {
    expect(
      theft()
        .refuses(0, hit({ target: 4 }))
        .map(one => one.rule),
    ).toContain('ASC-scen-ctf-flag-durability');
    const game = shotAt();
    // Two dice to hit and none for the load: it takes no part of the blow.
    game.does(1, hit({ unit: 2, target: 0 }), 6, 6);
    expect(enemyFlag(game).structure).toBe(enemyFlag(game).card.structure);
  });
  rule('ASC-scen-ctf-flag-durability#2', 'it stays where its carrier falls, for whoever comes next', () => {
    const game = shotAt();
    game.does(1, hit({ unit: 2, target: 0 }), 6, 6);
    endTurn(game, ...INITIATIVE);
    expect(game.state.units[0]?.fate).toBe('destroyed');
    const lying = enemyFlag(game);
    expect(lying).toMatchObject({ fate: 'fighting', rides: null });
    const place = lying.at ?? { x: 0, y: 0 };
    expect(geometry.distanceOf(place, { x: 36 * 254, y: 30 * 254 })).toBeLessThan(3 * 254);
    const next = game.state.units.map(unit =>
      unit.id === 1 ? { ...unit, at: { x: place.x + Math.round(BESIDE * 254), y: place.y }, moved: null, did: [] } : unit,
    );
    play({ ...game.state, units: next, phase: 'combat', active: 0 }).does(0, lift(1, lying.id));
  });
  rule('ASC-scen-ctf-flag-durability#3', 'in a campaign it is as large as the players say', () => {
    const sized = (flagSize: number, campaign: boolean) => laid({ ...flag, campaign, flagSize }).map(one => one.card.size);
    expect([sized(3, true), sized(1, true)]).toEqual([
      [3, 3],
      [1, 1],
    ]);
    expect(readSetup(order({ ...flag, flagSize: 3 }))).toMatchObject({ ok: false });
    // Size 1 cannot carry Size 3 outside.
    expect(theft({ ...flag, campaign: true, flagSize: 3 }, { size: 1 }).refuses(0, lift(0, 4)).length).toBeGreaterThan(0);
    theft({ ...flag, campaign: true, flagSize: 3 }, { size: 4 }).does(0, lift(0, 4));
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
  /** Both sides carry the flag of the other: the first side this far from the northern edge, the second this far. */
  const exchanged = (y: number, theirs: number): State => {
    const base = carrying(y).state;
    const mine = base.units.find(unit => isFlag(unit) && ownerOf(unit) === 0)!;
    const thief: Unit = {
      ...base.units[2]!,
      at: { x: 36 * 254, y: theirs * 254 },
      marks: [{ kind: 'carries', until: 0, by: mine.id, value: 1 }],
    };
    const taken: Unit = {
      ...mine,
      fate: 'riding',
      rides: 2,
      at: null,
      marks: [...mine.marks, { kind: 'cargo', until: 0, by: 2 }, { kind: 'taken', until: 0, seat: 1 }],
    };
    return { ...base, units: base.units.map(unit => (unit.id === 2 ? thief : unit.id === mine.id ? taken : unit)) };
  };
  rule('ASC-scen-ctf-tie#1', 'both flags are gone: whoever is home first wins', () => {
    const won = ([y, theirs]: readonly [number, number]) => {
      const game = play(exchanged(y, theirs));
      endTurn(game);
      return game.state.result?.winners;
    };
    expect([won([44, 20]), won([30, 4])]).toEqual([[0], [1]]);
  });
  rule('ASC-scen-ctf-tie#2', 'home in the same turn: then whoever has its own flag again wins', () => {
    const game = play(exchanged(44, 4));
    endTurn(game, ...INITIATIVE);
    expect([game.state.mission?.tied, game.state.result]).toEqual([true, null]);
    // The first side comes to its own flag in the other zone and takes it up.
    const lost = flagsOf(game.state).find(one => ownerOf(one) === 0)!;
    const there = game.state.units.map(unit =>
      unit.id === 0 ? { ...unit, at: { x: lost.at!.x + Math.round(BESIDE * 254), y: lost.at!.y }, moved: null, did: [] } : unit,
    );
    const rescue = play({ ...game.state, units: there, phase: 'combat', active: 0 });
    rescue.does(0, lift(0, lost.id));
    endTurn(rescue);
    expect(rescue.state.result).toMatchObject({ winners: [0], reason: 'objective' });
  });
  rule('ASC-scen-ctf-scoring#1', '500 for taking a flag, where kills count', () => {
    const taken = (mission: MissionOrder) => {
      const game = theft(mission);
      game.does(0, lift(0, 4));
      endTurn(game, ...INITIATIVE);
      return score(game);
    };
    expect([taken(flag), taken({ kind: 'capture-the-flag' })]).toEqual([
      [500, 0],
      [0, 0],
    ]);
  });
  rule('ASC-scen-ctf-scoring#2', '500 more for bringing it home', () => {
    const home = (mission: MissionOrder) => {
      const game = carrying(44, {}, mission);
      endTurn(game);
      return game.state.result?.points;
    };
    expect([home(flag), home({ kind: 'capture-the-flag' })]).toEqual([
      [500, 0],
      [0, 0],
    ]);
  });
});
