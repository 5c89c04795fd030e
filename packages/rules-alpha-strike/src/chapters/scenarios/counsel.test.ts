import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../../ruleset.ts';
import { at, book, pair, readSetup, term } from '../../scene.fixture.ts';
import { setPiece } from '../../set-piece.ts';
import type { Entry, Setup } from '../../shape.ts';
import { missionAdvice } from './counsel.ts';
import { order } from './mission.fixture.ts';
import type { MissionOrder } from './mission.ts';

const many = (count: number, card = 'Sentinel'): readonly Entry[] => Array.from({ length: count }, () => ({ card }));
const advice = (mission: MissionOrder, forces: Setup['forces'], more: Partial<Setup> = {}): readonly string[] =>
  missionAdvice(order(mission, { forces, ...more })).map(one => one.rule);
const even: Setup['forces'] = [many(4), many(4)];

describe('what the book advises', () => {
  const table = (width: number, height: number) => ({ width: width * 254, height: height * 254, pieces: [] });
  rule('ASC-scen-table-size', 'a table of 36 by 48 inches or more, either way round; others are allowed', () => {
    const fight = { kind: 'stand-up-fight' } as const;
    expect(advice(fight, even, { table: table(36, 48) })).toEqual([]);
    expect(advice(fight, even, { table: table(48, 36) })).toEqual([]);
    expect(advice(fight, even, { table: table(35, 48) })).toEqual(['ASC-scen-table-size']);
    expect(readSetup(order(fight, { table: table(30, 30) })).ok).toBe(true);
  });
  rule('ASC-scen-recommended-size#1', 'forty units a side', () => {
    expect(advice({ kind: 'stand-up-fight' }, [many(40), many(40)])).toEqual([]);
    expect(advice({ kind: 'stand-up-fight' }, [many(41), many(41)])).toEqual(['ASC-scen-recommended-size']);
  });
  for (const [kind, id] of [
    ['stand-up-fight', 'ASC-scen-sf-forces'],
    ['capture-the-flag', 'ASC-scen-ctf-forces'],
    ['king-of-the-hill', 'ASC-scen-koth-forces'],
    ['reconnaissance', 'ASC-scen-recon-forces'],
  ] as const) {
    rule(`${id}#1`, 'as many units and points on both sides', () => {
      expect(advice({ kind }, even)).toEqual([]);
      expect([advice({ kind }, [many(5), many(4)]), advice({ kind }, [many(4), many(5)])]).toEqual([[id], [id]]);
      expect(advice({ kind }, [many(4, 'Citadel'), many(4, 'Pathfinder')])).toEqual([id]);
    });
    rule(`${id}#2`, 'except in a campaign', () => {
      expect(advice({ kind, campaign: true }, [many(5), many(4, 'Pathfinder')])).toEqual([]);
      expect(advice({ kind }, [many(5), many(4, 'Pathfinder')])).toEqual([id]);
    });
  }
  rule('ASC-scen-ctf-forces#1', 'a company of twelve at most', () => {
    const flag = { kind: 'capture-the-flag' } as const;
    expect([advice(flag, [many(13), many(13)]), advice(flag, [many(12), many(12)])]).toEqual([['ASC-scen-ctf-forces'], []]);
    expect(advice({ ...flag, campaign: true }, [many(13), many(13)])).toEqual([]);
  });
  rule('ASC-scen-recon-forces#1', 'hidden units are counted as well', () => {
    const hidden = many(4).map(entry => ({ ...entry, mayHide: true }));
    expect(advice({ kind: 'reconnaissance' }, [many(4), [...hidden, ...many(1)]])).toEqual(['ASC-scen-recon-forces']);
    expect(advice({ kind: 'reconnaissance' }, [many(4), hidden])).toEqual([]);
  });
  const line = { kind: 'hold-the-line' } as const;
  rule('ASC-scen-htl-forces#1', 'the defender may have a quarter more units, and points to match', () => {
    expect(advice(line, [many(4), many(5)])).toEqual([]);
    expect(advice(line, [many(4), many(6)])).toEqual(['ASC-scen-htl-forces']);
    expect(advice(line, [many(5), many(4)])).toEqual(['ASC-scen-htl-forces']);
    expect(advice(line, [many(4, 'Pathfinder'), many(4, 'Citadel')])).toEqual(['ASC-scen-htl-forces']);
  });
  rule('ASC-scen-htl-forces#2', 'except in a campaign', () => {
    expect(advice({ ...line, campaign: true }, [many(5), many(2)])).toEqual([]);
    expect(advice(line, [many(5), many(2)])).toEqual(['ASC-scen-htl-forces']);
  });
  rule('ASC-scen-htl-chase#3', 'whoever chases may have half as many again', () => {
    expect(advice({ ...line, variant: 'chase' }, [many(4), many(6)])).toEqual([]);
    expect(advice({ ...line, variant: 'chase' }, [many(4), many(7)])).toEqual(['ASC-scen-htl-chase']);
  });
  rule('ASC-scen-ctf-extraction-balance#1', 'more flags to keep, or a quarter more to keep them', () => {
    const mission = { kind: 'capture-the-flag', variant: 'extraction' } as const;
    expect(advice(mission, [many(4), many(5)])).toEqual([]);
    expect(advice(mission, [many(5), many(4)])).toEqual(['ASC-scen-ctf-extraction-balance']);
    expect(advice(mission, [many(4), many(6)])).toEqual(['ASC-scen-ctf-extraction-balance']);
    const flags = (markers: number) => ruleset.setup(order({ ...mission, markers })).units.filter(({ seat }) => seat === -1).length;
    expect([flags(1), flags(2), flags(3)]).toEqual([1, 2, 3]);
  });
  rule('ASC-scen-koth-hold-them-off-balance#1', 'more markers to cover, or a quarter more attackers', () => {
    const mission = { kind: 'king-of-the-hill', variant: 'hold-them-off' } as const;
    expect(advice(mission, [many(5), many(4)])).toEqual([]);
    expect(advice(mission, [many(4), many(5)])).toEqual(['ASC-scen-koth-hold-them-off-balance']);
    expect(advice(mission, [many(6), many(4)])).toEqual(['ASC-scen-koth-hold-them-off-balance']);
    const markers = (count: number) => ruleset.setup(order({ ...mission, markers: count })).units.filter(({ seat }) => seat === -1).length;
    expect([markers(1), markers(2), markers(4)]).toEqual([1, 2, 4]);
  });
  test('a variant of another mission is refused', () => {
    expect(readSetup(order({ kind: 'hold-the-line', variant: 'one-flag' }))).toMatchObject({
      ok: false,
      problem: 'one-flag is no variant of hold-the-line (ASC-scen-recon-easter-egg-exclusive)',
    });
  });
});

