import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { Entry, State, Unit } from '../../shape.ts';
import { freight } from '../external-cargo/cargo-size.ts';
import { crewCounsel } from '../special-pilot-abilities/budget.ts';
import {
  attack,
  endTurn,
  gifted,
  one,
  opened,
  pair,
  placed,
  play,
  plus,
  refusedBy,
  ruleset,
} from '../special-pilot-abilities/pilots.fixture.ts';

const plain: Entry = { card: { ...sketch(), name: 'Other' } };
const grown = (rules: readonly RuleId[], abilities: readonly string[], card: Sketch = {}, more: Partial<Entry> = {}) =>
  opened(rules, [{ card: sketch(card), abilities, ...more }], [plain]);
const specials = (id: RuleId, abilities: readonly string[], card: Sketch = {}) =>
  grown(plus(id), abilities, card).units[0]!.card.specials.join();
const accepts = (...own: readonly Entry[]) => {
  const read = ruleset.readSetup({ table: { scene: 'hills', seed: 4 }, forces: [own, [plain]], zone: 6, limit: 9 }, '');
  return read.ok && Rulebook.compile(ruleset, plus('ASC-aug-sensory')).checkSetup(read.value).length === 0;
};
const crew = (skill: number, ...abilities: readonly string[]): Entry => ({ card: sketch(), skill, abilities });
const counsel = (...force: readonly Entry[]) => (accepts(...force) ? crewCounsel(force).map(({ rule: id }) => id) : ['refused']);

