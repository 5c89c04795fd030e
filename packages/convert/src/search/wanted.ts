import { derivation, type RuleId } from '@sortie/kernel';
import { KINDS } from '@sortie/roster';
import { page } from '../alpha-strike/rule.ts';
import { factionName } from '../files/factions.ts';
import type { CardFacts, UnitFacts, WorthFacts } from './facts.ts';
import { type Range, within } from './range.ts';
import { says } from './spoken.ts';

/** What a search asks for. Everything that is asked must be so. */
export interface Wanted {
  /** Parts of the name, or what players say of a unit: `clan heavy 3050 jump`. */
  readonly words?: readonly string[];
  /** Names may be mistyped a little. */
  readonly slack?: boolean;
  /** A kind, or the code of a type. */
  readonly kind?: string;
  readonly role?: string;
  readonly tech?: string;
  /** How it moves, or `omni`. */
  readonly subtype?: string;
  /** Part of the name of the book that it is from. */
  readonly source?: string;
  /** Level of rules as its file states it. */
  readonly level?: string;
  /** Whoever is to have it. */
  readonly faction?: string;
  readonly era?: Range;
  readonly year?: Range;
  readonly tons?: Range;
  readonly size?: Range;
  readonly points?: Range;
  /** Battle Value, and price in C-bills. */
  readonly bv?: Range;
  readonly cost?: Range;
  readonly tmm?: Range;
  readonly move?: Range;
  readonly jump?: Range;
  readonly short?: Range;
  readonly medium?: Range;
  readonly long?: Range;
  readonly extreme?: Range;
  readonly overheat?: Range;
  readonly armor?: Range;
  readonly structure?: Range;
  /** Abilities with commas between them: by code, `IF`, or with what stands behind it, `IF2`. */
  readonly specials?: string;
}

type Test<T> = (one: T) => boolean;

export interface Tests {
  /** The line that says what a list of units can be narrowed down by. */
  readonly rule: RuleId;
  /** Comes first: it needs no card, and making cards is most of the work. */
  readonly unit: Test<UnitFacts>;
  readonly card: Test<CardFacts>;
  /** Absent when nobody asks what a unit is worth. */
  readonly worth?: Test<WorthFacts>;
}

/** A search as two tests, and a third where somebody asks what units are worth. */
export const testsFor = (wanted: Wanted): Tests => {
  const [{ id, unit, card, worth }] = FILTER_RULES;
  const tests: Tests = {
    rule: id,
    unit: all(unit(wanted)),
    card: all(card(wanted)),
    ...(wanted.bv || wanted.cost ? { worth: all(worth(wanted)) } : {}),
  };
  return derivation.told(tests, FILTER_RULES);
};

const all =
  <T>(tests: readonly Test<T>[]): Test<T> =>
  one =>
    tests.every(test => test(one));

const isKind = (text: string | undefined): boolean => (KINDS as readonly (string | undefined)[]).includes(text);

const between = <T>(range: Range | undefined, of: (one: T) => number): readonly Test<T>[] =>
  range === undefined ? [] : [one => within(of(one), range)];

const same = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s_]+/g, '-');

const known =
  (range: Range | undefined, of: (one: WorthFacts) => number | undefined): Test<WorthFacts> =>
  one => {
    const value = of(one);
    return range === undefined || (value !== undefined && within(value, range));
  };

const worthTests = ({ bv, cost }: Wanted): readonly Test<WorthFacts>[] => [known(bv, one => one.bv), known(cost, one => one.cost)];

/** Does a text of the unit contain what is asked for, whatever its letters? */
const contains = (text: string | undefined, part: string): boolean => text !== undefined && plain(text).includes(plain(part));

function unitTests({
  words = [],
  slack,
  kind,
  tech,
  era,
  year,
  tons,
  subtype,
  source,
  level,
  faction,
}: Wanted): readonly Test<UnitFacts>[] {
  return [
    ...words.map(word => says(word, slack)),
    ...(kind !== undefined && isKind(plain(kind)) ? [(unit: UnitFacts) => same(unit.kind, kind)] : []),
    ...(tech === undefined ? [] : [(unit: UnitFacts) => same(unit.tech, tech)]),
    ...(subtype === undefined ? [] : [(unit: UnitFacts) => contains(unit.subtype, subtype)]),
    ...(source === undefined ? [] : [(unit: UnitFacts) => contains(unit.source, source)]),
    ...(level === undefined ? [] : [(unit: UnitFacts) => contains(unit.level, level)]),
    ...(faction === undefined ? [] : [belongsTo(factionName(faction))]),
    ...between(era, (unit: UnitFacts) => unit.year),
    ...between(year, (unit: UnitFacts) => unit.year),
    ...between(tons, (unit: UnitFacts) => unit.tons),
  ];
}

/** Those that a file names have a unit; where it names none, those who build machines of its technology. */
const belongsTo =
  (faction: string): Test<UnitFacts> =>
  ({ factions, tech }) =>
    factions === undefined ? tech === 'mixed' || (tech === 'clan') === faction.startsWith('clan') : factions.includes(faction);

const cardTests = (wanted: Wanted): readonly Test<CardFacts>[] => [
  ...(wanted.kind === undefined || isKind(plain(wanted.kind)) ? [] : [ofType(wanted.kind)]),
  ...(wanted.role === undefined ? [] : [ofRole(wanted.role)]),
  ...(wanted.specials?.split(',') ?? []).filter(code => code.trim() !== '').map(code => withAbility(code.trim().toUpperCase())),
  ...between(wanted.size, (card: CardFacts) => card.size),
  ...between(wanted.points, (card: CardFacts) => card.pv),
  ...between(wanted.tmm, (card: CardFacts) => card.tmm),
  ...between(wanted.move, (card: CardFacts) => card.reach),
  ...between(wanted.jump, (card: CardFacts) => card.jump),
  ...between(wanted.short, (card: CardFacts) => card.damage[0]),
  ...between(wanted.medium, (card: CardFacts) => card.damage[1]),
  ...between(wanted.long, (card: CardFacts) => card.damage[2]),
  ...between(wanted.extreme, (card: CardFacts) => card.damage[3]),
  ...between(wanted.overheat, (card: CardFacts) => card.overheat),
  ...between(wanted.armor, (card: CardFacts) => card.armor),
  ...between(wanted.structure, (card: CardFacts) => card.structure),
];

const ofType =
  (code: string): Test<CardFacts> =>
  ({ type }) =>
    same(type, code);

const ofRole =
  (wanted: string): Test<CardFacts> =>
  ({ role }) =>
    same(role, wanted);

const withAbility =
  (code: string): Test<CardFacts> =>
  ({ codes, specials }) =>
    codes.some(one => one.toUpperCase() === code) || specials.some(one => one.toUpperCase() === code);

/** What a list of units can be narrowed down by. */
export const FILTER_RULES = [
  { id: 'ASC-fb-unit-list-filters', cite: page(147), unit: unitTests, card: cardTests, worth: worthTests },
] as const;
