import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { factorAt } from '../../buildings/buildings.ts';
import { unitAt } from '../../state.ts';
import { at, eventsOf, fire, hold, NEXT, NORTH, type Placed, SOUTH, start, termsOf } from '../../testing/table.fixture.ts';

const RULES = ['TOE-suppressing-own-hex', 'TOE-suppressing-terrain-damage'] as const;
const MEN = 'Foot Platoon (Rifle)';
const down = (label: string) =>
  ({ type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at(label), purpose: 'suppress' }] }) as const;
const scene = (men: string, ground = {}, rules: readonly (typeof RULES)[number][] = RULES, more: Partial<Placed> = {}) =>
  start({ phase: 'weapon', units: [{ at: '0808' }, { at: men, design: MEN, ...more }], ground, rules });
const faults = (play: ReturnType<typeof scene>, label: string) =>
  play.book.check(play.state as never, down(label), NORTH).map(one => one.rule);
const suppressed = (ground: { readonly [label: string]: string }, rules: readonly (typeof RULES)[number][] = RULES) => {
  const play = scene('0812', ground, rules);
  const before = unitAt(play.state, 1).structure['TR']!;
  play.does(NORTH, down('0812'));
  play.does(SOUTH, hold(1), ...NEXT);
  return {
    lost: before - unitAt(play.state, 1).structure['TR']!,
    pinned: unitAt(play.state, 1).condition?.pinned,
    walls: factorAt(play.state, at('0812')),
  };
};

rule('TOE-suppressing-own-hex#1', 'it goes at the hex of the troops, in the open, in woods and behind walls', () => {
  for (const ground of [{}, { '0812': 'w' }, { '0812': 'H' }]) expect(faults(scene('0812', ground), '0812')).toEqual([]);
  expect(faults(scene('0812'), '0811')).toContain('TOE-suppressing-own-hex');
  expect(faults(scene('0812', {}, []), '0812')).not.toEqual([]);
});
rule('TOE-suppressing-own-hex#2', 'never at the own hex', () => {
  expect(faults(scene('0808'), '0808')).toContain('TOE-suppressing-own-hex');
});
rule('TOE-suppressing-terrain-damage#1', 'nobody in the open is hurt by it', () => {
  expect(suppressed({})).toMatchObject({ lost: 0, pinned: 2 });
});
rule('TOE-suppressing-terrain-damage#2', 'walls take half of the damage', () => {
  // A PPC of ten does five to a building of forty.
  expect([suppressed({ '0812': 'H' }).walls, suppressed({ '0812': 'H' }, ['TOE-suppressing-own-hex']).walls]).toEqual([35, 40]);
});
rule('TOE-suppressing-terrain-damage#3', 'through which troops inside may be hurt', () => {
  expect([suppressed({ '0812': 'H' }).lost, suppressed({ '0812': 'H' }, ['TOE-suppressing-own-hex']).lost]).toEqual([1, 0]);
});
rule('TOE-suppressing-terrain-damage#4', 'who is kept down fires two harder in the turn after, and no longer', () => {
  const term = (pinned: number | undefined) => {
    const play = scene('0810', {}, RULES, pinned === undefined ? {} : { condition: { pinned } });
    play.does(NORTH, hold(0));
    const [fired] = eventsOf(play.does(SOUTH, fire(1, 0, 0), 1, 1, ...NEXT), 'fired');
    return [termsOf(fired!.toHit)['TOE-suppressing-own-hex'], unitAt(play.state, 1).condition];
  };
  expect([term(1), term(undefined)]).toEqual([
    [2, undefined],
    [undefined, undefined],
  ]);
});