rule('ASC-aug-limits#1', 'implants are for forces that are Elite', () =>
  expect([counsel(crew(2), crew(2), crew(4, 'sensory'), crew(0)), counsel(crew(3), crew(4, 'sensory'))]).toEqual([[], ['ASC-aug-limits']]),
);
rule('ASC-aug-limits#2', 'in others for Veterans and better', () =>
  expect([counsel(crew(3, 'sensory'), crew(5)), counsel(crew(4, 'sensory'))]).toEqual([[], ['ASC-aug-limits']]),
);
rule('ASC-aug-boosted-comm#1', 'it is a network of its own', () => {
  expect(specials('ASC-aug-boosted-comm', ['boosted-comm'])).toBe('C3I');
  const rules = plus('ASC-aug-boosted-comm');
  const state = opened(
    rules,
    [{ card: sketch(), abilities: ['boosted-comm'] }, { card: { ...sketch({ specials: 'C3I' }), name: 'Peer' } }],
    [plain],
  );
  const near = placed(state, [
    [20, 40],
    [20, 20],
    [20, 10],
  ]);
  const shot = (now: State) => {
    const [event] = scene(ruleset, now, rules).does(0, attack({ target: 2 }), 1, 1);
    return event?.type === 'attacked' ? event.toHit.total : 0;
  };
  expect(
    shot(
      placed(opened(rules, [{ card: sketch() }, { card: { ...sketch({ specials: 'C3I' }), name: 'Peer' } }], [plain]), [
        [20, 40],
        [20, 20],
        [20, 10],
      ]),
    ) - shot(near),
  ).toBe(2);
});
rule('ASC-aug-boosted-comm#2', 'and no headquarters', () =>
  expect(specials('ASC-aug-boosted-comm', ['boosted-comm'])).not.toContain('MHQ'),
);
rule('ASC-aug-sensory#1', 'a light probe and a scout', () =>
  expect([specials('ASC-aug-sensory', ['sensory'], { specials: 'SRM1/1' }), specials('ASC-aug-sensory', [])]).toEqual([
    'SRM1/1,LPRB,RCN',
    '',
  ]),
);
rule('ASC-aug-sensory#2', 'what its guns do stays as it is printed', () =>
  expect(grown(plus('ASC-aug-sensory'), ['sensory']).units[0]!.card.damage).toEqual(sketch().damage),
);
rule('ASC-aug-tsm#1', 'infantry with such muscles has TSI, a ’Mech has not', () =>
  expect([
    specials('ASC-aug-tsm', ['tsm'], { type: 'BA', move: '4"f' }),
    specials('ASC-aug-tsm', ['tsm'], { type: 'CI', move: '2"f' }),
  ]).toEqual(['TSI', 'TSI']),
);
rule('ASC-aug-tsm#2', 'and is what anti-TSM warheads look for', () => {
  const rules = plus('ASC-aug-tsm', 'ASC-mun-anti-tsm-damage');
  const damage = (abilities: readonly string[]) => {
    const [unit] = grown(rules, abilities, { type: 'BA', move: '4"f' }).units;
    const game = play(rules, [
      one(0, 20, 40, { specials: 'SRM2/2' }),
      one(1, 20, 36, { type: 'BA', move: '4"f', armor: 20, specials: unit!.card.specials.join() }),
    ]);
    return game.book.ask('chances', { unit: unit!, by: null, marked: 1, structure: 0, natural: 0, how: 'SRM', munition: 'anti-tsm' }).total;
  };
  expect([damage(['tsm']), damage([])]).toEqual([1, 0]);
});
const processor = (card: Sketch, more: Partial<Entry>) => {
  const rules = plus('ASC-aug-tcp-initiative');
  const state = placed(grown(rules, ['tcp'], card, more), [
    [20, 40],
    [20, 10],
  ]);
  const term = play(rules, [])
    .book.ask('initiative', { state, seat: 0 })
    .terms.find(({ rule: id }) => id === 'ASC-aug-tcp-initiative');
  return [term?.value ?? 0, state.units[0]!.card.specials.join()];
};
rule('ASC-aug-tcp-initiative#1', 'a commander with the processor is worth 2', () =>
  expect(processor({}, { commander: 'force' })[0]).toBe(2),
);
rule('ASC-aug-tcp-initiative#2', 'as long as it commands', () => {
  const rules = plus('ASC-aug-tcp-initiative');
  const state = placed(grown(rules, ['tcp'], {}, { commander: 'force' }), [
    [20, 40],
    [20, 10],
  ]);
  const gone: State = {
    ...state,
    units: state.units.map(unit => (unit.id === 0 ? { ...unit, fate: 'destroyed' as const, at: null } : unit)),
  };
  const value = (now: State) =>
    play(rules, [])
      .book.ask('initiative', { state: now, seat: 0 })
      .terms.find(({ rule: id }) => id === 'ASC-aug-tcp-initiative')?.value ?? 0;
  expect([processor({}, {})[0], value(state), value(gone)]).toEqual([0, 2, 0]);
});
rule('ASC-aug-tcp-initiative#3', 'and a point of headquarters', () =>
  expect([processor({}, {})[1], processor({}, { commander: 'force' })[1]]).toEqual(['MHQ1', 'MHQ1']),
);
rule('ASC-aug-tcp-initiative#4', 'beside a headquarters 3, and that one better by 1', () =>
  expect([processor({ specials: 'MHQ2' }, { commander: 'force' }), processor({ specials: 'MHQ2' }, {})]).toEqual([
    [3, 'MHQ3'],
    [0, 'MHQ2'],
  ]),
);
const deaf = (card: Sketch) => {
  const rules = plus('ASC-aug-tcp-ecm');
  const state = opened(
    rules,
    [{ card: sketch({ ...card, specials: `${card.specials ?? ''}${card.specials ? ',' : ''}VR` }), abilities: ['tcp'] }],
    [{ card: { ...sketch({ specials: 'ECM' }), name: 'Other' } }],
  );
  return refusedBy(
    rules,
    placed(state, [
      [20, 40],
      [20, 36],
    ]),
    attack(),
  );
};
rule('ASC-aug-tcp-ecm#1', 'with a suite of its own no screen reaches it', () =>
  expect(['LECM', 'ECM', 'WAT', 'AECM'].map(code => deaf({ specials: code }))).toEqual([[], [], [], []]),
);
rule('ASC-aug-tcp-ecm#2', 'without one it has no such help', () => expect(deaf({})).toEqual(['ASC-sua-vr']));
const shocked = (dice: readonly number[], b: Sketch = {}, abilities: readonly string[] = ['prototype-dni']) => {
  const game = play(plus('ASC-aug-prototype-dni'), pair(3, {}, b, {}, { abilities }));
  game.does(0, attack(), 6, 4, ...dice);
  endTurn(game);
  return game.state.units[1]!.marks.map(({ kind }) => kind);
};
rule('ASC-aug-prototype-dni#1', 'every hit is rolled for', () => {
  expect(shocked([], {}, [])).toEqual([]);
  const missed = play(plus('ASC-aug-prototype-dni'), pair(3, {}, {}, {}, gifted('prototype-dni')));
  missed.does(0, attack(), 1, 1);
  expect(shocked([6, 6])).toEqual([]);
});
rule('ASC-aug-prototype-dni#2', '8 or less stuns its pilot, whatever the machine', () =>
  expect([shocked([4, 4]), shocked([1, 1]), shocked([4, 4], { type: 'PM' })]).toEqual([['stunned'], ['stunned'], ['stunned']]),
);
rule('ASC-aug-prototype-dni#3', '9 does not', () => expect(shocked([5, 4])).toEqual([]));
rule('ASC-aug-wings#1', 'wings of either kind let soldiers drop', () =>
  expect([
    specials('ASC-aug-wings', ['wings:glider'], { type: 'CI', move: '2"f' }),
    specials('ASC-aug-wings', ['wings:powered'], { type: 'CI', move: '2"f' }),
  ]).toEqual(['PAR', 'PAR']),
);
rule('ASC-aug-wings#2', 'powered ones fly four inches', () => {
  const moves = (kind: string) => grown(plus('ASC-aug-wings'), [`wings:${kind}`], { type: 'CI', move: '2"f' }).units[0]!.moves;
  expect([
    moves('powered').some(({ value, code }) => value === 4 && code === 'v'),
    moves('glider').some(({ code }) => code === 'v'),
  ]).toEqual([true, false]);
});
rule('ASC-spa-general-density#1', 'one crew in four should have abilities', () => {
  const advice = (count: number, all: number) => {
    const force = Array.from({ length: all }, (_, i): Entry => crew(4, ...(i < count ? ['dodge'] : [])));
    return accepts(...force) ? crewCounsel(force).map(({ rule: id }) => id) : ['refused'];
  };
  expect([advice(1, 4), advice(2, 4), advice(2, 8), advice(3, 8)]).toEqual([
    [],
    ['ASC-spa-general-density'],
    [],
    ['ASC-spa-general-density'],
  ]);
});
rule('ASC-spa-general-density#2', 'whichever they are', () => {
  const force = (...at: readonly number[]) => Array.from({ length: 8 }, (_, i): Entry => crew(4, ...(at.includes(i) ? ['dodge'] : [])));
  expect([force(0, 1), force(0, 7), force(3, 4)].map(own => accepts(...own) && crewCounsel(own).length === 0)).toEqual([true, true, true]);
});
rule('ASC-spa-heavy-lifter#2', 'it lifts and throws a Size more', () => {
  const lift = (marks: Unit['marks'], size: number) =>
    refusedBy(
      plus('ASC-spa-heavy-lifter', 'ASC-cargo-capacity'),
      setPiece([one(0, 20, 40, { size: 2 }, { ...gifted('heavy-lifter'), marks }), one(0, 20, 40 - 318 / 254, { size })]),
      { type: 'lift', unit: 0, target: 1 },
    );
  const strong = [{ kind: 'lifter', until: 0 }] as const;
  expect([lift(strong, 3), lift(strong, 4), lift([], 3), lift([], 2)]).toEqual([[], ['ASC-cargo-capacity'], ['ASC-cargo-capacity'], []]);
  expect(grown(plus('ASC-spa-heavy-lifter'), ['heavy-lifter']).units[0]!.marks).toEqual([{ kind: 'lifter', until: 0 }]);
});
rule('ASC-spa-heavy-lifter#3', 'past Size 5 it lifts what is large, and very large loads as well', () => {
  const strong = [{ kind: 'lifter', until: 0 }] as const;
  const lifts = (card: Sketch, marks: Unit['marks'], tons: number) => {
    const load = { card: freight(tons), seat: 0, x: 20, y: 40 - 318 / 254, more: {} } as const;
    const state = setPiece([one(0, 20, 40, card, { marks }), load, one(1, 60, 4)]);
    return refusedBy(plus('ASC-spa-heavy-lifter', 'ASC-cargo-capacity'), state, { type: 'lift', unit: 0, target: 1 }).length === 0;
  };
  const big: Sketch = { size: 4 };
  const strongest: Sketch = { size: 3, specials: 'TSM' };
  expect([lifts(big, [], 200), lifts(big, [], 201), lifts(big, strong, 201), lifts(big, strong, 401)]).toEqual([true, false, true, false]);
  expect([lifts(strongest, [], 400), lifts(strongest, [], 401), lifts(strongest, strong, 401)]).toEqual([true, false, true]);
});
