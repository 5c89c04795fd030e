import { hashOf, nth } from '@sortie/kernel';
import { CATALOGUE } from '@sortie/roster';
import { readScenes, type SceneLine, type WrittenScene } from '@sortie/scene';
import { staffFor } from '../scene/directors.ts';
import { type Gate, timed } from './gate.ts';
import { numbersFrom } from './luck.ts';

const SHOTS = 4_000;
const MODES = ['none', 'walk', 'run'];

/** Guns of 'Mechs that come with the program. */
const GUNS = CATALOGUE.filter(({ kind }) => kind === 'mech').flatMap(({ chassis, model, mounts }) =>
  mounts
    .filter(({ kind, rear }) => kind === 'weapon' && !rear)
    .map(({ item, at }) => ({ unit: `${chassis} ${model}`, weapon: { name: item, location: at } })),
);

/** Shots of all kinds of guns between any two hexes of a map with hills and woods, as a file has them. */
function written(): readonly string[] {
  const below = numbersFrom('scenes');
  const hex = (): string => [1 + below(16), 1 + below(17)].map(n => String(n).padStart(2, '0')).join('');
  return Array.from({ length: SHOTS }, (_, id) => {
    const { unit: own, weapon } = nth(GUNS, below(GUNS.length));
    const unit = (side: number, name: string) => {
      const mode = nth(MODES, below(MODES.length));
      return { id: `${side}`, side, unit: name, hex: hex(), facing: below(6), moved: { mode, hexes: mode === 'none' ? 0 : below(4) } };
    };
    const units = [unit(0, own), unit(1, nth(GUNS, below(GUNS.length)).unit)];
    return JSON.stringify({ id: `${id}`, map: 'hills', units, ask: { kind: 'fire', attacker: '0', target: '1', weapon } });
  });
}

/** `sortie scene ask`, without the start of the program: lines in, lines out. */
export async function sceneGate(): Promise<Gate> {
  const staff = await staffFor(readScenes('{}'), '.');
  const answered = (scene: WrittenScene): SceneLine => staff(scene).director.ask(scene);
  let shots: readonly string[] | undefined;
  return {
    name: 'scene-ask',
    title: 'scene ask: shots judged from a file',
    unit: 'shots/s',
    limit: 20_000,
    warms: true,
    run: () => {
      // Some of the catalogue is not for this game.
      shots ??= written().filter(line => readScenes(line).every(scene => !('error' in answered(scene))));
      const text = shots.join('\n');
      const { ms, result } = timed(() => readScenes(text).map(scene => JSON.stringify(answered(scene))));
      return { value: (shots.length * 1000) / ms, hash: hashOf(result) };
    },
  };
}
