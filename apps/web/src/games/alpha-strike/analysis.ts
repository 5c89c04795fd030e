import { muster } from '@sortie/convert';
import { alphaStrike, alphaStrikeScenes, CARDS, entriesOf, type How, isOn, type State } from '@sortie/rules-alpha-strike';
import { workbench } from '@sortie/scene';
import { type Drafting, type DraftUnit, moved, number } from '../../analysis/drafting.ts';
import { alone } from '../../arena/catalogue-forces.ts';
import { groundUnits } from '../../arena/ground-units.ts';
import { word } from '../../i18n/index.ts';
import { arcOf } from './arc.ts';
import { degreesOf, type Heading, headingOf, INCH, toPoint } from './scale.ts';

const MODES = [
  { value: 'stand', label: word('Stood still') },
  { value: 'ground', label: word('Moved') },
  { value: 'jump', label: word('Jumped') },
  { value: 'sprint', label: word('Sprinted') },
  { value: 'evade', label: word('Evaded') },
] as const;

const inches = (length: number): number => Math.round((length / INCH) * 100) / 100;

const STEP = 30;
const turned = (unit: DraftUnit, by: 1 | -1): DraftUnit => {
  const now = (unit['facing'] ?? (unit.side === 0 ? { dx: 0, dy: -1 } : { dx: 0, dy: 1 })) as Heading;
  return { ...unit, facing: headingOf(degreesOf(now) + by * STEP) };
};

const own = new Set(CARDS.map(({ name }) => name));

/** The card of a unit of the catalogue; own cards go by their names. */
function cardFor(name: string): unknown {
  if (own.has(name)) return name;
  const { side } = alone(name);
  return entriesOf(muster(side).recruits, side.formations).entries[0]?.card ?? name;
}

/** Positions of Alpha Strike, laid out by hand. */
export const drafting: Drafting = {
  bench: workbench(alphaStrike, alphaStrikeScenes, undefined),
  example: {
    game: 'alpha-strike',
    map: { scene: 'hills', seed: 4 },
    units: [
      { id: 'Bulwark', side: 0, unit: 'Bulwark', x: 30, y: 30, moved: { mode: 'ground', inches: 6 } },
      { id: 'Longbow', side: 0, unit: 'Longbow', x: 36, y: 36, moved: { mode: 'stand', inches: 0 } },
      { id: 'Harrier', side: 1, unit: 'Harrier', x: 42, y: 22, moved: { mode: 'ground', inches: 8 } },
    ],
  },
  maps: [
    { label: word('Hills'), map: { scene: 'hills', seed: 4 } },
    { label: word('Plains'), map: { scene: 'plains', seed: 2 } },
    { label: word('Forest'), map: { scene: 'forest', seed: 3 } },
  ],
  units: () => [...own, ...groundUnits()],
  unit: cardFor,
  at: (_state, place) => {
    if ('q' in place) return undefined;
    const { x, y } = toPoint(place);
    return { x: inches(x), y: inches(y) };
  },
  turned,
  facing: (unit, degrees) => ({ ...unit, facing: headingOf(degrees) }),
  gaits: MODES,
  went: (unit, gait, from, to) => {
    const far = 'q' in from || 'q' in to || gait === 'stand' ? 0 : Math.hypot(to.x - from.x, to.y - from.y);
    return { ...unit, moved: { mode: gait, inches: inches(toPoint({ x: far, y: 0 }).x) } };
  },
  arc: (state, index, { ask }) => {
    const unit = (state as State).units[index];
    return isOn(unit) ? arcOf(unit, (ask['how'] ?? 'standard') as How) : {};
  },
  groups: (state, index, unit) => {
    const one = (state as State).units[index];
    if (!one) return [];
    return [
      {
        title: word('This turn'),
        fields: [
          ...moved(unit, MODES, { field: 'inches', label: word('Inches moved'), most: 60 }, { mode: word('Movement'), still: 'stand' }),
          number(word('Heat'), unit, 'heat', one.heat, 0, 4),
          number(word('Skill'), unit, 'skill', one.skill, 0, 7),
        ],
      },
      {
        title: word('Damage'),
        fields: [
          number(word('Armor left'), unit, 'armor', one.armor, 0, one.card.armor),
          number(word('Structure left'), unit, 'structure', one.structure, 0, one.card.structure),
          number(word('Engine hits'), unit, 'engine', one.engineHits, 0, 2),
          number(word('Fire control hits'), unit, 'fireControl', one.fireHits, 0, 4),
          number(word('Weapon hits'), unit, 'weapons', one.weaponHits, 0, 4),
        ],
      },
    ];
  },
  suggests: [
    { type: 'move', label: word('Where should {unit} go?') },
    { type: 'attack', label: word('What should {unit} fire?') },
  ],
  single: true,
  rolls: () => true,
  total: 'roll',
};
