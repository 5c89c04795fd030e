import { describe, expect, test } from 'vitest';
import { ruleset, stepsIn } from './ruleset.ts';
import { start } from './testing/table.fixture.ts';

describe('what version 1 wrote', () => {
  test('ways were letters, those of chapters among them', () => {
    expect(stepsIn('FBLRqezcDU+-')).toEqual([
      'forward',
      'backward',
      'left',
      'right',
      'forwardLeft',
      'forwardRight',
      'backwardLeft',
      'backwardRight',
      'goProne',
      'standUp',
      'up',
      'down',
    ]);
    expect(stepsIn('HKVYSX')).toEqual(['hullDown', 'climbUp', 'climbDown', 'letGo', 'leaveSensor', 'crushSensor']);
    expect(() => stepsIn('?')).toThrow('stands for no step');
  });

  test('commands and facts are brought forward', () => {
    expect(ruleset.upcastCommand?.({ type: 'move', unit: 0, mode: 'walk', steps: 'FL', hurried: true } as never, 1)).toEqual({
      type: 'move',
      unit: 0,
      mode: 'walk',
      steps: ['forward', 'left'],
      tempo: 'hurried',
    });
    const stepped = {
      type: 'stepped',
      unit: 0,
      steps: 'F',
      to: { q: 1, r: 1 },
      facing: 0,
      spent: 1,
      hexes: 1,
      turned: false,
      prone: false,
    };
    expect(ruleset.upcast({ ...stepped, heading: 'B' } as never, 1)).toMatchObject({ steps: ['forward'], heading: 'backward' });
    expect(ruleset.upcast({ ...stepped, heading: '' } as never, 1)).toMatchObject({ heading: null });
    expect(ruleset.upcast({ type: 'setOut', unit: 0, mode: 'walk', assault: null, careful: true } as never, 1)).toEqual({
      type: 'setOut',
      unit: 0,
      mode: 'walk',
      assault: null,
      tempo: 'careful',
    });
  });

  test('and so are states that are held in memory', () => {
    const { state } = start({ units: [{ at: '0101' }] });
    const moved = { mode: 'walk', hexes: 1, spent: 1, heading: 'F', done: false, blindly: true };
    const old = { ...state, units: state.units.map(unit => ({ ...unit, moved })) };
    expect(ruleset.migrate(old, 1).units[0]?.moved).toMatchObject({ heading: 'forward', tempo: 'blindly' });
  });
});
