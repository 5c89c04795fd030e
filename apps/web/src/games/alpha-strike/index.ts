import './alpha-strike.css';
import type { Spot } from '@sortie/board-view';
import { type Telling, tell, type View } from '@sortie/kernel';
import type { AlphaStrike, Phase } from '@sortie/rules-alpha-strike';
import { type GameFace, interaction } from '../../battle/face.ts';
import { word } from '../../i18n/index.ts';
import { withEveryOrder } from '../every-order/with-every-order.tsx';
import { withAircraft } from './air/with-aircraft.ts';
import { ambush } from './ambush.ts';
import { attack } from './attack.ts';
import { deploy } from './deploy.ts';
import { foresee } from './foresee.ts';
import { generic } from './generic.tsx';
import { describeAt, groundOf } from './ground.ts';
import { brief, inspect } from './inspect.ts';
import { move } from './move.ts';
import { toSpot } from './scale.ts';
import { Standing } from './score.tsx';
import { AlphaCard } from './sheet.tsx';
import { onTable } from './tape.ts';
import { termName } from './terms.ts';
import { effectsOf, toldOf } from './told.ts';
import { unitCards } from './units.ts';
import { watch } from './watch.ts';

const PHASES: { readonly [P in Phase]: string } = {
  opening: word('Set-up'),
  setup: word('Deployment'),
  initiative: word('Initiative'),
  movement: word('Movement'),
  combat: word('Combat'),
  end: word('End of the turn'),
  over: word('The end'),
};

const phaseOf = ({ phase, turn, limit }: View<AlphaStrike>): Telling =>
  turn > 0 ? tell('Turn {turn} of {limit}, {phase}', { turn, limit, phase: PHASES[phase] }) : tell(PHASES[phase]);

const face: GameFace<AlphaStrike, Spot> = {
  ground: groundOf,
  units: unitCards,
  placed: (_view, at) => toSpot(at),
  describe: describeAt,
  inspect,
  brief,
  foresee,
  phase: phaseOf,
  interactions: {
    deploy: interaction(onTable(deploy)),
    move: interaction(onTable(withAircraft(move))),
    attack: interaction(onTable(attack)),
    ambush: interaction(onTable(ambush)),
  },
  otherwise: interaction(onTable(generic)),
  watching: interaction(watch),
  told: toldOf,
  effects: effectsOf,
  termName,
  role: (_view, seat) => (seat === 0 ? tell('South') : tell('North')),
  // About two feet of the table across a phone.
  closeUp: 0.5,
  Sheet: AlphaCard,
  Aside: Standing,
};

/** How Alpha Strike looks and is played. */
export const alphaStrikeFace = withEveryOrder(face);
