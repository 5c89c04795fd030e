import {
  BOX_SHEETS,
  inFiringArc,
  isFighting,
  LOCATION_NAMES,
  LOCATIONS,
  quickStart,
  quickStartScenes,
  type State,
} from '@sortie/rules-quick-start';
import { workbench } from '@sortie/scene';
import { type Drafting, inside } from '../../analysis/drafting.ts';
import { word } from '../../i18n/index.ts';
import { arcWithin, bracketsOf, facedHexside, HEX_GAITS, hexField, movedHexes, turnedHexside, wentHexes } from '../hexes/analysis.ts';

/** Positions of the Quick-Start game, laid out by hand. */
export const drafting: Drafting = {
  bench: workbench(quickStart, quickStartScenes, undefined),
  example: {
    game: 'quick-start',
    map: 'grassland',
    units: [
      { id: 'Griffin', side: 0, unit: 'GRF-1N', hex: '0811', facing: 0, moved: { mode: 'walk', hexes: 3 } },
      { id: 'Wolverine', side: 1, unit: 'WVR-6R', hex: '0807', facing: 3, moved: { mode: 'run', hexes: 5 } },
    ],
  },
  maps: [
    { label: word('Grassland'), map: 'grassland' },
    { label: word('Desert'), map: 'desert' },
  ],
  units: () => BOX_SHEETS.map(({ name, code }) => `${name} ${code}`),
  unit: name => name.slice(name.lastIndexOf(' ') + 1),
  at: (_state, place) => hexField(place),
  turned: turnedHexside,
  facing: facedHexside,
  gaits: HEX_GAITS,
  went: wentHexes,
  arc: (state, index, { ask }) => {
    const mech = (state as State).units[index];
    if (!isFighting(mech)) return {};
    const { name, nth = 1 } = ask['weapon'] as { readonly name: string; readonly nth?: number };
    const weapon = mech.sheet.weapons.filter(one => one.name === name)[nth - 1];
    return weapon ? arcWithin(mech.at, bracketsOf(weapon), at => inFiringArc(mech, { ...mech, at })) : {};
  },
  groups: (state, index, unit) => {
    const mech = (state as State).units[index];
    return [
      { title: word('This turn'), fields: movedHexes(unit) },
      {
        title: word('Armor left'),
        fields: mech ? LOCATIONS.map(at => inside(LOCATION_NAMES[at], unit, 'armor', at, mech.armor[at], mech.sheet.armor[at])) : [],
      },
    ];
  },
  suggests: [
    { type: 'move', label: word('Where should {unit} go?') },
    { type: 'declare', label: word('What should {unit} fire?') },
  ],
  single: false,
  rolls: () => true,
  total: 'roll',
};
