import { type Board, formatMapError, readBoard, readMegaMekBoard, writeBoard, writeMegaMekBoard } from '@sortie/board';

export type Imported =
  | { readonly ok: true; readonly board: Board; readonly notes: readonly string[] }
  | { readonly ok: false; readonly reasons: readonly string[] };

/** No map sheet is larger; a file that is was chosen by mistake. */
const LARGEST = 20_000_000;

export async function importMap(file: File): Promise<Imported> {
  if (file.size > LARGEST) return { ok: false, reasons: [`${file.name} is too large for a map`] };
  const text = await file.text();
  const reading = text.trimStart().startsWith('{') ? readBoard(text, file.name) : readMegaMekBoard(text, file.name);
  if (!reading.ok) return { ok: false, reasons: reading.errors.map(formatMapError) };
  return { ok: true, board: reading.board, notes: reading.notes.map(({ line, what }) => (line > 0 ? `${line}: ${what}` : what)) };
}

export const exportJson = (board: Board): void => download(`${fileName(board.name)}.json`, writeBoard(board), 'application/json');

/** For MegaMek and everything that reads its maps. */
export const exportBoard = (board: Board): void => download(`${fileName(board.name)}.board`, writeMegaMekBoard(board), 'text/plain');

const fileName = (name: string): string => name.trim().replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'map';

/** Hands a text to the browser as a file to keep. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
