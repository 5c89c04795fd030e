import type { RuleId } from '@sortie/kernel';
import type { ScenarioPlan } from '@sortie/rules-impact';
import { shelf } from '../device/shelf.ts';
import { readScenarioFile, writeScenarioFile } from './file.ts';

/** A scenario that lives on this device, as the text of a scenario file, which has a version of its own (docs/formats/scenario.md). */
interface ScenarioRecord {
  readonly id: string;
  readonly text: string;
  readonly changedAt: number;
}

export interface KeptScenario {
  readonly id: string;
  readonly plan: ScenarioPlan;
  /** Rules of section 14 that it is played with. */
  readonly rules: readonly RuleId[];
  readonly changedAt: number;
}

const scenarios = shelf<ScenarioRecord>('scenarios');

function openRecord({ id, text, changedAt }: ScenarioRecord): KeptScenario | undefined {
  const read = readScenarioFile(text);
  return read.ok ? { id, changedAt, ...read.value } : undefined;
}

/** Newest first. A record that cannot be read any more is left out, not thrown away. */
export async function keptScenarios(): Promise<readonly KeptScenario[]> {
  return (await scenarios.all())
    .map(openRecord)
    .filter(one => one !== undefined)
    .sort((a, b) => b.changedAt - a.changedAt);
}

export async function keptScenario(id: string): Promise<KeptScenario | undefined> {
  const record = await scenarios.get(id);
  return record && openRecord(record);
}

/** Keeps a scenario under a new id, or in the place of the one with this id. */
export async function keepScenario(plan: ScenarioPlan, rules: readonly RuleId[], id: string = crypto.randomUUID()): Promise<string> {
  await scenarios.put({ id, text: writeScenarioFile({ plan, rules }), changedAt: Date.now() });
  return id;
}

export const removeScenario = (id: string): Promise<void> => scenarios.remove(id);
