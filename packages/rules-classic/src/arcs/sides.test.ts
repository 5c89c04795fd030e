import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { armed, weapon } from '../testing/armed.fixture.ts';
import { eventsOf, fire, NEXT, NORTH, type Placed, shoot, start, WITNESS } from '../testing/table.fixture.ts';

const LASER = armed(weapon('Medium Laser'));

/** Where an attacker in a hex has to look to see 0808, and the side of a target there that it strikes; the target looks north. */
const LOOKS = { '1008': 5, '0608': 1, '0910': 0, '0710': 0, '0907': 3, '0707': 3 } as const;
const struck = (from: keyof typeof LOOKS, target: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) => {
  const units: readonly Placed[] = [
    { at: from, facing: LOOKS[from], design: LASER },
    { at: '0808', facing: 0, ...target } as Placed,
    WITNESS,
  ];
  return eventsOf(shoot({ units, ground }, 0, 1, 1, ...NEXT).events, 'fired')[0]!.side;
};

describe('borders between two sides', () => {
  rule('TW-dir-boundary#2', 'front goes before side and side before rear, on both flanks', () => {
    // Due east and west two hexes away, and the two corners behind.
    expect([struck('1008'), struck('0608')]).toEqual(['front', 'front']);
    expect([struck('0910'), struck('0710')]).toEqual(['right', 'left']);
  });
  rule('TW-dir-boundary#3', 'mirrored attacks strike mirrored sides of vehicles as well', () => {
    const tank = { design: 'Manticore Heavy Tank' };
    expect([struck('0907', tank), struck('0707', tank)]).toEqual(['front', 'front']);
    expect([struck('0910', tank), struck('0710', tank)]).toEqual(['right', 'left']);
  });
  rule('TW-dir-boundary#4', 'a row that is worse for the attacker decides the side', () => {
    // From the east the southern row is that of the rear.
    expect(struck('1008', {}, { '0909': 'l' })).toBe('right');
    expect(struck('1008', {}, { '0908': 'l' })).toBe('front');
    // Of two rows that are alike the right-hand one counts, whether the target stands or lies.
    const woods = { '0908': 'l', '0909': 'l' };
    expect([struck('1008', {}, woods), struck('1008', { prone: true }, woods)]).toEqual(['front', 'front']);
    const west = { '0708': 'l', '0709': 'l' };
    expect([struck('0608', {}, west), struck('0608', { prone: true }, west)]).toEqual(['left', 'left']);
  });
});

describe('arcs of odd places', () => {
  const tank = find('Manticore Heavy Tank')!;
  const gunned = (at: string, turret: 'sponson' | 'pintle'): Paper => ({
    ...tank,
    mounts: [{ kind: 'weapon', item: 'Small Laser', at, turret } satisfies Mount],
  });
  /** Which of the hexes around 0808 a weapon of a unit looking north bears on: ahead, ahead right, right, behind right, behind, … */
  const bears = (design: Paper | string, ...labels: readonly string[]) =>
    labels.map(label => {
      const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 0, design } as Placed, { at: label }] });
      return !play.book.check(play.state as never, fire(0, 1, 0), NORTH).some(({ rule: by }) => by === 'TW-arc-front');
    });
  const AROUND = ['0806', '1008', '0810', '0608'] as const;
  rule('TW-arc-sponson#1', 'a sponson on the left covers the left half, ahead and astern included', () => {
    for (const kind of ['sponson', 'pintle'] as const) expect(bears(gunned('LS', kind), ...AROUND)).toEqual([true, false, true, true]);
  });
  rule('TW-arc-sponson#2', 'one on the right the right half', () => {
    expect(bears(gunned('RS', 'sponson'), ...AROUND)).toEqual([true, true, true, false]);
  });
  rule('TW-arc-sponson#3', 'a pintle ahead or astern covers 90 degrees to either side', () => {
    expect(bears(gunned('FR', 'pintle'), ...AROUND, '1009')).toEqual([true, true, false, true, false]);
    expect(bears(gunned('RR', 'pintle'), ...AROUND, '1007')).toEqual([false, true, true, true, false]);
  });
  rule('TW-arc-360#1', 'pods against troops go off in every direction', () => {
    const pods = armed(weapon('ISBPod', 'LL'));
    expect(bears(pods, ...AROUND)).toEqual([true, true, true, true]);
  });
  rule('TW-arc-special#4', 'the main gun of a ProtoMech covers 120 degrees to either side', () => {
    const minotaur = find('Minotaur')!;
    const gun: Paper = { ...minotaur, mounts: [{ kind: 'weapon', item: 'CLERMediumLaser', at: 'MG' }] };
    expect(bears(gun, '0806', '1009', '0609', '0810')).toEqual([true, true, true, false]);
  });
});
