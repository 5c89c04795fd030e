import { planOf } from '@sortie/board';
import { misread, tell } from '@sortie/kernel';
import { CATALOGUE, find, nameOf } from '@sortie/roster';
import {
  classic,
  classicScenes,
  isPlayable,
  LOCATION_NAMES,
  type Location,
  MAPS,
  SHEETS,
  type State,
  sheetOf,
  type Unit,
} from '@sortie/rules-classic';
import { workbench } from '@sortie/scene';
import { type Drafting, type DraftUnit, type Field, flag, inside, number } from '../../analysis/drafting.ts';
import { word } from '../../i18n/index.ts';
import { BUILT_IN } from '../../maps/library.ts';
import { hexField, movedHexes, turnedHexside } from '../hexes/analysis.ts';

const library = {
  unit(name: string) {
    const found = find(name);
    return found ? { ok: true as const, value: found } : misread(tell('no unit is called {name}', { name }));
  },
  map(name: string) {
    const own = MAPS.find(one => one === name);
    if (own) return { ok: true as const, value: SHEETS[own] };
    const built = BUILT_IN.find(({ id }) => id === name);
    return built ? { ok: true as const, value: planFor(built.board) } : misread(tell('there is no map {name}', { name }));
  },
};

const plans = new WeakMap<object, ReturnType<typeof planOf>>();
function planFor(board: (typeof BUILT_IN)[number]['board']) {
  const known = plans.get(board) ?? planOf(board);
  plans.set(board, known);
  return known;
}

const names: { readonly [map: string]: string } = {
  hills: word('Hills'),
  river: word('River'),
  crossroads: word('Crossroads'),
  bay: word('Bay'),
  'caustic-valley': word('Caustic valley'),
  'lunar-base': word('Lunar base'),
  'fungal-crevasse': word('Fungal crevasse'),
  'crystalline-canyon': word('Crystalline canyon'),
  desert: word('Desert'),
  grassland: word('Grassland'),
};

const TWISTS = [
  { value: '-1', label: word('Turned left') },
  { value: '0', label: word('Ahead') },
  { value: '1', label: word('Turned right') },
] as const;

/** Where the torso looks, beside the feet. */
function torso(unit: DraftUnit): Field {
  const by = unit['torso'] === undefined ? 0 : (Number(unit['torso']) - Number(unit['facing']) + 6) % 6;
  const set = (next: number | string | boolean): DraftUnit => {
    const { torso: _before, ...rest } = unit;
    return (Number(next) === 0 ? rest : { ...rest, torso: (Number(unit['facing']) + Number(next) + 6) % 6 }) as DraftUnit;
  };
  return { kind: 'choice', label: word('Torso'), value: by === 5 ? '-1' : String(by > 1 ? 0 : by), choices: TWISTS, set };
}

const MOST_HEAT = 40;

function pointsOf(unit: DraftUnit, mech: Unit, what: 'armor' | 'rear' | 'structure'): readonly Field[] {
  const sheet = sheetOf(mech.design);
  return (Object.keys(sheet[what]) as Location[])
    .filter(at => (sheet[what][at] ?? 0) > 0)
    .map(at => inside(LOCATION_NAMES[at] ?? at, unit, what, at, mech[what][at] ?? 0, sheet[what][at] ?? 0));
}

/** Positions of the classic game, laid out by hand. */
export const drafting: Drafting = {
  bench: workbench(classic, classicScenes, library),
  example: {
    game: 'classic',
    map: 'hills',
    units: [
      { id: 'Atlas', side: 0, unit: 'Atlas AS7-D', hex: '0810', facing: 0, moved: { mode: 'walk', hexes: 2 } },
      { id: 'Hunchback', side: 1, unit: 'Hunchback HBK-4G', hex: '0806', facing: 3, moved: { mode: 'run', hexes: 4 } },
    ],
  },
  maps: [...MAPS, 'grassland', 'desert'].map(map => ({ label: names[map] ?? map, map })),
  units: () => CATALOGUE.filter(isPlayable).map(nameOf).sort(),
  unit: name => name,
  at: (_state, place) => hexField(place),
  turned: turnedHexside,
  groups: (state, index, unit) => {
    const mech = (state as State).units[index];
    if (!mech) return [];
    return [
      {
        title: word('This turn'),
        fields: [
          ...movedHexes(unit),
          ...(mech.wear ? [] : [torso(unit)]),
          number(word('Heat'), unit, 'heat', mech.heat, 0, MOST_HEAT),
          flag(word('Prone'), unit, 'prone'),
          flag(word('Shut down'), unit, 'shutdown'),
          flag(word('Hull down'), unit, 'hullDown'),
        ],
      },
      {
        title: word('Pilot'),
        fields: [
          number(word('Gunnery'), unit, 'gunnery', mech.pilot.gunnery, 0, 8),
          number(word('Piloting'), unit, 'piloting', mech.pilot.piloting, 0, 8),
          number(word('Pilot hits'), unit, 'wounds', mech.pilot.hits, 0, 5),
        ],
      },
      { title: word('Armor left'), fields: pointsOf(unit, mech, 'armor') },
      { title: word('Rear armor left'), fields: pointsOf(unit, mech, 'rear') },
      { title: word('Structure left'), fields: pointsOf(unit, mech, 'structure') },
    ];
  },
  single: false,
  rolls: () => true,
  total: 'roll',
};
