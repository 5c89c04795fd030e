import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedFrom } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { army, enlisted, lost, report } from './campaign.fixture.ts';
import { chronicle } from './chronicle.ts';
import { beginCampaign, carryOut, type Journal, passages, readCampaign, strike, type Written } from './journal.ts';
import type { Command } from './shape.ts';

const must = (done: Written): Journal => {
  if (!done.ok) throw new Error(done.reason);
  return done;
};
const begun = (): Journal =>
  must(
    beginCampaign(
      { title: 'Border', armies: [army([enlisted(), enlisted({ name: 'Goat' })]), army([enlisted()], { gameMaster: true })] },
      seedFrom('border'),
    ),
  );
const does = (journal: Journal, seat: number, ...commands: readonly Command[]): Journal => must(carryOut(journal, seat, commands));

test('a campaign remembers its missions, their days, the losses and who was there', () => {
  const first = does(begun(), 0, {
    type: 'battle',
    report: report([lost(0), lost(1, { fate: 'destroyed', structure: 3 }), lost(2)], { scores: [30, 10] }),
  });
  const { missions, careers, today } = chronicle(first.match);
  expect(missions).toEqual([{ number: 1, day: 1, result: 'victory', scores: [30, 10], lost: [['Goat'], []], fielded: [2, 1] }]);
  expect(today).toBe(1 + Math.floor(first.match.state.hours / 24));
  expect(today).toBeGreaterThan(1);
  const [ours, , theirs] = first.match.state.crews;
  expect(careers.get(ours!.id)).toEqual({ missions: 1, victories: 1 });
  expect(careers.get(theirs!.id)).toEqual({ missions: 1, victories: 0 });
});

test('campaigns that older versions wrote are told as well', () => {
  const folder = join(import.meta.dirname, '../../../golden/campaign');
  for (const file of readdirSync(folder)) {
    const { match } = must(readCampaign(readFileSync(join(folder, file), 'utf8')));
    expect(passages(match).flatMap(({ facts }) => facts.flatMap(({ says }) => says ?? [])).length, file).toBeGreaterThan(3);
    expect(chronicle(match).missions.length, file).toBeGreaterThan(0);
  }
});

test('scores decide where nobody says who has won, and what was taken back never happened', () => {
  const { result: _, ...unsaid } = report([lost(0)]);
  const fought = (scores: readonly [number, number]) =>
    chronicle(does(begun(), 0, { type: 'battle', report: { ...unsaid, scores } }).match).missions[0]?.result;
  expect([fought([100, 90]), fought([100, 89]), fought([10, 40])]).toEqual(['draw', 'victory', 'defeat']);
  const struck = must(strike(does(begun(), 0, { type: 'battle', report: report([lost(0)]) })));
  expect(chronicle(struck.match)).toMatchObject({ missions: [], today: 1 });
});
