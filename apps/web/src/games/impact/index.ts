import './impact.css';
import type { Spot } from '@sortie/board-view';
import { type Telling, tell, type View } from '@sortie/kernel';
import type { Impact } from '@sortie/rules-impact';
import { type GameFace, interaction } from '../../battle/face.ts';
import { t } from '../../i18n/index.ts';
import { withEveryOrder } from '../every-order/with-every-order.tsx';
import { activation } from './activation.ts';
import { Deck } from './deck.tsx';
import { foresee } from './foresee.ts';
import { drawnIn, fieldIn, groundOf, spotOn } from './ground.ts';
import { group } from './group.ts';
import { impulse } from './impulse.ts';
import { brief, inspect } from './inspect.ts';
import { list } from './list.ts';
import { reaction } from './reaction.tsx';
import { setup } from './setup.tsx';
import { TrackingCard } from './sheet.tsx';
import { sightsFrom } from './sight.ts';
import { termName } from './terms.ts';
import { effectsOf, toldOf } from './told.tsx';
import { unitCards, unitName, unitOf } from './units.ts';

type Seen = View<Impact>;

function phaseOf({ phase, turn }: Seen): Telling {
  if (phase === 'setup') return tell('Set-up');
  if (phase === 'over') return tell('The end');
  return phase === 'event' ? tell('Turn {turn}, event', { turn }) : tell('Turn {turn}', { turn });
}

/** A point in words: its name, the ground, its level, who is there. */
function describe(view: Seen, place: Spot): string {
  const field = fieldIn(view);
  const at = spotOn(field, place);
  if (!field.has(at)) return '';
  const work = field.work(at);
  const ground = [t(field.terrain(at)), ...(work ? [t(work)] : [])].join(', ');
  const here = view.units.filter(unit => unit.place === 'map' && unit.at !== null && field.clash(unit.at, at));
  const words = t('Point {name}: {ground}, level {level}', { name: field.name(at), ground, level: field.level(at) });
  return [words, ...here.map(unit => t('{unit} at level {level}', { unit: unitName(unit), level: unit.level }))].join('. ');
}

const face: GameFace<Impact, Spot> = {
  ground: groundOf,
  units: unitCards,
  placed: drawnIn,
  describe,
  inspect,
  brief,
  foresee,
  phase: phaseOf,
  interactions: {
    setup: interaction(setup),
    impulse: interaction(impulse),
    activation: interaction(activation),
    reaction: interaction(reaction),
    first: interaction(list),
    landing: interaction(list),
    brace: interaction(list),
    cover: interaction(list),
    column: interaction(list),
    event: interaction(list),
    group: interaction(group),
  },
  passing(view, { question }) {
    if (question === 'reaction')
      return [
        { label: tell('Nobody reacts'), key: 'h', command: { type: 'hold', rest: false } },
        { label: tell('Nobody, all through this activation'), key: 'p', command: { type: 'hold', rest: true } },
      ];
    return question === 'brace' && view.active ? [{ label: tell('Take what comes'), key: 'h', command: { type: 'steady' } }] : [];
  },
  idle(moment) {
    // While the other side decides about a reaction nobody measures.
    if (moment.view.pending.length > 0) return {};
    const unit = unitOf(moment.view, moment.selected);
    return unit ? { sights: sightsFrom(moment, unit) } : {};
  },
  told: toldOf,
  effects: effectsOf,
  termName,
  role: ({ plan }, seat) => tell(plan.forces[seat]?.name ?? ''),
  title: ({ plan }) => t(plan.title),
  closeUp: 0.7,
  Sheet: TrackingCard,
  Aside: Deck,
};

/** How M.A.A.S. Impact looks and is played. */
export const impactFace = withEveryOrder(face);
