import type { RuleId } from '@sortie/kernel';
import type { UnitType } from '../../card/card.ts';
import { has, hasAny } from '../../card/specials.ts';
import type { Unit } from '../../shape.ts';
import { isInfantry } from '../../state.ts';

type Fitting = Pick<Unit, 'card' | 'moves'>;

/** Something that a pilot or crew can do, whatever machine they sit in. */
export interface Talent {
  readonly id: string;
  readonly name: string;
  readonly kind: 'ability' | 'implant';
  readonly rule: RuleId;
  /** Points out of what the Skill allows; implants cost none. */
  readonly cost: number;
  /** What has to be chosen with it, written behind a colon. */
  readonly choices?: readonly string[];
  readonly suits: (unit: Fitting) => boolean;
}

const any = (): boolean => true;
const of =
  (...types: readonly UnitType[]) =>
  ({ card }: Fitting): boolean =>
    types.includes(card.type);
const mechs = of('BM', 'IM');
const walkers = of('BM', 'IM', 'PM');
const code = ({ moves, card }: Fitting): string => (moves.length > 0 ? moves : card.moves).find(one => one.code !== 'j')?.code ?? '';
const flyer = (unit: Fitting): boolean => code(unit) === 'v' || !GROUND.includes(unit.card.type);
/** Aircraft that are no DropShips. */
const aircraft = (unit: Fitting): boolean => flyer(unit) && !of('DS', 'DA')(unit);
const GROUND: readonly string[] = ['BM', 'IM', 'PM', 'CV', 'SV', 'BA', 'CI'];
const grounded = (unit: Fitting): boolean => !flyer(unit);
const fourLegged = (unit: Fitting): boolean => walkers(unit) && hasAny(unit, 'QUAD', 'QV');
const armed = (unit: Fitting): boolean => walkers(unit) && has(unit, 'MEL');
const driven = (unit: Fitting): boolean => unit.card.type === 'CV' && ['t', 'w', 'h', 'qt', 'qw'].includes(code(unit));
const rolling = (unit: Fitting): boolean => unit.card.type === 'CV' && ['t', 'w'].includes(code(unit));
/** Beast-mounted infantry has no code of its own on cards: whoever gives it the ability says that it rides. */
const mounted = ({ card }: Fitting): boolean => card.type === 'CI';
const onFoot = (unit: Fitting): boolean => unit.card.type === 'CI' && code(unit) === 'f';

const spa = (id: string, name: string, cost: number, suits: Talent['suits'] = any, choices?: readonly string[]): Talent => ({
  id,
  name,
  kind: 'ability',
  rule: `ASC-spa-${id}`,
  cost,
  suits,
  ...(choices ? { choices } : {}),
});
const implant = (id: string, name: string, suits: Talent['suits'] = any): Talent => ({
  id,
  name,
  kind: 'implant',
  rule: `ASC-aug-${id}`,
  cost: 0,
  suits,
});

export const CONDITIONS = ['night', 'fog', 'hail', 'vacuum'] as const;

