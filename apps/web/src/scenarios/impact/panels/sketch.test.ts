import { PANELS, panelPoint, panelProblems } from '@sortie/rules-impact';
import { expect, test } from 'vitest';
import { beginPanelStroke, blankPanel, freeLetter, isFixed, PLACES, panelBrush, placesAround, touchPanel } from './sketch.ts';

const blank = blankPanel('C', 'Quarry');
const stroke = (brush: string, reach = 0) => beginPanelStroke(blank, panelBrush(brush), reach);

test('a new panel joins every other', () => {
  expect(panelProblems(blank)).toEqual([]);
  expect(PLACES).toHaveLength(613);
  expect(freeLetter(PANELS)).toBe('I');
  expect(freeLetter([...PANELS, { ...blank, letter: 'I' }])).toBe('J');
});

test('a stroke paints each point once, and a wide one its neighbours', () => {
  const middle = { row: 8, column: 18 };
  const once = touchPanel(touchPanel(stroke('raise'), middle), middle);
  expect(panelPoint(once.sketch, 8, 18)).toEqual({ terrain: 'clear', level: 1 });
  expect(placesAround(middle, 1)).toHaveLength(7);
  const woods = touchPanel(stroke('woods', 1), middle).sketch;
  expect(PLACES.filter(({ row, column }) => !isFixed({ row, column }) && panelPoint(woods, row, column).terrain === 'woods')).toHaveLength(
    7,
  );
  expect(panelProblems(woods)).toEqual([]);
});

test('edges stay as they are, and no level sinks below the ground', () => {
  const corner = touchPanel(stroke('water', 2), { row: 0, column: 1 }).sketch;
  expect(panelProblems(corner)).toEqual([]);
  expect(panelPoint(corner, 1, 2).terrain).toBe('water');
  expect(touchPanel(stroke('lower'), { row: 4, column: 4 }).sketch).toEqual(blank);
});
