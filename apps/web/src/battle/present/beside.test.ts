import { expect, test } from 'vitest';
import { placeBeside } from './beside.ts';

const size = { width: 300, height: 100 };
const window = { width: 1440, height: 900 };

test('dice lie beside the fight', () => {
  expect(placeBeside(size, window, { left: 500, top: 300, right: 700, bottom: 500 }, [])).toEqual({ left: 714, top: 350 });
});

test('on the other side where a panel is in the way', () => {
  const panel = { left: 720, top: 0, right: 1440, bottom: 900 };
  expect(placeBeside(size, window, { left: 500, top: 300, right: 700, bottom: 500 }, [panel])).toEqual({ left: 186, top: 350 });
});

test('never on the fight, however small the window is', () => {
  const fight = { left: 20, top: 200, right: 370, bottom: 520 };
  const { left, top } = placeBeside(size, { width: 390, height: 844 }, fight, [{ left: 0, top: 600, right: 390, bottom: 844 }]);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top + size.height <= fight.top || top >= fight.bottom).toBe(true);
});
