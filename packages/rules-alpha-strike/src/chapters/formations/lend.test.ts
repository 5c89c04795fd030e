import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Command, Entry, State } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { attack, done } from '../special-pilot-abilities/pilots.fixture.ts';
import { objectors } from './formations.fixture.ts';
import { at, facing, foe, having, many, match, someone, turnAfter, WINS, without } from './play.fixture.ts';

const heavy = { size: 3, armor: 6, damage: '3/3/2', role: 'Juggernaut', move: '10"' };
const boat = { role: 'Missile Boat', specials: 'IF2', damage: '2/2/2', size: 3 };
const second = (state: State): State => turnAfter(facing(state), ...WINS);
const tell = (unit: number, choice: string): Command => ({ type: 'ability', ability: 'formation', unit, choice });

rule('ASC-form-assault-bonus#1', 'Demoralizer or Multi-Tasker, as was chosen before the game', () => {
  expect(having(second(match(many(4, 'assault:multi-tasker', heavy))), 'multi-tasker')).toEqual([0, 1]);
  expect(having(second(match(many(4, 'assault:demoralizer', heavy))), 'demoralizer')).toEqual([0, 1]);
  expect(objectors(many(4, 'assault:sniper', heavy))).toEqual(['ASC-fb-formation-requirements']);
});
rule('ASC-form-assault-bonus#2', 'two units have it for the turn that begins, those who were told to', () => {
  const state = facing(match(many(4, 'assault:multi-tasker', heavy)));
  expect(having(turnAfter(state, ...WINS), 'multi-tasker')).toEqual([0, 1]);
  const game = at(state);
  game.does(0, tell(3, 'multi-tasker'));
  const later = turnAfter(game.state, ...WINS);
  expect(having(later, 'multi-tasker')).toEqual([0, 3]);
  const told = at(facing(later, 20, { turn: later.turn }));
  told.does(0, tell(2, 'multi-tasker'));
  expect(having(turnAfter(told.state, ...WINS), 'multi-tasker')).toEqual([2, 3]);
});
rule('ASC-form-assault-bonus#3', 'the users change from turn to turn, the ability does not', () => {
  const state = facing(match(many(4, 'assault:multi-tasker', heavy)));
  expect(at(state).refuses(0, tell(3, 'demoralizer'))).toHaveLength(1);
  const game = at(state);
  game.does(0, tell(3, 'multi-tasker'));
  const later = turnAfter(game.state, ...WINS);
  expect([having(later, 'multi-tasker'), having(later, 'demoralizer')]).toEqual([[0, 3], []]);
});
rule('ASC-form-assault-fast-bonus#1', 'besides the chosen ability two of them stand aside', () => {
  const state = second(match(many(4, 'assault-fast', heavy)));
  expect([having(state, 'demoralizer').length, having(state, 'stand-aside').length]).toEqual([2, 2]);
  const game = at(facing(match(many(4, 'assault-fast', heavy))));
  game.does(0, tell(2, 'stand-aside'));
  game.does(0, tell(3, 'stand-aside'));
  const later = turnAfter(game.state, ...WINS);
  expect([having(later, 'demoralizer'), having(later, 'stand-aside')]).toEqual([
    [0, 1],
    [2, 3],
  ]);
});
rule('ASC-form-assault-fast-bonus#2', 'one unit may have both in a turn', () => {
  const state = second(match(many(4, 'assault-fast:multi-tasker', heavy)));
  expect(unitAt(state, 0).abilities).toEqual(['multi-tasker', 'stand-aside']);
});

const numberOf = (state: State, unit = 0, more: Partial<ReturnType<typeof attack>> = {}): number => {
  const game = at(state);
  game.does(0, attack({ unit, target: 4, ...more }), 1, 1);
  const made = game.events.find(event => event.type === 'attacked');
  return made?.type === 'attacked' ? made.toHit.total : Number.NaN;
};
const shooting: Partial<State> = { phase: 'combat', active: 0 };
const walked = (state: State, apart: number): State => facing(state, apart, { ...shooting, turn: state.turn });

