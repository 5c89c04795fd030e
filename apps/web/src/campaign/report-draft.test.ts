import { carryOut, readReport } from '@sortie/campaign';
import { expect, test } from 'vitest';
import { begun } from './begun.ts';
import { exampleSetup } from './example.ts';
import { fieldedIn, marching } from './marching.ts';
import { freshReport, present, reportFrom, withUnit } from './report-draft.ts';

const example = () => {
  const done = begun(exampleSetup());
  if (!done.ok) throw new Error(done.reason);
  return done;
};

test('the example campaign opens with two armies and points for one', () => {
  const { state } = example().match;
  expect(state.sides.map(({ sp }) => sp)).toEqual([2000, 0]);
  expect(present(state)).toHaveLength(8);
});

test('what is typed in becomes a report that the books take', () => {
  const journal = example();
  const { state } = journal.match;
  const [first, second, third] = present(state);
  let draft = withUnit(freshReport(state), first!.id, { armor: 2, structure: 99, hits: { weapon: 1 }, crewHits: 1 });
  draft = withUnit(draft, second!.id, { fate: 'destroyed', end: 'ammunition' });
  draft = withUnit(draft, third!.id, { took: false });
  const report = reportFrom(state, { ...draft, salvage: false });
  expect(readReport(report).ok).toBe(true);
  expect(report.units.map(({ unit }) => unit)).not.toContain(third!.id);
  expect(report.units[0]).toMatchObject({ armor: 2, structure: first!.structure, hits: { weapon: 1 }, crewHits: 1 });
  expect(report.units[1]).toMatchObject({
    fate: 'destroyed',
    armor: second!.armor,
    structure: second!.structure,
    end: 'ammunition',
    ammoHit: true,
  });
  expect(report.salvage).toBe(false);
  expect(carryOut(journal, 0, [{ type: 'battle', report }]).ok).toBe(true);
});

test('an army marches with what is still broken, and leaves its place where nobody can march', () => {
  const { state } = example().match;
  const hurt = { ...state, units: state.units.map(unit => (unit.id === 0 ? { ...unit, lostArmor: 2, hits: { mp: 1 } } : unit)) };
  const [first] = marching(hurt, 0);
  expect(first).toMatchObject({ worn: { armor: 2, mp: 1 }, card: { name: 'Griffin GRF-1N #0' } });
  const other = [{ card: 'Lancer' }];
  const empty = { ...hurt, units: hurt.units.filter(({ seat }) => seat === 0) };
  const setup = {
    table: { scene: 'hills', seed: 1 },
    forces: [other, other],
    zone: 6,
    limit: 8,
    mission: { kind: 'hold-the-line' },
  } as const;
  const fielded = fieldedIn(setup, empty);
  expect(fielded.forces.map(force => force.length)).toEqual([4, 1]);
  expect(fielded.mission).toEqual({ kind: 'hold-the-line', campaign: true });
});
