import { type AnyGame, type GameId, isGameId, loadGame } from '@sortie/games';
import { type FileFault, readScenarioFile, type Scenario, type Shape, sure, tell, writeScenarioFile } from '@sortie/kernel';
import type { LoadedGame } from '../games-registry.ts';

/** A scenario of any game, as a file holds it (docs/formats/scenario.md). */
export interface ScenarioDoc extends Omit<Scenario<Shape>, 'id'> {
  readonly game: GameId;
}

/** A scenario with the game that it is one of. */
export interface OpenScenario {
  readonly doc: ScenarioDoc;
  readonly game: AnyGame;
}

type Opened = ({ readonly ok: true } & OpenScenario) | FileFault;

const refused = (line: number, reason: string): FileFault => ({ ok: false, problem: reason, line, said: tell(reason) });

/** What a file says of itself, before its game has looked at it. */
interface Cover {
  readonly game: GameId;
  readonly title: string;
}

/** Which game a file is for and what it is called; nothing if it is no scenario. */
export function coverOf(text: string): Cover | undefined {
  let raw: { readonly [name: string]: unknown } | null;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { sortie, game, title, plan } = raw ?? {};
  if (sortie !== 'scenario' || typeof game !== 'string' || !isGameId(game)) return undefined;
  const own = (plan as { readonly title?: unknown } | undefined)?.title;
  const name = typeof own === 'string' ? own : title;
  return { game, title: typeof name === 'string' ? name : '' };
}

/** A scenario out of a file, checked by the rules of the game that it names; or the line that is wrong, and why. */
export async function openScenario(text: string): Promise<Opened> {
  const cover = coverOf(text);
  if (!cover) return refused(1, isJson(text) ? 'this is not a scenario file' : 'this is not JSON');
  const game = sure(await loadGame(cover.game), 'a game of the list');
  const read = readScenarioFile(game, text);
  if (!read.ok) return read;
  const { id: _, ...doc } = read.value;
  return { ok: true, doc: { ...doc, game: cover.game }, game };
}

export const writeScenario = (game: Pick<LoadedGame, 'ruleset'>, doc: ScenarioDoc): string => writeScenarioFile(game, doc);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
