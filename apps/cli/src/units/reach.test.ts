import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeUnit } from '@sortie/convert';
import type { Unit } from '@sortie/roster';
import { linesTold, writeReach } from '@sortie/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { planBases } from './bases.ts';
import { checkDesigns, valueDesigns } from './designs.ts';
import { planShips } from './operations.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sortie-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const house = (more: object) => ({ name: 'house', class: 'standard', hexes: 1, levels: 1, factor: 40, ...more });
/** A base with too much in some of its buildings, one that moves, and a generator with fuel. */
const BASE = {
  name: 'base',
  buildings: [
    house({ name: 'barracks', hexes: 73, weaponTons: 6 }),
    house({ name: 'turrets', class: 'fortress', hexes: 6, heavyWeapons: 24, armor: 40 }),
    house({ name: 'emplacement', class: 'gun-emplacement', weaponTons: 50 }),
    house({ name: 'castle', class: 'castles-brian', hexes: 3, levels: 2, armor: 504 }),
    house({ name: 'crawler', class: 'mobile-fortress', hexes: 20, motiveTons: 168, weaponTons: 90 }),
    house({ name: 'portal', class: 'large-portal', hill: 2, tunnel: 12 }),
    house({ name: 'power house' }),
  ],
  generator: { type: 'internal-combustion', in: 'power house', hours: 2, days: 30 },
};
const SHIPS = {
  name: 'convoy',
  tows: [{ name: 'tow', tug: 70_000, safeThrust: 3, target: 30_000 }],
  yards: [{ name: 'yard', capacity: 100, docked: [{ kind: 'fighter', tons: 50 }] }],
  scans: ['small', 'large'].map(suite => ({ name: suite, suite, system: 'radar', range: 1000, number: 8 })),
  fleets: [{ name: 'fleet', suites: [{ suite: 'small' }, { suite: 'large' }] }],
  shots: [{ name: 'shot', scale: 'capital', range: 40, friends: [5], reach: 50 }],
  approaches: [
    { name: 'held', kind: 'small-craft', grappled: true },
    { name: 'ship', kind: 'dropship', targetThrust: true },
  ],
  relays: [{ name: 'relay', unmanned: true, partners: ['satellite'] }],
  trains: [
    {
      name: 'train',
      wagons: [
        { name: 'engine', tons: 100, cruise: 12 },
        { name: 'wagon', tons: 600 },
      ],
      route: [{}, { tracks: true, depth: 1 }, { tracks: true, depth: 3 }],
      ram: { structure: 12, armor: 20, unspent: 3 },
    },
  ],
  movers: [
    {
      name: 'fortress',
      height: 4,
      width: 3,
      depth: 2,
      turn: 5,
      through: [{}, { castle: { height: 4, width: 3, depth: 2, openSpace: true } }],
    },
  ],
  captures: [{ name: 'tank', troopers: 5, antiMech: 6, network: 3 }],
  fields: [{ name: 'field', wide: 4, deep: 4 }],
};

/** Designs that have no card, one in a line. */
const DESIGNS = readFileSync(join(import.meta.dirname, 'reach-designs.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line, n) => {
    const { ending, text } = writeUnit(JSON.parse(line) as Unit);
    return { name: `design-${n}${ending}`, text };
  });

test('bases, operations of ships and designs without a card are worked out by the shell', () => {
  const told = linesTold(() => {
    planBases(file('base.json', JSON.stringify(BASE)), {});
    planShips(file('ships.json', JSON.stringify(SHIPS)), {});
    const designs = DESIGNS.map(({ name, text }) => file(name, text));
    checkDesigns(designs, { parts: true, papers: true, json: true });
    valueDesigns(designs, { explain: true, gunnery: 3, piloting: 4 });
  });
  writeReach('shell', new Map([...told].map(line => [line, ['shell: sortie design']])));
  const wanted = [
    'TOE-building-heavy-weapon-limits',
    'TOE-power-generator-fuel-example',
    'TOE-large-portal',
    'TOE-mobile-structure-motive-example',
    'TOE-rail-tractor-load-penalty',
    'TOE-rail-multiple-tractors',
    'TOE-rail-derailment-example',
    'TOE-terrain-footnote-21',
    'TOE-terrain-table-water-rail-footnote',
    'TOE-mobile-structure-armored-buildings',
    'TOE-mobile-structure-castles-brian',
    'TOE-taking-control-infantry-skill',
    'TOE-taking-control-c3',
    'TOE-artillery-counterbattery-example',
    'TOE-castles-brian-structure-cost',
    'TOE-naval-tug-thrust',
    'TOE-naval-repair-capacity',
    'TOE-naval-commscanner-range-large',
    'TOE-naval-c3-range',
    'TOE-docking-grapple-modifier',
    'TOE-mobile-hpg-satellite',
    'TOE-handheld-total-weight',
  ];
  expect(wanted.filter(line => !told.has(line))).toEqual([]);
});
