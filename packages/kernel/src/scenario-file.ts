import { broughtForward } from './forward.ts';
import type { Game, Scenario } from './game.ts';
import { withoutRules, withRules } from './packs.ts';
import { list, literal, type Misread, optional, type Read, record, text, where, whole } from './read.ts';
import type { Ruleset } from './ruleset.ts';
import { readSetupFor } from './setup.ts';
import type { RuleId, Shape } from './shape.ts';
import { nth } from './sure.ts';
import { fill, type Telling, tell } from './words.ts';

/** 2: briefing, orders, rules that are left out, and the version of the rules that it was written by. */
export const SCENARIO_FILE_FORMAT = 2;
/** Files did not name the version of the rules at first. */
const FIRST_VERSION = 1;
const LONGEST_BRIEFING = 4000;

/** A scenario as it lies in a file, before its plan is read by its game. */
interface Envelope {
  readonly sortie: 'scenario';
  readonly format: number;
  readonly game: string;
  readonly title?: string;
  readonly summary?: string;
  readonly roles?: readonly string[];
  readonly briefing?: string;
  readonly orders?: readonly string[];
  readonly edition?: string;
  readonly version?: number;
  readonly rules?: readonly string[];
  /** Rules of the edition that it is played without. */
  readonly without?: readonly string[];
  readonly plan: unknown;
}

const anything: Read<unknown> = raw => ({ ok: true, value: raw });

const envelope: Read<Envelope> = record({
  sortie: literal('scenario'),
  format: where(whole(1), format => (format > SCENARIO_FILE_FORMAT ? 'this file was written by a newer version' : undefined)),
  game: text(40),
  title: optional(text(80)),
  summary: optional(text(600)),
  roles: optional(list(text(40), 8)),
  briefing: optional(text(LONGEST_BRIEFING)),
  orders: optional(list(text(LONGEST_BRIEFING), 8)),
  edition: optional(text(40)),
  version: optional(whole(1)),
  rules: optional(list(text(80), 2000)),
  without: optional(list(text(80), 2000)),
  plan: anything,
}) as Read<Envelope>;

