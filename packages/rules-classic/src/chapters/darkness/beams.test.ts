import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimAt } from '../../attack/aim.ts';
import type { OnMap } from '../../state.ts';
import { at, eventsOf, NEXT, NORTH, type Placed, shoot, start, termsOf } from '../../testing/table.fixture.ts';

const DARK = ['TOE-searchlight-illuminates-hex', 'TOE-fire-illumination', 'TOE-pitch-black-searchlight'] as const;

/** What darkness adds to a shot at a helicopter five levels up, in a beam that begins at some level. */
function darkness(beam: number | undefined): number | undefined {
  const fire = { shots: [], spots: null, numbers: null, resolved: true, light: at('0807'), ...(beam === undefined ? {} : { beam }) };
  const units: readonly Placed[] = [
    { at: '0805', facing: 3, design: 'HBK-4G' },
    { at: '0807', design: 'Warrior Attack Helicopter H-7', elevation: 5 },
    { at: '0801', seat: NORTH, fire },
  ];
  const [fired] = eventsOf(shoot({ units, rules: DARK }, 0, 1, 1, ...NEXT).events, 'fired');
  return termsOf(fired!.toHit)['TOE-pitch-black-searchlight'];
}

for (const id of ['TOE-searchlight-beam-height#1', 'TOE-searchlight-beam-height#2'])
  rule(id, 'a beam is two levels tall, and begins on the ground or where somebody says', () => {
    expect([undefined, 3, 4, 5, 6].map(darkness)).toEqual([4, 4, 1, 1, 4]);
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0807' }], rules: DARK });
    const beam = (level: number) => ({ type: 'declare', unit: 0, twist: 0, shots: [], light: at('0807'), beam: level }) as const;
    expect(
      play
        .refuses(NORTH, beam(30))
        .map(({ reason }) => reason)
        .join(' '),
    ).toContain('29');
  });

rule('TOE-searchlight-beam-height#3', 'aimed at level 29 it lights 29 and 30', () => {
  const lit = (elevation: number) => {
    const light = { shots: [], spots: null, numbers: null, resolved: true, light: at('0807'), beam: 29 } as const;
    const { book, state } = start({
      phase: 'weapon',
      units: [
        { at: '0805', facing: 3, design: 'HBK-4G' },
        { at: '0807', design: 'Warrior Attack Helicopter H-7', elevation },
        { at: '0801', seat: NORTH, fire: light },
      ],
      rules: DARK,
    });
    const [unit, target] = state.units as readonly [OnMap, OnMap];
    const aim = aimAt({ state, book, unit, target, shot: { weapon: 0, target: 1 }, shots: [], pose: { twist: 0, flip: false } });
    return termsOf(book.ask('toHit', aim))['TOE-pitch-black-searchlight'];
  };
  expect([28, 29, 30, 31].map(lit)).toEqual([4, 1, 1, 4]);
});
