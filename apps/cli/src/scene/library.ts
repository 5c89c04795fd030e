import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { type BoardPlan, planOf } from '@sortie/board';
import { readUnit } from '@sortie/convert';
import { misread, type Reading, tell } from '@sortie/kernel';
import { find, type Unit } from '@sortie/roster';
import { MAPS, SHEETS } from '@sortie/rules-classic';
import { loadMap } from '../map-file.ts';
import { reasonOf } from '../say.ts';

/** Units and maps that scenes name: files under a folder, or what comes with the program. Everything is read once. */
export interface FileLibrary {
  unit(name: string): Reading<Unit>;
  map(name: string): Reading<BoardPlan>;
}

function remembered<T>(look: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return name => {
    let found = known.get(name);
    if (found === undefined) {
      found = look(name);
      known.set(name, found);
    }
    return found;
  };
}

const isFile = (name: string): boolean => /\.(mtf|blk)$/i.test(name);

function unitIn(path: string, name: string): Reading<Unit> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return misread(
      tell('cannot read {file}: {reason}. Say with --root where the paths of the file begin', { file: name, reason: reasonOf(error) }),
    );
  }
  const { unit, problems } = readUnit(name, text);
  const said = problems.map(({ reason }) => reason).join('; ');
  return unit ? { ok: true, value: unit } : misread(tell('{file} is no unit: {reason}', { file: name, reason: said }));
}

function unitNamed(name: string): Reading<Unit> {
  const unit = find(name);
  return unit
    ? { ok: true, value: unit }
    : misread(tell('no unit is called {name}: write a path to an .mtf or .blk file, or a name that sortie units search finds', { name }));
}

const isOwn = (name: string): name is (typeof MAPS)[number] => (MAPS as readonly string[]).includes(name);

function mapNamed(path: string, name: string): Reading<BoardPlan> {
  if (isOwn(name)) return { ok: true, value: SHEETS[name] };
  const map = loadMap(/\.\w+$/.test(name) ? path : name);
  if (!map.ok) return misread(`${map.what}. Name a map file under --root, or one of: desert, grassland, ${MAPS.join(', ')}`);
  return { ok: true, value: planOf(map.board, { options: map.board.options }) };
}

export function fileLibrary(root: string): FileLibrary {
  const under = (name: string): string => (isAbsolute(name) ? name : join(root, name));
  return {
    unit: remembered(name => (isFile(name) ? unitIn(under(name), name) : unitNamed(name))),
    map: remembered(name => mapNamed(under(name), name)),
  };
}
