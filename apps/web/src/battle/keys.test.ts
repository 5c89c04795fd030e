import { describe, expect, test } from 'vitest';
import { deedOf, KEY_HELP, type KeyPress, TAKEN } from './keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('keys', () => {
  test('Tab cycles units, with Shift backwards', () => {
    expect(deedOf(press('Tab'), [])).toEqual({ kind: 'cycle', by: 1 });
    expect(deedOf(press('Tab', { shiftKey: true }), [])).toEqual({ kind: 'cycle', by: -1 });
  });

  test('arrows walk hexes, with Shift they move the map', () => {
    expect(deedOf(press('ArrowLeft'), [])).toEqual({ kind: 'walk', columns: -1, rows: 0 });
    expect(deedOf(press('ArrowDown', { shiftKey: true }), [])).toEqual({ kind: 'pan', x: -0, y: -1 });
  });

  test('Space confirms, Z undoes, ? helps', () => {
    expect(deedOf(press(' '), [])).toEqual({ kind: 'confirm' });
    expect(deedOf(press('Z', { shiftKey: true }), [])).toEqual({ kind: 'undo' });
    expect(deedOf(press('?', { shiftKey: true }), [])).toEqual({ kind: 'help' });
  });

  test("a full stop ends the opponent's thought", () => {
    expect(deedOf(press('.'), ['.'])).toEqual({ kind: 'moveNow' });
  });

  test('actions claim their own keys, but never a shared one', () => {
    expect(deedOf(press('w'), ['w'])).toEqual({ kind: 'action', key: 'w' });
    expect(deedOf(press('w'), [])).toBeUndefined();
    expect(deedOf(press('z'), ['z'])).toEqual({ kind: 'undo' });
    for (const key of ['w', 'r', 'j', 's', 'f', '1', '9']) expect(TAKEN.has(key)).toBe(false);
  });

  test('leave combinations to the browser', () => {
    expect(deedOf(press('z', { ctrlKey: true }), [])).toBeUndefined();
    expect(deedOf(press('r', { metaKey: true }), ['r'])).toBeUndefined();
  });

  test('every shared key is explained', () => {
    const explained = KEY_HELP.flatMap(([keys]) => keys)
      .join(' ')
      .toLowerCase();
    for (const key of ['z', 'q', 'e', 't', 'c', 'n', 'l', 'i', 'u', 'k', '.', '?', '0', 'space', 'enter', 'tab', 'esc'])
      expect(explained).toContain(key);
  });
});
