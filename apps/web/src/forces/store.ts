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

/** The last change, until the database has it: a page that is closed at once does not wait for a database. */
const JOURNAL = 'sortie.force-journal';

function note(record: ForceRecord): string | undefined {
  const text = JSON.stringify(record);
  try {
    localStorage.setItem(JOURNAL, text);
    return text;
  } catch {
    return undefined;
  }
}

/** Brings into the database what a closed page left in the journal. */
async function catchUp(): Promise<void> {
  const text = localStorage.getItem(JOURNAL);
  if (text === null) return;
  const record = JSON.parse(text) as ForceRecord;
  const known = await forces.get(record.id);
  if (!known || known.changedAt < record.changedAt) await forces.put(record);
  cross(text);
}

function cross(text: string): void {
  if (localStorage.getItem(JOURNAL) === text) localStorage.removeItem(JOURNAL);
}

/** Newest first. A record that cannot be read any more is left out, not thrown away. */
export async function keptForces(): Promise<readonly KeptForce[]> {
  await catchUp();
  return (await forces.all())
    .map(openRecord)
    .filter(one => one !== undefined)
    .sort((a, b) => b.changedAt - a.changedAt);
}

export async function keptForce(id: string): Promise<KeptForce | undefined> {
  await catchUp();
  const record = await forces.get(id);
  return record && openRecord(record);
}

function openRecord({ id, json, changedAt }: ForceRecord): KeptForce | undefined {
  const reading = readForceJson(json);
  return reading.ok ? { id, changedAt, force: reading.force } : undefined;
}

/** Keeps a force under a new id, or in the place of the one with this id. */
export async function keepForce(force: Force, id: string = crypto.randomUUID()): Promise<string> {
  const record: ForceRecord = { id, json: forceJson(force), changedAt: Date.now() };
  const text = note(record);
  await forces.put(record);
  if (text !== undefined) cross(text);
  return id;
}

export const removeForce = (id: string): Promise<void> => forces.remove(id);
