import { fill, seedFrom, verify } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { army, enlisted, lost, report } from './campaign.fixture.ts';
import { beginCampaign, carryOut, type Journal, lastStep, passages, readCampaign, strike, type Written, writeCampaign } from './journal.ts';
import { reportOf } from './told.ts';

const must = (done: Written): Journal => {
  if (!done.ok) throw new Error(done.reason);
  return done;
};
const begun = (): Journal =>
  must(
    beginCampaign(
      { title: 'Border', armies: [army([enlisted(), enlisted()]), army([enlisted()], { gameMaster: true })] },
      seedFrom('border'),
    ),
  );
const fought = (): Journal =>
  must(carryOut(begun(), 0, [{ type: 'battle', report: report([lost(0, { armor: 4, structure: 1 }), lost(2)]) }]));

test('a campaign is written and read again as it was', () => {
  const journal = fought();
  const text = writeCampaign(journal);
  const read = must(readCampaign(text));
  expect(read.match.state).toEqual(journal.match.state);
  expect(read.seed).toBe(journal.seed);
  expect(readCampaign(text.replace('Border', 'Harbor'))).toMatchObject({ ok: false, reason: expect.stringContaining('was changed') });
  for (const wrong of ['', 'nothing', '{}', text.slice(0, -20)]) expect(readCampaign(wrong).ok).toBe(false);
});

test('what is refused changes nothing and names its rules', () => {
  const refused = carryOut(begun(), 0, [{ type: 'repair', unit: 0 }]);
  expect(refused).toMatchObject({ ok: false, refusals: [{ rule: 'ASC-camp-recovery-choices' }, { rule: 'ASC-repair-eligible' }] });
  expect(beginCampaign({ title: '', armies: [army([]), army([])] }, seedFrom('x')).ok).toBe(false);
});

test('the last step is struck and stays to be seen; what is done instead has dice of its own', () => {
  const journal = fought();
  const [before, after] = [begun().match.state, journal.match.state];
  const struck = must(strike(journal));
  expect(struck.match.state).toEqual(before);
  expect(lastStep(struck.match)).toBeUndefined();
  expect(strike(struck).ok).toBe(false);
  expect(passages(struck.match).map(({ struck: gone }) => gone)).toEqual([false, true, false]);
  const again = must(carryOut(struck, 0, [{ type: 'battle', report: after.report! }]));
  expect(again.match.entries.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  expect(again.match.state.phase).toBe('support');
  const { ruleset, header, entries } = again.match;
  expect(verify(ruleset, header, entries, again.seed).ok).toBe(true);
  expect(must(readCampaign(writeCampaign(again))).match.state).toEqual(again.match.state);
});

test('every entry tells what it came to', () => {
  const [opening, battle] = passages(fought().match).map(({ facts }) => facts.flatMap(({ says }) => (says ? [fill(says)] : [])));
  expect(opening).toEqual(['Army has 2000 Support Points']);
  expect(battle?.[0]).toBe('Mission 1: victory for Army');
});

test('a battle that a game tells of is booked for those who were in it, by name and side', () => {
  const { state } = begun().match;
  const loss = { fate: 'active', armor: 1, structure: 0 } as const;
  const told = {
    winner: 1,
    points: [3, 9] as const,
    losses: [
      { ...loss, name: 'Ram #1', seat: 0 },
      { ...loss, name: 'Ram #2', seat: 1, fate: 'destroyed' as const },
      { ...loss, name: 'Ram #2', seat: 0 },
      { ...loss, name: 'Stranger', seat: 0 },
    ],
  };
  expect(reportOf(state, told)).toMatchObject({
    result: 'defeat',
    scores: [3, 9],
    field: 1,
    units: [{ unit: 1 }, { unit: 2, fate: 'destroyed' }],
  });
  expect(reportOf(state, { ...told, losses: told.losses.slice(3) })).toBeUndefined();
});
