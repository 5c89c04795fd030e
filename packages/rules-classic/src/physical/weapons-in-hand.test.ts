import type { Unit as Paper } from '@sortie/roster';
import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { at, eventsOf, hold, NEXT, NORTH, type Placed, SOUTH, start, strike, WITNESS } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
/** A built-in design with something else bolted on or about it. */
const altered = (code: string, change: Partial<Paper>): Paper => ({ ...find(code)!, ...change });

describe('blows', () => {
  const brawl = (unit: Partial<Placed>, target: Partial<Placed> = {}, ground = {}) =>
    start({
      phase: 'physical',
      units: [
        { at: '0808', facing: 3, ...unit } as Placed,
        { at: '0809', ...target } as Placed,
        { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } },
      ],
      ground,
    });
  const armed = (item: string) => altered('HCT-3F', { mounts: [{ kind: 'equipment', item, at: 'RA', slots: 3 }] });
  const swing = (item: string, ...dice: readonly number[]) => {
    const play = brawl({ design: armed(item) });
    play.does(NORTH, strike(0, { kind: 'club', gear: 0, target: 1 }));
    return eventsOf(play.does(SOUTH, strike(1), ...dice, ...NEXT), 'struck')[0]!;
  };
  rule('TW-sword', 'two less, a tenth and one', () => expect(swing('Sword', 1, 1)).toMatchObject({ toHit: { total: 3 }, damage: 6 }));
  rule('TW-mace', 'one more, a quarter; a miss is a roll', () =>
    expect(swing('Mace', 1, 1, ...HIT)).toMatchObject({ toHit: { total: 6 }, damage: 12 }),
  );
  rule('TW-indust', 'tools of industry', () => expect(swing('Chainsaw', 1, 1)).toMatchObject({ toHit: { total: 5 }, damage: 5 }));
  rule('TW-rblade', 'a retractable blade: two less, a tenth', () =>
    expect(swing('Retractable Blade', 1, 1)).toMatchObject({ toHit: { total: 3 }, damage: 5 }),
  );
  rule('TW-lance', 'a lance: one more, a fifth', () => expect(swing('IS Lance', 1, 1)).toMatchObject({ toHit: { total: 6 }, damage: 9 }));
  rule('TW-phys-level-club', 'a club strikes the whole body on the level, the legs above', () => {
    const play = brawl({ design: 'HCT-3F' }, { design: 'AS7-D' }, { '0809': '1' });
    play.does(NORTH, strike(0, { kind: 'club', gear: 0, target: 1 }));
    expect(eventsOf(play.does(SOUTH, strike(1), ...HIT, 1, ...NEXT), 'located')[0]!.struck.location).toBe('RL');
  });
  rule('TW-phys-under', 'a leg under water kicks half as hard', () => {
    const play = brawl({}, {}, { '0808': '~', '0809': '~' });
    play.does(NORTH, strike(0, { kind: 'kick', leg: 'RL', target: 1 }));
    expect(eventsOf(play.does(SOUTH, strike(1), 1, 1, ...HIT, ...NEXT), 'struck')[0]!.damage).toBe(6);
  });
  rule('TW-displace-none', 'who has nowhere to go under a death from above is crushed', () => {
    const walls = Object.fromEntries(['0808', '0810', '0909', '0910', '0709', '0710'].map(label => [label, '4']));
    const play = start({
      units: [
        { at: '0806', facing: 3 },
        { at: '0809', moved: ['stand', 0] },
        { ...WITNESS, moved: ['stand', 0] },
      ],
      ground: walls,
    });
    play.does(NORTH, { type: 'move', unit: 0, mode: 'jump', to: at('0809'), facing: 3, onto: 1 });
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    play.does(SOUTH, hold(2), ...HIT, 3, 3, 4, 4, 1, 4, 1, ...HIT, ...NEXT);
    expect(unitAt(play.state, 1).fate).toBe('destroyed');
  });
});
