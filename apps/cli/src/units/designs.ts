import {
  battleValue,
  type Crew,
  crewOf,
  earliest,
  type Fault,
  forceValue,
  inspect,
  levelOf,
  limbTons,
  loadAt,
  type Paper,
  papers,
  price,
  rangeOf,
  type Spaces,
  spaces,
  weigh,
} from '@sortie/construction';
import type { Answer } from '@sortie/kernel';
import { nameOf, type Unit, type Vessel, vesselOf } from '@sortie/roster';
import { explainAnswer } from '../explain.ts';
import { FAILED, OK, say, sayJson } from '../say.ts';
import { gather, NOTHING_FOUND } from './gather.ts';

export interface DesignOptions {
  readonly parts?: true;
  readonly papers?: true;
  readonly fractional?: true;
  readonly json?: true;
}

export interface ValueOptions {
  readonly explain?: true;
  readonly gunnery: number;
  readonly piloting: number;
  readonly json?: true;
}

const faultLine = ({ rule, cite, problem: what, at }: Fault): string => `  ${at === undefined ? '' : `${at}: `}${what} [${rule}] (${cite})`;

const crewLine = ({ hands, gunners, officers }: Crew): string =>
  `  at least ${hands.total} hands, ${gunners.total} gunners and ${officers.total} officers`;

function paperLine({ name, makers, introduced, modern, rating }: Paper): string {
  const since = introduced.total > 0 ? `, since ${introduced.total}` : '';
  const grown = modern === undefined ? '' : `, modern since ${modern}`;
  return `  ${name}: ${makers === 'all' ? 'both sides' : makers}${since}${grown}${rating ? `, ${rating.text} [${rating.rule}]` : ''}`;
}

const vesselLine = ({ template, hexes, toHit }: Vessel): string =>
  `  template ${template}: ${hexes} hexes with a turret in each at most, ${toHit} to hit it`;

/** Slots of everything that fills some, and of the whole where there is one. */
const spaceLines = ({ things, filled, room }: Spaces): readonly string[] => [
  ...(room === undefined ? [] : [`  slots: ${filled} of ${room}`]),
  ...things.map(({ name, slots }) => `  ${name}: ${slots.total} slots [${slots.terms.find(({ waivedBy }) => !waivedBy)?.rule ?? ''}]`),
];

const LIMBS = ['LA', 'RA', 'LL', 'RL', 'FLL', 'FRL', 'RLL', 'RRL'];

/** What limbs weigh that are torn off, and what lies in the hexes of a structure that moves. */
function pieceLines(unit: Unit): readonly string[] {
  const limbs = LIMBS.flatMap(at => {
    const { total } = limbTons(unit, at);
    return total > 0 ? [`${at} ${total}`] : [];
  });
  const hexes = unit.kind === 'mobile-structure' ? [...new Set(unit.mounts.map(({ at }) => at))] : [];
  return [
    ...(limbs.length > 0 ? [`  torn off, limbs weigh ${limbs.join(', ')} tons`] : []),
    ...hexes.map(at => `  ${loadAt(unit, at).total} tons on board at ${at}`),
  ];
}

/** How far it goes, how long it is, and who is on board. */
function hullLines(unit: Unit): readonly string[] {
  const crew = crewOf(unit);
  const vessel = vesselOf(unit);
  const range = rangeOf(unit);
  return [
    ...(crew ? [crewLine(crew)] : []),
    ...(vessel ? [vesselLine(vessel)] : []),
    ...(range ? [`  fuel for ${range.kilometres} kilometres [${range.share.terms[0]?.rule ?? ''}]`] : []),
  ];
}

/** Rules level, and the papers of everything on board. */
function paperLines(unit: Unit): readonly string[] {
  const { level, because, rule } = levelOf(unit);
  return [`  ${level}, for ${because} [${rule}]`, `  all of it can be had since ${earliest(unit)}`, ...papers(unit).map(paperLine)];
}

/** What an inspection found out about a design. */
interface Report {
  readonly unit: Unit;
  readonly path: string;
  readonly faults: readonly Fault[];
  readonly weight: ReturnType<typeof weigh>;
}

