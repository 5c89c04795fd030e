import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../../ruleset.ts';
import { able, at, book, hit, readSetup } from '../../scene.fixture.ts';
import { inZone } from '../../sequence/setup.ts';
import type { Command, State } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { isFlag, missionIn } from './marker.ts';
import { bystander, endTurn, INITIATIVE, order, play, position, score } from './mission.fixture.ts';
import type { MissionOrder } from './mission.ts';
import { hunt, LEFT, NOTES, recon, rules, scan, scout, spying, TOP } from './recon.fixture.ts';

describe('what it was for', () => {
  const all = ['0:house-1', '0:house-2'];
  const home = (count: number, known: readonly string[]) => {
    const gone = { fate: 'withdrawn' as const, at: null };
    const state = position(
      recon,
      [...Array.from({ length: count }, () => at({}, 0, 1, 1, gone)), bystander(0), at({}, 0, 9, 46), at({}, 0, 18, 46), bystander(1)],
      { notes: [[], NOTES] },
    );
    const game = play({ ...state, mission: { ...missionIn(state), home: count, found: known } });
    endTurn(game, ...(count >= 4 && known.length === 2 ? [] : INITIATIVE));
    return [score(game)[0], game.state.result?.winners[0]];
  };
  rule('ASC-scen-recon-attacker-vp#1', '100 for each objective', () => {
    const game = spying([scout(), bystander(0), bystander(1)]);
    game.does(0, scan(0, 'house-1'));
    expect(score(game)).toEqual([100, 0]);
    const nothing = spying([scout(), bystander(0), bystander(1)], recon, { notes: [[], ['house-2']] });
    nothing.does(0, scan(0, 'house-1'));
    expect(score(nothing)).toEqual([0, 0]);
  });
  rule('ASC-scen-recon-attacker-vp#2', '500 for a lance that brings the news home after all are known', () => {
    expect([home(4, all), home(3, all), home(4, all.slice(1))]).toEqual([
      [500, 0],
      [0, undefined],
      [0, undefined],
    ]);
    const leaving = play(
      position(recon, [at({}, 0, 36, 45, { moved: null }), bystander(0), bystander(1)], {
        phase: 'movement',
        active: 0,
        initiative: 1,
        exchange: { loser: 1, winner: 1 },
        notes: [[], NOTES],
      }),
    );
    leaving.does(0, { type: 'ability', ability: 'leave', unit: 0 });
    expect(leaving.state.mission?.home).toBe(1);
  });
  rule('ASC-scen-recon-attacker-vp#3', 'kills may score besides', () => {
    const killed = (mission: MissionOrder) => {
      const game = spying(
        [scout(), at({ armor: 0, structure: 1, move: '4"' }, 1, LEFT + 1.5, TOP - 10), bystander(0), bystander(1)],
        mission,
      );
      game.does(0, hit(), 6, 5);
      endTurn(game, ...INITIATIVE);
      return score(game);
    };
    expect([killed(recon), killed({ ...recon, kills: 'basic' })]).toEqual([
      [0, 0],
      [5, 0],
    ]);
  });
  rule('ASC-scen-recon-defender-vp#1', '1,000 if anything of that fails', () => {
    const late = spying([bystander(0), bystander(1)], recon, { turn: 8 });
    endTurn(late);
    expect(late.state.result).toMatchObject({ winners: [1], points: [0, 1000] });
    const gone = spying([at({}, 0, 1, 1, { fate: 'destroyed', at: null }), bystander(1)], recon, { active: 1 });
    endTurn(gone);
    expect(gone.state.result).toMatchObject({ winners: [1], points: [0, 1000] });
  });
  rule('ASC-scen-recon-defender-vp#2', '100 for every objective that the attackers destroyed unseen', () => {
    const shot = (notes: readonly string[]) => {
      const gun = able('', 0, LEFT + 1.5, TOP - 6, { facing: { dx: 0, dy: 1 } }, { damage: '9/9/9' });
      const state = position(recon, [gun, bystander(1)], { notes: [[], notes] });
      const game = play({ ...state, table: { ...state.table, pieces: state.table.pieces.map(piece => ({ ...piece, cf: 1 })) } });
      game.does(0, { type: 'demolish', unit: 0, piece: 'house-1' }, 6, 6);
      return score(game);
    };
    expect([shot(NOTES), shot(['house-2'])]).toEqual([
      [0, 100],
      [0, 0],
    ]);
  });
  rule('ASC-scen-reconnaissance#1', 'everything looked into and told at home wins; the defender wins by preventing it', () => {
    expect(home(4, all)).toEqual([500, 0]);
    const late = spying([bystander(0), bystander(1)], recon, { turn: 8 });
    endTurn(late);
    expect(late.state.result?.winners).toEqual([1]);
  });
  rule('ASC-scen-reconnaissance#2', 'the buildings can be destroyed', () => {
    const gun = able('', 1, LEFT + 1.5, TOP - 6, { facing: { dx: 0, dy: 1 } }, { damage: '9/9/9' });
    const game = spying([gun, bystander(0)], { ...recon, cf: 1 }, { active: 1, initiative: 1 });
    const weak = play({
      ...game.state,
      table: { ...game.state.table, pieces: game.state.table.pieces.map(piece => ({ ...piece, cf: 1 })) },
    });
    weak.does(1, { type: 'demolish', unit: 0, piece: 'house-1' }, 6, 6);
    expect(weak.state.table.pieces.find(({ id }) => id === 'house-1')?.kind).toBe('rubble');
  });
  rule('ASC-scen-reconnaissance', 'it is not about the last one standing', () => {
    const game = spying([scout(), bystander(0)]);
    endTurn(game, ...INITIATIVE);
    expect(game.state.result).toBeNull();
  });
  const setting = { fate: 'waiting' as const, at: null };
  const lurk = (mission: MissionOrder, others: Parameters<typeof position>[1]) =>
    play(position(mission, [at({}, 1, 1, 1, setting), ...others], { phase: 'setup', active: 1 }));
  const hide = (y: number): Command => ({
    type: 'deploy',
    unit: 0,
    at: { x: Math.round((LEFT + 1.5) * 254), y: Math.round(y * 254) },
    facing: { dx: 0, dy: 1 },
    hidden: true,
  });
  const three = [bystander(1), at({}, 1, 9, 2), bystander(0)];
  const variant = { ...recon, variant: 'hide-and-seek' } as const;
  rule('ASC-scen-recon-hide-and-seek#1', 'a third of the defenders may hide, in buildings or beside them', () => {
    lurk(variant, [...three, at({}, 1, 14, 2, setting)]).does(1, hide(TOP - 1));
    expect(rules(lurk(variant, three), hide(TOP - 4), 1)).toContain('ASC-scen-recon-hide-and-seek');
    expect(rules(lurk(recon, three), hide(TOP - 1), 1)).toContain('AS-hidden');
    const one = at({}, 1, 9, 2, { hidden: true });
    expect(rules(lurk(variant, [bystander(1), one, bystander(0)]), hide(TOP - 1), 1)).toContain('AS-hidden');
  });
  rule('ASC-scen-recon-hide-and-seek#2', 'who moves or shoots is seen, and a probe finds who does not', () => {
    const lurker = at({ armor: 20 }, 1, LEFT + 1.5, TOP - 1, { hidden: true, facing: { dx: 0, dy: -1 } });
    const shot = play(position(variant, [lurker, at({ armor: 20 }, 0, LEFT + 1.5, TOP - 9), bystander(0)], { active: 1, initiative: 1 }));
    shot.does(1, hit({ unit: 0, target: 1 }), 1, 1);
    expect(unitAt(shot.state, 0).hidden).toBe(false);
    const moving = play(
      position(variant, [{ ...lurker, more: { ...lurker.more, moved: null } }, bystander(0), bystander(1)], {
        phase: 'movement',
        active: 1,
        initiative: 0,
        exchange: { loser: 1, winner: 1 },
      }),
    );
    const away: Command = {
      type: 'move',
      unit: 0,
      mode: 'ground',
      path: [{ x: Math.round((LEFT + 1.5) * 254), y: Math.round((TOP - 4) * 254) }],
      facing: { dx: 0, dy: -1 },
    };
    expect(rules(moving, away, 1)).toEqual(['AS-turn']);
    moving.does(1, { type: 'ability', ability: 'break-cover', unit: 0 });
    expect(unitAt(moving.state, 0).hidden).toBe(false);
    moving.does(1, away);
    expect(unitAt(moving.state, 0).at?.y).toBe(Math.round((TOP - 4) * 254));
    expect(rules(moving, { type: 'ability', ability: 'break-cover', unit: 0 }, 1)).toContain('AS-hidden');
    const probing = play(
      position(variant, [lurker, able('PRB', 0, LEFT + 1.5, 2, { moved: null }), bystander(1)], {
        phase: 'movement',
        active: 0,
        initiative: 1,
        exchange: { loser: 1, winner: 1 },
      }),
    );
    probing.does(0, {
      type: 'move',
      unit: 1,
      mode: 'ground',
      path: [{ x: Math.round((LEFT + 1.5) * 254), y: 6 * 254 }],
      facing: { dx: 0, dy: 1 },
    });
    expect(unitAt(probing.state, 0).hidden).toBe(false);
  });
  rule('ASC-scen-recon-hide-and-seek#3', 'what is wanted and what it scores stay the same', () => {
    const game = spying([scout(), bystander(0), bystander(1)], variant);
    game.does(0, scan(0, 'house-1'));
    expect(score(game)).toEqual([100, 0]);
    const late = spying([bystander(0), bystander(1)], variant, { turn: 8 });
    endTurn(late);
    expect(late.state.result).toMatchObject({ winners: [1], points: [0, 1000] });
  });
});

