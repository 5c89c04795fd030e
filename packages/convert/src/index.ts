export { type Damage, printDamage } from './alpha-strike/amount.ts';
export {
  type Arc,
  type ArcName,
  type Card,
  type Move,
  printArc,
  printBrackets,
  printMoves,
  printSpecial,
  type Special,
  type SpecialValue,
  type TypeCode,
} from './alpha-strike/card.ts';
export { toCard } from './alpha-strike/convert.ts';
export { COMPANION, CONVERSION_RULES, CURRENT } from './alpha-strike/editions.ts';
export { priceAtSkill } from './alpha-strike/point-value/skill.ts';
export type { Edition } from './alpha-strike/rule.ts';
export { type Ability, abilityNamed } from './alpha-strike/special-abilities/abilities.ts';
export {
  type Agreement,
  agreements,
  CARD_FIELDS,
  type CardRow,
  differingFields,
  OFFICIAL_FIELDS,
  rowOf,
  rowOfMegaMek,
  rowOfOfficial,
  splitSpecials,
} from './conformance.ts';
export { type Difference, factsOf } from './facts.ts';
export { ARCHIVE_LIMITS, contentsOf, type Inflate, type Packed, Piled, unpacked } from './files/archive.ts';
export type { Problem, Reading } from './files/problem.ts';
export { readUnit } from './files/read-unit.ts';
export { writeUnit } from './files/write-unit.ts';
export { type Appraised, appraise } from './force/appraise.ts';
export { type Crew, type Face, faceOf, faceOfPrinted } from './force/face.ts';
export { type Draw, fillUp, type Offer } from './force/fill.ts';
export { matchUp } from './force/match-up.ts';
export { type FindUnit, type MulReading, readMul } from './force/mul/read-mul.ts';
export { type Fielded, notInMul, writeMul } from './force/mul/write-mul.ts';
export { type ForceFinding, type Muster, muster, type Recruit } from './force/muster.ts';
export { peersOf } from './force/peers.ts';
export { priceFor } from './force/price.ts';
export { printedCard } from './force/printed.ts';
export { ARMS, prospects, SIZES, type Size, STYLES, type Wish } from './force/wish.ts';
export { damaged, fuzzReaders, type Mishap, type Sample } from './fuzz.ts';
export { ERAS, type Era, readEra } from './search/eras.ts';
export { type CardFacts, cardFacts, shownDamage, type UnitFacts, unitFacts, type WorthFacts } from './search/facts.ts';
export { FILTERS, type Filter, filtersIn, type Query, type QueryFault, RANGE_FILTERS, readQuery, withFilter } from './search/query.ts';
export { type Range, readRange, within } from './search/range.ts';
export { FILTER_RULES, type Tests, testsFor, type Wanted } from './search/wanted.ts';
export { type Speed, speedOfConversion } from './speed.ts';
