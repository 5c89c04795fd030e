import { seenBy } from '@sortie/kernel';
import { CAPITAL, CARDS, nameOfSector, type Radar, radar, radarScenes, type State } from '@sortie/rules-radar';
import { workbench } from '@sortie/scene';
import { type Drafting, number } from '../../analysis/drafting.ts';
import { word } from '../../i18n/index.ts';
import { cellAt } from './ground.ts';

/** Positions in space, laid out by hand. */
export const drafting: Drafting = {
  bench: workbench(radar, radarScenes, undefined),
  example: {
    game: 'radar',
    units: [
      { id: 'Goshawk', side: 0, unit: 'Goshawk', sector: 'I1', zone: 3 },
      { id: 'Kestrel', side: 0, unit: 'Kestrel', sector: 'I1', zone: 3 },
      { id: 'Peregrine', side: 1, unit: 'Peregrine', sector: 'I1', zone: 3 },
    ],
  },
  maps: [],
  units: () => CARDS.map(({ name }) => name),
  unit: name => name,
  at: (state, place) => {
    const found = 'q' in place ? undefined : cellAt(seenBy<Radar>(state as State), place);
    if (!found) return undefined;
    return found.map === CAPITAL
      ? { sector: nameOfSector(found.cell), zone: undefined }
      : { sector: nameOfSector(found.map), zone: found.cell };
  },
  groups: (state, index, unit) => {
    const one = (state as State).units[index];
    if (!one) return [];
    return [
      {
        title: word('Damage'),
        fields: [
          number(word('Armor left'), unit, 'armor', one.armor, 0, one.card.armor),
          number(word('Structure left'), unit, 'structure', one.structure, 0, one.card.structure),
          number(word('Heat'), unit, 'heat', one.heat, 0, 4),
          number(word('Skill'), unit, 'skill', one.skill, 0, 8),
        ],
      },
      {
        title: word('Critical hits'),
        fields: [
          number(word('Engine hits'), unit, 'engine', one.hits.engine, 0, 6),
          number(word('Fire control hits'), unit, 'fireControl', one.hits.fireControl, 0, 6),
          number(word('Thruster hits'), unit, 'thruster', one.hits.thruster, 0, 6),
          number(word('Crew hits'), unit, 'crew', one.hits.crew, 0, 6),
        ],
      },
    ];
  },
  suggests: [{ type: 'engage', label: word('Whom should {unit} attack?') }],
  single: true,
  rolls: kind => kind === 'engage',
  mutual: true,
  total: 'roll',
};
