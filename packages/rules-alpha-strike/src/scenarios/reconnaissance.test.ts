import { table as geometry } from '@sortie/geometry';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { jammed } from '../electronics/ecm.ts';
import { readSetup } from '../read.ts';
import { ruleset } from '../ruleset.ts';
import { able, at, hit, term } from '../scene.fixture.ts';
import { inZone, setUp } from '../sequence/setup.ts';
import type { Command, MissionOrder, State } from '../shape.ts';
import { buildingsOf, isCentral } from './lay-out.ts';
import { isFlag } from './marker.ts';
import { bystander, endTurn, INITIATIVE, order, play, position, type Scene, score } from './mission.fixture.ts';

const recon = { kind: 'reconnaissance' } as const;
const hunt = { ...recon, variant: 'easter-egg' } as const;
const scan = (unit: number, choice: string): Command => ({ type: 'ability', ability: 'scan', unit, choice });
const houses = buildingsOf(setUp(order(recon)).table);
/** The first house, three inches square: its left and its top side, in inches. */
const [LEFT, TOP] = (({ left, top }) => [left / 254, top / 254] as const)(geometry.bounds(houses[0]!.outline));
const NOTES = ['house-1', 'house-2'];
/** A scout of the first side beside the first house, or so many inches north of it. */
const scout = (inches = 0, specials = '', card = {}) => able(specials, 0, LEFT + 1.5, TOP - 160 / 254 - inches, {}, card);
const spying = (units: Parameters<typeof position>[1], mission: MissionOrder = recon, more: Partial<State> = {}) =>
  play(position(mission, units, { notes: [[], NOTES], ...more }));
const found = (game: Scene) => game.state.mission!.found;
const rules = (game: Scene, command: Command, seat = 0) => game.refuses(seat, command).map(one => one.rule);