rule('ASC-form-fire-bonus', 'two units shoot like Snipers this turn', () => {
  const state = walked(second(match(many(4, 'fire', boat))), 20);
  expect(having(state, 'sniper')).toEqual([0, 1]);
  expect(numberOf(state, 2) - numberOf(state, 1)).toBe(1);
});
rule('ASC-form-fire-support-bonus', 'two units aim better without seeing their target', () => {
  const state = walked(second(match(many(4, 'fire-support', boat))), 20);
  expect(having(state, 'oblique-attacker')).toEqual([0, 1]);
  expect(numberOf(state, 2, { how: 'indirect', spotter: 3 }) - numberOf(state, 1, { how: 'indirect', spotter: 3 })).toBe(1);
});
rule('ASC-form-artillery-fire-bonus', 'two units with artillery have it, and nobody without', () => {
  const guns = { specials: 'ARTS-1' };
  const force = [...many(2, 'artillery-fire'), ...many(2, 'artillery-fire', guns)];
  expect(having(second(match(force)), 'oblique-artilleryman')).toEqual([2, 3]);
});
rule('ASC-form-direct-fire-bonus', 'two units may fire a part of their weapons more precisely', () => {
  const state = walked(second(match(many(4, 'direct-fire', boat))), 20);
  expect(having(state, 'weapon-specialist')).toEqual([0, 1]);
  expect(numberOf(state, 2) - numberOf(state, 0, { with: ['weapon-specialist'] })).toBe(1);
  expect(at(state).refuses(0, attack({ unit: 2, target: 4, with: ['weapon-specialist'] }))).toHaveLength(1);
});
rule('ASC-form-anti-air-bonus', 'two units hit what flies better by two, and all else worse by one', () => {
  const state = walked(second(match(many(4, 'anti-air', { ...boat, specials: 'FLK1/1/1' }))), 8);
  expect(having(state, 'anti-aircraft-specialists')).toEqual([0, 1]);
  expect(numberOf(state, 2) - numberOf(state, 1)).toBe(-1);
  const flying = { ...state, units: state.units.map(unit => (unit.id === 4 ? { ...unit, airborne: true } : unit)) };
  expect(numberOf(flying, 2) - numberOf(flying, 1)).toBe(2);
});

const striker = { size: 2, move: '10"', role: 'Striker', damage: '2/2/1' };
rule('ASC-form-striker-bonus', 'three of four are faster by two inches, four of five, five of six', () => {
  const state = match(many(4, 'striker', striker));
  expect(having(state, 'speed-demon')).toEqual([0, 1, 2]);
  expect([5, 6].map(count => having(match(many(count, 'striker', striker)), 'speed-demon').length)).toEqual([4, 5]);
  const inches = (unit: number) => at(state).book.ask('move', { state, unit: state.units[unit]!, mode: 'ground' }).total;
  expect([inches(0), inches(3)]).toEqual([12, 10]);
});
rule('ASC-form-pursuit-bonus', 'three of four stalk somebody', () => {
  const state = match(many(4, 'pursuit', { ...striker, move: '12"', role: 'Skirmisher' }));
  expect([having(state, 'blood-stalker'), state.units[0]!.marks.some(({ kind }) => kind === 'stalks')]).toEqual([[0, 1, 2], true]);
});
const scout = { size: 1, move: '12"', role: 'Scout' };
const withBonus = (force: readonly Entry[], ...bonus: readonly string[]): readonly Entry[] =>
  force.map((one, i) => (bonus[i] ? { ...one, bonus: [bonus[i]] } : one));
