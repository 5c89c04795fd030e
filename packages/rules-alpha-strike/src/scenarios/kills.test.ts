import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { isCrippled } from '../morale/withdrawal.ts';
import { able, at, hit } from '../scene.fixture.ts';
import { pointsOf } from '../sequence/victory.ts';
import { sketch } from '../set-piece.ts';
import type { Unit } from '../shape.ts';
import { killValue } from './kills.ts';
import { bystander, endTurn, INITIATIVE, play, position, RULES, score } from './mission.fixture.ts';
import { neverWithdraws } from './never.ts';

const weak = { armor: 0, structure: 1, move: '4"' } as const;
const victim = (more: Partial<Unit> = {}, card: Parameters<typeof sketch>[0] = {}) => at({ ...weak, ...card }, 1, 20, 30, more);
const shooter = at({ damage: '3/3/3' }, 0, 20, 40);
const fight = { kind: 'stand-up-fight', kills: 'basic' } as const;

describe('kills', () => {
  rule('ASC-score-kill-basic', 'whoever destroys a unit gets what its type is worth', () => {
    const game = play(position(fight, [shooter, victim(), bystander(0), bystander(1)]));
    game.does(0, hit(), 6, 5);
    endTurn(game, ...INITIATIVE);
    expect(score(game)).toEqual([5, 0]);
    expect(pointsOf(game.state)).toEqual([5, 0]);
  });
  rule('ASC-tbl-basic-kill-vp', 'every row', () => {
    const types = ['BM', 'IM', 'PM', 'CV', 'SV', 'BA', 'CI', 'AF', 'SC', 'CF', 'DS', 'DA'] as const;
    expect(types.map(type => killValue({ card: sketch({ type }) }, 'basic'))).toEqual([5, 3, 3, 3, 2, 2, 1, 5, 5, 3, 10, 10]);
  });
  rule('ASC-score-kill-pv', 'or its point value, whatever its skill', () => {
    const game = play(position({ ...fight, kills: 'points' }, [shooter, victim({ pv: 50 }), bystander(0), bystander(1)]));
    game.does(0, hit(), 6, 5);
    endTurn(game, ...INITIATIVE);
    expect(score(game)).toEqual([30, 0]);
  });
  rule('ASC-score-kill-general', 'nobody loses points for losses, and without the option nobody gets any', () => {
    const game = play(position({ kind: 'stand-up-fight' }, [shooter, victim(), bystander(0), bystander(1)]));
    game.does(0, hit(), 6, 5);
    endTurn(game, ...INITIATIVE);
    expect(score(game)).toEqual([0, 0]);
  });
  rule('ASC-score-kill-self', 'who destroys himself gives half, rounded up from the middle', () => {
    const game = play(position(fight, [able('BT', 0, 20, 40), bystander(0), bystander(1)]));
    game.does(0, { type: 'deed', unit: 0, deed: 'blowUp' });
    expect(game.state.units[0]!.fate).toBe('destroyed');
    expect(score(game)).toEqual([0, 3]);
  });
  rule('ASC-score-kill-retreat', 'a unit that leaves gives nothing; one that is abandoned counts as a kill', () => {
    const rules = [...RULES, 'AS-withdraw', 'ASC-scen-forced-withdrawal'];
    const leaving = at({ armor: 0, structure: 4 }, 1, 20, 0.5, { structure: 2, marks: [{ kind: 'withdrawing', until: 0 }] });
    const gone = play(position(fight, [shooter, leaving, bystander(0), bystander(1)]), rules);
    endTurn(gone, ...INITIATIVE);
    expect([gone.state.units[1]!.fate, score(gone)]).toEqual(['withdrawn', [0, 0]]);
    const stuck = at({}, 1, 20, 20, { marks: [{ kind: 'immobile', until: 0 }], moves: [{ value: 0, code: '' }] });
    const left = play(position(fight, [shooter, stuck, bystander(0), bystander(1)]), rules);
    endTurn(left, ...INITIATIVE);
    expect([left.state.units[1]!.fate, score(left)]).toEqual(['destroyed', [5, 0]]);
    const ejects = (more: Partial<Unit>) => {
      const game = play(position(fight, [at({ armor: 1, structure: 4 }, 0, 20, 40, more), bystander(0), bystander(1)]));
      game.does(0, { type: 'order', unit: 0, order: 'eject' });
      endTurn(game, ...INITIATIVE);
      return score(game);
    };
    expect(ejects({ armor: 0, structure: 1 })).toEqual([0, 5]);
    expect(ejects({})).toEqual([0, 3]);
  });
  rule('ASC-scen-replaces-core-victory', 'the points of a mission stand in the place of point values', () => {
    const state = position(fight, [shooter, victim({ fate: 'destroyed', at: null, pv: 40 })]);
    expect(pointsOf(state)).toEqual([0, 0]);
    const { mission: _none, ...plain } = state;
    expect(pointsOf(plain)).toEqual([40, 0]);
  });
});