describe('buildings', () => {
  rule('ASC-scen-recon-setup', 'one for every ground lance and more, within 12 inches of the middle, two inches between them', () => {
    const lance = (n: number) => Array.from({ length: n }, (_, i) => ({ card: 'Sentinel', lance: i }));
    const many = buildingsOf(setUp(order(recon, { forces: [lance(4), lance(4)] })).table);
    expect([houses.length, many.length]).toEqual([6, 8]);
    const { table } = setUp(order(recon));
    for (const piece of houses) expect(isCentral(table, piece)).toBe(true);
    for (const a of many)
      for (const b of many) {
        if (a === b) continue;
        const [p, q] = [geometry.bounds(a.outline), geometry.bounds(b.outline)];
        expect(Math.max(q.left - p.right, p.left - q.right, q.top - p.bottom, p.top - q.bottom)).toBeGreaterThanOrEqual(2 * 254);
      }
  });
  rule('ASC-scen-recon-cf', 'of a construction factor from 1 to 30', () => {
    expect(buildingsOf(setUp(order({ ...recon, cf: 30 })).table)[0]!.cf).toBe(30);
    expect(readSetup(order({ ...recon, cf: 31 })).ok).toBe(false);
    expect(readSetup(order({ ...recon, cf: 1 })).ok).toBe(true);
    const { table } = setUp(order(recon));
    const strong = { ...table, pieces: table.pieces.map(piece => ({ ...piece, cf: 40 })) };
    expect(readSetup(order(recon, { table: strong }))).toMatchObject({
      ok: false,
      problem: 'a building of a reconnaissance has a construction factor of 1 to 30',
    });
  });
  rule('ASC-scen-recon-buildings', 'they can be shot down like any other', () => {
    const game = spying([able('', 1, LEFT + 1.5, TOP - 6, {}, { damage: '9/9/9' }), bystander(0)], recon, { active: 1, initiative: 1 });
    const weak = { ...game.state, table: { ...game.state.table, pieces: game.state.table.pieces.map(piece => ({ ...piece, cf: 5 })) } };
    const shooting = play({ ...weak, units: weak.units.map(unit => (unit.id === 0 ? { ...unit, facing: { dx: 0, dy: 1 } } : unit)) });
    shooting.does(1, { type: 'demolish', unit: 0, piece: 'house-1' }, 6, 6);
    expect(shooting.state.table.pieces.find(({ id }) => id === 'house-1')!.kind).toBe('rubble');
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
  rule(
    'ASC-scen-recon-defender-deployment',
    'defenders at their edge or within two inches of buildings on their half, twelve from any enemy',
    () => {
      const state = setUp(order(recon));
      const zone = (y: number) => inZone(state, 1, { x: 36 * 254, y: y * 254 });
      expect([zone(2), zone(TOP - 1.9), zone(TOP - 2.5), zone(30)]).toEqual([true, true, false, false]);
      const near = position(recon, [at({}, 0, 36, 28), at({}, 1, 20, 10, { fate: 'waiting', at: null })], { phase: 'setup', active: 1 });
      expect(
        rules(play(near), { type: 'deploy', unit: 1, at: { x: 36 * 254, y: Math.round((TOP - 1) * 254) }, facing: { dx: 0, dy: 1 } }, 1),
      ).toEqual(['ASC-scen-recon-defender-deployment']);
    },
  );
  rule('ASC-scen-recon-secret', 'the defender notes up to six of them in secret; who notes none has the dice do it', () => {
    const setting = { fate: 'waiting' as const, at: null };
    const game = play(position(recon, [at({}, 0, 36, 46), at({}, 1, 20, 2, setting)], { phase: 'setup', turn: 0, active: 1 }));
    for (const { id } of houses) game.does(1, { type: 'ability', ability: 'note', choice: id });
    expect(game.state.notes?.[1]).toHaveLength(6);
    expect(ruleset.view(game.state, 0).notes).toEqual([[], []]);
    expect(ruleset.view(game.state, 1).notes?.[1]).toHaveLength(6);
    expect(rules(game, { type: 'ability', ability: 'note', choice: 'house-1' }, 1)).toEqual(['ASC-term-sca']);
    expect(rules(play({ ...game.state, active: 0 }), { type: 'ability', ability: 'note', choice: 'house-1' })).toEqual(['ASC-term-sca']);
    const silent = play(position(recon, [at({}, 0, 36, 46), at({}, 1, 20, 2, setting)], { phase: 'setup', turn: 0, active: 1 }));
    silent.does(1, { type: 'deploy', unit: 1, at: { x: 20 * 254, y: 2 * 254 }, facing: { dx: 0, dy: 1 } }, ...INITIATIVE);
    expect(silent.state.notes?.[1]).toHaveLength(6);
  });
});

describe('scans', () => {
  rule('ASC-scen-recon-contact-scan', 'at its wall a scout sees inside for certain, and does nothing else', () => {
    const game = spying([scout(), bystander(0), bystander(1)]);
    game.does(0, scan(0, 'house-1'));
    expect(found(game)).toEqual(['0:house-1']);
    expect(rules(game, hit({ target: 2 }))).toContain('AS-attack-count');
    expect(rules(spying([scout(0.2), bystander(1)]), scan(0, 'house-1'))).toEqual(['ASC-scen-recon-contact-scan']);
    // The defender looks for nothing.
    const theirs = spying([bystander(0), able('', 1, LEFT + 1.5, TOP - 160 / 254)], recon, { active: 1, initiative: 1 });
    expect(rules(theirs, scan(1, 'house-1'), 1)).toEqual(['ASC-scen-recon-contact-scan']);
  });
  rule(
    'ASC-scen-recon-probe-scan',
    'a probe in range is aimed like a weapon, without what standing still would give; a hostile screen stops it',
    () => {
      const game = spying([scout(10, 'PRB'), bystander(0), bystander(1)]);
      // Skill 4, Medium range +2: a building would be 4 easier to hit.
      game.does(0, scan(0, 'house-1'), 3, 3);
      const roll = game.events.find(event => event.type === 'rolled');
      expect(roll?.type === 'rolled' && roll.needs).toMatchObject({ total: 6 });
      expect(roll?.type === 'rolled' && roll.needs?.terms.find(one => one.rule === 'AS-bld-attack')).toMatchObject({
        waivedBy: 'ASC-scen-recon-probe-scan',
      });
      expect(found(game)).toEqual(['0:house-1']);
      const missed = spying([scout(10, 'PRB'), bystander(0), bystander(1)]);
      missed.does(0, scan(0, 'house-1'), 2, 3);
      expect(missed.state.mission!.scanned).toEqual([]);
      expect(rules(spying([scout(19, 'PRB'), bystander(1)]), scan(0, 'house-1'))).toEqual(['ASC-scen-recon-contact-scan']);
      expect(rules(spying([scout(10, 'PRB'), able('ECM', 1, 36, 8)]), scan(0, 'house-1'))).toEqual(['ASC-scen-recon-contact-scan']);
      spying([scout(10, 'BH'), able('ECM', 1, 36, 8)]).does(0, scan(0, 'house-1'), 6, 6);
    },
  );
  rule('ASC-scen-recon-reveal', 'what a scan finds is told; a fallen building tells as well, and counts if the defender meant it', () => {
    const empty = spying([scout(), bystander(1)], recon, { notes: [[], ['house-2']] });
    empty.does(0, scan(0, 'house-1'));
    expect([empty.state.mission!.scanned, found(empty), score(empty)]).toEqual([['0:house-1'], [], [0, 0]]);
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
      return [found(game).length, ...score(game)];
    };
    expect(felled(1)).toEqual([1, 100, 0]);
    expect(felled(0)).toEqual([0, 0, 100]);
    // A defender who walks into it by accident gives nothing away.
    expect(felled(1, 'movement')).toEqual([0, 0, 0]);
  });
  rule('ASC-scen-recon-emi', 'where that is agreed, whoever is within two inches of a building aims worse', () => {
    const state = (emi: boolean, inches: number) => position({ ...recon, emi }, [scout(inches), at({}, 1, LEFT + 1.5, TOP - 10)]);
    expect(term(state(true, 1.9), 'ASC-scen-recon-emi')).toBe(2);
    expect(term(state(true, 2.1), 'ASC-scen-recon-emi')).toBeUndefined();
    expect(term(state(false, 1), 'ASC-scen-recon-emi')).toBeUndefined();
  });
  rule('ASC-scen-recon-emi-probes', 'there probes see nothing from afar, and screens reach twice as far', () => {
    const emi = { ...recon, emi: true } as const;
    expect(rules(spying([scout(1, 'PRB'), bystander(1)], emi), scan(0, 'house-1'))).toEqual(['ASC-scen-recon-contact-scan']);
    spying([scout(1, 'PRB'), bystander(0), bystander(1)]).does(0, scan(0, 'house-1'), 6, 6);
    const screened = (mission: MissionOrder) => {
      const state = position(mission, [at({}, 0, LEFT + 1.5, 2), able('ECM', 1, LEFT + 1.5, TOP - 1)]);
      return jammed(state, state.units[0]!);
    };
    expect([screened(recon), screened(emi)]).toEqual([false, true]);
  });
});

describe('what it was for', () => {
  rule('ASC-scen-recon-attacker-vp', '100 for each objective, 500 for a lance that brings the news home after all are known', () => {
    const game = spying([scout(), bystander(0), bystander(1)]);
    game.does(0, scan(0, 'house-1'));
    expect(score(game)).toEqual([100, 0]);
    const home = (count: number, known: readonly string[]) => {
      const gone = { fate: 'withdrawn' as const, at: null };
      const state = position(
        recon,
        [...Array.from({ length: count }, () => at({}, 0, 1, 1, gone)), bystander(0), at({}, 0, 9, 46), at({}, 0, 18, 46), bystander(1)],
        { notes: [[], NOTES] },
      );
      const game = play({ ...state, mission: { ...state.mission!, home: count, found: known } });
      endTurn(game, ...(count >= 4 && known.length === 2 ? [] : INITIATIVE));
      return [score(game)[0], game.state.result?.winners[0]];
    };
    const all = ['0:house-1', '0:house-2'];
    expect(home(4, all)).toEqual([500, 0]);
    expect(home(3, all)).toEqual([0, undefined]);
    expect(home(4, all.slice(1))).toEqual([0, undefined]);
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
    expect(leaving.state.mission!.home).toBe(1);
  });
  rule('ASC-scen-recon-defender-vp', '1,000 if anything of that fails, 100 for every objective that the attackers destroyed unseen', () => {
    const late = spying([bystander(0), bystander(1)], recon, { turn: 8 });
    endTurn(late);
    expect(late.state.result).toMatchObject({ winners: [1], points: [0, 1000] });
    const gone = spying([at({}, 0, 1, 1, { fate: 'destroyed', at: null }), bystander(1)], recon, { active: 1 });
    endTurn(gone);
    expect(gone.state.result).toMatchObject({ winners: [1] });
  });
  rule('ASC-scen-reconnaissance', 'it is not about the last one standing', () => {
    const game = spying([scout(), bystander(0)]);
    endTurn(game, ...INITIATIVE);
    expect(game.state.result).toBeNull();
  });
  rule('ASC-scen-recon-hide-and-seek', 'a third of the defenders may hide, in buildings or beside them', () => {
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
    lurk(variant, [...three, at({}, 1, 14, 2, setting)]).does(1, hide(TOP - 1));
    expect(rules(lurk(variant, three), hide(TOP - 4), 1)).toContain('ASC-scen-recon-hide-and-seek');
    expect(rules(lurk(recon, three), hide(TOP - 1), 1)).toContain('AS-hidden');
    const one = at({}, 1, 9, 2, { hidden: true });
    expect(rules(lurk(variant, [bystander(1), one, bystander(0)]), hide(TOP - 1), 1)).toContain('AS-hidden');
  });
});

describe('easter egg hunt', () => {
  rule('ASC-scen-recon-easter-egg', 'both sides note, both begin at their edges, twelve inches from buildings and enemies', () => {
    const state = setUp(order(hunt));
    expect([inZone(state, 1, { x: 36 * 254, y: Math.round((TOP - 1) * 254) }), inZone(state, 1, { x: 0, y: 0 })]).toEqual([false, true]);
    const setting = { fate: 'waiting' as const, at: null };
    const near = position(hunt, [bystander(0), at({}, 1, 1, 1, setting)], { phase: 'setup', active: 1 }, { zone: 20 });
    expect(rules(play(near), { type: 'deploy', unit: 1, at: { x: 36 * 254, y: 12 * 254 }, facing: { dx: 0, dy: 1 } }, 1)).toEqual([
      'ASC-scen-recon-deployment',
    ]);
    const silent = play(position(hunt, [bystander(0), at({}, 1, 1, 1, setting)], { phase: 'setup', turn: 0, active: 1 }));
    silent.does(1, { type: 'deploy', unit: 1, at: { x: 20 * 254, y: 2 * 254 }, facing: { dx: 0, dy: 1 } }, ...INITIATIVE);
    expect(silent.state.notes?.map(notes => notes.length)).toEqual([6, 6]);
  });
  rule('ASC-scen-recon-easter-egg-score', 'only what the other side has hidden counts, and all of it wins 500 more', () => {
    const game = spying([scout(), bystander(0), bystander(1)], hunt, { notes: [['house-1'], ['house-1', 'house-2']] });
    game.does(0, scan(0, 'house-1'));
    expect(score(game)).toEqual([100, 0]);
    const state = game.state;
    const almost = play({ ...state, mission: { ...state.mission!, found: ['0:house-1', '0:house-2'] } });
    endTurn(almost);
    expect(almost.state.result).toMatchObject({ winners: [0], points: [600, 0] });
    const own = spying([scout(), bystander(0), bystander(1)], hunt, { notes: [['house-1'], ['house-2']] });
    own.does(0, scan(0, 'house-1'));
    expect(score(own)).toEqual([0, 0]);
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
    expect(setUp(order(hunt)).units.some(isFlag)).toBe(false);
  });
});
