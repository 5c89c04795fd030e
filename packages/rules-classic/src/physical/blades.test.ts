import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Blow } from '../shape.ts';
import { unitAt } from '../state.ts';
import { missed } from '../testing/brawl.fixture.ts';
import { type Placed, start } from '../testing/table.fixture.ts';

const SIZES = ['Small', 'Medium', 'Large'] as const;
const blade = (size: string): Paper => ({
  ...find('AS7-D')!,
  mounts: [{ kind: 'equipment', item: `IS${size}Vibroblade`, at: 'RA', slots: 1 }],
});
const off: Blow = { kind: 'club', gear: 0, target: 1 };
const on: Blow = { ...off, active: true };
const swing = (size: string, blow: Blow) => missed(blow, { design: blade(size), piloting: 6 }, { design: 'AS7-D' });

describe('vibroblades', () => {
  rule('TW-vibro#1', 'two easier, and seven, ten or fourteen points', () => {
    expect(SIZES.map(size => swing(size, on).damage)).toEqual([7, 10, 14]);
    expect(SIZES.map(size => swing(size, on).toHit.total)).toEqual([4, 4, 4]);
  });
  rule('TW-vibro#2', 'three, five or seven of heat while it hums', () => {
    const heat = (size: string, what: Blow) => {
      const units: readonly Placed[] = [
        { at: '0808', design: blade(size), strike: { blows: [what], numbers: null, resolved: true } },
        { at: '0117' },
      ];
      const { book, state } = start({ units });
      return book.ask('heat', { state, unit: unitAt(state, 0) }).total;
    };
    expect([SIZES.map(size => heat(size, on)), SIZES.map(size => heat(size, off))]).toEqual([
      [3, 5, 7],
      [0, 0, 0],
    ]);
  });
  rule('TW-vibro#3', 'switched off it is a sword', () => {
    // Fifty tons: five points and one more, whatever its size.
    const light = (size: string) => missed(off, { design: { ...find('HBK-4G')!, mounts: blade(size).mounts } }, { design: 'AS7-D' });
    expect(SIZES.map(size => light(size).damage)).toEqual([6, 6, 6]);
  });
});
