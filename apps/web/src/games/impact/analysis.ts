import { impact, impactScenes, PANELS, type State, TRACKS, UNIT_TYPES } from '@sortie/rules-impact';
import { workbench } from '@sortie/scene';
import { type Drafting, number } from '../../analysis/drafting.ts';
import { word } from '../../i18n/index.ts';
import { fieldIn, spotOn } from './ground.ts';

const MORALES = [
  { value: 'good', label: word('In good order') },
  { value: 'shocked', label: word('Shocked') },
  { value: 'panicked', label: word('Panicked') },
] as const;

const BOXES = 5;

/** Positions of Impact, laid out by hand. */
export const drafting: Drafting = {
  bench: workbench(impact, impactScenes, undefined),
  example: {
    game: 'impact',
    map: 'A',
    units: [
      { id: 'Front Line', side: 0, unit: 'front-line', point: 'A-M-26', damage: 0 },
      { id: 'Command', side: 0, unit: 'command', point: 'A-O-24', damage: 0 },
      { id: 'Ranger', side: 1, unit: 'ranger', point: 'A-M-32', damage: 1 },
    ],
  },
  maps: PANELS.map(({ letter, title }) => ({ label: title, map: letter })),
  units: () => UNIT_TYPES.map(type => TRACKS[type].name),
  unit: name => UNIT_TYPES.find(type => TRACKS[type].name === name),
  at: (state, place) => {
    if ('q' in place) return undefined;
    const field = fieldIn(state as State);
    const spot = spotOn(field, place);
    return field.has(spot) ? { point: field.name(spot) } : undefined;
  },
  groups: (state, index, unit) => {
    const one = (state as State).units[index];
    if (!one) return [];
    return [
      {
        title: word('This turn'),
        fields: [
          number(word('Levels above the ground'), unit, 'height', Number(unit['height'] ?? 0), 0, 12),
          number(word('Damage'), unit, 'damage', one.card?.damage ?? 0, 0, BOXES),
          {
            kind: 'choice',
            label: word('Morale'),
            value: one.morale,
            choices: MORALES,
            set: next => ({ ...unit, morale: next }),
          },
          number(word('Painted by a target laser'), unit, 'painted', one.paint?.bonus ?? 0, 0, 4),
        ],
      },
    ];
  },
  suggests: [{ type: 'activate', label: word('Who should act?') }],
  single: true,
  rolls: () => true,
  total: 'strength',
};
