import { type Board, readBoard, writeBoard } from '@sortie/board';
import { shelf } from '../device/shelf.ts';

/** A map that lives on this device, as the text of a map file, which has a version of its own (docs/formats/board.md). */
interface MapRecord {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly changedAt: number;
}

export interface KeptMap {
  readonly id: string;
  readonly name: string;
  readonly board: Board;
  readonly changedAt: number;
}

const maps = shelf<MapRecord>('maps');

/** Newest first. A record that cannot be read any more is left out, not thrown away. */
export async function keptMaps(): Promise<readonly KeptMap[]> {
  return (await maps.all())
    .map(openRecord)
    .filter(map => map !== undefined)
    .sort((a, b) => b.changedAt - a.changedAt);
}

export async function keptMap(id: string): Promise<KeptMap | undefined> {
  const record = await maps.get(id);
  return record && openRecord(record);
}

function openRecord({ id, name, text, changedAt }: MapRecord): KeptMap | undefined {
  const reading = readBoard(text, name);
  return reading.ok ? { id, name, changedAt, board: { ...reading.board, name } } : undefined;
}

/** Keeps a map under a new id, or in the place of the one with this id. */
export async function keepMap(board: Board, name: string, id: string = crypto.randomUUID()): Promise<string> {
  await maps.put({ id, name, text: writeBoard(board), changedAt: Date.now() });
  return id;
}

export const removeMap = (id: string): Promise<void> => maps.remove(id);