describe('easter egg hunt', () => {
  const setting = { fate: 'waiting' as const, at: null };
  rule('ASC-scen-recon-easter-egg#1', 'both begin at their edges, twelve inches from buildings and enemies', () => {
    const state = ruleset.setup(order(hunt));
    expect([inZone(book, state, 1, { x: 36 * 254, y: Math.round((TOP - 1) * 254) }), inZone(book, state, 1, { x: 0, y: 0 })]).toEqual([
      false,
      true,
    ]);
    const near = position(hunt, [bystander(0), at({}, 1, 1, 1, setting)], { phase: 'setup', active: 1 }, { zone: 20 });
    expect(rules(play(near), { type: 'deploy', unit: 1, at: { x: 36 * 254, y: 12 * 254 }, facing: { dx: 0, dy: 1 } }, 1)).toEqual([
      'ASC-scen-recon-deployment',
    ]);
    const enemy = position(hunt, [at({}, 0, 10, 20), at({}, 1, 1, 1, setting)], { phase: 'setup', active: 1 }, { zone: 20 });
    expect(rules(play(enemy), { type: 'deploy', unit: 1, at: { x: 10 * 254, y: 10 * 254 }, facing: { dx: 0, dy: 1 } }, 1)).toEqual([
      'ASC-scen-recon-defender-deployment',
    ]);
  });
  rule('ASC-scen-recon-easter-egg#2', 'both sides note six buildings', () => {
    const silent = play(position(hunt, [bystander(0), at({}, 1, 1, 1, setting)], { phase: 'setup', turn: 0, active: 1 }));
    silent.does(1, { type: 'deploy', unit: 1, at: { x: 20 * 254, y: 2 * 254 }, facing: { dx: 0, dy: 1 } }, ...INITIATIVE);
    expect(silent.state.notes?.map(notes => notes.length)).toEqual([6, 6]);
    const writing = play(position(hunt, [at({}, 0, 1, 1, setting), bystander(1)], { phase: 'setup', turn: 0, active: 0 }));
    writing.does(0, { type: 'ability', ability: 'note', choice: 'house-3' });
    expect([writing.state.notes?.[0], ruleset.view(writing.state, 1).notes?.[0]]).toEqual([['house-3'], []]);
  });
  rule('ASC-scen-recon-easter-egg-score#1', 'only what the other side has hidden counts', () => {
    const points = (notes: readonly (readonly string[])[]) => {
      const game = spying([scout(), bystander(0), bystander(1)], hunt, { notes });
      game.does(0, scan(0, 'house-1'));
      return score(game);
    };
    expect([points([['house-1'], ['house-1', 'house-2']]), points([['house-1'], ['house-2']])]).toEqual([
      [100, 0],
      [0, 0],
    ]);
  });
  const finished = (more: Partial<State> = {}) => {
    const game = spying([scout(), bystander(0), bystander(1)], hunt, { notes: [['house-1'], ['house-1', 'house-2']], ...more });
    game.does(0, scan(0, 'house-1'));
    const { state } = game;
    const almost = play({ ...state, mission: { ...missionIn(state), found: ['0:house-1', '0:house-2'] } });
    endTurn(almost);
    return almost.state.result;
  };
  rule('ASC-scen-recon-easter-egg-score#2', 'the first to know all of it wins, with 500 more', () =>
    expect(finished()).toMatchObject({ winners: [0], reason: 'objective', points: [600, 0] }),
  );
  rule('ASC-scen-recon-easter-egg-score#3', 'nobody has to go home with it', () => {
    expect(finished()?.winners).toEqual([0]);
    const late = spying([bystander(0), bystander(1)], hunt, { notes: [['house-1'], ['house-2']] });
    endTurn(late, ...INITIATIVE);
    // On the way home nobody is counted.
    expect([late.state.result, late.state.mission?.home]).toEqual([null, 0]);
  });
  rule('ASC-scen-recon-easter-egg-exclusive', 'it is one variant or the other', () => {
    expect(readSetup(order({ ...recon, variant: 'easter-egg' })).ok).toBe(true);
    const hiding = { fate: 'waiting' as const, at: null };
    const game = play(
      position(hunt, [at({}, 1, 1, 1, hiding), bystander(0), bystander(1), at({}, 1, 9, 2)], { phase: 'setup', active: 1 }),
    );
    expect(rules(game, { type: 'deploy', unit: 0, at: { x: 20 * 254, y: 2 * 254 }, facing: { dx: 0, dy: 1 }, hidden: true }, 1)).toContain(
      'AS-hidden',
    );
  });
  test('no flag has a part in it', () => {
    expect(ruleset.setup(order(hunt)).units.some(isFlag)).toBe(false);
  });
});
