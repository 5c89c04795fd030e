import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Blow } from '../shape.ts';
import { unitAt } from '../state.ts';
import { gear } from '../testing/armed.fixture.ts';
import { may, missed, punch, push } from '../testing/brawl.fixture.ts';
import { objections } from '../testing/core.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, strike, WITNESS, walk } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const griffin = find('GRF-1N')!;

describe('blows', () => {
  rule('TW-phys-base#3', 'cover adds one, to pushes as well', () => {
    // The target stands in water to its knees.
    const cover = (blow: Blow, ground: { readonly [label: string]: string }) => missed(blow, {}, {}, ground).toHit.total;
    for (const blow of [punch, push]) expect(cover(blow, { '0808': '~', '0809': '~' }) - cover(blow, {})).toBe(1);
  });
  rule('TW-phys-bldg-unit#2', 'nobody strikes out of one building into another', () => {
    expect(may(punch, {}, {}, { '0808': 'H', '0809': 'C' })).toContain('TW-phys-bldg-unit');
  });
  rule('TW-punch#8', 'a claw is one harder and does a seventh of the tons', () => {
    const clawed: Paper = { ...griffin, mounts: [gear('ISClaw', 'RA', 4)] };
    const claw = missed(punch, { design: clawed });
    expect([claw.toHit.total, claw.damage]).toEqual([6, Math.ceil(griffin.tons / 7)]);
    expect(missed(punch).damage).toBe(Math.ceil(griffin.tons / 10));
  });
  rule('TW-phys-declare#1', 'blows come when the weapons have spoken: a lost arm strikes nobody', () => {
    const units: readonly Placed[] = [
      { at: '0805', facing: 3, design: 'HBK-4G' },
      { at: '0806', facing: 0, armor: { RA: 0 }, structure: { RA: 5 } },
      WITNESS,
    ];
    const play = start({ phase: 'weapon', units });
    expect(objections(start({ phase: 'physical', units }), strike(1, { kind: 'punch', arm: 'RA', target: 0 }), SOUTH)).not.toContain(
      'TW-phys-arms',
    );
    play.does(NORTH, fire(0, 1, 0));
    play.does(SOUTH, hold(1));
    play.does(SOUTH, hold(2), ...HIT, ...pair(3), ...pair(2));
    expect(play.state.phase).toBe('physical');
    expect(unitAt(play.state, 1).gone).toEqual(['RA']);
    play.does(NORTH, strike(0));
    expect(objections(play, strike(1, { kind: 'punch', arm: 'RA', target: 0 }), SOUTH)).not.toEqual([]);
    expect(objections(play, strike(1, { kind: 'punch', arm: 'LA', target: 0 }), SOUTH)).toEqual([]);
  });
  rule('TW-destroyed-remove#5', 'who leaves the map is out', () => {
    const play = start({
      units: [
        { at: '0801', facing: 0 },
        { at: '0117', moved: ['stand', 0] },
        { at: '1001', seat: NORTH, moved: ['stand', 0] },
      ],
    });
    play.does(NORTH, walk(0, 'F'));
    expect(unitAt(play.state, 0)).toMatchObject({ at: null, fate: 'withdrawn' });
  });
  rule('TW-fire-resolve#1', 'unit by unit, in the order of the side that declares first', () => {
    const units: readonly Placed[] = [
      { at: '0805', facing: 3, design: 'HBK-4G' },
      { at: '0808', facing: 0, design: 'HBK-4G' },
      { at: '0705', facing: 3, seat: NORTH, design: 'HBK-4G' },
    ];
    const play = start({ phase: 'weapon', units });
    play.does(NORTH, fire(0, 1, 0, 1));
    play.does(SOUTH, fire(1, 0, 0, 1));
    const events = play.does(NORTH, fire(2, 1, 0), 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, ...NEXT);
    expect(eventsOf(events, 'fired').map(({ unit }) => unit)).toEqual([0, 0, 2, 1, 1]);
  });
});
