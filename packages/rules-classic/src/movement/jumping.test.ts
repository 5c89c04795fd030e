import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { placed, unitAt } from '../state.ts';
import { gear } from '../testing/armed.fixture.ts';
import { start } from '../testing/table.fixture.ts';
import { jumpPoints } from './jumping.ts';

describe('jumping out of water', () => {
  const jets = (at: string): readonly Mount[] => Array.from({ length: 2 }, () => gear('Jump Jet', at));
  const jumper = (at: string, ...more: readonly Mount[]): Paper => ({ ...find('GRF-1N')!, mounts: [...jets(at), ...more] });
  const points = (design: Paper, ground: string) => {
    const play = start({ units: [{ at: '0808', design }, { at: '0101' }], ground: { '0808': ground } });
    return jumpPoints(play.state, placed(unitAt(play.state, 0)), play.book);
  };
  rule('TW-jump-water#1', 'jets in the legs are lost, and wings are not', () => {
    const [onLand, inTorso, inLegs] = [points(jumper('LT'), '.'), points(jumper('LT'), '~'), points(jumper('LL'), '~')];
    expect([inTorso, inLegs]).toEqual([onLand, onLand - 2]);
    const winged = jumper('LT', gear('CLPartialWing', 'RT'));
    expect(points(winged, '~')).toBe(points(winged, '.'));
    expect(points(winged, '.')).toBeGreaterThan(onLand);
  });
});
