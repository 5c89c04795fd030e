import { table as geometry } from '@sortie/geometry';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { jammed } from '../../electronics/ecm.ts';
import { ruleset } from '../../ruleset.ts';
import { able, at, book, hit, readSetup, term } from '../../scene.fixture.ts';
import { inZone } from '../../sequence/setup.ts';
import type { Command } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { buildingsOf, isCentral } from './lay-out.ts';
import { bystander, INITIATIVE, order, play, position, type Scene, score } from './mission.fixture.ts';
import type { MissionOrder } from './mission.ts';
import { found, houses, LEFT, NOTES, recon, rules, scan, scout, spying, TOP } from './recon.fixture.ts';

describe('buildings', () => {
  const lance = (n: number) => Array.from({ length: n }, (_, i) => ({ card: 'Sentinel', lance: i }));
  rule('ASC-scen-recon-setup#1', 'one for every ground lance of both sides, and more', () => {
    const built = (mine: number, theirs: number) =>
      buildingsOf(ruleset.setup(order(recon, { forces: [lance(mine), lance(theirs)] })).table).length;
    expect([built(1, 1), built(3, 3), built(4, 4), built(5, 6)]).toEqual([6, 6, 8, 11]);
    // Every one of them can be looked into.
    const { table } = ruleset.setup(order(recon, { forces: [lance(5), lance(6)] }));
    const last = geometry.bounds(buildingsOf(table).at(-1)?.outline ?? { kind: 'polygon', points: [] });
    const state = position(recon, [at({}, 0, last.right / 254 + 160 / 254, last.bottom / 254 - 1), bystander(1)], {
      notes: [[], ['house-11']],
    });
    const game = play({ ...state, table });
    game.does(0, scan(0, 'house-11'));
    expect(found(game)).toEqual(['0:house-11']);
  });
  rule('ASC-scen-recon-setup#2', 'within 12 inches of the middle, two inches between them', () => {
    const { table } = ruleset.setup(order(recon, { forces: [lance(4), lance(4)] }));
    const many = buildingsOf(table);
    for (const piece of many) expect(isCentral(table, piece)).toBe(true);
    for (const a of many)
      for (const b of many) {
        if (a === b) continue;
        const [p, q] = [geometry.bounds(a.outline), geometry.bounds(b.outline)];
        expect(Math.max(q.left - p.right, p.left - q.right, q.top - p.bottom, p.top - q.bottom)).toBeGreaterThanOrEqual(2 * 254);
      }
    const game = spying([scout(), bystander(1)]);
    game.does(0, scan(0, 'house-1'));
  });
  rule('ASC-scen-recon-cf', 'of a construction factor from 1 to 30', () => {
    expect(buildingsOf(ruleset.setup(order({ ...recon, cf: 30 })).table)[0]!.cf).toBe(30);
    expect(readSetup(order({ ...recon, cf: 31 })).ok).toBe(false);
    expect(readSetup(order({ ...recon, cf: 1 })).ok).toBe(true);
    const { table } = ruleset.setup(order(recon));
    const strong = { ...table, pieces: table.pieces.map(piece => ({ ...piece, cf: 40 })) };
    expect(readSetup(order(recon, { table: strong }))).toMatchObject({
      ok: false,
      problem: 'a building of a reconnaissance has a construction factor of 1 to 30 (ASC-scen-recon-cf)',
    });
  });
  /** Somebody of a side six inches from the first house, which falls at a touch. */
  const siege = (seat: 0 | 1, cf: number) => {
    const gun = able('', seat, LEFT + 1.5, TOP - 6, { facing: { dx: 0, dy: 1 } }, { damage: '9/9/9' });
    const state = position(recon, [gun, bystander(seat === 0 ? 1 : 0)], { notes: [[], NOTES], active: seat, initiative: seat });
    return play({ ...state, table: { ...state.table, pieces: state.table.pieces.map(piece => ({ ...piece, cf })) } });
  };
  const demolish: Command = { type: 'demolish', unit: 0, piece: 'house-1' };
  const kindOf = (game: Scene) => game.state.table.pieces.find(({ id }) => id === 'house-1')?.kind;
  rule('ASC-scen-recon-buildings#1', 'they are shot at and fall like any other', () => {
    const weak = siege(1, 5);
    weak.does(1, demolish, 6, 6);
    expect(kindOf(weak)).toBe('rubble');
    const strong = siege(1, 30);
    strong.does(1, demolish, 6, 6);
    expect(kindOf(strong)).toBe('building');
    expect(strong.state.table.pieces.find(({ id }) => id === 'house-1')?.cf).toBeLessThan(30);
  });
  rule('ASC-scen-recon-buildings#2', 'what nobody has found is lost with them', () => {
    const game = siege(0, 1);
    game.does(0, demolish, 6, 6);
    expect([kindOf(game), found(game)]).toEqual(['rubble', []]);
    expect(rules(game, scan(0, 'house-1'))).toEqual(['ASC-scen-recon-contact-scan']);
  });
  rule('ASC-scen-recon-deployment', 'attackers begin at their edge and twelve inches from any building', () => {
    const state = position(
      recon,
      [at({}, 0, 20, 40, { fate: 'waiting', at: null }), bystander(1)],
      { phase: 'setup', active: 0 },
      { zone: 20 },
    );
    const deploy = (y: number): Command => ({ type: 'deploy', unit: 0, at: { x: 36 * 254, y: y * 254 }, facing: { dx: 0, dy: -1 } });
    expect(rules(play(state), deploy(36))).toEqual(['ASC-scen-recon-deployment']);
    play(state).does(0, deploy(44), ...INITIATIVE);
  });
  const zone = (y: number) => inZone(book, ruleset.setup(order(recon)), 1, { x: 36 * 254, y: y * 254 });
  rule('ASC-scen-recon-defender-deployment#1', 'their home edge is opposite to that of the attackers', () => {
    const attackers = (y: number) => inZone(book, ruleset.setup(order(recon)), 0, { x: 36 * 254, y: y * 254 });
    expect([zone(2), zone(46), attackers(2), attackers(46)]).toEqual([true, false, false, true]);
  });
  rule('ASC-scen-recon-defender-deployment#2', 'or within two inches of a building on their half', () =>
    expect([zone(TOP - 1.9), zone(TOP - 2.5), zone(30)]).toEqual([true, false, false]),
  );
  rule('ASC-scen-recon-defender-deployment#3', 'twelve inches from any enemy', () => {
    const near = position(recon, [at({}, 0, 36, 28), at({}, 1, 20, 10, { fate: 'waiting', at: null })], { phase: 'setup', active: 1 });
    expect(
      rules(play(near), { type: 'deploy', unit: 1, at: { x: 36 * 254, y: Math.round((TOP - 1) * 254) }, facing: { dx: 0, dy: 1 } }, 1),
    ).toEqual(['ASC-scen-recon-defender-deployment']);
  });
  rule('ASC-scen-recon-secret', 'the defender notes up to six of them in secret; who notes none has the dice do it', () => {
    const setting = { fate: 'waiting' as const, at: null };
    const game = play(position(recon, [at({}, 0, 36, 46), at({}, 1, 20, 2, setting)], { phase: 'setup', turn: 0, active: 1 }));
    for (const { id } of houses) game.does(1, { type: 'ability', ability: 'note', choice: id });
    expect(game.state.notes?.[1]).toHaveLength(6);
    expect(ruleset.view(game.state, 0).notes).toEqual([[], []]);
    expect(ruleset.view(game.state, 1).notes?.[1]).toHaveLength(6);
    expect(rules(game, { type: 'ability', ability: 'note', choice: 'house-1' }, 1)).toEqual(['ASC-scen-sf-hidden-commander']);
    expect(rules(play({ ...game.state, active: 0 }), { type: 'ability', ability: 'note', choice: 'house-1' })).toEqual([
      'ASC-scen-sf-hidden-commander',
    ]);
    const silent = play(position(recon, [at({}, 0, 36, 46), at({}, 1, 20, 2, setting)], { phase: 'setup', turn: 0, active: 1 }));
    silent.does(1, { type: 'deploy', unit: 1, at: { x: 20 * 254, y: 2 * 254 }, facing: { dx: 0, dy: 1 } }, ...INITIATIVE);
    expect(silent.state.notes?.[1]).toHaveLength(6);
  });
});

