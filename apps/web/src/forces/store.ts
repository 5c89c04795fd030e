import { type Force, forceJson, readForceJson } from '@sortie/roster';
import { shelf } from '../device/shelf.ts';

/** A force on this device, as the JSON of a force file, which has a version of its own (docs/formats/force.md). */
interface ForceRecord {
  readonly id: string;
  readonly json: object;
  readonly changedAt: number;
}

export interface KeptForce {
  readonly id: string;
  readonly force: Force;
  readonly changedAt: number;
}

const forces = shelf<ForceRecord>('forces');

/** Newest first. A record that cannot be read any more is left out, not thrown away. */
export async function keptForces(): Promise<readonly KeptForce[]> {
  return (await forces.all())
    .map(openRecord)
    .filter(one => one !== undefined)
    .sort((a, b) => b.changedAt - a.changedAt);
}

export async function keptForce(id: string): Promise<KeptForce | undefined> {
  const record = await forces.get(id);
  return record && openRecord(record);
}

function openRecord({ id, json, changedAt }: ForceRecord): KeptForce | undefined {
  const reading = readForceJson(json);
  return reading.ok ? { id, changedAt, force: reading.force } : undefined;
}

/** Keeps a force under a new id, or in the place of the one with this id. */
export async function keepForce(force: Force, id: string = crypto.randomUUID()): Promise<string> {
  await forces.put({ id, json: forceJson(force), changedAt: Date.now() });
  return id;
}

export const removeForce = (id: string): Promise<void> => forces.remove(id);