rule('ASC-form-recon-bonus#1', "Eagle's Eyes or Maneuvering Ace for up to three units", () => {
  const state = match(many(4, 'recon:maneuvering-ace', scout));
  expect([having(state, 'maneuvering-ace'), having(state, 'eagles-eyes')]).toEqual([[0, 1, 2], []]);
  expect(having(match(many(4, 'recon', scout)), 'eagles-eyes')).toEqual([0, 1, 2]);
  const force = many(4, 'recon:maneuvering-ace', scout);
  expect(having(match(withBonus(force, '', '', '', 'maneuvering-ace')), 'maneuvering-ace')).toEqual([3]);
  expect(objectors(withBonus(force, ...force.map(() => 'maneuvering-ace')))).toEqual(['ASC-form-recon-bonus']);
  // One of the two, not one each.
  expect(objectors(withBonus(force, 'eagles-eyes', 'maneuvering-ace'))).toEqual(['ASC-form-recon-bonus']);
  expect(objectors(withBonus(many(4, 'recon', scout), 'eagles-eyes', 'maneuvering-ace'))).toEqual(['ASC-form-recon-bonus']);
});
rule('ASC-form-recon-bonus#2', 'neither the ability nor its users change during the game', () => {
  const state = facing(match(many(4, 'recon:maneuvering-ace', scout)));
  for (const ability of ['maneuvering-ace', 'eagles-eyes']) expect(at(state).refuses(0, tell(3, ability))).toHaveLength(1);
  expect(having(turnAfter(state, ...WINS), 'maneuvering-ace')).toEqual([0, 1, 2]);
});
rule('ASC-form-recon-forward-observer', 'everybody in it observes for others, in its variations too', () => {
  for (const type of ['recon', 'recon-light']) expect(having(match(many(4, type, scout)), 'forward-observer')).toEqual([0, 1, 2, 3]);
});
rule('ASC-form-recon-light-bonus', 'everybody has what was chosen', () => {
  expect(having(match(many(4, 'recon-light', scout)), 'eagles-eyes')).toEqual([0, 1, 2, 3]);
});
const slow = [...many(2, 'recon-heavy', scout), ...many(2, 'recon-heavy', { ...scout, size: 3, role: 'Brawler' })];
rule('ASC-form-recon-heavy-bonus#1', 'two have what was chosen', () => {
  expect(having(match(slow), 'eagles-eyes')).toEqual([0, 1]);
  expect(objectors(withBonus(slow, 'eagles-eyes', 'eagles-eyes', 'eagles-eyes'))).toEqual(['ASC-form-recon-heavy-bonus']);
});
rule('ASC-form-recon-heavy-bonus#2', 'all of them observe for others', () =>
  expect(having(match(slow), 'forward-observer')).toEqual([0, 1, 2, 3]),
);

rule('ASC-form-striker-light#5', 'three of four are faster, as in a Striker Lance', () =>
  expect(having(match(many(4, 'striker-light', striker)), 'speed-demon')).toEqual([0, 1, 2]),
);
rule('ASC-form-striker-heavy#5', 'three of four are faster, as in a Striker Lance', () =>
  expect(having(match(many(4, 'striker-heavy', { ...striker, size: 3, damage: '3/3/2' })), 'speed-demon')).toEqual([0, 1, 2]),
);
rule('ASC-form-probe#3', 'three of four stalk somebody, as in a Pursuit Lance', () =>
  expect(having(match(many(4, 'probe', striker)), 'blood-stalker')).toEqual([0, 1, 2]),
);
rule('ASC-form-sweep#2', 'three of four stalk somebody, as in a Pursuit Lance', () =>
  expect(having(match(many(4, 'sweep', striker)), 'blood-stalker')).toEqual([0, 1, 2]),
);

