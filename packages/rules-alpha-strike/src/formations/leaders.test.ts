import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { attack } from '../pilots/pilots.fixture.ts';
import type { Entry, State } from '../shape.ts';
import { at, facing, having, many, match, someone, turnAfter, WINS, without } from './play.fixture.ts';

const brawler = { size: 3, role: 'Brawler', damage: '3/3/1' };
const lucky = (state: State, unit: number, dice: readonly number[]): State => {
  const game = at(state);
  game.does(0, attack({ unit, target: 4, with: ['lucky'] }), ...dice);
  return game.state;
};
const MISS = [1, 1, 1, 2] as const;
const again = (state: State): State => ({ ...state, units: state.units.map(unit => ({ ...unit, did: [], aimedAt: [] })) });

rule('ASC-form-battle-bonus', 'six rerolls for all of them together, one for each failed roll', () => {
  let state = facing(match(many(4, 'battle', brawler)), 8);
  for (const unit of [0, 0, 1, 2, 3]) state = again(lucky(state, unit, MISS));
  expect(having(state, 'lucky')).toEqual([0, 1, 2, 3]);
  // The fifth of six is used; the sixth hits.
  const last = lucky(state, 3, [1, 1, 6, 5]);
  expect(last.units[4]!.armor).toBeLessThan(40);
  for (const unit of [0, 1, 2, 3])
    expect(
      at(again(last))
        .refuses(0, attack({ unit, target: 4, with: ['lucky'] }))
        .map(one => one.rule),
    ).toContain('ASC-spa-lucky');
});
rule('ASC-form-battle-bonus', 'a roll that succeeds costs no luck', () => {
  const state = again(lucky(facing(match(many(4, 'battle', brawler)), 8), 0, [6, 5]));
  expect(state.units[0]!.abilities).toEqual(['lucky:6']);
});
rule('ASC-form-battle-bonus-stacking', 'whoever is lucky by itself tries four times in all, with its own luck first', () => {
  const force = many(4, 'battle', brawler).map((one, i): Entry => (i === 0 ? { ...one, abilities: ['lucky:2'] } : one));
  let state = facing(match(force), 8);
  expect(state.units.slice(0, 2).map(({ abilities }) => abilities)).toEqual([['lucky:4'], ['lucky:6']]);
  state = again(lucky(again(lucky(state, 0, MISS)), 0, MISS));
  // Its own two are gone, and the six of the lance are all there.
  expect(state.units[1]!.abilities).toEqual(['lucky:6']);
  state = again(lucky(again(lucky(state, 0, MISS)), 0, MISS));
  expect(state.units[1]!.abilities).toEqual(['lucky:4']);
  expect(at(state).refuses(0, attack({ unit: 0, target: 4, with: ['lucky'] })).length).toBeGreaterThan(0);
  expect(having(turnAfter(without(state, 2, 3), ...WINS), 'lucky')).toEqual([0]);
});

const command = (chief: Partial<Entry> = {}): readonly Entry[] => [
  someone({ role: 'Brawler' }, { formation: 'command', commander: 'force', ...chief }),
  ...many(3, 'command', { role: 'Sniper' }),
];
rule('ASC-form-command-bonus', 'two who do not lead have one each of six abilities, alike or not', () => {
  const abilities = (force: readonly Entry[]) =>
    match(force)
      .units.slice(0, 4)
      .map(unit => unit.abilities);
  expect(abilities(command())).toEqual([['tactical-genius'], ['antagonizer'], ['antagonizer'], []]);
  const chosen = command().map((one, i) =>
    i === 2 ? { ...one, bonus: ['marksman'] } : i === 3 ? { ...one, bonus: ['eagles-eyes'] } : one,
  );
  expect(abilities(chosen)).toEqual([['tactical-genius'], [], ['marksman'], ['eagles-eyes']]);
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
rule('ASC-form-support-bonus', 'for every two who use an ability one of those who support them has it', () => {
  const state = match(backed('recon-light', many(4, '', scout)));
  expect([having(state, 'eagles-eyes'), having(state, 'forward-observer')]).toEqual([
    [0, 1, 2, 3, 4, 5],
    [0, 1, 2, 3, 6, 7],
  ]);
  // Three use it, so that there is one whole pair.
  expect(having(match(backed('striker', many(4, '', { ...scout, role: 'Striker' }))), 'speed-demon')).toEqual([0, 1, 2, 4]);
  const fire = turnAfter(facing(match(backed('fire', many(4, '', { role: 'Sniper' })))), ...WINS);
  expect(having(fire, 'sniper')).toEqual([0, 1, 4]);
  // All four draw on the luck of a Battle Lance, and so do two of the others.
  expect(having(match(backed('battle', many(4, '', brawler))), 'lucky')).toEqual([0, 1, 2, 3, 4, 5]);
});
rule('ASC-form-support-retention', 'it keeps that while it has three units, whatever becomes of the others', () => {
  const state = facing(match(backed('striker', many(4, '', { ...scout, role: 'Striker' }))));
  expect(having(turnAfter(without(state, 0, 1, 2), ...WINS), 'speed-demon')).toEqual([4]);
  expect(having(turnAfter(without(state, 6, 7), ...WINS), 'speed-demon')).toEqual([0, 1, 2]);
});
rule('ASC-form-support-command', 'of a Command Lance it has the two abilities, one each, and not the genius', () => {
  const force = command().map((one, i) => (i === 2 ? { ...one, bonus: ['marksman'] } : i === 3 ? { ...one, bonus: ['eagles-eyes'] } : one));
  const state = match(backed('command', force));
  expect([having(state, 'marksman'), having(state, 'eagles-eyes'), having(state, 'tactical-genius')]).toEqual([[2, 4], [3, 5], [0]]);
});