/** A list or record of the file that is being read. */
interface Open {
  readonly path: string;
  /** How many items of a list have gone by; absent for records. */
  index?: number;
  name: string;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|\n/g;

const pathOf = ({ path, index, name }: Open): string =>
  index === undefined ? `${path === '' ? '' : `${path}.`}${name}` : `${path}[${index}]`;

/** The line of the file on which each part of it begins, by its path: `plan.forces[0][1].card`. */
function linesOf(source: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const open: Open[] = [{ path: '', name: '' }];
  let line = 1;
  let key = '';
  const steps: { readonly [token: string]: (top: Open) => unknown } = {
    '\n': () => line++,
    '}': () => open.pop(),
    ']': () => open.pop(),
    ',': top => {
      if (top.index !== undefined) top.index++;
    },
    ':': top => {
      top.name = key;
      found.set(pathOf(top), line);
    },
    '{': top => open.push({ path: pathOf(top), name: '' }),
    '[': top => open.push({ path: pathOf(top), name: '', index: 0 }),
  };
  for (const [token] of source.matchAll(TOKEN)) {
    const top = open.at(-1) ?? { path: '', name: '' };
    const isValue = !'}],:\n'.includes(token);
    if (isValue && top.index !== undefined) found.set(pathOf(top), line);
    if (token.startsWith('"')) key = token.slice(1, -1);
    steps[token]?.(top);
  }
  return found;
}

/** Where in the file a problem is: the nearest part of it that its words begin with. */
function lineFor(source: string, problem: string): number {
  const path = /^[\w.[\]-]*/.exec(problem)?.[0] ?? '';
  const lines = linesOf(source);
  for (let part = path; part !== ''; part = part.replace(/(?:\.?[^.[]+|\[\d+\])$/, '')) {
    const line = lines.get(part);
    if (line !== undefined) return line;
  }
  return 1;
}

/** What is wrong with a file, where, and why: `problem` tells both, `said` the reason alone. */
export interface FileFault {
  readonly ok: false;
  readonly problem: string;
  readonly line: number;
  readonly said: Telling;
}

const wrong = (line: number, reason: string | Telling): FileFault => {
  const said = typeof reason === 'string' ? tell(reason) : reason;
  return { ok: false, problem: `line ${line}: ${fill(said)}`, line, said };
};

/** The reader's words with the place in the file, and for people without it. */
const misreadAt = (source: string, { problem, said }: Misread): FileFault => {
  const line = lineFor(source, problem);
  return { ok: false, problem: `line ${line}: ${problem}`, line, said: said ?? tell(problem) };
};

function parsed(source: string): { readonly ok: true; readonly value: unknown } | FileFault {
  try {
    return { ok: true, value: JSON.parse(source) };
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? source.length);
    return wrong(source.slice(0, at).split('\n').length, 'this is not JSON');
  }
}

/** A scenario out of a file, checked by the rules of its game; or the line that is wrong, and why. */
export function readScenarioFile<G extends Shape>(
  { ruleset, scenarios, named: nameOf }: Pick<Game<G>, 'ruleset' | 'scenarios' | 'named'>,
  source: string,
): { readonly ok: true; readonly value: Scenario<G> } | FileFault {
  const json = parsed(source);
  if (!json.ok) return json;
  const read = envelope(json.value);
  if (!read.ok) return misreadAt(source, read);
  const {
    game,
    title,
    summary = '',
    roles,
    briefing,
    orders,
    edition,
    version = FIRST_VERSION,
    rules: named = [],
    without = [],
    plan,
  } = read.value;
  if (game !== ruleset.id)
    return wrong(lineFor(source, 'game'), tell('this is a scenario of {game}, not of {wanted}', { game, wanted: ruleset.id }));
  const base = edition === undefined ? Object.values(ruleset.editions)[0] : ruleset.editions[edition];
  if (!base) return wrong(lineFor(source, 'edition'), tell('there is no edition {edition}', { edition: edition ?? '' }));
  const more = broughtForward(ruleset, named as readonly RuleId[], version);
  const rules = withRules(ruleset.rules, withoutRules(ruleset.rules, base, without as readonly RuleId[]), more);
  const left = more.findIndex(id => !rules.includes(id));
  if (left >= 0)
    return wrong(
      lineFor(source, `rules[${named.indexOf(nth(more, left))}]`),
      tell('there is no rule {id}, or it does not go together with the others', { id: nth(more, left) }),
    );
  const setup = readSetupFor(ruleset, rules)(plan, 'plan');
  if (!setup.ok) return misreadAt(source, setup);
  const own = nameOf?.(setup.value);
  return {
    ok: true,
    value: {
      id: 'file',
      title: title ?? own?.title ?? 'A scenario of your own',
      summary,
      roles: roles ?? own?.roles ?? scenarios[0]?.roles ?? [],
      rules,
      setup: setup.value,
      ...(briefing && { briefing }),
      ...(orders && { orders }),
    },
  };
}

/** A scenario as a file; rules of the edition that it starts from are left out. */
export function writeScenarioFile<G extends Shape>(
  { ruleset }: { readonly ruleset: Pick<Ruleset<G>, 'id' | 'version' | 'editions'> },
  { title, summary, roles, briefing, orders, rules, setup }: Omit<Scenario<G>, 'id'>,
): string {
  const usual = new Set(Object.values(ruleset.editions)[0]);
  const left = [...usual].filter(id => !rules.includes(id));
  const file: Envelope = {
    sortie: 'scenario',
    format: SCENARIO_FILE_FORMAT,
    game: ruleset.id,
    title,
    summary,
    roles,
    ...(briefing && { briefing }),
    ...(orders?.some(text => text !== '') && { orders }),
    version: ruleset.version,
    rules: rules.filter(id => !usual.has(id)),
    ...(left.length > 0 && { without: left }),
    plan: setup,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
