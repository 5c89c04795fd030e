import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Entry, State } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { attack } from '../special-pilot-abilities/pilots.fixture.ts';
import { objectors } from './formations.fixture.ts';
import { at, facing, having, many, match, someone, turnAfter, WINS, without } from './play.fixture.ts';

const brawler = { size: 3, role: 'Brawler', damage: '3/3/1' };
const lucky = (state: State, unit: number, dice: readonly number[]): State => {
  const game = at(state);
  game.does(0, attack({ unit, target: 4, with: ['lucky'] }), ...dice);
  return game.state;
};
const MISS = [1, 1, 1, 2] as const;
const again = (state: State): State => ({ ...state, units: state.units.map(unit => ({ ...unit, did: [], aimedAt: [] })) });

const lance = (): State => facing(match(many(4, 'battle', brawler)), 8);
rule('ASC-form-battle-bonus#1', 'six rerolls in all, for whoever of them needs one', () => {
  let state = lance();
  for (const unit of [0, 0, 1, 2, 3]) state = again(lucky(state, unit, MISS));
  expect(having(state, 'lucky')).toEqual([0, 1, 2, 3]);
  // Five of six are used; the sixth hits.
  const last = lucky(state, 3, [1, 1, 6, 5]);
  expect(unitAt(last, 4).armor).toBeLessThan(40);
  for (const unit of [0, 1, 2, 3])
    expect(
      at(again(last))
        .refuses(0, attack({ unit, target: 4, with: ['lucky'] }))
        .map(one => one.rule),
    ).toContain('ASC-spa-lucky');
});
rule('ASC-form-battle-bonus#2', 'it is called upon after a failed roll: one that succeeds costs nothing', () => {
  const state = again(lucky(lance(), 0, [6, 5]));
  expect(unitAt(state, 0).abilities).toEqual(['lucky:6']);
  expect(unitAt(again(lucky(lance(), 0, MISS)), 1).abilities).toEqual(['lucky:5']);
});
rule('ASC-form-battle-bonus#3', 'a roll that fails again stays failed', () => {
  const missed = at(lance());
  missed.does(0, attack({ unit: 0, target: 4, with: ['lucky'] }), ...MISS);
  expect([unitAt(missed.state, 4).armor, unitAt(missed.state, 1).abilities]).toEqual([40, ['lucky:5']]);
});
for (const [type, more] of [
  ['battle-light', { size: 1, role: 'Scout' }],
  ['battle-medium', { size: 2 }],
  ['battle-heavy', {}],
] as const)
  rule(`ASC-form-${type}#${type === 'battle-light' ? 5 : 4}`, 'six rerolls for all of them, as in a Battle Lance', () => {
    const state = facing(match(many(4, type, { ...brawler, ...more })), 8);
    expect([0, 1, 2, 3].map(id => unitAt(state, id).abilities)).toEqual([['lucky:6'], ['lucky:6'], ['lucky:6'], ['lucky:6']]);
    expect(unitAt(again(lucky(state, 0, MISS)), 3).abilities).toEqual(['lucky:5']);
  });
const withOwn = (): State =>
  facing(match(many(4, 'battle', brawler).map((one, i): Entry => (i === 0 ? { ...one, abilities: ['lucky:2'] } : one))), 8);
rule('ASC-form-battle-bonus-stacking#1', 'its own luck is used up first, then that of the lance', () => {
  const state = again(lucky(again(lucky(withOwn(), 0, MISS)), 0, MISS));
  // Its own two are gone, and the six of the lance are all there.
  expect([unitAt(state, 0).abilities, unitAt(state, 1).abilities]).toEqual([['lucky:4'], ['lucky:6']]);
  expect(unitAt(again(lucky(state, 0, MISS)), 1).abilities).toEqual(['lucky:5']);
  expect(having(turnAfter(without(state, 2, 3), ...WINS), 'lucky')).toEqual([0]);
});
rule('ASC-form-battle-bonus-stacking#2', 'a unit rerolls four times in all from both together', () => {
  let state = withOwn();
  for (let tries = 0; tries < 4; tries++) state = again(lucky(state, 0, MISS));
  expect(unitAt(state, 1).abilities).toEqual(['lucky:4']);
  expect(at(state).refuses(0, attack({ unit: 0, target: 4, with: ['lucky'] })).length).toBeGreaterThan(0);
  // Whoever has none of its own may use all that is left.
  for (let tries = 0; tries < 4; tries++) state = again(lucky(state, 1, MISS));
  expect(unitAt(state, 1).spent.filter(one => one === 'lucky')).toHaveLength(4);
});

const command = (chief: Partial<Entry> = {}): readonly Entry[] => [
  someone({ role: 'Brawler' }, { formation: 'command', commander: 'force', ...chief }),
  ...many(3, 'command', { role: 'Sniper' }),
];
const abilities = (force: readonly Entry[]) =>
  match(force)
    .units.slice(0, 4)
    .map(unit => unit.abilities);
const given = (...bonus: readonly (string | undefined)[]): readonly Entry[] =>
  command().map((one, i) => (bonus[i] === undefined ? one : { ...one, bonus: [bonus[i]] }));
