import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../../state.ts';
import { start } from '../../testing/table.fixture.ts';

describe('heat of engines', () => {
  rule('TOE-xxl-heat#4', 'a vehicle makes no heat by moving, whatever drives it', () => {
    const heat = (code: string, mode: 'walk' | 'run') => {
      const design: Paper = { ...find(code)!, engine: { type: 'XXL', rating: 250 } };
      const { book, state } = start({ units: [{ at: '0808', design, moved: [mode, 3] }, { at: '0117' }] });
      return book.ask('heat', { state, unit: unitAt(state, 0) }).total;
    };
    expect([heat('Vedette Medium Tank', 'walk'), heat('Vedette Medium Tank', 'run'), heat('GRF-1N', 'walk')]).toEqual([0, 0, 4]);
  });
});