describe('units from a campaign', () => {
  const [mine, theirs] = pair(3);
  rule('ASC-camp-wia', 'a wounded crew hits worse and controls its machine worse', () => {
    const state = setPiece([at({}, 0, 20, 40, { marks: [{ kind: 'wounded', until: 0 }] }), theirs!]);
    expect(term(state, 'ASC-camp-wia')).toBe(1);
    expect(term(setPiece([mine!, theirs!]), 'ASC-camp-wia')).toBeUndefined();
    const control = (i: number) =>
      book.ask('control', { state, unit: state.units[i]!, why: 'skid', inches: 0 }).terms.some(one => one.rule === 'ASC-camp-wia');
    expect([control(0), control(1)]).toEqual([true, false]);
  });
  rule('ASC-repair-partial-fire-control', 'sights that were put right in part cost 1', () => {
    expect(
      term(setPiece([at({}, 0, 20, 40, { marks: [{ kind: 'misaligned', until: 0 }] }), theirs!]), 'ASC-repair-partial-fire-control'),
    ).toBe(1);
  });
  rule('ASC-camp-deploy-damaged', 'they come to the table as they are', () => {
    const worn = { armor: 2, structure: 1, engine: 1, fireControl: 1, weapon: 1, mp: 1, wounded: true };
    const setup = order({ kind: 'stand-up-fight' }, { forces: [[{ card: 'Sentinel', worn }], many(1)] });
    expect(readSetup(setup).ok).toBe(true);
    const [unit, whole] = ruleset.setup(setup).units;
    expect(unit).toMatchObject({
      armor: whole!.armor - 2,
      structure: whole!.structure - 1,
      engineHits: 1,
      fireHits: 1,
      weaponHits: 1,
      mpHits: 1,
    });
    expect(unit!.moves[0]!.value).toBeLessThan(whole!.moves[0]!.value);
    expect(unit!.marks).toEqual([{ kind: 'wounded', until: 0 }]);
  });
});
