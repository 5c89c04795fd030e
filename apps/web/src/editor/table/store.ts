import { table as terrain } from '@sortie/board';
import { shelf } from '../../device/shelf.ts';

/** A table that lives on this device, as the text of a table file, which has a version of its own. */
interface TableRecord {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly changedAt: number;
}

export interface KeptTable {
  readonly id: string;
  readonly name: string;
  readonly plan: terrain.TablePlan;
  readonly changedAt: number;
}

const tables = shelf<TableRecord>('drawn-tables');

/** Newest first. A record that cannot be read any more is left out, not thrown away. */
export async function keptTables(): Promise<readonly KeptTable[]> {
  return (await tables.all())
    .map(openRecord)
    .filter(one => one !== undefined)
    .sort((a, b) => b.changedAt - a.changedAt);
}

export async function keptTable(id: string): Promise<KeptTable | undefined> {
  const record = await tables.get(id);
  return record && openRecord(record);
}

function openRecord({ id, name, text, changedAt }: TableRecord): KeptTable | undefined {
  const reading = terrain.readTable(text);
  return reading.ok ? { id, name, changedAt, plan: reading.table } : undefined;
}

/** Keeps a table under a new id, or in the place of the one with this id. */
export async function keepTable(plan: terrain.TablePlan, name: string, id: string = crypto.randomUUID()): Promise<string> {
  await tables.put({ id, name, text: terrain.writeTable({ ...plan, name }), changedAt: Date.now() });
  return id;
}