const after = (change: State): readonly number[] => having(turnAfter(change, ...WINS), 'speed-demon');
const routed = (one: State, ...ids: readonly number[]): State => ({
  ...one,
  units: one.units.map(unit => (ids.includes(unit.id) ? { ...unit, marks: [...unit.marks, { kind: 'routed', until: 0 }] } : unit)),
});
rule('ASC-fb-bonus-retention#1', 'three that are neither destroyed nor routed keep it', () => {
  const state = facing(match(many(4, 'striker', striker)));
  expect([after(state), after(without(state, 3)), after(routed(state, 3))]).toEqual([
    [0, 1, 2],
    [0, 1, 2],
    [0, 1, 2],
  ]);
});
rule('ASC-fb-bonus-retention#2', 'two do not, whether the others are lost or run', () => {
  const state = facing(match(many(4, 'striker', striker)));
  expect([after(without(state, 2, 3)), after(routed(state, 2, 3)), after(routed(without(state, 3), 2))]).toEqual([[], [], []]);
  // A Star of five has it with three, and loses it with two.
  const star = facing(match(many(5, 'striker', striker)));
  expect([after(without(star, 0, 1)), after(without(star, 0, 1, 2))]).toEqual([[0, 1, 2, 3], []]);
});
rule('ASC-fb-bonus-retention', 'it is gone as soon as the third last is destroyed', () => {
  const brittle = { ...striker, armor: 1, structure: 1 };
  const state = without(facing(match(many(4, 'striker', brittle), [foe]), 4), 3);
  const game = at({ ...state, active: 1, initiative: 0 });
  game.does(1, attack({ unit: 4, target: 2 }), 6, 5);
  expect(having(game.state, 'speed-demon')).toEqual([0, 1, 2]);
  const events = game.does(1, done, ...WINS);
  const lost = events.findIndex(event => event.type === 'lent' && event.abilities.length === 0);
  expect([lost >= 0, lost < events.findIndex(event => event.type === 'turnBegan')]).toEqual([true, true]);
});
rule('ASC-fb-bonus-prerequisites#1', 'what is lent costs nothing: crews have it that could not pay for it', () => {
  const green = many(4, 'striker', striker, { skill: 5 });
  expect(having(match(green), 'speed-demon')).toEqual([0, 1, 2]);
  expect(objectors(green.map(one => ({ ...one, abilities: ['speed-demon'] })))).not.toEqual([]);
});
rule('ASC-fb-bonus-prerequisites#2', 'who has neither IF nor artillery does not get Oblique Attacker', () => {
  const force = [someone({ ...boat, specials: '' }, { formation: 'fire-support' }), ...many(3, 'fire-support', boat)];
  expect(having(second(match(force)), 'oblique-attacker')).toEqual([1, 2]);
  const gun = [someone({ ...boat, specials: 'ARTT-1' }, { formation: 'fire-support' }), ...many(3, 'fire-support', boat)];
  expect(having(second(match(gun)), 'oblique-attacker')).toEqual([0, 1]);
});
rule('ASC-fb-bonus-no-duplicate', 'whoever knows it by itself has it once, and somebody else is lent it', () => {
  const [first, ...others] = many(4, 'striker', striker);
  const state = match([{ ...first!, abilities: ['speed-demon'] }, ...others]);
  expect([having(state, 'speed-demon'), state.units[0]!.abilities]).toEqual([[0, 1, 2, 3], ['speed-demon']]);
  const inches = at(state).book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total;
  expect(inches).toBe(12);
});
rule('ASC-form-nova-bonus#1', 'the ʼMechs of a Nova have what their formation lends', () => {
  const star = many(5, 'striker:nova', { ...striker, specials: 'OMNI' });
  const points = many(5, 'striker:nova', { type: 'BA', move: '10"j', specials: 'MEC', role: 'Striker' });
  expect(having(match([...star, ...points]), 'speed-demon')).toEqual([0, 1, 2, 3]);
});
rule('ASC-form-nova-bonus#2', 'the battle armor is lent nothing', () => {
  const star = many(5, 'recon:nova', { ...scout, specials: 'OMNI' });
  const points = many(5, 'recon:nova', { type: 'BA', move: '10"j', specials: 'MEC', role: 'Scout' });
  expect(having(match([...star, ...points]), 'forward-observer')).toEqual([0, 1, 2, 3, 4]);
});
rule('ASC-form-air-lance-bonus#1', 'the fighters are lent nothing', () => {
  const wing = many(2, 'recon:air-lance', { type: 'AF', move: '6a', role: 'Interceptor' });
  expect(having(match([...many(4, 'recon:air-lance', scout), ...wing]), 'forward-observer')).toEqual([0, 1, 2, 3]);
});
