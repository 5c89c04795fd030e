import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { readSetup } from '../read.ts';
import { at, book, pair, term } from '../scene.fixture.ts';
import { setUp } from '../sequence/setup.ts';
import { setPiece } from '../set-piece.ts';
import type { Entry, MissionOrder, Setup } from '../shape.ts';
import { missionAdvice } from './counsel.ts';
import { order } from './mission.fixture.ts';

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
  rule('ASC-scen-recommended-size', 'forty units a side', () => {
    expect(advice({ kind: 'stand-up-fight' }, [many(40), many(40)])).toEqual([]);
    expect(advice({ kind: 'stand-up-fight' }, [many(41), many(41)])).toEqual(['ASC-scen-recommended-size']);
  });
  const balanced = (mission: MissionOrder, id: string): void => {
    expect(advice(mission, even)).toEqual([]);
    expect(advice(mission, [many(5), many(4)])).toEqual([id]);
    expect(advice(mission, [many(4, 'Citadel'), many(4, 'Pathfinder')])).toEqual([id]);
    expect(advice({ ...mission, campaign: true }, [many(5), many(4)])).toEqual([]);
  };
  rule('ASC-scen-sf-forces', 'as many units and points on both sides, except in a campaign', () =>
    balanced({ kind: 'stand-up-fight' }, 'ASC-scen-sf-forces'),
  );
  rule('ASC-scen-ctf-forces', 'the same, and a company at most', () => {
    balanced({ kind: 'capture-the-flag' }, 'ASC-scen-ctf-forces');
    expect(advice({ kind: 'capture-the-flag' }, [many(13), many(13)])).toEqual(['ASC-scen-ctf-forces']);
    expect(advice({ kind: 'capture-the-flag' }, [many(12), many(12)])).toEqual([]);
  });
  rule('ASC-scen-koth-forces', 'the same', () => balanced({ kind: 'king-of-the-hill' }, 'ASC-scen-koth-forces'));
  rule('ASC-scen-recon-forces', 'the same', () => balanced({ kind: 'reconnaissance' }, 'ASC-scen-recon-forces'));
  rule('ASC-scen-htl-forces', 'the defender may be a quarter larger', () => {
    expect(advice({ kind: 'hold-the-line' }, [many(4), many(5)])).toEqual([]);
    expect(advice({ kind: 'hold-the-line' }, [many(4), many(6)])).toEqual(['ASC-scen-htl-forces']);
    expect(advice({ kind: 'hold-the-line' }, [many(5), many(4)])).toEqual(['ASC-scen-htl-forces']);
  });
  rule('ASC-scen-htl-chase', 'whoever chases may be half as large again', () => {
    expect(advice({ kind: 'hold-the-line', variant: 'chase' }, [many(4), many(6)])).toEqual([]);
    expect(advice({ kind: 'hold-the-line', variant: 'chase' }, [many(4), many(7)])).toEqual(['ASC-scen-htl-chase']);
  });
  rule('ASC-scen-ctf-extraction-balance', 'more flags to keep, or a quarter more to keep them', () => {
    const mission = { kind: 'capture-the-flag', variant: 'extraction' } as const;
    expect(advice(mission, [many(4), many(5)])).toEqual([]);
    expect(advice(mission, [many(5), many(4)])).toEqual(['ASC-scen-ctf-extraction-balance']);
    expect(setUp(order({ ...mission, markers: 2 })).units.filter(({ seat }) => seat === -1)).toHaveLength(2);
  });
  rule('ASC-scen-koth-hold-them-off-balance', 'more markers to cover, or a quarter more attackers', () => {
    const mission = { kind: 'king-of-the-hill', variant: 'hold-them-off' } as const;
    expect(advice(mission, [many(5), many(4)])).toEqual([]);
    expect(advice(mission, [many(4), many(5)])).toEqual(['ASC-scen-koth-hold-them-off-balance']);
    expect(setUp(order({ ...mission, markers: 2 })).units.filter(({ seat }) => seat === -1)).toHaveLength(2);
  });
  test('a variant of another mission is refused', () => {
    expect(readSetup(order({ kind: 'hold-the-line', variant: 'one-flag' }))).toMatchObject({
      ok: false,
      problem: 'one-flag is no variant of hold-the-line',
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
    const [unit, whole] = setUp(setup).units;
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
