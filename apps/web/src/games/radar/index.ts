import './radar.css';
import type { Spot } from '@sortie/board-view';
import { type Telling, tell } from '@sortie/kernel';
import { ATMOSPHERE, CAPITAL, nameOfSector, type Phase, type Radar } from '@sortie/rules-radar';
import { type GameFace, interaction } from '../../battle/face.ts';
import { word } from '../../i18n/index.ts';
import { withEveryOrder } from '../every-order/with-every-order.tsx';
import { allClose, allStay, choose, setUpAll } from './choose.tsx';
import { cellSpot, describeAt, groundOf, type Seen } from './ground.ts';
import { brief, inspect } from './inspect.ts';
import { Score } from './score.tsx';
import { CraftCard } from './sheet.tsx';
import { termName } from './terms.ts';
import { effectsOf, toldOf } from './told.ts';
import { unitCards } from './units.ts';

const PHASES: { readonly [P in Phase]: string } = {
  deployment: word('Deployment'),
  initiative: word('Initiative'),
  movement: word('Movement'),
  combat: word('Combat'),
  aftermath: word('Damage'),
  settling: word('Engagements'),
  orders: word('Orders'),
  closing: word('End of the turn'),
  over: word('The end'),
};

function phaseOf({ phase, turn, turns, map }: Seen): Telling {
  if (turn === 0) return tell(PHASES[phase]);
  const args = { turn, turns, phase: PHASES[phase] };
  if (map < 0 || phase === 'over') return tell('Turn {turn} of {turns}, {phase}', args);
  if (map === CAPITAL) return tell('Turn {turn} of {turns}, Capital Map, {phase}', args);
  if (map === ATMOSPHERE) return tell('Turn {turn} of {turns}, atmosphere, {phase}', args);
  return tell('Turn {turn} of {turns}, sector {sector}, {phase}', { ...args, sector: nameOfSector(map) });
}

const face: GameFace<Radar, Spot> = {
  ground: groundOf,
  units: unitCards,
  placed: (view, { x, y }) => cellSpot(view, x, y),
  describe: describeAt,
  inspect,
  brief,
  phase: phaseOf,
  interactions: { deploy: interaction({ ...choose, all: setUpAll }), move: interaction({ ...choose, all: [allClose, allStay] }) },
  otherwise: interaction(choose),
  told: toldOf,
  effects: effectsOf,
  termName,
  role: (_view, seat) => (seat === 0 ? tell('First side') : tell('Second side')),
  closeUp: 0.6,
  Sheet: CraftCard,
  Aside: Score,
};

/** How combat in space looks and is played. */
export const radarFace = withEveryOrder(face);
