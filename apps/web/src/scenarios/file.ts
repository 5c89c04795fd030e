import { broughtForward, finished, type RuleId, type Telling, tell } from '@sortie/kernel';
import { impact, optionalIds, readingIds, readScenario, type ScenarioPlan } from '@sortie/rules-impact';

/** What a scenario file holds (docs/formats/scenario.md). */
export interface ScenarioFile {
  readonly plan: ScenarioPlan;
  /** Rules beyond the standard ones. */
  readonly rules: readonly RuleId[];
}

export type FileRead =
  | { readonly ok: true; readonly value: ScenarioFile }
  | { readonly ok: false; readonly reason: string; readonly said?: Telling };

export const SCENARIO_FORMAT = 1;
const KNOWN: ReadonlySet<string> = new Set([...optionalIds, ...readingIds]);
/** Files did not name the version of the rules at first. */
const FIRST_VERSION = 1;
const refused = (reason: string | Telling): FileRead => ({ ok: false, ...finished(reason) });

export const writeScenarioFile = ({ plan, rules }: ScenarioFile): string =>
  `${JSON.stringify({ sortie: 'scenario', format: SCENARIO_FORMAT, game: 'impact', version: impact.ruleset.version, rules, plan }, null, 2)}\n`;

/** A scenario from a file, or the first thing that is wrong with it. The rules of the game themselves read the plan. */
export function readScenarioFile(text: string): FileRead {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refused('this is not JSON');
  }
  if (typeof raw !== 'object' || raw === null) return refused('this is not a scenario file');
  const { sortie, format, game, version = FIRST_VERSION, rules, plan } = raw as Readonly<Record<string, unknown>>;
  if (sortie !== 'scenario' || game !== 'impact') return refused('this is not a scenario file');
  if (typeof format !== 'number' || format > SCENARIO_FORMAT) return refused('this file was written by a newer version');
  if (typeof version !== 'number') return refused('this is not a scenario file');
  const chosen = Array.isArray(rules) ? rules : [];
  const unknown = chosen.find(id => !KNOWN.has(String(id)));
  if (unknown !== undefined) return refused(tell('there is no rule {id}', { id: String(unknown) }));
  const read = readScenario(plan);
  return read.ok
    ? { ok: true, value: { plan: read.value, rules: broughtForward(impact.ruleset, chosen as readonly RuleId[], version) } }
    : { ok: false, reason: read.problem, ...(read.said && { said: read.said }) };
}
