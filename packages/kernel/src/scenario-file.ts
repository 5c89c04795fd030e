import type { Game, Scenario } from './game.ts';
import { withRules } from './packs.ts';
import { list, literal, optional, type Read, type Reading, record, text, whole } from './read.ts';
import { readSetupFor } from './setup.ts';
import type { RuleId, Shape } from './shape.ts';

export const SCENARIO_FILE_FORMAT = 1;

/** A scenario as it lies in a file, before its plan is read by its game. */
interface Envelope {
  readonly sortie: 'scenario';
  readonly format: number;
  readonly game: string;
  readonly title?: string;
  readonly summary?: string;
  readonly roles?: readonly string[];
  readonly edition?: string;
  readonly rules: readonly string[];
  readonly plan: unknown;
}

const anything: Read<unknown> = raw => ({ ok: true, value: raw });

const envelope: Read<Envelope> = record({
  sortie: literal('scenario'),
  format: whole(1, SCENARIO_FILE_FORMAT),
  game: text(40),
  title: optional(text(80)),
  summary: optional(text(600)),
  roles: optional(list(text(40), 8)),
  edition: optional(text(40)),
  rules: list(text(80), 2000),
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

const wrong = (line: number, reason: string): { readonly ok: false; readonly problem: string } => ({
  ok: false,
  problem: `line ${line}: ${reason}`,
});

function parsed(source: string): Reading<unknown> {
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
  { ruleset, scenarios, named }: Pick<Game<G>, 'ruleset' | 'scenarios' | 'named'>,
  source: string,
): Reading<Scenario<G>> {
  const json = parsed(source);
  if (!json.ok) return json;
  const read = envelope(json.value);
  if (!read.ok) return wrong(lineFor(source, read.problem), read.problem);
  const { game, title, summary = '', roles, edition, rules: more, plan } = read.value;
  if (game !== ruleset.id) return wrong(lineFor(source, 'game'), `this is a scenario of ${game}, not of ${ruleset.id}`);
  const base = edition === undefined ? Object.values(ruleset.editions)[0] : ruleset.editions[edition];
  if (!base) return wrong(lineFor(source, 'edition'), `there is no edition ${edition}`);
  const rules = withRules(ruleset.rules, base, more as readonly RuleId[]);
  const left = more.findIndex(id => !rules.includes(id as RuleId));
  if (left >= 0)
    return wrong(lineFor(source, `rules[${left}]`), `there is no rule ${more[left]}, or it does not go together with the others`);
  const setup = readSetupFor(ruleset, rules)(plan, 'plan');
  if (!setup.ok) return wrong(lineFor(source, setup.problem), setup.problem);
  const own = named?.(setup.value);
  return {
    ok: true,
    value: {
      id: 'file',
      title: title ?? own?.title ?? 'A scenario of your own',
      summary,
      roles: roles ?? own?.roles ?? scenarios[0]?.roles ?? [],
      rules,
      setup: setup.value,
    },
  };
}

/** A scenario as a file; rules of the edition that it starts from are left out. */
export function writeScenarioFile<G extends Shape>(
  { ruleset }: Pick<Game<G>, 'ruleset'>,
  { title, summary, roles, rules, setup }: Pick<Scenario<G>, 'title' | 'summary' | 'roles' | 'rules' | 'setup'>,
): string {
  const usual = new Set(Object.values(ruleset.editions)[0]);
  const more = rules.filter(id => !usual.has(id));
  return `${JSON.stringify({ sortie: 'scenario', format: SCENARIO_FILE_FORMAT, game: ruleset.id, title, summary, roles, rules: more, plan: setup }, null, 2)}\n`;
}
