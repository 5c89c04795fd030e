import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { muster } from '@sortie/convert';
import { type Force, type Member, writeForce } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { sortie } from '../../test/run-sortie.ts';
import { checkedForce } from '../units/check-force.ts';

const folder = mkdtempSync(join(tmpdir(), 'sortie-forces-'));
const griffin = (skill: number): Member => ({ unit: 'GRF-1N', skill, lance: 'First' });
const lance = (skill: number, more: Partial<Force> = {}): Force => ({
  name: 'Gray',
  edition: 'current',
  members: Array.from({ length: 4 }, () => griffin(skill)),
  ...more,
});

rule('ASC-fb-pv-skill-adjust', 'what counts against the total is the price for the crew that drives it', () => {
  const points = (skill: number): number => muster(lance(skill)).points;
  expect([points(3) > points(4), points(5) < points(4)]).toEqual([true, true]);
  const over = (skill: number) => checkedForce(lance(skill, { limit: points(4) })).findings.some(one => one.rule === 'ASC-fb-pv-total');
  expect([over(4), over(3), over(5)]).toEqual([false, true, false]);
});

test('a force is checked from the shell: what it lacks, by which rule, and what it could be', async () => {
  const file = join(folder, 'gray.json');
  writeFileSync(file, writeForce(lance(4, { formations: [{ lance: 'First', type: 'recon-light' }] })));
  const wrong = await sortie(['force', 'check', file]);
  expect(wrong).toMatchObject({ code: 1, out: expect.stringContaining('First: Size 1: all 4 units, there are 0 (ASC-form-recon-light)') });
  writeFileSync(file, writeForce(lance(4)));
  expect(await sortie(['force', 'check', file])).toMatchObject({ code: 0, out: expect.stringContaining('First: could be ') });
  expect(JSON.parse((await sortie(['force', 'check', file, '--format', 'json'])).out)).toMatchObject({ findings: [] });
  expect((await sortie(['force', 'check', join(folder, 'none.json')])).code).toBe(2);
});
