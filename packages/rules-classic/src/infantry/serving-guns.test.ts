import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { HIT } from '../testing/armed.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, start } from '../testing/table.fixture.ts';

const GUN: readonly Mount[] = [
  { kind: 'weapon', item: 'Autocannon/5', at: 'FGUN' },
  { kind: 'ammo', item: 'IS Ammo AC/5', at: 'FGUN', shots: 20 },
];
const paper = find('Motorized Platoon (MG)')!;
const BATTERY: Paper = { ...paper, mounts: [...paper.mounts, ...GUN, ...GUN] };
const [RIFLES, FIRST, SECOND] = [0, 1, 2] as const;
const battery = (more: Partial<Placed> = {}, target = '0816') =>
  start({ phase: 'weapon', units: [{ at: '0808', design: BATTERY, ...more } as Placed, { at: target }] });
const refusedBy = (play: ReturnType<typeof battery>, ...weapons: readonly number[]) =>
  play.refuses(NORTH, fire(0, 1, ...weapons)).map(one => one.rule);

describe('field guns', () => {
  rule('TW-inf-field#1', 'are not fired by whoever has moved', () => {
    expect(refusedBy(battery({ moved: ['walk', 1] }), FIRST)).toEqual(['TW-inf-field']);
    battery({ moved: ['stand', 0] }).does(NORTH, fire(0, 1, FIRST));
    battery({ moved: ['walk', 1] }, '0809').does(NORTH, fire(0, 1, RIFLES));
  });
  rule('TW-inf-field#2', 'take their crew', () => {
    battery({ structure: { TR: 16 } }).does(NORTH, fire(0, 1, FIRST, SECOND));
    expect(refusedBy(battery({ structure: { TR: 15 } }), FIRST, SECOND)).toEqual(['TW-inf-field']);
    expect(refusedBy(battery({ structure: { TR: 7 } }), FIRST)).toEqual(['TW-inf-field']);
  });
  rule('TW-inf-field#3', 'reach as far and strike as hard as the gun they are', () => {
    const play = battery();
    play.does(NORTH, fire(0, 1, FIRST));
    const events = play.does(SOUTH, hold(1), ...HIT, ...pair(7), ...NEXT);
    expect(eventsOf(events, 'fired')[0]!.toHit.total).toBe(6);
    expect(eventsOf(events, 'damaged')).toMatchObject([{ unit: 1, armor: 5 }]);
    expect(unitAt(play.state, 0).ammo).toEqual([19, 20]);
  });
  rule('TW-sec-inf#2', 'have targets of their own without being the worse for it', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', design: BATTERY }, { at: '0816' }, { at: '0916' }] });
    play.does(NORTH, {
      type: 'declare',
      unit: 0,
      twist: 0,
      shots: [
        { weapon: FIRST, target: 1 },
        { weapon: SECOND, target: 2 },
      ],
    });
    play.does(SOUTH, hold(1));
    const numbers = eventsOf(play.does(SOUTH, hold(2), 1, 1, 1, 1, ...NEXT), 'fired').map(({ toHit }) => toHit.total);
    expect(numbers).toEqual([6, 6]);
  });
  rule('TW-arc-front#3', 'point over the side that their crew says', () => {
    const play = battery();
    const pointed = (turret: 0 | 3) => ({ ...fire(0, 1, FIRST), turret }) as ReturnType<typeof fire>;
    expect(play.refuses(NORTH, pointed(3)).map(one => one.rule)).toEqual(['TW-arc-front']);
    play.does(NORTH, pointed(0));
  });
});
