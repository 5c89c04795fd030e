import { fromOffset, type Hex } from '@sortie/geometry';
import { word } from '../../i18n/index.ts';
import '../hexes/hexes.css';
import './classic.css';
import { type Telling, tell, type View } from '@sortie/kernel';
import { type Classic, isFighting, type Phase } from '@sortie/rules-classic';
import { type GameFace, interaction } from '../../battle/face.ts';
import { withEveryOrder } from '../every-order/with-every-order.tsx';
import { arcHexes } from './aim.ts';
import { deploy } from './deploy.ts';
import { effectsOf } from './effects.ts';
import { fire } from './fire.ts';
import { foresee } from './foresee.ts';
import { generic } from './generic.tsx';
import { describeAt, groundOf, hexesOn } from './ground.ts';
import { brief, inspect } from './inspect.ts';
import { movement } from './movement.tsx';
import { pounce } from './pounce.tsx';
import { RecordSheet } from './sheet/sheet.tsx';
import { strike } from './strike.tsx';
import { termName } from './terms.ts';
import { toldOf } from './told.ts';
import { unitCards, unitOf } from './units.ts';

const PHASES: { readonly [P in Phase]: string } = {
  deployment: word('Deployment'),
  initiative: word('Initiative'),
  movement: word('Movement'),
  weapon: word('Weapon attacks'),
  physical: word('Physical attacks'),
  heat: word('Heat'),
  end: word('End phase'),
  over: word('The end'),
};

function phaseOf({ phase, turn, turns }: View<Classic>): Telling {
  if (turn === 0) return tell(PHASES[phase]);
  return turns === null
    ? tell('Turn {turn}, {phase}', { turn, phase: PHASES[phase] })
    : tell('Turn {turn} of {last}, {phase}', { turn, last: turns, phase: PHASES[phase] });
}

const face: GameFace<Classic, Hex> = {
  ground: groundOf,
  units: unitCards,
  // Plans count columns and rows from 0.
  placed: (_view, { x, y }) => fromOffset(x + 1, y + 1),
  describe: describeAt,
  inspect,
  brief,
  foresee,
  phase: phaseOf,
  interactions: {
    deploy: interaction(deploy),
    move: interaction(movement),
    goOn: interaction(movement),
    declare: interaction(fire),
    pounce: interaction(pounce),
    strike: interaction(strike),
  },
  otherwise: interaction(generic),
  idle({ view, selected }) {
    const unit = unitOf(view, selected);
    if (!isFighting(unit)) return {};
    const pose = {
      twist: unit.twist,
      flip: unit.flipped,
      ...(unit.wear && { turret: unit.wear.turret, ...(unit.wear.fore !== undefined && { fore: unit.wear.fore }) }),
    };
    return { zones: [{ hexes: arcHexes(hexesOn(view), unit, pose), tone: 'quiet' }] };
  },
  told: toldOf,
  effects: effectsOf,
  termName,
  role: (_view, seat) => (seat === 0 ? tell('North') : tell('South')),
  Sheet: RecordSheet,
};

/** How the classic game looks and is played. */
export const classicFace = withEveryOrder(face);