describe('crippled and forced to leave', () => {
  const crippled = (more: Partial<Unit>, card: Parameters<typeof sketch>[0] = {}): boolean => {
    const [unit] = position(fight, [at({ armor: 5, structure: 3, ...card }, 0, 20, 40, more)]).units;
    return isCrippled(unit!);
  };
  rule(
    'ASC-scen-crippled-armor',
    'no armor, and half the structure rounded up or less; with one point as soon as the armor is gone',
    () => {
      expect(crippled({ armor: 0, structure: 3 })).toBe(false);
      expect(crippled({ armor: 0, structure: 2 })).toBe(true);
      expect(crippled({ armor: 1, structure: 2 })).toBe(false);
      expect(crippled({ armor: 0, structure: 1 }, { structure: 1 })).toBe(true);
    },
  );
  rule('ASC-scen-crippled-weapons', 'no damage left at Medium and Long, unless there never was', () => {
    expect(crippled({ weaponHits: 2 }, { damage: '4/2/1' })).toBe(true);
    expect(crippled({ weaponHits: 1 }, { damage: '4/2/1' })).toBe(false);
    expect(crippled({ weaponHits: 2 }, { damage: '4/0/0' })).toBe(false);
  });
  rule('ASC-scen-crippled-immobile', 'cannot move any more', () => {
    expect(crippled({ marks: [{ kind: 'immobile', until: 0 }] })).toBe(true);
  });

  const rules = [...RULES, 'AS-withdraw', 'ASC-scen-forced-withdrawal'];
  const hurt = { structure: 2, marks: [{ kind: 'withdrawing', until: 0 }], moved: null };
  const fleeing = () =>
    play(position(fight, [at({ armor: 0, structure: 4 }, 0, 20, 20, hurt), bystander(1)], { phase: 'movement' }), rules);
  const to = (y: number) =>
    ({ type: 'move', unit: 0, mode: 'ground', path: [{ x: 20 * 254, y: y * 254 }], facing: { dx: 0, dy: 1 } }) as const;
  rule('ASC-scen-forced-withdrawal', 'a crippled unit makes for its edge as fast as it can, and may shoot as it goes', () => {
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
    const armed = play(
      position(fight, [
        at({ armor: 0, structure: 4 }, 0, 20, 40, { ...hurt, moved: { mode: 'ground', length: 2000, from: null } }),
        victim(),
      ]),
      rules,
    );
    armed.does(0, hit(), 6, 5);
  });
  rule('ASC-scen-forced-abandon', 'who cannot leave is abandoned: lost for the fight, and still a wreck to be had', () => {
    const stuck = at({}, 1, 20, 20, { marks: [{ kind: 'immobile', until: 0 }], moves: [{ value: 0, code: '' }] });
    const game = play(position(fight, [shooter, stuck, bystander(1)]), rules);
    endTurn(game, ...INITIATIVE);
    expect(game.state.units[1]).toMatchObject({ fate: 'destroyed', structure: 4 });
    expect(game.state.units[1]!.marks.map(({ kind }) => kind)).toContain('abandoned');
  });
  rule('ASC-scen-forced-withdrawal-drones', 'machines without a crew never withdraw', () => {
    for (const specials of ['DRO', 'RBT', 'SDCS']) {
      const state = position(fight, [
        shooter,
        at({ specials, damage: '0/0/0', armor: 1, structure: 4 }, 1, 20, 20, { armor: 0, structure: 1 }),
        bystander(1),
      ]);
      expect(neverWithdraws(state, state.units[1]!)).toBe(true);
      const game = play(state, rules);
      endTurn(game, ...INITIATIVE);
      // A robot retreats where its own mode says so, and not by this rule.
      expect(game.events.filter(event => event.type === 'changed' && event.rule === 'AS-withdraw')).toEqual([]);
    }
    const crewed = play(
      position(fight, [shooter, at({ armor: 1, structure: 4 }, 1, 20, 20, { armor: 0, structure: 1 }), bystander(1)]),
      rules,
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
    const game = play(state, [...rules, 'ASC-morale-check']);
    endTurn(game, ...INITIATIVE);
    expect(game.state.units[1]!.marks.map(({ kind }) => kind)).not.toContain('withdrawing');
    expect(game.events.some(event => event.type === 'rolled' && event.rule === 'ASC-morale-check')).toBe(false);
  });
});
