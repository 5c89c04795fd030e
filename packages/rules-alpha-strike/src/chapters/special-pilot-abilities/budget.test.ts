import { fill, Rulebook, sure } from '@sortie/kernel';
import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Card, UnitType } from '../../card/card.ts';
import { readSetup, ruleset, standard } from '../../scene.fixture.ts';
import { sketch } from '../../set-piece.ts';
import type { Entry } from '../../shape.ts';
import { costOf, crewCounsel, crewTrouble } from './budget.ts';
import { TALENTS, type Talent } from './talents.ts';

const crew = (skill: number, ...abilities: readonly string[]): Entry => ({ card: sketch(), skill, abilities });
const trouble = (entry: Entry): string | undefined => {
  const found = crewTrouble(entry);
  return found && fill(found);
};
const set = (...entries: readonly Entry[]): boolean =>
  readSetup({ table: { scene: 'hills', seed: 4 }, forces: [entries, [{ card: sketch() }]], zone: 6, limit: 9 }, '').ok;

rule('ASC-spa-general-budget', 'none for the Green, one of 2 for Regulars, two of 4, three of 6', () => {
  expect(
    [
      crew(5, 'slugger'),
      crew(4, 'dodge'),
      crew(4, 'sniper'),
      crew(4, 'slugger', 'lucky'),
      crew(3, 'dodge', 'lucky:2'),
      crew(3, 'sniper', 'dodge'),
    ].map(entry => set(entry)),
  ).toEqual([false, true, false, false, true, false]);
  expect(
    [crew(1, 'dodge', 'hot-dog', 'jumping-jack'), crew(0, 'sniper', 'demoralizer', 'slugger'), crew(2, 'dodge', 'dodge')].map(entry =>
      set(entry),
    ),
  ).toEqual([true, false, false]);
  expect(trouble(crew(4, 'sniper'))).toBe('a Regular crew has at most 1 abilities for 2 points');
});
rule('ASC-spa-general-compatibility', 'what a crew cannot use in its machine it is not given', () => {
  expect([
    trouble(crew(2, 'swordsman')),
    trouble({ ...crew(4, 'dodge'), card: sketch({ type: 'CV', move: '8"t' }) }),
    trouble(crew(4, 'luck')),
  ]).toEqual(['Swordsman is of no use in this unit', 'Dodge is of no use in this unit', 'there is no ability called luck']);
  expect(trouble(crew(4, 'range-master'))).toBe('Range Master needs one of: medium, long, extreme');
});
rule('ASC-spa-general-density', 'one crew in four', () => {
  const advice = (gifted: number, all: number) =>
    crewCounsel(Array.from({ length: all }, (_, i) => crew(4, ...(i < gifted ? ['dodge'] : [])))).map(({ rule: id }) => id);
  expect([advice(1, 4), advice(2, 4), advice(2, 8), advice(1, 1)]).toEqual([[], ['ASC-spa-general-density'], [], []]);
});
rule('ASC-aug-limits', 'implants are for Elite forces, or for Veterans in others', () => {
  const ids = (...force: readonly Entry[]) => crewCounsel(force).map(({ rule: id }) => id);
  expect([ids(crew(4, 'sensory')), ids(crew(3, 'sensory'), crew(5)), ids(crew(2), crew(2), crew(4, 'sensory'), crew(0))]).toEqual([
    ['ASC-aug-limits'],
    [],
    [],
  ]);
});
/** A crew of the best with one ability, in a unit that it is of use in; what others are refused costs more than they have. */
const HOSTS = ['BM', 'PM', 'CV', 'AF', 'CI'].map(type =>
  sketch({
    type: type as UnitType,
    move: type === 'CV' ? '8"t' : type === 'AF' ? '6a' : type === 'CI' ? '2"f' : '8"',
    specials: type === 'BM' ? 'QUAD,MEL' : '',
  }),
);
const book = Rulebook.compile(ruleset, standard);
const taken = (card: Card, skill: number, ...abilities: readonly string[]): boolean =>
  book.checkSetup({ table: OPEN, forces: [[{ card, skill, abilities }], [{ card: sketch() }]], zone: 6, limit: 9 }).length === 0;
const OPEN = { width: 18288, height: 12192, pieces: [] };
const named = (name: string) =>
  sure(
    TALENTS.find(one => one.name === name),
    name,
  );
const hosts = (id: string): readonly Card[] =>
  HOSTS.filter(card => named(TALENTS.find(one => one.id === id)!.name).suits({ card, moves: card.moves }));
/** Written with what has to be chosen. */
const written = ({ id, choices }: Talent): string => (choices ? `${id}:${choices[0]}` : id);
table('ASC-tbl-spa#1', 'each has its price, and for infantry alone those of infantry', row => {
  const talent = named(row.at('ability'));
  const [host] = hosts(talent.id);
  const cost = row.at('cost').startsWith('1-') ? 1 : row.number('cost');
  expect([taken(host!, 0, written(talent)), costOf(written(talent))]).toEqual([true, cost]);
  // A Regular crew has two points for one ability, a Veteran four: what costs more is refused.
  expect([taken(host!, 4, written(talent)), taken(host!, 3, written(talent))]).toEqual([cost <= 2, cost <= 4]);
});
rule('ASC-tbl-spa#2', 'luck costs a point for each time, four at most', () => {
  const [host] = HOSTS;
  expect([1, 2, 3, 4].map(times => costOf(`lucky:${times}`))).toEqual([1, 2, 3, 4]);
  expect([taken(host!, 4, 'lucky:2'), taken(host!, 4, 'lucky:3'), taken(host!, 3, 'lucky:4'), taken(host!, 0, 'lucky:5')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
rule('ASC-tbl-spa#3', 'each kind of Terrain Master is bought for itself', () => {
  const kinds = TALENTS.filter(({ id }) => id.startsWith('terrain-master')).map(({ id }) => id);
  expect([kinds.length, kinds.map(costOf)]).toEqual([6, [3, 3, 3, 3, 3, 3]]);
  const [mech] = HOSTS;
  expect([
    taken(mech!, 0, 'terrain-master-frogman', 'terrain-master-mountaineer'),
    taken(mech!, 0, 'terrain-master-frogman', 'terrain-master-mountaineer', 'terrain-master-nightwalker'),
    taken(mech!, 3, 'terrain-master-frogman', 'terrain-master-mountaineer'),
  ]).toEqual([true, false, false]);
});
rule('ASC-tbl-spa#4', 'the last four are for infantry', () => {
  const last = ['light-horseman', 'heavy-horse', 'foot-cavalry', 'urban-guerrilla'];
  expect(last.map(id => HOSTS.filter(card => taken(card, 0, id)).map(({ type }) => type))).toEqual(last.map(() => ['CI']));
});