function jsonReport({ unit, path, faults, weight }: Report, { parts, papers: filed }: DesignOptions): object {
  const { total, unknown } = weight;
  const crew = crewOf(unit);
  const vessel = vesselOf(unit);
  const range = rangeOf(unit);
  return {
    path,
    name: nameOf(unit),
    tons: unit.tons,
    faults,
    weight: parts ? weight : { total, unknown },
    level: levelOf(unit),
    earliest: earliest(unit),
    ...(filed ? { papers: papers(unit) } : {}),
    ...(crew ? { crew } : {}),
    ...(vessel ? { vessel } : {}),
    ...(range ? { range } : {}),
    ...(parts ? { spaces: spaces(unit) ?? null } : {}),
  };
}

function reportLines({ unit, faults, weight }: Report, { parts, papers: filed }: DesignOptions): readonly string[] {
  const filled = parts ? spaces(unit) : undefined;
  const unknown = weight.unknown.length > 0 ? [`  of unknown weight: ${weight.unknown.join(', ')}`] : [];
  return [
    `${nameOf(unit)}: ${faults.length === 0 ? 'nothing speaks against it' : `${faults.length} faults`}`,
    ...faults.map(faultLine),
    ...hullLines(unit),
    ...(parts ? [...explainAnswer('tons', weight).map(line => `  ${line}`), ...unknown] : []),
    ...(filled ? spaceLines(filled) : []),
    ...(parts ? pieceLines(unit) : []),
    ...(filed ? paperLines(unit) : []),
  ];
}

/** Say what is wrong with designs and what they weigh. */
export function checkDesigns(names: readonly string[], options: DesignOptions): number {
  const results: object[] = [];
  let faulty = 0;
  const failed = gather(names, (unit, path) => {
    const report = { unit, path, faults: inspect(unit), weight: weigh(unit, options) };
    if (report.faults.length > 0) faulty++;
    if (options.json) results.push(jsonReport(report, options));
    else say(reportLines(report, options).join('\n'));
  });
  if (failed === undefined) return NOTHING_FOUND();
  if (options.json) sayJson(results);
  return failed + faulty > 0 ? FAILED : OK;
}

const figure = (answer: Answer | undefined): string => (answer === undefined ? 'unknown' : `${answer.total.toLocaleString('en')} C-bills`);

function jsonWorth(unit: Unit, path: string, { explain, gunnery, piloting }: ValueOptions): object {
  const value = battleValue(unit);
  const cost = price(unit);
  return {
    path,
    name: nameOf(unit),
    bv: value?.total ?? null,
    fielded: value ? forceValue([{ unit, gunnery, piloting }]).total : null,
    ...(value ? { defense: value.defense, offense: value.offense } : {}),
    cost: cost?.total ?? null,
    ...(explain ? { steps: value?.steps, price: cost } : {}),
  };
}

function worthLines(unit: Unit, { explain, gunnery, piloting }: ValueOptions): readonly string[] {
  const value = battleValue(unit);
  const cost = price(unit);
  const fielded = forceValue([{ unit, gunnery, piloting }]).total;
  const crewed = value && fielded !== value.total ? `, ${fielded} with ${gunnery}/${piloting}` : '';
  const line = `${nameOf(unit)}: Battle Value ${value?.total ?? 'unknown'}${crewed}; price ${figure(cost)}`;
  if (!explain) return [line];
  const steps = (value?.steps ?? []).flatMap(({ name, about, answer }) =>
    explainAnswer(about === undefined ? name : `${name}, ${about}:`, answer),
  );
  return [line, ...[...steps, ...(cost ? explainAnswer('price', cost) : [])].map(one => `  ${one}`)];
}

/** Say what designs are worth. */
export function valueDesigns(names: readonly string[], options: ValueOptions): number {
  const results: object[] = [];
  const failed = gather(names, (unit, path) => {
    if (options.json) results.push(jsonWorth(unit, path, options));
    else say(worthLines(unit, options).join('\n'));
  });
  if (failed === undefined) return NOTHING_FOUND();
  if (options.json) sayJson(results);
  return failed > 0 ? FAILED : OK;
}
