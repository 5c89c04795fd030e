import { boardOf, siteAt, type Terrain } from '@sortie/board';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { factorAt } from '../../buildings/buildings.ts';
import { options } from '../../options.ts';
import type { Battery, Command } from '../../shape.ts';
import {
  at,
  clearBut,
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  pair,
  SOUTH,
  start,
  termsOf,
  WITNESS,
} from '../../testing/table.fixture.ts';

const LINE = 'TOE-mobile-structure-attacks';
const HULL: readonly Terrain[] = [
  { kind: 'building', level: 4, height: 3, cf: 200 },
  { kind: 'other', name: 'mobile structure', level: 1 },
];
const turret = (level: number): Terrain => ({ kind: 'other', name: 'turret', level });
const table = (extra: readonly Terrain[], target: Partial<Placed> = {}, rules: readonly `${string}-${string}`[] = [LINE]) =>
  start({
    phase: 'weapon',
    board: clearBut({ '0808': [...HULL, ...extra] }),
    rules,
    units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0816', ...target } as Placed, WITNESS],
  });
const batter = (purpose?: 'turret'): Command => {
  const battery: Battery = { weapon: 0, at: at('0808'), ...(purpose ? { purpose } : {}) };
  return { type: 'declare', unit: 0, twist: 0, shots: [], batters: [battery] };
};
function fires(play: ReturnType<typeof table>, command: Command, ...dice: readonly number[]) {
  play.does(NORTH, command);
  play.does(SOUTH, hold(2));
  return play.does(SOUTH, hold(1), ...dice, ...NEXT);
}

describe('a mobile structure', () => {
  rule('TOE-mobile-structure-attacks#1', 'is shot at as a building is, and stands more than any of its class', () => {
    const play = table([]);
    fires(play, batter());
    expect(factorAt(play.state, at('0808'))).toBe(195);
  });
  rule('TOE-mobile-structure-attacks#2', 'has turrets that aimed shots strike, three harder', () => {
    const play = table([turret(5)]);
    const [fired] = eventsOf(fires(play, batter('turret'), ...pair(12)), 'wallFired');
    expect(termsOf(fired!.toHit)[LINE]).toBe(3);
    const left = (level: number) => {
      const one = table([turret(level)]);
      fires(one, batter('turret'), ...pair(12));
      return siteAt(boardOf(one.state.board), at('0808'))!.terrains.some(({ name }) => name === 'turret');
    };
    expect([left(5), left(6)]).toEqual([false, true]);
    expect(
      table([])
        .refuses(NORTH, batter('turret'))
        .map(one => one.rule),
    ).toContain(LINE);
    expect(factorAt(play.state, at('0808'))).toBe(200);
  });
  rule('TOE-mobile-structure-attacks#3', 'keeps those inside and those outside from attacking each other', () => {
    const inside = table([], { at: '0808' });
    expect(inside.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain(LINE);
    expect([...options(inside.state, NORTH, inside.book)].some(command => command.type === 'declare' && command.shots.length > 0)).toBe(
      false,
    );
    // On its roof one is outside.
    const roof = table([], { at: '0808', elevation: 3 });
    roof.does(NORTH, fire(0, 1, 0));
    const plain = table([], { at: '0808' }, []);
    plain.does(NORTH, fire(0, 1, 0));
  });
});
