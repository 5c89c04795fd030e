import { existsSync } from 'node:fs';
import {
  battleValue,
  type Crew,
  crewOf,
  earliest,
  type Fault,
  forceValue,
  inspect,
  levelOf,
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
import { FAILED, OK, problem, refuse, say, sayJson } from '../say.ts';
import { unitsCalled } from './catalogue.ts';
import { problemLine, readSource } from './conversion.ts';
import { withProgress } from './progress.ts';
import { findSources } from './sources.ts';

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

/** Every design behind names of units, files, folders and archives; undefined if there is none at all. */
function gather(names: readonly string[], use: (unit: Unit, path: string) => void): number | undefined {
  const files = names.filter(name => existsSync(name));
  let failed = 0;
  let found = 0;
  for (const name of names.filter(one => !files.includes(one))) {
    const [unit, ...others] = unitsCalled(name);
    if (!unit || others.length > 0) {
      problem(unit ? `${name} is the name of ${others.length + 1} units` : `there is neither a file nor a unit called ${name}`);
      failed++;
    } else {
      found++;
      use(unit, nameOf(unit));
    }
  }
  const { sources, problems } = files.length === 0 ? { sources: [], problems: [] } : findSources(files);
  for (const one of problems) problem(problemLine(one));
  failed += problems.length;
  withProgress(sources, source => {
    const { unit, problems: wrong } = readSource(source);
    for (const one of wrong) problem(problemLine(one));
    if (unit) {
      found++;
      use(unit, source.path);
    } else failed++;
  });
  return found === 0 ? undefined : failed;
}

const NOTHING = 'there is no design to look at';
const ADVICE = 'Name units, .mtf or .blk files, or folders or .zip archives of them.';

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

/** How far it goes, how long it is, and who is on board. */
function hullLines(unit: Unit): readonly string[] {
  const crew = crewOf(unit);
  const vessel = vesselOf(unit);
  const range = rangeOf(unit);
  return [
    ...(crew ? [crewLine(crew)] : []),
    ...(vessel ? [vesselLine(vessel)] : []),
    ...(range ? [`  fuel for ${range.kilometres} kilometres, ${range.share.total} percent of its engine for each hundred`] : []),
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
  if (failed === undefined) return refuse(NOTHING, ADVICE);
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
  if (failed === undefined) return refuse(NOTHING, ADVICE);
  if (options.json) sayJson(results);
  return failed > 0 ? FAILED : OK;
}
