import type { WrittenPosition } from '@sortie/kernel';
import type { RawScene } from './file.ts';

const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The position after commands as a scene: what was named in the scene before and has stayed what it was keeps its name. */
export function positionAfter(scene: RawScene, before: WrittenPosition, now: WrittenPosition): RawScene {
  const named = new Map((scene['units'] as readonly { readonly id: string; readonly unit: unknown }[]).map(one => [one.id, one.unit]));
  const was = new Map(before.units.map(one => [one.id, one['unit']]));
  return {
    ...('game' in scene ? { game: scene['game'] } : {}),
    ...('rules' in scene ? { rules: scene['rules'] } : {}),
    ...now,
    ...('map' in now && now['map'] === before['map'] ? { map: scene['map'] } : {}),
    units: now.units.map(unit =>
      named.has(unit.id) && same(was.get(unit.id), unit['unit']) ? { ...unit, unit: named.get(unit.id) } : unit,
    ),
  };
}
