import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { readUnit } from '@sortie/convert';
import type { Unit } from '@sortie/roster';
import { afterAll, describe, expect, it } from 'vitest';
import { battleValue } from './battle-value/battle-value.ts';
import { inspect } from './inspect/inspect.ts';
import { price } from './price/price.ts';

const data = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const present = existsSync(join(data, 'mekfiles.tar.xz'));
if (!present) console.warn('skipped: ../shared/data is not here, so other programs’ designs are not inspected');

const folder = present ? mkdtempSync(join(tmpdir(), 'sortie-designs-')) : '';
if (present) execFileSync('tar', ['-xJf', join(data, 'mekfiles.tar.xz'), '-C', folder]);
afterAll(() => {
  if (folder !== '') rmSync(folder, { recursive: true, force: true });
});

/** One in five is enough to notice when a rule goes wrong. */
const sample = <T>(all: readonly T[]): readonly T[] => all.filter((_, index) => index % 5 === 0);

const root = join(folder, 'mekfiles');
const read = (path: string): Unit | undefined => readUnit(path, readFileSync(join(root, path), 'utf8')).unit;

/** Of the designs of each kind, the share that passes. */
function shares(designs: Iterable<{ readonly kind: string; readonly passes: boolean }>): Record<string, number> {
  const counts = new Map<string, [all: number, passing: number]>();
  for (const { kind, passes } of designs) {
    const [all, passing] = counts.get(kind) ?? [0, 0];
    counts.set(kind, [all + 1, passing + (passes ? 1 : 0)]);
  }
  return Object.fromEntries([...counts].map(([kind, [all, passing]]) => [kind, passing / all]));
}

function facts(): readonly { readonly unit: Unit; readonly kind: string; readonly bv: number; readonly cost: number }[] {
  const [head = '', ...lines] = gunzipSync(readFileSync(join(data, 'unit-facts.tsv.gz')))
    .toString('utf8')
    .split('\n')
    .filter(Boolean);
  const columns = head.split('\t');
  return sample(lines).flatMap(line => {
    const cells = line.split('\t');
    const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
    const unit = read(cell('path'));
    return unit ? [{ unit, kind: cell('entity_type'), bv: Number(cell('bv2')), cost: Number(cell('cost')) }] : [];
  });
}

describe.skipIf(!present)('designs of another program', () => {
  it('are found correct, nearly all of them', () => {
    const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(path => /\.(mtf|blk)$/.test(path));
    expect(paths.length).toBeGreaterThan(10_000);
    const designs = sample(paths.sort()).flatMap(path => read(path) ?? []);
    const correct = shares(designs.map(unit => ({ kind: unit.kind, passes: inspect(unit).length === 0 })));
    for (const kind of ['mech', 'vehicle', 'fighter', 'battle-armor']) expect(correct[kind], kind).toBeGreaterThan(0.98);
    expect(correct['support-vehicle']).toBeGreaterThan(0.9);
  });

  it('have the Battle Values and prices that program gives them', () => {
    const rows = facts();
    const equal = shares(rows.map(({ unit, kind, bv }) => ({ kind, passes: battleValue(unit)?.total === bv })));
    const LEAST = { BipedMek: 0.96, Tank: 0.96, AeroSpaceFighter: 0.96, BattleArmor: 0.96, Infantry: 0.9 };
    for (const [kind, least] of Object.entries(LEAST)) expect(equal[kind], kind).toBeGreaterThanOrEqual(least);
    const priced = shares(rows.map(({ unit, kind, cost }) => ({ kind, passes: price(unit)?.total === cost })));
    for (const [kind, share] of Object.entries(priced)) if (kind !== 'GunEmplacement') expect(share, kind).toBeGreaterThan(0.75);
    for (const kind of ['BipedMek', 'Tank', 'BattleArmor', 'Infantry', 'AeroSpaceFighter', 'Dropship'])
      expect(priced[kind], kind).toBeGreaterThan(0.95);
  });
});
