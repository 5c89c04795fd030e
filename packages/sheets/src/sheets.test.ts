import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { card } from './card/card.ts';
import type { CardFace } from './card/face.ts';
import { classicSheet } from './classic/classic-sheet.ts';
import type { ClassicFace } from './classic/face.ts';
import type { Mark } from './drawing.ts';
import { fitting, widthOf, wrapped } from './metrics.ts';
import { paged } from './page.ts';
import { INK_SAVING } from './palette.ts';
import { toPdf } from './pdf.ts';
import { recordSheet } from './record-sheet/record-sheet.ts';
import { toSvg } from './svg.ts';

const griffin: CardFace = {
  name: 'Griffin',
  model: 'GRF-1N',
  type: 'BM',
  size: 2,
  tmm: 2,
  move: '10"j',
  role: 'Skirmisher',
  skill: 4,
  pv: 26,
  damage: ['1', '2', '2'],
  overheat: 0,
  armor: 5,
  structure: 5,
  specials: ['IF1', 'LRM1/1/1'],
};
const ship: CardFace = {
  ...griffin,
  name: 'Union <A> & "B"',
  type: 'DS',
  armor: 44,
  structure: 9,
  threshold: 4,
  arcs: ['Nose', 'Left', 'Right', 'Aft'].map(name => ({
    name,
    rows: ['STD', 'CAP', 'SCAP', 'MSL'].map(label => ({ label, damage: ['5', '5', '3', '0'] })),
    specials: ['PNT1'],
  })),
};

const dots = (marks: readonly Mark[]): number => marks.filter(({ mark }) => mark === 'dot').length;

describe('cards', () => {
  test('a card has a circle for every point of armor and structure', () => {
    expect(dots(card(griffin).marks)).toBe(10);
    expect(dots(card(ship).marks)).toBe(53);
  });
  test('nothing is drawn outside the card, however much there is to show', () => {
    for (const face of [
      griffin,
      ship,
      { ...griffin, armor: 120, structure: 40, specials: Array.from({ length: 30 }, (_, i) => `LRM${i}/${i}/${i}`) },
    ]) {
      const { width, height, marks } = card(face);
      for (const mark of marks) {
        if (mark.mark === 'dot') expect(mark.x + mark.r <= width && mark.y + mark.r <= height - 20).toBe(true);
        if (mark.mark === 'words' && !mark.align) expect(mark.x + widthOf(mark.text, mark.size, mark.bold)).toBeLessThanOrEqual(width);
      }
    }
  });
  test('an SVG names itself and escapes what it shows', () => {
    const svg = toSvg(card(ship));
    expect(svg).toContain('<title>Union &lt;A&gt; &amp; &quot;B&quot; GRF-1N: 26 points</title>');
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 880 1280"/);
  });
});

describe('pages', () => {
  test.each([
    [8, 9, 2],
    [6, 6, 1],
    [1, 3, 3],
    [3, 4, 2],
    [5, 5, 1],
    [7, 15, 3],
  ] as const)('%i a page: %i cards make %i pages', (perPage, count, pages) => {
    expect(
      paged(
        Array.from({ length: count }, () => card(griffin)),
        perPage,
        'a4',
      ),
    ).toHaveLength(pages);
  });
  test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('%i cards a page stay on the paper and apart from each other', perPage => {
    const [page] = paged(
      Array.from({ length: perPage }, () => card(griffin)),
      perPage,
      'letter',
    );
    const frames = page!.marks.filter(mark => mark.mark === 'box' && mark.fill === 'paper' && mark.w > 500);
    expect(frames).toHaveLength(perPage);
    const boxes = frames.map(frame => frame as Extract<typeof frame, { readonly mark: 'box' }>);
    for (const [i, a] of boxes.entries()) {
      expect(Math.min(a.x, a.y, page!.width - a.x - a.w, page!.height - a.y - a.h)).toBeGreaterThan(80);
      for (const b of boxes.slice(i + 1)) expect(a.x + a.w < b.x || a.y + a.h < b.y || b.x + b.w < a.x).toBe(true);
    }
  });
  test('flat and tall sheets do not share a page', () => {
    expect(paged([card(griffin), card(ship)], 8, 'letter')).toHaveLength(2);
  });
  test('a PDF has the pages and their paper size', async () => {
    const bytes = await toPdf(paged([card(griffin), card({ ...griffin, name: 'Ōgre' })], 1, 'a4'), INK_SAVING);
    const document = await PDFDocument.load(bytes);
    expect(document.getPageCount()).toBe(2);
    expect(Math.round(document.getPage(0).getWidth())).toBe(595);
  });
});

test('a record sheet crosses off what is lost', () => {
  const location = { circles: 16, lost: 5 };
  const sheet = recordSheet({
    name: 'Wolverine',
    code: 'WVR-6R',
    tons: 55,
    techBase: 'Inner Sphere',
    walk: 5,
    run: 8,
    jump: 5,
    gunnery: 4,
    weapons: [{ count: 1, name: 'Autocannon/5', location: 'RA', damage: '5', ranges: [6, 12, 18] }],
    ammo: [{ name: 'AC/5', shots: 20, left: 17 }],
    locations: {
      head: location,
      'centre torso': location,
      'left torso': location,
      'right torso': location,
      'left arm': location,
      'right arm': location,
      'left leg': location,
      'right leg': location,
    },
  });
  expect(dots(sheet.marks)).toBe(8 * 16);
  expect(sheet.marks.filter(mark => mark.mark === 'dot' && mark.fill === 'ember')).toHaveLength(8 * 5);
});

test('words are measured, fitted and wrapped', () => {
  expect(fitting('Griffin', 40, 1000)).toBe(40);
  expect(widthOf('Thunderbolt', fitting('Thunderbolt', 60, 100), false)).toBeLessThanOrEqual(101);
  expect(wrapped('aa bb cc', 10, 26)).toEqual(['aa bb', 'cc']);
});

describe('record sheets of the classic game', () => {
  const location = (at: string) => ({ at, armor: 10, rear: 4, structure: 5 });
  const face: ClassicFace = {
    name: 'Goliath GOL-1H',
    title: 'Advanced four-legged sheet',
    tons: 80,
    facts: ['Movement 4 · 6 · 0'],
    body: 'quad',
    warrior: { gunnery: 4, piloting: 5, cockpits: ['Standard', 'Small'], cockpit: 'Small' },
    heat: { sinks: 17, sheds: 17 },
    rows: [{ count: 1, name: 'PPC', at: 'RT', type: 'DE', heat: '10', damage: '10', ranges: '3/6/12/18', toHit: '0', aero: '', shots: '' }],
    locations: ['HD', 'CT', 'LT', 'RT', 'FLL', 'FRL', 'RLL', 'RRL'].map(location),
  };
  const texts = (one: ClassicFace): readonly string[] =>
    classicSheet(one).marks.flatMap(mark => (mark.mark === 'words' ? [mark.text] : []));

  test('have a circle for each point in front, behind and beneath', () => {
    expect(dots(classicSheet(face).marks)).toBe(8 * 19);
    expect(dots(classicSheet({ ...face, body: 'other', locations: ['FR', 'RR', 'TU'].map(location) }).marks)).toBe(3 * 19);
  });
  test('have a box for heat only where heat is tracked, and one for a warrior only where there is one', () => {
    expect(texts(face)).toEqual(expect.arrayContaining(['Heat Data', 'Warrior Data', 'PPC', '3/6/12/18']));
    const { heat: _, warrior: __, ...cold } = face;
    expect(texts(cold)).not.toContain('Heat Data');
    expect(texts(cold)).not.toContain('Warrior Data');
  });
});
