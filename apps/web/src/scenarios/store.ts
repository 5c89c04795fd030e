import type { GameId } from '@sortie/games';
import { shelf } from '../device/shelf.ts';
import { coverOf } from './file.ts';

/** A scenario that lives on this device, as the text of a scenario file, which has a version of its own (docs/formats/scenario.md). */
interface ScenarioRecord {
  readonly id: string;
  readonly text: string;
  readonly changedAt: number;
}

export interface KeptScenario extends ScenarioRecord {
  readonly game: GameId;
  readonly title: string;
}

const scenarios = shelf<ScenarioRecord>('scenarios');

function openRecord(record: ScenarioRecord): KeptScenario | undefined {
  const cover = coverOf(record.text);
  return cover && { ...record, ...cover };
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

/** Keeps a scenario file under a new id, or in the place of the one with this id. */
export async function keepScenario(text: string, id: string = crypto.randomUUID()): Promise<string> {
  await scenarios.put({ id, text, changedAt: Date.now() });
  return id;
}

export const removeScenario = (id: string): Promise<void> => scenarios.remove(id);