describe('scans', () => {
  rule('ASC-scen-recon-contact-scan#1', 'at its wall after moving a scout sees inside for certain, in the Combat Phase', () => {
    const game = spying([scout(), bystander(0), bystander(1)]);
    game.does(0, scan(0, 'house-1'));
    expect(found(game)).toEqual(['0:house-1']);
    expect(rules(spying([scout(0.2), bystander(1)]), scan(0, 'house-1'))).toEqual(['ASC-scen-recon-contact-scan']);
    expect(rules(spying([scout(), bystander(1)], recon, { phase: 'movement' }), scan(0, 'house-1'))).toEqual([
      'ASC-scen-recon-contact-scan',
    ]);
    // The defender looks for nothing.
    const theirs = spying([bystander(0), able('', 1, LEFT + 1.5, TOP - 160 / 254)], recon, { active: 1, initiative: 1 });
    expect(rules(theirs, scan(1, 'house-1'), 1)).toEqual(['ASC-scen-recon-contact-scan']);
  });
  rule('ASC-scen-recon-contact-scan#2', 'who scans does not shoot in that turn, and who has shot does not scan', () => {
    const game = spying([scout(), bystander(0), at({}, 1, LEFT + 1.5, TOP - 10)]);
    game.does(0, scan(0, 'house-1'));
    expect(rules(game, hit({ target: 2 }))).toContain('AS-attack-count');
    const other = spying([scout(), bystander(0), at({ armor: 20 }, 1, LEFT + 1.5, TOP - 10)]);
    other.does(0, hit({ target: 2 }), 1, 1);
    expect(rules(other, scan(0, 'house-1'))).toEqual(['ASC-scen-recon-contact-scan']);
  });
  rule('ASC-scen-recon-probe-scan#1', 'a probe within its range looks by an attack roll', () => {
    const game = spying([scout(10, 'PRB'), bystander(0), bystander(1)]);
    game.does(0, scan(0, 'house-1'), 3, 3);
    expect(found(game)).toEqual(['0:house-1']);
    const missed = spying([scout(10, 'PRB'), bystander(0), bystander(1)]);
    missed.does(0, scan(0, 'house-1'), 2, 3);
    expect(missed.state.mission?.scanned).toEqual([]);
    expect(rules(spying([scout(19, 'PRB'), bystander(1)]), scan(0, 'house-1'))).toEqual(['ASC-scen-recon-contact-scan']);
    expect(rules(spying([scout(10), bystander(1)]), scan(0, 'house-1'))).toEqual(['ASC-scen-recon-contact-scan']);
    for (const probe of ['LPRB', 'BH', 'WAT']) spying([scout(6, probe), bystander(1)]).does(0, scan(0, 'house-1'), 6, 6);
  });
  rule('ASC-scen-recon-probe-scan#2', 'with range, own movement and what is between, without what standing still would give', () => {
    const needs = (inches: number, more = {}) => {
      const game = spying([able('PRB', 0, LEFT + 1.5, TOP - 160 / 254 - inches, more), bystander(0), bystander(1)]);
      game.does(0, scan(0, 'house-1'), 6, 6);
      const roll = game.events.find(event => event.type === 'rolled');
      return roll?.type === 'rolled' ? roll.needs : undefined;
    };
    // Skill 4, Medium range +2: a building would be 4 easier to hit.
    expect(needs(10)).toMatchObject({ total: 6 });
    expect(needs(10)?.terms.find(one => one.rule === 'AS-bld-attack')).toMatchObject({ waivedBy: 'ASC-scen-recon-probe-scan' });
    expect(needs(4)).toMatchObject({ total: 4 });
    expect(needs(10, { moved: { mode: 'jump', length: 2000, from: null } })?.total).toBe(8);
    const woods = {
      id: 'wood',
      kind: 'woods',
      level: 1,
      outline: { kind: 'circle', at: { x: Math.round((LEFT + 1.5) * 254), y: Math.round((TOP - 5) * 254) }, radius: 254 },
    };
    const state = position(recon, [scout(10, 'PRB'), bystander(0), bystander(1)], { notes: [[], NOTES] });
    const wooded = play({ ...state, table: { ...state.table, pieces: [...state.table.pieces, woods as (typeof houses)[number]] } });
    wooded.does(0, scan(0, 'house-1'), 6, 6);
    const roll = wooded.events.find(event => event.type === 'rolled');
    expect(roll?.type === 'rolled' && roll.needs?.total).toBe(8);
  });
  rule('ASC-scen-recon-probe-scan#3', 'a hostile screen that can block the probe stops it', () => {
    expect(rules(spying([scout(10, 'PRB'), able('ECM', 1, 36, 8)]), scan(0, 'house-1'))).toEqual(['ASC-scen-recon-contact-scan']);
    spying([scout(10, 'BH'), able('ECM', 1, 36, 8)]).does(0, scan(0, 'house-1'), 6, 6);
    spying([scout(10, 'PRB'), able('ECM', 1, 36, 44)]).does(0, scan(0, 'house-1'), 6, 6);
    spying([scout(10, 'PRB'), able('ECM', 0, 36, 8), bystander(1)]).does(0, scan(0, 'house-1'), 6, 6);
  });
  const felled = (seat: 0 | 1, phase: 'combat' | 'movement' = 'combat') => {
    const gun = able(
      '',
      seat,
      LEFT + 1.5,
      TOP - 6,
      { facing: { dx: 0, dy: 1 }, moved: phase === 'movement' ? null : { mode: 'ground', length: 900, from: null } },
      { damage: '9/9/9', size: 4, move: '16"' },
    );
    const state = position(recon, [gun, bystander(seat === 0 ? 1 : 0)], {
      notes: [[], NOTES],
      active: seat,
      initiative: phase === 'movement' ? 1 - seat : seat,
      phase,
      exchange: { loser: 1, winner: 0 },
    });
    const game = play({ ...state, table: { ...state.table, pieces: state.table.pieces.map(piece => ({ ...piece, cf: 1 })) } });
    if (phase === 'combat') game.does(seat, { type: 'demolish', unit: 0, piece: 'house-1' }, 6, 6);
    else
      game.does(seat, {
        type: 'move',
        unit: 0,
        mode: 'ground',
        path: [{ x: Math.round((LEFT + 1.5) * 254), y: Math.round((TOP + 1) * 254) }],
        facing: { dx: 0, dy: 1 },
      });
    return game;
  };
  const told = (game: Scene) => game.events.flatMap(event => (event.type === 'buildingScanned' ? [[event.there, event.counts]] : []));
  rule('ASC-scen-recon-reveal#1', 'a scan reveals what is inside, and so does the fall of the building, whoever brought it down', () => {
    const game = spying([scout(), bystander(1)]);
    game.does(0, scan(0, 'house-1'));
    expect(told(game)).toEqual([[true, true]]);
    expect([told(felled(0)), told(felled(1)), told(felled(1, 'movement'))].map(list => list.length)).toEqual([1, 1, 1]);
  });
  rule('ASC-scen-recon-reveal#2', 'after a scan everybody knows whether there is anything', () => {
    const empty = spying([scout(), bystander(1)], recon, { notes: [[], ['house-2']] });
    empty.does(0, scan(0, 'house-1'));
    expect([empty.state.mission?.scanned, found(empty), score(empty)]).toEqual([['0:house-1'], [], [0, 0]]);
    expect(empty.story().at(-1)).toBe('The building is empty');
    const full = spying([scout(), bystander(1)]);
    full.does(0, scan(0, 'house-1'));
    expect(full.story()).toContain('An objective is revealed');
  });
  rule('ASC-scen-recon-reveal#3', 'a fallen building counts for the attacker only where the defender meant it', () => {
    const counted = (game: Scene) => [found(game).length, score(game)[0]];
    expect([counted(felled(1)), counted(felled(0)), counted(felled(1, 'movement'))]).toEqual([
      [1, 100],
      [0, 0],
      [0, 0],
    ]);
  });
  rule('ASC-scen-recon-emi', 'where that is agreed, whoever is within two inches of a building aims worse', () => {
    const state = (emi: boolean, inches: number) => position({ ...recon, emi }, [scout(inches), at({}, 1, LEFT + 1.5, TOP - 10)]);
    expect(term(state(true, 1.9), 'ASC-scen-recon-emi')).toBe(2);
    expect(term(state(true, 2.1), 'ASC-scen-recon-emi')).toBeUndefined();
    expect(term(state(false, 1), 'ASC-scen-recon-emi')).toBeUndefined();
  });
  const emi = { ...recon, emi: true } as const;
  rule('ASC-scen-recon-emi-probes#1', 'there probes see nothing from afar', () => {
    expect(rules(spying([scout(1, 'PRB'), bystander(1)], emi), scan(0, 'house-1'))).toEqual(['ASC-scen-recon-contact-scan']);
    spying([scout(1, 'PRB'), bystander(0), bystander(1)]).does(0, scan(0, 'house-1'), 6, 6);
    // At the wall it needs no probe.
    spying([scout(0, 'PRB'), bystander(0), bystander(1)], emi).does(0, scan(0, 'house-1'));
  });
  rule('ASC-scen-recon-emi-probes#2', 'a screen used there reaches twice as far', () => {
    const screened = (mission: MissionOrder, y: number) => {
      const probe = able('PRB', 0, LEFT + 1.5, y);
      const game = play(position(mission, [probe, able('ECM', 1, LEFT + 1.5, TOP - 1), bystander(0)], { notes: [[], NOTES] }));
      return game.book.check(ruleset.view(game.state, 0), scan(0, 'house-1'), 0).length > 0;
    };
    // Eighteen inches from the screen: out of its twelve, within twice that.
    expect([screened(recon, TOP - 16), screened(emi, TOP - 16)]).toEqual([false, true]);
    const jams = (mission: MissionOrder) => {
      const state = position(mission, [at({}, 0, LEFT + 1.5, 2), able('ECM', 1, LEFT + 1.5, TOP - 1)]);
      return jammed(state, unitAt(state, 0));
    };
    expect([jams(recon), jams(emi)]).toEqual([false, true]);
  });
});
