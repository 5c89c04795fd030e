import { nth, type Telling, tell } from '@sortie/kernel';
import { outcomeWords } from '../cards/outcome.ts';
import { EVENTS } from '../events/table.ts';
import type { Cause, Event, MoraleResult } from '../model/event.ts';
import { unitAt } from '../model/lookup.ts';
import type { State, UnitId } from '../model/state.ts';
import { TRACKS } from '../units/types.ts';
import { name, place, side } from './names.ts';

type Tellers = { readonly [T in Event['type']]?: (state: State, event: Extract<Event, { type: T }>) => Telling | undefined };

const type = (state: State, id: UnitId): string => {
  const { card } = unitAt(state, id);
  return card ? TRACKS[card.type].name : 'face down';
};

const CAUSES: { readonly [cause in Cause]: string } = {
  fire: '{unit} is eliminated',
  blast: '{unit} is gone in the blast',
  crash: '{unit} does not survive the crash',
  slag: '{unit} is killed by the glow',
  breach: '{unit} dies in a breached suit',
  'self-destruct': '{unit} errs at the controls and blows up',
  coup: '{unit} is finished off',
  demolition: '{unit} is buried in the rubble',
  ran: '{unit} runs off the map and is lost',
  berserk: '{unit} storms off the map and is lost',
  event: '{unit} is eliminated',
};

const MORALE: { readonly [result in MoraleResult]: string } = {
  panic: '{unit} panics (morale {total})',
  stunned: '{unit} is stunned (morale {total})',
  shaky: '{unit} recovers with shaking hands (morale {total})',
  recovery: '{unit} recovers (morale {total})',
  berserk: '{unit} goes berserk (morale {total})',
  paranoia: '{unit} sees enemies everywhere (morale {total})',
  fright: '{unit} runs for cover (morale {total})',
  'self-destruct': '{unit} hits the wrong switch (morale {total})',
  shock: '{unit} freezes again (morale {total})',
  run: '{unit} runs like hell (morale {total})',
};

const HOW: { readonly [how in Extract<Event, { type: 'attacked' }>['how']]: string } = {
  stationary: 'aimed fire',
  rapid: 'rapid fire',
  assault: 'fire on the move',
  targeted: 'targeted fire',
  reaction: 'reaction fire',
  panic: 'fire in panic',
  blast: 'blast',
  spillover: 'spillover',
  overkill: 'overkill',
};

const turnTellers: Tellers = {
  turnBegan: (_, { turn }) => tell('Turn {turn}', { turn }),
  initiative: (state, { draws, holder }) =>
    tell('{side} holds the initiative ({most} to {least})', {
      side: side(state, holder),
      most: nth(draws, holder).total,
      least: nth(draws, 1 - holder).total,
    }),
  reshuffled: () => tell('The action deck is shuffled'),
  deployed: (state, { unit, at }) =>
    at === null
      ? tell('{unit} sets up out of sight', { unit: name(state, unit) })
      : tell('{unit} sets up at {at}', { unit: name(state, unit), at: place(state, at) }),
  built: (state, { work, at }) => tell('{work} at {at}', { work, at: place(state, at) }),
  activated: (state, { unit, mp }) =>
    tell('{unit} ({type}) acts with {mp} movement points', { unit: name(state, unit), type: type(state, unit), mp: mp.total }),
  passed: (state, { seat }) => tell('{side} passes', { side: side(state, seat) }),
  commanded: (state, { unit, points }) => tell('{unit} takes command: {points} points', { unit: name(state, unit), points }),
  groupChecked: (state, { unit, acts, total }) =>
    tell(acts ? '{unit} follows the call ({total})' : '{unit} does not hear the call ({total})', {
      unit: name(state, unit),
      total: total.total,
    }),
  leaderLost: (state, { seat, turn }) =>
    tell('{side} has lost a squad leader; an assistant may take over on turn {turn}', { side: side(state, seat), turn }),
  succeeded: (state, { seat, unit }) =>
    unit === null
      ? tell('{side} has no assistant to take over', { side: side(state, seat) })
      : tell('{unit} takes over the squad', { unit: name(state, unit) }),
  eventCalled: (_, { event }) => tell('Event: {title}. {text}', { title: nth(EVENTS, event - 1).title, text: nth(EVENTS, event - 1).text }),
  controlled: (state, { at, seat }) => tell('{side} controls {at}', { side: side(state, seat), at: place(state, at) }),
  scored: (state, { seat, points, reason }) => tell('{side} scores {points}: {reason}', { side: side(state, seat), points, reason }),
  ended: (state, { result }) =>
    result.winners.length === 0
      ? tell('The game is drawn, {most} to {least}', { most: nth(result.points, 0), least: nth(result.points, 1) })
      : tell('{side} wins, {most} to {least}', {
          side: side(state, nth(result.winners, 0)),
          most: nth(result.points, nth(result.winners, 0)),
          least: nth(result.points, 1 - nth(result.winners, 0)),
        }),
};

