import type { Answer, RuleId } from '@sortie/kernel';
import { equipmentNamed, type Maker, type Unit } from '@sortie/roster';
import { BOOK } from '../rules.ts';
import { type Fitting, type Part, type Subject, subjectOf } from '../subject.ts';
import { BODY_PARTS, type BodyPart } from './body.ts';
import { RATED } from './rules.ts';

/** What is on file about a thing on board. */
export interface Paper {
  readonly name: string;
  readonly makers: Maker;
  /** The rule that names its makers, where one does. */
  readonly madeBy?: RuleId;
  /** The year in which it could first be had; zero where nobody says. */
  readonly introduced: Answer;
  /** The year in which the form that everybody knows replaced a primitive one. */
  readonly modern?: number;
  /** Technology rating and availability by era, where they are known, with the rule that says so. */
  readonly rating?: { readonly rule: RuleId; readonly text: string };
}

function paperOf(part: Part): Paper {
  const rated = RATED.find(({ is }) => is(part));
  return {
    name: part.item.name,
    makers: rated ? (rated.makers === 'both' ? 'all' : rated.makers) : part.item.tech,
    ...(rated ? { madeBy: rated.rule } : {}),
    introduced: BOOK.ask('introduced', part),
    ...(rated?.rating === undefined ? {} : { rating: { rule: rated.rule, text: rated.rating } }),
  };
}

const bodyPaper = ({ name, rule, year, modern, rating }: BodyPart): Paper => ({
  name,
  makers: 'all',
  introduced: { total: year ?? 0, terms: year === undefined ? [] : [{ rule, value: year }] },
  ...(modern === undefined ? {} : { modern }),
  ...(rating === undefined ? {} : { rating: { rule, text: rating } }),
});

/** Troops may wear a kit that no mount lists. */
function kitOf({ unit, fittings }: Subject): readonly Fitting[] {
  const kit = unit.platoon?.armorKit === undefined ? undefined : equipmentNamed(unit.platoon.armorKit);
  if (!kit || fittings.some(({ item }) => item.id === kit.id)) return [];
  return [{ mount: { kind: kit.kind, item: kit.id, at: 'TPRS' }, item: kit }];
}

/** The papers of everything on board and of the body itself, each thing once. */
export function papers(unit: Unit): readonly Paper[] {
  const subject = subjectOf(unit);
  const seen = new Set<string>();
  const things = [...subject.fittings, ...kitOf(subject)].flatMap(one => {
    if (seen.has(one.item.id) || one.mount.builtIn) return [];
    seen.add(one.item.id);
    return [paperOf({ ...one, subject })];
  });
  return BOOK.told([...things, ...BODY_PARTS.filter(({ has }) => has(subject)).map(bodyPaper)]);
}

/** The first year in which all that is on board could be had. */
export const earliest = (unit: Unit): number => papers(unit).reduce((year, { introduced }) => Math.max(year, introduced.total), 0);
