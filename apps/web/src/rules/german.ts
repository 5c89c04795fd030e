/// <reference types="vite/client" />
import type { Line } from '@sortie/ledger';

/** What a translation says of a line; the rest of the line stands in the ledger. */
export type Words = Readonly<Record<string, Pick<Line, 'title' | 'gist'>>>;

/** Parts of the ledger whose summaries exist in German, each in a chunk of its own: `rules/de/quick-start.json` for `quick-start.jsonl`. */
const GERMAN = import.meta.glob<Words>('../../../../rules/de/*.json', { import: 'default' });

const pathOf = (file: string): string => `../../../../rules/de/${file.replace(/l$/, '')}`;

export const germanWords = async (file: string): Promise<Words> => (await GERMAN[pathOf(file)]?.()) ?? {};

/** Lines with the words of another language, where it has any. */
export const inWords = (lines: readonly Line[], words: Words): readonly Line[] => lines.map(line => ({ ...line, ...words[line.id] }));