rule('ASC-form-command-bonus#1', 'two who do not lead have one ability each', () => {
  expect(abilities(command())).toEqual([['tactical-genius'], ['antagonizer'], ['antagonizer'], []]);
  expect(objectors(given(undefined, 'marksman', 'marksman', 'marksman'))).toEqual(['ASC-form-command-bonus']);
  expect(objectors(given('marksman'))).toEqual(['ASC-form-command-bonus']);
  const two = command().map((one, i) => (i === 1 ? { ...one, bonus: ['marksman', 'eagles-eyes'] } : one));
  expect(objectors(two)).toEqual(['ASC-form-command-bonus']);
});
rule('ASC-form-command-bonus#2', 'out of six abilities, alike or not', () => {
  for (const ability of ['antagonizer', 'blood-stalker', 'combat-intuition', 'eagles-eyes', 'marksman', 'multi-tasker'])
    expect(abilities(given(undefined, undefined, ability, 'marksman'))).toEqual([['tactical-genius'], [], [ability], ['marksman']]);
  expect(abilities(given(undefined, undefined, 'sniper'))[2]).not.toContain('sniper');
});
rule('ASC-form-command-vehicle#3', 'what a Command Lance lends a Vehicle Command Lance lends too', () => {
  const car = { type: 'CV', move: '8"t', role: 'Sniper', name: 'Car' } as const;
  const cars = [someone(car, { formation: 'command-vehicle', commander: 'force' }), ...many(3, 'command-vehicle', car)];
  expect(abilities(cars)).toEqual([['tactical-genius'], ['antagonizer'], ['antagonizer'], []]);
});
rule('ASC-form-command-genius', 'the one who leads rolls again for the initiative', () => {
  const state = turnAfter(facing(match(command())), 1, 1, 3, 3, 6, 6);
  expect([having(state, 'tactical-genius'), state.initiative]).toEqual([[0], 0]);
});
rule('ASC-form-command-genius-duplicate', 'who thinks ahead anyway adds one to every roll for the initiative instead', () => {
  const force = command({ abilities: ['tactical-genius'], skill: 3 });
  // Better informed by one and thinking ahead by one: 6 + 2 against 8 is even and rolled again, then 8 beats 6.
  const state = turnAfter(facing(match(force)), 3, 3, 4, 4, 3, 3, 3, 3);
  expect([state.units[0]!.abilities, state.initiative]).toEqual([['tactical-genius'], 0]);
  // The second thought has both as well: 5 + 2 loses to 8, 7 + 2 does not.
  expect(turnAfter(facing(match(force)), 2, 3, 4, 4, 3, 4).initiative).toBe(0);
});

const scout = { size: 1, move: '12"', role: 'Scout' };
const backed = (type: string, supported: readonly Entry[], more: readonly Partial<Entry>[] = []): readonly Entry[] => [
  ...supported.map(one => ({ ...one, formation: type })),
  ...Array.from({ length: 4 }, (_, i) => someone({}, { lance: 1, formation: 'support:lance=0', ...more[i] })),
];
const strikers = () => backed('striker', many(4, '', { ...scout, role: 'Striker' }));
rule('ASC-form-support-bonus#1', 'it stands by one other formation of its army, named before play', () => {
  const support = (formation: string) => [...many(4, 'recon-light', scout), ...many(4, formation, {}, { lance: 1 })];
  expect(objectors(support('support:lance=0'))).toEqual([]);
  for (const wrong of ['support', 'support:lance=1', 'support:lance=7']) expect(objectors(support(wrong))).toEqual(['ASC-form-support']);
  const two = [...support('support:lance=0'), ...many(4, 'support:lance=1', {}, { lance: 2 })];
  expect(objectors(two)).toEqual(['ASC-form-support']);
});
rule('ASC-form-support-bonus#2', 'for every two who use an ability one of those who support them has it', () => {
  const state = match(backed('recon-light', many(4, '', scout)));
  expect([having(state, 'eagles-eyes'), having(state, 'forward-observer')]).toEqual([
    [0, 1, 2, 3, 4, 5],
    [0, 1, 2, 3, 6, 7],
  ]);
  // Three use it, so that there is one whole pair.
  expect(having(match(strikers()), 'speed-demon')).toEqual([0, 1, 2, 4]);
  const fire = turnAfter(facing(match(backed('fire', many(4, '', { role: 'Sniper' })))), ...WINS);
  expect(having(fire, 'sniper')).toEqual([0, 1, 4]);
  // All four draw on the luck of a Battle Lance, and so do two of the others.
  expect(having(match(backed('battle', many(4, '', brawler))), 'lucky')).toEqual([0, 1, 2, 3, 4, 5]);
});
rule('ASC-form-support-retention#1', 'it keeps that while three of its own are active', () => {
  const state = facing(match(strikers()));
  expect(having(turnAfter(without(state, 7), ...WINS), 'speed-demon')).toEqual([0, 1, 2, 4]);
  expect(having(turnAfter(without(state, 6, 7), ...WINS), 'speed-demon')).toEqual([0, 1, 2]);
});
rule('ASC-form-support-retention#2', 'whatever becomes of the formation it supports', () => {
  const state = facing(match(strikers()));
  expect(having(turnAfter(without(state, 0, 1, 2, 3), ...WINS), 'speed-demon')).toEqual([4]);
  const fire = facing(match(backed('fire', many(4, '', { role: 'Sniper' }))));
  expect(having(turnAfter(without(fire, 0, 1, 2), ...WINS), 'sniper')).toEqual([4]);
});
const led = () => match(backed('command', given(undefined, undefined, 'marksman', 'eagles-eyes')));
rule('ASC-form-support-command#1', 'of a Command Lance it has the two abilities, one each', () =>
  expect([having(led(), 'marksman'), having(led(), 'eagles-eyes')]).toEqual([
    [2, 4],
    [3, 5],
  ]),
);
rule('ASC-form-support-command#2', 'but nobody of it thinks ahead like the commander', () =>
  expect(having(led(), 'tactical-genius')).toEqual([0]),
);
