/** One scene of a file as it is written, or why there is none. */
export type WrittenScene =
  | { readonly ok: true; readonly id: string; readonly game: string; readonly raw: RawScene }
  | { readonly ok: false; readonly id: string; readonly error: string };

export interface RawScene {
  readonly [field: string]: unknown;
}

const isRecord = (raw: unknown): raw is RawScene => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const FIRST_GAME = 'classic';

/** A scene by what it calls itself; one without a name goes by its place in the file. */
function named(raw: unknown, place: string): WrittenScene {
  if (!isRecord(raw)) return { ok: false, id: place, error: 'a scene is one JSON object: put it between { and }' };
  const { id = place, game = FIRST_GAME } = raw;
  if (typeof id !== 'string' && typeof id !== 'number')
    return { ok: false, id: place, error: 'id must be a text: write "id":"17", or leave it out' };
  if (typeof game !== 'string') return { ok: false, id: String(id), error: 'game must be the name of a game, such as "classic"' };
  return { ok: true, id: String(id), game, raw };
}

function parsed(text: string, place: string): WrittenScene {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    return { ok: false, id: place, error: `not JSON: ${reason}. Write one object a line, or one object in the whole file` };
  }
  return named(raw, place);
}

/** The scenes of a file: one object a line, or one object, or a list, over as many lines as it likes. */
export function readScenes(text: string): readonly WrittenScene[] {
  const lines = text.split('\n').map((line, i) => ({ line: line.trim(), place: `line ${i + 1}` }));
  const written = lines.filter(({ line }) => line !== '');
  const [first] = written;
  if (!first) return [];
  // A file whose first line is no whole object is one document.
  if (written.length === 1 || (first.line.startsWith('{') && first.line.endsWith('}')))
    return written.map(({ line, place }) => parsed(line, place));
  try {
    const whole: unknown = JSON.parse(text);
    return Array.isArray(whole) ? whole.map((one, i) => named(one, `scene ${i + 1}`)) : [named(whole, 'scene 1')];
  } catch {
    return written.map(({ line, place }) => parsed(line, place));
  }
}
