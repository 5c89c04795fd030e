import { allGames } from '../games.ts';
import { conversionGate, firstRunGate, memoryGate } from './conversion.ts';
import type { Gate } from './gate.ts';
import { sceneGate } from './scenes.ts';
import { sightGate } from './sight.ts';

/** Everything that is measured: what belongs to no game, then game by game. */
export async function allGates(): Promise<readonly Gate[]> {
  const own = await Promise.all((await allGames()).map(async ({ gates }) => (await gates()).gates()));
  return [sightGate(), ...own.flat(), await sceneGate(), conversionGate, firstRunGate, memoryGate];
}
