import { readFileSync } from 'node:fs';
import {
  blank,
  type Form,
  fill,
  type Manifest,
  nth,
  objection,
  packed,
  type RuleId,
  readScenarioFile,
  readSetupFor,
  type Scenario,
  type Shape,
  withoutRules,
  withRules,
} from '@sortie/kernel';
import type { Command } from 'commander';

/** What a command line says of a game: where it begins, and what is different about it. */
export interface ScenarioOptions {
  readonly scenario?: string;
  readonly pack?: readonly string[];
  readonly rule?: readonly string[];
  readonly without?: readonly string[];
  readonly set?: readonly string[];
}

export type Refused = { readonly what: string; readonly advice: string };

const more = (one: string, all: readonly string[] | undefined): readonly string[] => [...(all ?? []), one];

/** The options that choose and change a scenario. */
export const withScenarioOptions = (command: Command, usual?: string): Command =>
  command
    .option('--scenario <id>', 'a ready scenario by its name, or a scenario file', ...(usual === undefined ? [] : [usual]))
    .option('--pack <name>', 'play with a pack of optional rules (sortie rules packs); may be given several times', more)
    .option('--rule <id>', 'switch an optional rule on, with what it needs; may be given several times', more)
    .option('--without <id>', 'switch a rule off, with what needs it; may be given several times', more)
    .option('--set <path=value>', 'change the set-up, such as turns=8 or conditions.wind=2; may be given several times', more);

/** Does the command line change anything about the rules or the set-up? */
export const isChanged = ({ pack, rule, without, set }: ScenarioOptions): boolean =>
  [pack, rule, without, set].some(all => all !== undefined);

/** A name that can only be that of a file. */
export const isFile = (name: string): boolean => /[/\\]|\.json$/.test(name);

function opened<G extends Shape>(game: Manifest<G>, name: string | undefined): { readonly scenario: Scenario<G> } | Refused {
  const { scenarios } = game;
  const found = name === undefined ? nth(scenarios, 0) : scenarios.find(({ id }) => id === name);
  if (found) return { scenario: found };
  if (name === undefined || !isFile(name))
    return { what: `there is no scenario ${name}`, advice: `The scenarios are: ${scenarios.map(({ id }) => id).join(', ')}` };
  try {
    const read = readScenarioFile(game, readFileSync(name, 'utf8'));
    return read.ok
      ? { scenario: read.value }
      : { what: `${name}, ${read.problem}`, advice: 'docs/formats/scenario.md says what a scenario file holds.' };
  } catch {
    return { what: `${name} cannot be read`, advice: 'Is the path right?' };
  }
}

/** The scenario that a command line asks for, with its packs, rules and settings; or why there is none. */
export function scenarioFor<G extends Shape>(game: Manifest<G>, options: ScenarioOptions): { readonly scenario: Scenario<G> } | Refused {
  const start = opened(game, options.scenario);
  if ('what' in start) return start;
  const rules = rulesFor(game, start.scenario.rules, options);
  if ('what' in rules) return rules;
  const { form } = game.ruleset.readSetup;
  const setup = (options.set ?? []).reduce<unknown>((now, said) => withSet(now, said, form), start.scenario.setup);
  const read = readSetupFor(game.ruleset, rules.rules)(setup, '');
  if (!read.ok) return { what: read.problem, advice: 'A path leads into the set-up, such as --set turns=8.' };
  return { scenario: { ...start.scenario, rules: rules.rules, setup: read.value } };
}

function rulesFor<G extends Shape>(
  { ruleset, packs }: Manifest<G>,
  start: readonly RuleId[],
  { pack = [], rule = [], without = [] }: ScenarioOptions,
): { readonly rules: readonly RuleId[] } | Refused {
  let rules = start;
  for (const name of pack) {
    const found = packs.find(({ id }) => id === name);
    if (!found) return { what: `there is no pack ${name}`, advice: `The packs are: ${packs.map(({ id }) => id).join(', ')}` };
    rules = packed(ruleset, rules, found);
  }
  const unknown = [...rule, ...without].find(id => !ruleset.rules.some(one => one.id === id));
  if (unknown !== undefined) return { what: `there is no rule ${unknown}`, advice: 'Look for it with sortie rules search.' };
  const wanted = withRules(ruleset.rules, rules, rule as readonly RuleId[]);
  const refused = rule.find(id => !wanted.includes(id as RuleId)) as RuleId | undefined;
  if (refused) {
    const reason = objection(ruleset.rules, [...wanted, refused]);
    return {
      what: `${refused} does not go together with the other rules${reason ? `: ${fill(reason)}` : ''}`,
      advice: 'Leave the other one out with --without.',
    };
  }
  return { rules: withoutRules(ruleset.rules, wanted, without as readonly RuleId[]) };
}

type Fields = { readonly [name: string]: unknown };

/** A set-up with something else at one place: `weather.wind=2`, `forces[0][1].skill=3`. */
function withSet(setup: unknown, said: string, form: Form | undefined): unknown {
  const at = said.indexOf('=');
  const [path, value] = at < 0 ? [said, 'true'] : [said.slice(0, at), said.slice(at + 1)];
  return put(setup, path.match(/[^.[\]]+/g) ?? [], valueIn(value), form);
}

/** What is not there yet begins with the least that the game wants to know of it: `weather.fog=1` makes a day with fog. */
function put(into: unknown, [name, ...rest]: readonly string[], value: unknown, form: Form | undefined): unknown {
  if (name === undefined) return value;
  const own = unwrapped(form);
  if (Array.isArray(into)) {
    const item = own?.kind === 'list' ? own.item : undefined;
    return into.map((one, i) => (i === Number(name) ? put(one, rest, value, item) : one));
  }
  const begun = into ?? (own?.kind === 'record' ? blank(own) : {});
  const fields = (typeof begun === 'object' && begun !== null ? begun : {}) as Fields;
  return { ...fields, [name]: put(fields[name], rest, value, own?.kind === 'record' ? own.fields[name] : undefined) };
}

const unwrapped = (form: Form | undefined): Form | undefined =>
  form?.kind === 'optional' || form?.kind === 'nullable' ? unwrapped(form.item) : form;

/** Numbers, true, false, null and lists as JSON has them; everything else is a word. */
function valueIn(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return said;
  }
}
