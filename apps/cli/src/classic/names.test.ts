import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readUnit, writeUnit } from '@sortie/convert';
import { fromOffset } from '@sortie/geometry';
import { Rulebook, type View } from '@sortie/kernel';
import { CATALOGUE, equipment, find, type Unit as Paper } from '@sortie/roster';
import { aimAt, type Classic, type Command, classic, type OnMap, type Shot, sheetFor, withUnit } from '@sortie/rules-classic';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';

const { ruleset } = classic;
const book = Rulebook.compile(ruleset, ruleset.editions['classic'] ?? []);

/** The file of a Griffin with some of its lines written otherwise, read again. */
function read(...changes: readonly (readonly [before: string | RegExp, after: string])[]): Paper {
  const { text } = writeUnit(find('GRF-1N')!);
  const { unit } = readUnit(
    'changed.mtf',
    changes.reduce((so, [before, after]) => so.replaceAll(before, after), text),
  );
  if (!unit) throw new Error('not read');
  return unit;
}

/** The design in a game: four hexes north of an enemy, looking at it or away from it. */
function fielded(design: Paper, facing: 0 | 3 = 3) {
  const set = ruleset.setup({ map: 'hills', forces: [[{ design }], [{ design: 'GRF-1N' }]], turns: null });
  const placed = [fromOffset(8, 5), fromOffset(8, 9)].reduce<Classic['state']>(
    (so, at, id) => withUnit(so, id, { at, fate: 'fighting', facing: id === 0 ? facing : 0 }),
    { ...set, phase: 'weapon' as const, turn: 1, active: 0 },
  );
  const [unit, target] = placed.units as readonly OnMap[];
  const fires = (weapon: number): readonly string[] => {
    const command: Command = { type: 'declare', unit: 0, twist: 0, shots: [{ weapon, target: 1 }] };
    return book.check(placed as View<Classic>, command, 0).map(one => one.rule);
  };
  const needs = (shot: Shot, struck: OnMap = unit!) =>
    book.ask('toHit', aimAt({ state: placed, book, unit: struck, target: target!, shot, pose: { twist: 0, flip: false } })).total;
  return { unit: unit!, sheet: sheetFor(unit!), fires, needs };
}

describe('names in unit files', () => {
  rule('TW-data-names#1', 'are read without their suffixes and without regard to capitals', () => {
    const plain = fielded(read());
    const odd = fielded(read([/^PPC$/gm, 'pPc (omnipod)'], ['PPC, Right Arm', 'ppc, Right Arm']));
    expect(odd.sheet.weapons.map(({ item, at }) => [item, at])).toEqual(plain.sheet.weapons.map(({ item, at }) => [item, at]));
    expect(odd.needs({ weapon: 0, target: 1 })).toBe(plain.needs({ weapon: 0, target: 1 }));
    // What is marked as rear fires behind, and only there.
    const rear = read([/^LRM 10$/gm, 'LRM 10 (R)'], ['LRM 10, Right Torso', 'LRM 10 (R), Right Torso']);
    const launcher = fielded(rear).sheet.weapons.findIndex(({ item }) => item === 'LRM 10');
    expect([fielded(rear, 3).fires(launcher), fielded(rear, 0).fires(launcher)]).toEqual([['TW-arc-front'], []]);
  });
  rule('TW-data-names#2', 'that nobody knows are tried with the prefix of the tech base', () => {
    const bare = [/^IS Ammo LRM-10$/gm, 'Ammo LRM-10'] as const;
    const { sheet, fires } = fielded(read(bare));
    const launcher = sheet.weapons.findIndex(({ item }) => item === 'LRM 10');
    expect(sheet.bins.map(({ type, rack }) => [type, rack])).toEqual([
      ['LRM', 10],
      ['LRM', 10],
    ]);
    expect(fires(launcher)).toEqual([]);
    expect(
      read(bare)
        .mounts.filter(({ kind }) => kind === 'ammo')
        .map(({ item }) => item),
    ).toEqual(['IS Ammo LRM-10', 'IS Ammo LRM-10']);
    const clan = read(bare, ['techbase:Inner Sphere', 'techbase:Clan']);
    expect(clan.mounts.filter(({ kind }) => kind === 'ammo').map(({ item }) => item)).toEqual(['Clan Ammo LRM-10', 'Clan Ammo LRM-10']);
  });
  rule('TW-data-names#3', "are two bins where two stand in a slot of a superheavy 'Mech", () => {
    const { sheet, needs } = fielded(read(['IS Ammo LRM-10\nIS Ammo LRM-10\n', 'IS Ammo LRM-10|IS Ammo LRM-10\n-Empty-\n']));
    expect(sheet.bins).toHaveLength(2);
    expect(needs({ weapon: 1, target: 1, bin: 1 })).toBeLessThan(13);
  });
  rule('TW-data-names#4', 'keep their kind where they are marked as armored', () => {
    const armored = fielded(read([/^(Shoulder|PPC|Hip)$/gm, '$1 (ARMORED)']));
    const plain = fielded(read());
    const parts = ({ sheet }: typeof plain) => sheet.slots.RA?.map(({ part }) => part);
    expect(parts(armored)).toEqual(parts(plain));
    expect(armored.needs({ weapon: 0, target: 1 })).toBe(plain.needs({ weapon: 0, target: 1 }));
    const struck = (one: typeof plain): OnMap => ({ ...one.unit, hits: { RA: [0] } });
    expect(armored.needs({ weapon: 0, target: 1 }, struck(armored))).toBe(plain.needs({ weapon: 0, target: 1 }, struck(plain)));
    expect(plain.needs({ weapon: 0, target: 1 }, struck(plain))).toBe(plain.needs({ weapon: 0, target: 1 }) + 4);
  });
});

const archive = fileURLToPath(new URL('../../../../../shared/data/mekfiles.tar.xz', import.meta.url));

describe('the tables', () => {
  rule(
    'TW-data-check#1',
    'know every name in the unit files, those of the catalogue and those of another program',
    () => {
      const unknown = new Set<string>();
      const look = ({ mounts }: Paper): void => {
        for (const { item } of mounts) if (!equipment(item)) unknown.add(item);
      };
      for (const unit of CATALOGUE) look(unit);
      if (existsSync(archive)) {
        const folder = mkdtempSync(join(tmpdir(), 'sortie-names-'));
        execFileSync('tar', ['-xJf', archive, '-C', folder]);
        for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!/\.(mtf|blk)$/.test(path)) continue;
          const { unit } = readUnit(path, readFileSync(join(folder, path), 'utf8'));
          if (unit) look(unit);
        }
        rmSync(folder, { recursive: true, force: true });
      }
      expect([...unknown]).toEqual([]);
      // What they name is there in a game.
      expect(fielded(find('AS7-D')!).needs({ weapon: 0, target: 1 })).toBeGreaterThan(0);
    },
    120_000,
  );
});
