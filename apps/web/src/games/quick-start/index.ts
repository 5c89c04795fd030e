import { fromOffset, type Hex } from '@sortie/geometry';
import { word } from '../../i18n/index.ts';
import '../hexes/hexes.css';
import './quick-start.css';
import { type Telling, tell, type View } from '@sortie/kernel';
import { isFighting, type Phase, type QuickStart } from '@sortie/rules-quick-start';
import { type GameFace, interaction } from '../../battle/face.ts';
import { withEveryOrder } from '../every-order/with-every-order.tsx';
import { arcHexes } from './aim.ts';
import { card } from './card.tsx';
import { damage } from './damage.tsx';
import { declare } from './declare.ts';
import { deploy } from './deploy.ts';
import { foresee } from './foresee.ts';
import { describeAt, groundOf, hexesOn } from './ground.ts';
import { brief, inspect } from './inspect.ts';
import { move } from './move.ts';
import { resolve } from './resolve.tsx';
import { RecordSheet } from './sheet.tsx';
import { sight } from './sight.ts';
import { termName } from './terms.ts';
import { terrain } from './terrain.tsx';
import { effectsOf, toldOf } from './told.ts';
import { unitCards, unitOf } from './units.ts';

const PHASES: { readonly [P in Phase]: string } = {
  opening: word('Set-up'),
  cards: word('MechWarrior cards'),
  terrain: word('Terrain'),
  deployment: word('Deployment'),
  initiative: word('Initiative'),
  movement: word('Movement'),
  attack: word('Weapon attacks'),
  over: word('The end'),
};

const phaseOf = ({ phase, turn }: View<QuickStart>): Telling =>
  turn > 0 ? tell('Turn {turn}, {phase}', { turn, phase: PHASES[phase] }) : tell(PHASES[phase]);

const face: GameFace<QuickStart, Hex> = {
  ground: groundOf,
  units: unitCards,
  placed: (_view, { x, y }) => fromOffset(x, y),
  describe: describeAt,
  inspect,
  brief,
  foresee,
  phase: phaseOf,
  interactions: {
    card: interaction(card),
    terrain: interaction(terrain),
    deploy: interaction(deploy),
    move: interaction(move),
    declare: interaction(declare),
    sight: interaction(sight),
    resolve: interaction(resolve),
    damage: interaction(damage),
  },
  idle({ view, selected }) {
    const unit = unitOf(view, selected);
    return isFighting(unit) ? { zones: [{ hexes: arcHexes(hexesOn(view), unit), tone: 'quiet' }] } : {};
  },
  told: toldOf,
  effects: effectsOf,
  termName,
  role: ({ units }, seat) => {
    const side = units.find(unit => unit.seat === seat)?.side;
    return side && tell(side);
  },
  Sheet: RecordSheet,
};

/** How the Quick-Start game looks and is played. */
export const quickStartFace = withEveryOrder(face);
