import { rule, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { fateOf as fateAfter } from '../../aftermath.ts';
import type { UnitType } from '../../card/card.ts';
import { able, at, BASE, done, hit } from '../../scene.fixture.ts';
import { pointsOf } from '../../sequence/victory.ts';
import { sketch } from '../../set-piece.ts';
import type { Unit } from '../../shape.ts';
import { bystander, endTurn, INITIATIVE, play, position, RULES, score } from './mission.fixture.ts';
import type { MissionOrder } from './mission.ts';

const weak = { armor: 0, structure: 1, move: '4"' } as const;
const victim = (more: Partial<Unit> = {}, card: Parameters<typeof sketch>[0] = {}) => at({ ...weak, ...card }, 1, 20, 30, more);
const shooter = at({ damage: '3/3/3' }, 0, 20, 40);
const fight = { kind: 'stand-up-fight', kills: 'basic' } as const;
const WITHDRAWAL = [...RULES, 'AS-withdraw', 'ASC-scen-forced-withdrawal'];
const stuck = at({}, 1, 20, 20, { marks: [{ kind: 'immobile', until: 0 }], moves: [{ value: 0, code: '' }] });

describe('kills', () => {
  rule('ASC-score-kill-basic', 'whoever destroys a unit gets what its type is worth', () => {
    const game = play(position(fight, [shooter, victim(), bystander(0), bystander(1)]));
    game.does(0, hit(), 6, 5);
    endTurn(game, ...INITIATIVE);
    expect(score(game)).toEqual([5, 0]);
    expect(pointsOf(game.state)).toEqual([5, 0]);
  });
  /** Points for shooting down one unit of a kind. */
  const killed = (card: Parameters<typeof sketch>[0], more: Partial<Unit> = {}, mission: MissionOrder = fight): readonly number[] => {
    const game = play(position(mission, [shooter, victim(more, card), bystander(0), bystander(1)]));
    game.does(0, hit(), 6, 6);
    endTurn(game, ...INITIATIVE);
    return [...score(game), game.state.units[1]?.fate === 'destroyed' ? 1 : 0];
  };
  const TYPES: { readonly [row: string]: readonly UnitType[] } = {
    BattleMech: ['BM'],
    IndustrialMech: ['IM'],
    ProtoMech: ['PM'],
    'Combat Vehicle': ['CV'],
    'Support Vehicle': ['SV'],
    'Battle Armor': ['BA'],
    'Conventional Infantry': ['CI'],
    'Aerospace Fighter or Small Craft': ['AF', 'SC'],
    'Conventional Fighter': ['CF'],
    DropShip: ['DS', 'DA'],
  };
  table('ASC-tbl-basic-kill-vp#1', 'every kind of unit that fights on a table is worth what its row says', row => {
    const types = TYPES[row.at('unit')] ?? [];
    expect(types.length).toBeGreaterThan(0);
    for (const type of types) expect([type, ...killed({ type }, { airborne: false })]).toEqual([type, row.number('points'), 0, 1]);
  });
  rule('ASC-score-kill-pv#1', 'or its point value on the card, whatever its skill', () =>
    expect(killed({}, { pv: 50, skill: 2 }, { ...fight, kills: 'points' })).toEqual([30, 0, 1]),
  );
  rule('ASC-score-kill-pv#2', 'who leaves before it is crippled or destroyed gives nothing', () => {
    const leaving = at({ armor: 2, structure: 4 }, 1, 20, 0.5, { marks: [{ kind: 'withdrawing', until: 0 }] });
    const game = play(position({ ...fight, kills: 'points' }, [shooter, leaving, bystander(0), bystander(1)]), WITHDRAWAL);
    endTurn(game, ...INITIATIVE);
    expect([game.state.units[1]?.fate, score(game)]).toEqual(['withdrawn', [0, 0]]);
  });
  rule('ASC-score-kill-pv#3', 'who destroys itself gives half, rounded normally', () => {
    const blown = (pv: number) => {
      const mine = { ...able('BT', 0, 20, 40), card: { ...sketch({ specials: 'BT' }), pv } };
      const game = play(position({ ...fight, kills: 'points' }, [mine, bystander(0), bystander(1)]));
      game.does(0, { type: 'deed', unit: 0, deed: 'blowUp' });
      return score(game);
    };
    expect([blown(30), blown(31)]).toEqual([
      [0, 15],
      [0, 16],
    ]);
  });
  rule('ASC-score-kill-general#1', 'points of kills stand in the place of the victory points of the core rules', () => {
    const state = position(fight, [shooter, victim({ fate: 'destroyed', at: null, pv: 40 })]);
    expect(pointsOf(state)).toEqual([0, 0]);
    const game = play(position(fight, [shooter, victim({ pv: 40 })]));
    game.does(0, hit(), 6, 5);
    endTurn(game);
    expect(game.state.result?.points).toEqual([1005, 0]);
  });
  rule('ASC-score-kill-general#2', 'only who makes the kill scores, and nobody loses points', () => {
    expect(killed({})).toEqual([5, 0, 1]);
    const none = play(position({ kind: 'stand-up-fight' }, [shooter, victim(), bystander(0), bystander(1)]));
    none.does(0, hit(), 6, 5);
    endTurn(none, ...INITIATIVE);
    expect(score(none)).toEqual([0, 0]);
  });
  rule('ASC-score-kill-general#3', 'both sides score in the same way', () => {
    const both = (kills: 'basic' | 'points') => {
      const mine = at({ damage: '3/3/3', armor: 0, structure: 1, move: '4"' }, 0, 20, 40);
      const theirs = at({ damage: '3/3/3', armor: 0, structure: 1, move: '4"' }, 1, 20, 30);
      const game = play(position({ ...fight, kills }, [mine, theirs, bystander(0), bystander(1)]));
      game.does(0, hit(), 6, 5);
      game.does(0, done);
      game.does(1, hit({ unit: 1, target: 0 }), 6, 5);
      game.does(1, done, ...INITIATIVE);
      return score(game);
    };
    expect([both('basic'), both('points')]).toEqual([
      [5, 5],
      [30, 30],
    ]);
  });
  rule('ASC-score-kill-general#4', 'points for kills and for the mission are added up, and the higher sum is ahead', () => {
    const line = { kind: 'hold-the-line', kills: 'basic', timed: true } as const;
    const game = play({ ...position(line, [shooter, victim(), bystander(0), bystander(1)], { turn: 3 }), score: [600, 0] });
    game.does(0, hit(), 6, 5);
    endTurn(game);
    // 600 for units that got through and 5 for the kill, against 500 for the line that held.
    expect(game.state.result).toMatchObject({ winners: [0], points: [605, 500] });
  });
  rule('ASC-score-kill-self', 'who destroys himself gives half, rounded up from the middle', () => {
    const game = play(position(fight, [able('BT', 0, 20, 40), bystander(0), bystander(1)]));
    game.does(0, { type: 'deed', unit: 0, deed: 'blowUp' });
    expect(game.state.units[0]!.fate).toBe('destroyed');
    expect(score(game)).toEqual([0, 3]);
  });
  rule('ASC-score-kill-retreat#1', 'a unit that leaves gives nothing', () => {
    const leaving = at({ armor: 0, structure: 4 }, 1, 20, 0.5, { structure: 2, marks: [{ kind: 'withdrawing', until: 0 }] });
    const gone = play(position(fight, [shooter, leaving, bystander(0), bystander(1)]), WITHDRAWAL);
    endTurn(gone, ...INITIATIVE);
    expect([gone.state.units[1]?.fate, score(gone)]).toEqual(['withdrawn', [0, 0]]);
  });
  rule('ASC-score-kill-retreat#2', 'one that is crippled and abandoned by its crew counts as a kill', () => {
    const left = play(position(fight, [shooter, stuck, bystander(0), bystander(1)]), WITHDRAWAL);
    endTurn(left, ...INITIATIVE);
    expect([left.state.units[1]?.fate, score(left)]).toEqual(['destroyed', [5, 0]]);
    const ejects = (more: Partial<Unit>) => {
      const game = play(position(fight, [at({ armor: 1, structure: 4 }, 0, 20, 40, more), bystander(0), bystander(1)]));
      game.does(0, { type: 'order', unit: 0, order: 'eject' });
      endTurn(game, ...INITIATIVE);
      return score(game);
    };
    // A crew that leaves a sound machine has destroyed it itself.
    expect([ejects({ armor: 0, structure: 1 }), ejects({})]).toEqual([
      [0, 5],
      [0, 3],
    ]);
  });
  rule('ASC-scen-replaces-core-victory#1', 'a mission is won by its own conditions, not by point value destroyed', () => {
    const ended = (mission?: MissionOrder) => {
      const units = [shooter, victim({ fate: 'destroyed', at: null, pv: 40 }), bystander(1)];
      const { mission: agreed, score: _score, ...plain } = position(mission ?? fight, units, { turn: 8 });
      const game = play(mission ? { ...plain, score: [0, 0], ...(agreed && { mission: agreed }) } : plain);
      endTurn(game);
      return game.state.result?.points;
    };
    expect([ended(), ended({ kind: 'stand-up-fight' }), ended({ kind: 'reconnaissance' })]).toEqual([
      [40, 0],
      [0, 0],
      [0, 1000],
    ]);
  });
});

describe('crippled and forced to leave', () => {
  /** Does it have to withdraw at the end of the turn? */
  const crippled = (more: Partial<Unit>, card: Parameters<typeof sketch>[0] = {}): boolean => {
    const hurt = at({ armor: 5, structure: 3, ...card }, 1, 20, 20, more);
    const game = play(position(fight, [bystander(0), hurt, bystander(1)]), WITHDRAWAL);
    endTurn(game, ...INITIATIVE);
    return game.events.some(event => (event.type === 'hasToWithdraw' || event.type === 'machineAbandoned') && event.unit === 1);
  };
  rule('ASC-scen-crippled-armor#1', 'no armor, and half the structure rounded up or less', () => {
    const left = (armor: number, structure: number) => crippled({ armor, structure });
    expect([left(0, 3), left(0, 2), left(0, 1), left(1, 1), left(5, 3)]).toEqual([false, true, true, false, false]);
    // Whoever never had any armor is crippled by the loss of structure, and not before.
    const bare = (structure: number) => crippled({ armor: 0, structure }, { armor: 0, structure: 4 });
    expect([bare(4), bare(3), bare(2)]).toEqual([false, false, true]);
  });
  rule('ASC-scen-crippled-armor#2', 'with one point of structure as soon as the armor is gone', () => {
    const frail = (armor: number, card = 5) => crippled({ armor, structure: 1 }, { armor: card, structure: 1 });
    expect([frail(1), frail(0), frail(0, 0)]).toEqual([false, true, false]);
  });
  rule('ASC-scen-crippled-weapons#1', 'no damage left at Medium and at Long range', () => {
    const hits = (weaponHits: number, damage: string) => crippled({ weaponHits }, { damage });
    expect([hits(1, '4/2/1'), hits(2, '4/2/1'), hits(2, '4/2/3'), hits(3, '4/2/3')]).toEqual([false, true, false, true]);
  });
  rule('ASC-scen-crippled-weapons#2', 'who never had any there is not crippled by that', () =>
    expect([crippled({ weaponHits: 2 }, { damage: '4/0/0' }), crippled({}, { damage: '4/0/0' })]).toEqual([false, false]),
  );
  rule('ASC-scen-crippled-immobile#1', 'who cannot move any more, by whatever hit', () => {
    expect(crippled({ marks: [{ kind: 'immobile', until: 0 }] })).toBe(true);
    expect(crippled({ mpHits: 3, moves: [{ value: 0, code: '' }] }, { move: '8"' })).toBe(true);
    expect(crippled({ mpHits: 1, moves: [{ value: 4, code: '' }] }, { move: '8"' })).toBe(false);
  });

  const hurt = { structure: 2, marks: [{ kind: 'withdrawing', until: 0 } as const], moved: null };
  const fleeing = () =>
    play(position(fight, [at({ armor: 0, structure: 4 }, 0, 20, 20, hurt), bystander(1)], { phase: 'movement' }), WITHDRAWAL);
  const to = (y: number) =>
    ({ type: 'move', unit: 0, mode: 'ground', path: [{ x: 20 * 254, y: y * 254 }], facing: { dx: 0, dy: 1 } }) as const;
  rule('ASC-scen-forced-withdrawal#1', 'a crippled unit makes for its edge as fast as it can', () => {
    const refuses = (y: number) =>
      fleeing()
        .refuses(0, to(y))
        .map(one => one.rule);
    expect(refuses(22)).toEqual(['ASC-scen-forced-withdrawal']);
    expect(refuses(14)).toContain('AS-withdraw');
    const stand = { type: 'move', unit: 0, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } } as const;
    expect(
      fleeing()
        .refuses(0, stand)
        .map(one => one.rule),
    ).toEqual(['ASC-scen-forced-withdrawal']);
    const game = fleeing();
    game.does(0, to(27));
  });
  rule('ASC-scen-forced-withdrawal#2', 'at its edge it is out of the battle', () => {
    const leaving = (y: number) => {
      const game = play(position(fight, [at({ armor: 0, structure: 4 }, 0, 20, y, hurt), bystander(0), bystander(1)]), WITHDRAWAL);
      endTurn(game, ...INITIATIVE);
      return game.state.units[0]?.fate;
    };
    expect([leaving(47.5), leaving(40)]).toEqual(['withdrawn', 'fighting']);
  });
  rule('ASC-scen-forced-withdrawal#3', 'it may shoot and strike as it goes', () => {
    const moved = { ...hurt, moved: { mode: 'ground' as const, length: 2000, from: null } };
    const armed = (y: number) => play(position(fight, [at({ armor: 0, structure: 4 }, 0, 20, y, moved), victim()]), WITHDRAWAL);
    armed(40).does(0, hit(), 6, 5);
    armed(30 + BASE).does(0, hit({ how: 'strike' }), 6, 5);
  });
  const abandoned = () => {
    const game = play(position(fight, [shooter, stuck, bystander(1)]), WITHDRAWAL);
    endTurn(game, ...INITIATIVE);
    return game;
  };
  rule('ASC-scen-forced-abandon#1', 'who is crippled and cannot leave is abandoned', () => {
    expect(abandoned().events.some(event => event.type === 'machineAbandoned' && event.unit === 1)).toBe(true);
    // Whoever can still crawl is not.
    const slow = at({ armor: 5, structure: 4 }, 1, 20, 20, { armor: 0, structure: 1, moves: [{ value: 2, code: '' }] });
    const game = play(position(fight, [shooter, slow, bystander(1)]), WITHDRAWAL);
    endTurn(game, ...INITIATIVE);
    expect(game.state.units[1]?.fate).toBe('fighting');
  });
  rule('ASC-scen-forced-abandon#2', 'for the scenario it is destroyed', () => {
    const game = abandoned();
    expect([game.state.units[1]?.fate, score(game)]).toEqual(['destroyed', [5, 0]]);
  });
  rule('ASC-scen-forced-abandon#3', 'the machine is still there to be had after the battle', () => {
    const { state } = abandoned();
    const [, machine] = state.units;
    expect([machine?.structure, machine?.armor]).toEqual([machine?.card.structure, machine?.card.armor]);
    expect(fateAfter(machine as Unit, 0)).toBe('left');
    expect(fateAfter({ ...(machine as Unit), marks: [], structure: 0 }, 0)).toBe('destroyed');
  });
  rule('ASC-scen-forced-withdrawal-drones', 'machines without a crew never withdraw', () => {
    for (const specials of ['DRO', 'RBT', 'SDCS']) {
      const state = position(fight, [
        shooter,
        at({ specials, damage: '0/0/0', armor: 1, structure: 4 }, 1, 20, 20, { armor: 0, structure: 1 }),
        bystander(1),
      ]);
      const game = play(state, WITHDRAWAL);
      endTurn(game, ...INITIATIVE);
      // A robot retreats where its own mode says so, and not by this rule.
      expect(game.events.filter(event => event.type === 'hasToWithdraw' && event.rule === 'AS-withdraw')).toEqual([]);
    }
    const crewed = play(
      position(fight, [shooter, at({ armor: 1, structure: 4 }, 1, 20, 20, { armor: 0, structure: 1 }), bystander(1)]),
      WITHDRAWAL,
    );
    endTurn(crewed, ...INITIATIVE);
    expect(crewed.state.units[1]!.marks.map(({ kind }) => kind)).toContain('withdrawing');
  });
  rule('ASC-scen-htl-desperate', 'a side with its back to the wall ignores all that', () => {
    const state = position({ kind: 'hold-the-line', desperate: 1 }, [
      shooter,
      at({ armor: 1, structure: 4 }, 1, 20, 20, { armor: 0, structure: 1 }),
      bystander(1),
    ]);
    const game = play(state, [...WITHDRAWAL, 'ASC-morale-check']);
    endTurn(game, ...INITIATIVE);
    expect(game.state.units[1]!.marks.map(({ kind }) => kind)).not.toContain('withdrawing');
    expect(game.events.some(event => event.type === 'rolled' && event.rule === 'ASC-morale-check')).toBe(false);
  });
});