const moveTellers: Tellers = {
  stepped: (state, { unit, to, level, aloft }) =>
    tell(aloft ? '{unit} flies to {at} at level {level}' : '{unit} moves to {at}', {
      unit: name(state, unit),
      at: place(state, to),
      level,
    }),
  bounced: (state, { unit, from, level }) =>
    tell(
      level === from
        ? '{unit} stays up at level {level}'
        : level > from
          ? '{unit} bounces to level {level}'
          : '{unit} sinks to level {level}',
      { unit: name(state, unit), level },
    ),
  landed: (state, { unit, at, unpaid }) =>
    tell(unpaid > 0 ? '{unit} comes down hard at {at}' : '{unit} lands at {at}', { unit: name(state, unit), at: place(state, at) }),
  crashed: (state, { unit, check, damage, hurt }) =>
    tell(hurt ? '{unit} is hurt in the crash ({check} below {damage})' : '{unit} survives the crash unhurt ({check} against {damage})', {
      unit: name(state, unit),
      check: check.total,
      damage,
    }),
  exited: (state, { unit, edge }) => tell('{unit} leaves the map by the {edge}', { unit: name(state, unit), edge }),
  fellBack: (state, { unit, to }) => tell('{unit} falls back to {at}', { unit: name(state, unit), at: place(state, to) }),
  tiled: (state, { at, terrain }) => tell('{at} is now {terrain}', { at: place(state, at), terrain }),
  razed: (state, { at }) => tell('What was built at {at} is gone', { at: place(state, at) }),
  dugIn: (state, { at }) => tell('An improved position at {at}', { at: place(state, at) }),
  detonated: (state, { at }) => tell('A mini-nuke goes off at {at}', { at: place(state, at) }),
  glowed: (state, { unit, d6, glow, hurt }) =>
    tell(hurt ? '{unit} is burned by slag ({d6} not above {glow})' : '{unit} stands the glow of slag ({d6} above {glow})', {
      unit: name(state, unit),
      d6,
      glow: glow.total,
    }),
};

const fireTellers: Tellers = {
  reacted: (state, { unit, target }) => tell('{unit} reacts to {target}', { unit: name(state, unit), target: name(state, target) }),
  wasted: (state, { unit, why }) => tell('{unit} has fired for nothing: {why}', { unit: name(state, unit), why }),
  attacked: (state, { attacker, target, how, strength, outcome }) =>
    tell(
      attacker === null
        ? '{target} is struck at strength {strength}: {result}'
        : '{unit} attacks {target} ({how}) at strength {strength}: {result}',
      {
        unit: attacker === null ? '' : name(state, attacker),
        target: name(state, target),
        how: HOW[how],
        strength: strength.total,
        result: outcomeWords(outcome),
      },
    ),
  painted: (state, { unit, took }) => tell(took ? '{unit} is painted' : 'The laser slides off {unit}', { unit: name(state, unit) }),
  shown: (state, { unit, card }) =>
    tell(card.damage > 0 ? '{unit} shows its card: {type}, {damage} of 5 boxes gone' : '{unit} shows its card: {type}', {
      unit: name(state, unit),
      type: TRACKS[card.type].name,
      damage: card.damage,
    }),
  queried: (state, { unit }) => tell('The card of {unit} is examined', { unit: name(state, unit) }),
  hit: (state, { unit, boxes }) =>
    tell(boxes === 1 ? '{unit} loses a box' : '{unit} loses {boxes} boxes', { unit: name(state, unit), boxes }),
  shocked: (state, { unit }) => tell('{unit} is shocked', { unit: name(state, unit) }),
  shutDown: (state, { unit }) => tell('{unit} shuts down', { unit: name(state, unit) }),
  calmed: (state, { unit }) => tell('{unit} calms down', { unit: name(state, unit) }),
  wentOffline: (state, { unit }) => tell('{unit} goes off-line', { unit: name(state, unit) }),
  eliminated: (state, { unit, cause }) => tell(CAUSES[cause], { unit: name(state, unit) }),
  checkedMorale: (state, { unit, total, result }) => tell(MORALE[result], { unit: name(state, unit), total: total.total }),
  repaired: (state, { unit, boxes }) =>
    tell(boxes > 0 ? '{unit} is repaired by {boxes}' : 'The repair of {unit} fails', { unit: name(state, unit), boxes }),
};

/** Facts of the core as sentences for the log. */
export const TELLERS: Tellers = { ...turnTellers, ...moveTellers, ...fireTellers };
