import type { RuleId } from '@sortie/kernel';
import { Rulebook } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { jammed } from '../../electronics/ecm.ts';
import { type Sketch, sketch } from '../../set-piece.ts';
import type { Entry } from '../../shape.ts';
import { attack, done, needs, one, opened, pair, placed, play, plus, ruleset } from '../special-pilot-abilities/pilots.fixture.ts';

const plain: Entry = { card: sketch() };
const grown = (rules: readonly RuleId[], abilities: readonly string[], card: Sketch = {}, more: Partial<Entry> = {}) =>
  opened(rules, [{ card: sketch(card), abilities, ...more }], [plain]);
const specials = (id: RuleId, ability: string, card: Sketch = {}) => grown(plus(id), [ability], card).units[0]!.card.specials;

rule('ASC-aug-comm-implant', 'a spotter with one makes indirect fire easier, the boosted kind as well', () => {
  const shot = (abilities: readonly string[]) =>
    needs(plus('ASC-aug-comm-implant'), [...pair(12, { specials: 'IF2' }), one(0, 30, 36, {}, { abilities })], {
      how: 'indirect',
      spotter: 2,
    });
  expect([shot(['comm-implant']) - shot([]), shot(['boosted-comm']) - shot([])]).toEqual([-1, -1]);
});
rule('ASC-aug-boosted-comm', 'the boosted kind is a network of its own, without a headquarters', () => {
  expect(specials('ASC-aug-boosted-comm', 'boosted-comm')).toEqual(['C3I']);
});
rule('ASC-aug-sensory', 'sensory implants are a light probe and make a scout', () => {
  expect(specials('ASC-aug-sensory', 'sensory', { specials: 'SRM1/1' })).toEqual(['SRM1/1', 'LPRB', 'RCN']);
});
rule('ASC-aug-enhanced-multimodal', 'the enhanced kind is a whole probe', () => {
  expect(specials('ASC-aug-enhanced-multimodal', 'enhanced-multimodal')).toEqual(['PRB', 'RCN']);
});
rule('ASC-aug-dermal-camo', 'infantry that stands still is two harder to hit', () => {
  const rules = plus('ASC-aug-dermal-camo');
  const state = opened(rules, [plain], [{ card: sketch({ type: 'CI', move: '2"f' }), abilities: ['dermal-camo'] }]);
  const now = placed(state, [
    [20, 40],
    [20, 36],
  ]);
  const still = { ...now, units: now.units.map(unit => (unit.id === 1 ? { ...unit, moved: null } : unit)) };
  const [event] = scene(ruleset, still, rules).does(0, attack(), 1, 1);
  expect(event?.type === 'attacked' && event.toHit.total).toBe(6);
});
rule('ASC-aug-tsm', 'infantry with such muscles is what warheads against them look for', () => {
  const rules = plus('ASC-aug-tsm', 'ASC-mun-anti-tsm-damage');
  expect(specials('ASC-aug-tsm', 'tsm', { type: 'BA', move: '4"f' })).toEqual(['TSI']);
  const { book } = play(rules, []);
  const vulnerable = (abilities: readonly string[]) => {
    const [unit] = grown(rules, abilities, { type: 'BA' }).units;
    return book.ask('chances', { unit: unit!, by: null, marked: 1, structure: 0, natural: 0, how: 'SRM', munition: 'anti-tsm' }).total;
  };
  expect([vulnerable(['tsm']), vulnerable([])]).toEqual([1, 0]);
  // A 'Mech has muscles of its own: nothing is put into it.
  expect(specials('ASC-aug-tsm', 'tsm')).toEqual([]);
});
rule('ASC-aug-wings', 'wings let infantry drop, powered ones fly four inches', () => {
  expect(specials('ASC-aug-wings', 'wings:glider', { type: 'CI', move: '2"f' })).toEqual(['PAR']);
  expect(grown(plus('ASC-aug-wings'), ['wings:powered'], { type: 'CI', move: '2"f' }).units[0]!.moves).toEqual([{ value: 4, code: 'v' }]);
});
rule('ASC-aug-tcp-initiative', 'a commander with the processor is worth 2, with a headquarters 3', () => {
  const rules = plus('ASC-aug-tcp-initiative');
  const bonus = (card: Sketch, more: Partial<Entry>) => {
    const state = placed(grown(rules, ['tcp'], card, more), [
      [20, 40],
      [20, 10],
    ]);
    const { book } = play(rules, []);
    const terms = book.ask('initiative', { state, seat: 0 }).terms.filter(term => term.rule === 'ASC-aug-tcp-initiative');
    return [terms[0]?.value ?? 0, state.units[0]!.card.specials.join()];
  };
  expect([bonus({}, { commander: 'force' }), bonus({ specials: 'MHQ2' }, { commander: 'force' }), bonus({}, {})]).toEqual([
    [2, 'MHQ1'],
    [3, 'MHQ3'],
    [0, 'MHQ1'],
  ]);
});
rule('ASC-aug-tcp-ecm', 'whoever has a suite of its own hears through those of the enemy', () => {
  const rules = plus('ASC-aug-tcp-ecm');
  const deaf = (card: Sketch) => {
    const state = opened(rules, [{ card: sketch(card), abilities: ['tcp'] }], [{ card: sketch({ specials: 'AECM' }) }]);
    const now = placed(state, [
      [20, 40],
      [20, 36],
    ]);
    return jammed(now, now.units[0]!);
  };
  expect([deaf({ specials: 'LECM' }), deaf({})]).toEqual([false, true]);
});
rule('ASC-aug-dni', 'only a pilot with an implant of that kind is one with the machine', () => {
  const linked = (abilities: readonly string[]) => {
    const rules = plus('ASC-aug-dni', 'ASC-aug-prototype-dni');
    const state = grown(rules, abilities, { specials: 'DN' });
    return Rulebook.compile(ruleset, rules)
      .ask('control', { state, unit: state.units[0]!, why: 'skid', inches: 8 })
      .terms.some(({ rule: id }) => id === 'ASC-sua-dn');
  };
  expect([linked(['dni']), linked(['vdni']), linked(['prototype-dni']), linked([])]).toEqual([true, true, true, false]);
});
rule('ASC-aug-prototype-dni', 'every hit may stun its pilot', () => {
  const rules = plus('ASC-aug-prototype-dni');
  const struck = (dice: readonly number[]) => {
    const game = play(rules, pair(3, {}, {}, {}, { abilities: ['prototype-dni'] }));
    game.does(0, attack(), 6, 4, ...dice);
    game.does(0, done);
    game.does(1, done, 6, 6, 1, 1);
    return game.state.units[1]!.marks;
  };
  expect([struck([4, 4]), struck([5, 4])]).toEqual([[{ kind: 'stunned', until: 2 }], []]);
});
rule('ASC-spa-heavy-lifter', 'the ability holds from the first turn on', () => {
  expect(grown(plus('ASC-spa-heavy-lifter'), ['heavy-lifter']).units[0]!.marks).toEqual([{ kind: 'lifter', until: 0 }]);
});
