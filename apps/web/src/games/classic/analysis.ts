import { planOf } from '@sortie/board';
import { misread, seenBy, tell, type Way } from '@sortie/kernel';
import { CATALOGUE, find, nameOf } from '@sortie/roster';
import {
  type Book,
  type Classic,
  classic,
  classicScenes,
  inFiringArc,
  isFighting,
  isPlayable,
  LOCATION_NAMES,
  type Location,
  MAPS,
  type OnMap,
  type Pose,
  SHEETS,
  type State,
  sheetOf,
  type Unit,
} from '@sortie/rules-classic';
import { workbench } from '@sortie/scene';
import { type Drafting, type DraftUnit, type Field, flag, inside, number } from '../../analysis/drafting.ts';
import { word } from '../../i18n/index.ts';
import { BUILT_IN } from '../../maps/library.ts';
import {
  arcWithin,
  bracketsOf,
  facedHexside,
  HEX_GAITS,
  hexField,
  hexsideOf,
  movedHexes,
  turnedHexside,
  wentHexes,
} from '../hexes/analysis.ts';
import { heatOutlook } from './heat-outlook.ts';

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

/** From here on heat hinders. */
const WARM = 4;

/** The weapon that a question names. */
function weaponOf(unit: Unit, ask: Way['ask']) {
  const {
    name,
    location,
    rear,
    nth = 1,
  } = ask['weapon'] as {
    readonly name: string;
    readonly location?: string;
    readonly rear?: boolean;
    readonly nth?: number;
  };
  return sheetOf(unit.design).weapons.filter(one => one.name === name && one.at === location && one.rear === rear)[nth - 1];
}

const poseOf = ({ twist, flipped, wear }: OnMap): Pose => ({
  twist,
  flip: flipped,
  ...(wear && { turret: wear.turret, ...(wear.fore !== undefined && { fore: wear.fore }) }),
});

/** The torso by one hexside, a turret as far as it takes. */
function aimed(state: unknown, index: number, unit: DraftUnit, degrees: number): DraftUnit {
  const one = (state as State).units[index];
  if (!isFighting(one)) return unit;
  const { torso: _before, ...rest } = unit;
  const wanted = hexsideOf(degrees);
  const by = (wanted - one.facing + 6) % 6;
  if (by === 0 || (by === 3 && !one.wear)) return rest as DraftUnit;
  const turned = one.wear ? wanted : (one.facing + (by < 3 ? 1 : 5)) % 6;
  return { ...rest, torso: turned } as DraftUnit;
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
  facing: facedHexside,
  gaits: HEX_GAITS,
  went: wentHexes,
  aimed,
  arc: (state, index, { ask }) => {
    const unit = (state as State).units[index];
    if (!isFighting(unit)) return {};
    const weapon = weaponOf(unit, ask);
    return weapon ? arcWithin(unit.at, bracketsOf(weapon), at => inFiringArc(unit, weapon, { ...unit, at }, poseOf(unit))) : {};
  },
  cost: ({ state, book }, index, ways) => {
    const unit = (state as State).units[index];
    if (!isFighting(unit) || sheetOf(unit.design).kind !== 'mech') return undefined;
    const { weapons } = sheetOf(unit.design);
    const shots = ways.flatMap(({ ask }) => {
      const weapon = ask.kind === 'fire' ? weaponOf(unit, ask) : undefined;
      return weapon ? [{ weapon: weapons.indexOf(weapon), target: 0 }] : [];
    });
    const { built, cooling, after } = heatOutlook(seenBy<Classic>(state as State), book as unknown as Book, unit, shots);
    return {
      label: tell('Heat'),
      value: tell('{heat} + {built} − {cooling} = {after}', { heat: unit.heat, built: built.total, cooling: cooling.total, after }),
      answer: built,
      high: after > WARM,
    };
  },
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
  suggests: [
    { type: 'move', label: word('Where should {unit} go?') },
    { type: 'declare', label: word('What should {unit} fire?') },
    { type: 'strike', label: word('Should {unit} strike?') },
  ],
  single: false,
  rolls: () => true,
  total: 'roll',
};