/** Every ability of the Companion with its price, and every implant. */
export const TALENTS: readonly Talent[] = [
  spa('animal-mimicry', 'Animal Mimicry', 2, fourLegged),
  spa('antagonizer', 'Antagonizer', 3),
  spa('blood-stalker', 'Blood Stalker', 2),
  spa('cluster-hitter', 'Cluster Hitter', 2),
  spa('combat-intuition', 'Combat Intuition', 3),
  spa('cross-country', 'Cross-Country', 2, driven),
  spa('demoralizer', 'Demoralizer', 3),
  spa('dodge', 'Dodge', 2, walkers),
  spa('dust-off', 'Dust-Off', 2, flyer),
  spa('eagles-eyes', "Eagle's Eyes", 2),
  spa('environmental-specialist', 'Environmental Specialist', 2, any, CONDITIONS),
  spa('fist-fire', 'Fist Fire', 2, walkers),
  spa('forward-observer', 'Forward Observer', 1),
  spa('golden-goose', 'Golden Goose', 3, aircraft),
  spa('ground-hugger', 'Ground-Hugger', 2, aircraft),
  spa('heavy-lifter', 'Heavy Lifter', 1, mechs),
  spa('hopper', 'Hopper', 1, mechs),
  spa('hot-dog', 'Hot Dog', 2, unit => mechs(unit) || (unit.card.type as string) === 'AF'),
  spa('human-tro', 'Human TRO', 1),
  spa('iron-will', 'Iron Will', 2),
  spa('jumping-jack', 'Jumping Jack', 2, walkers),
  spa('lucky', 'Lucky', 1, any, ['1', '2', '3', '4']),
  spa('maneuvering-ace', 'Maneuvering Ace', 2),
  spa('marksman', 'Marksman', 2),
  spa('melee-master', 'Melee Master', 2, walkers),
  spa('melee-specialist', 'Melee Specialist', 1, walkers),
  spa('multi-tasker', 'Multi-Tasker', 2),
  spa('natural-grace', 'Natural Grace', 3, walkers),
  spa('oblique-artilleryman', 'Oblique Artilleryman', 1),
  spa('oblique-attacker', 'Oblique Attacker', 1),
  spa('range-master', 'Range Master', 2, any, ['medium', 'long', 'extreme']),
  spa('ride-the-wash', 'Ride the Wash', 4, flyer),
  spa('sandblaster', 'Sandblaster', 2),
  spa('shaky-stick', 'Shaky Stick', 2, flyer),
  spa('sharpshooter', 'Sharpshooter', 4),
  spa('slugger', 'Slugger', 1, mechs),
  spa('sniper', 'Sniper', 3),
  spa('speed-demon', 'Speed Demon', 2),
  spa('stand-aside', 'Stand-Aside', 1),
  spa('street-fighter', 'Street Fighter', 2, walkers),
  spa('swordsman', 'Swordsman', 2, armed),
  spa('tactical-genius', 'Tactical Genius', 3),
  spa('terrain-master-drag-racer', 'Terrain Master (Drag Racer)', 3, rolling),
  spa('terrain-master-forest-ranger', 'Terrain Master (Forest Ranger)', 3, grounded),
  spa('terrain-master-frogman', 'Terrain Master (Frogman)', 3, walkers),
  spa('terrain-master-mountaineer', 'Terrain Master (Mountaineer)', 3, grounded),
  spa('terrain-master-nightwalker', 'Terrain Master (Nightwalker)', 3, grounded),
  spa('terrain-master-swamp-beast', 'Terrain Master (Swamp Beast)', 3, grounded),
  spa('weapon-specialist', 'Weapon Specialist', 3),
  spa('wind-walker', 'Wind Walker', 2, flyer),
  spa('zweihander', 'Zweihander', 2, mechs),
  spa('light-horseman', 'Light Horseman', 2, mounted),
  spa('heavy-horse', 'Heavy Horse', 2, mounted),
  spa('foot-cavalry', 'Foot Cavalry', 1, onFoot),
  { ...spa('urban-guerrilla', 'Urban Guerrilla', 1, isInfantry), rule: 'ASC-spa-urban-guerrilla-defense' },
  implant('belter', 'Belter augmentation'),
  implant('comm-implant', 'Communications implant'),
  implant('boosted-comm', 'Boosted communications implant'),
  implant('sensory', 'Sensory implants'),
  implant('enhanced-multimodal', 'Enhanced multi-modal sensory implants'),
  implant('filtration', 'Filtration implants', isInfantry),
  implant('dermal-camo', 'Dermal camouflage armor', of('CI')),
  implant('tsm', 'Triple-strength myomer implants', isInfantry),
  { ...implant('tcp', 'Triple-core processor'), rule: 'ASC-aug-tcp-initiative' },
  implant('dni', 'Direct neural interface'),
  implant('prototype-dni', 'Prototype direct neural interface'),
  { ...implant('vdni', 'Vehicular direct neural interface'), rule: 'ASC-aug-dni' },
  { ...implant('buffered-vdni', 'Buffered direct neural interface'), rule: 'ASC-aug-dni' },
  implant('leg-masc', 'Prosthetic leg MASC', of('CI')),
  { ...implant('wings', 'Prosthetic wings', of('CI')), choices: ['glider', 'powered'] },
];
