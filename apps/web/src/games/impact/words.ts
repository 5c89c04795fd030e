import { nth, type Telling, tell, type View } from '@sortie/kernel';
import { type Command, EVENTS, type Impact, type Pending } from '@sortie/rules-impact';
import type { Action } from '../../battle/face.ts';
import { t, word } from '../../i18n/index.ts';
import { fieldIn } from './ground.ts';
import { unitName } from './units.ts';

type Seen = View<Impact>;
type Labels = { readonly [T in Command['type']]: (view: Seen, command: Extract<Command, { type: T }>) => Telling };

const nameOf = (view: Seen, id: number): string => {
  const unit = view.units[id];
  return unit ? unitName(unit) : '?';
};
export const spotName = (view: Seen, at: number): string => fieldIn(view).name(at);

export const MODES = {
  stationary: word('Aimed fire'),
  rapid: word('Rapid fire'),
  assault: word('Fire on the move'),
  targeted: word('Targeted fire'),
  reaction: word('Reaction fire'),
  panic: word('Fire in panic'),
  blast: word('Blast'),
  spillover: word('Spillover'),
  overkill: word('Overkill'),
} as const;

const HEADINGS = [word('north'), word('north-east'), word('south-east'), word('south'), word('south-west'), word('north-west')] as const;

const LABELS: Labels = {
  deploy: (view, { unit, at, hidden }) =>
    tell(hidden ? 'Set up {unit} hidden at {at}' : 'Set up {unit} at {at}', { unit: nameOf(view, unit), at: spotName(view, at) }),
  build: (view, { work, at }) => tell('Build at {at}: {work}', { work, at: spotName(view, at) }),
  layMine: (view, { kind, at }) => tell('Lay at {at}: {kind}', { kind, at: spotName(view, at) }),
  assign: (_, { first }) => tell('{n} soldiers in the first squad', { n: first.length }),
  ready: () => tell('Set-up is finished'),
  goFirst: (_, { yes }) => (yes ? tell('Go first') : tell('Let the other side go first')),
  activate: (view, { unit }) => tell('Activate {unit}', { unit: nameOf(view, unit) }),
  rally: (view, { unit, points }) =>
    points > 0
      ? tell('Morale check of {unit} with {points} command points', { unit: nameOf(view, unit), points })
      : tell('Morale check of {unit}', { unit: nameOf(view, unit) }),
  comfort: (view, { unit }) => tell('A crusader calms {unit}', { unit: nameOf(view, unit) }),
  command: (view, { unit }) => tell('{unit} commands', { unit: nameOf(view, unit) }),
  group: (view, { units }) =>
    units.length === 0
      ? tell('Call up nobody')
      : tell('Call up {units}', { units: units.map(id => view.units[id]?.tag ?? '?').join(', ') }),
  reorganize: () => tell('Reorganize into one squad'),
  pass: () => tell('Pass'),
  enter: (view, { at, level }) => tell('Come on at {at}, level {level}', { at: spotName(view, at), level }),
  step: (view, { to }) => tell('Step to {at}', { at: spotName(view, to) }),
  bounce: (_, { level, boost }) =>
    boost ? tell('Bounce to level {level} with a boost', { level }) : tell('Bounce to level {level}', { level }),
  land: (_, { pay }) => (pay ? tell('Land') : tell('Crash-land')),
  climb: (_, { storey }) => tell('Climb to floor {storey}', { storey }),
  exit: (_, { edge }) => tell('Leave the map by the {edge}', { edge }),
  turn: (_, { heading }) => tell('Turn to the {heading}', { heading: HEADINGS[heading] }),
  fire: (view, { target, mode }) => tell('{mode} at {target}', { mode: MODES[mode], target: nameOf(view, target) }),
  paint: (view, { target }) => tell('Paint {target}', { target: nameOf(view, target) }),
  query: (view, { target }) => tell('Read the card of {target}', { target: nameOf(view, target) }),
  repair: () => tell('Repair the suit'),
  mend: (view, { by, patient, draw }) =>
    tell(draw ? '{by} works on {patient} for several boxes' : '{by} mends one box of {patient}', {
      by: nameOf(view, by),
      patient: nameOf(view, patient),
    }),
  demolish: (view, { at }) => tell('Demolish what stands at {at}', { at: spotName(view, at) }),
  stealth: () => tell('Go into stealth'),
  done: () => tell('End the activation'),
  react: (view, { unit }) => tell('{unit} fires', { unit: nameOf(view, unit) }),
  hold: (_, { rest }) => (rest ? tell('Let this activation pass') : tell('Hold fire')),
  detonate: (view, { unit }) => tell('Set off {unit}', { unit: nameOf(view, unit) }),
  steady: () => tell('Take what comes'),
  comeDown: (view, { pay, to }) =>
    to !== null ? tell('Land safely at {at}', { at: spotName(view, to) }) : pay ? tell('Land safely') : tell('Crash-land'),
  choose: (view, { pick }) => tell('{choice}', { choice: choiceOf(view, pick) }),
  note: () => tell('Write a note'),
};

/** What a pick means depends on what was asked. */
function choiceOf(view: Seen, pick: number | null): string {
  if (pick === null) return t('Nobody');
  const top = view.pending.at(-1);
  if (top?.kind === 'column') return t('Column {n}', { n: String(pick).padStart(2, '0') });
  if (top?.kind === 'cover' || (top?.kind === 'event' && (top.event === 21 || top.event === 22))) return spotName(view, pick);
  if (top?.kind === 'event' && top.event === 14) {
    const mine = view.mines.find(({ id }) => id === pick);
    return t('Mine at {at}', { at: mine ? spotName(view, mine.at) : '?' });
  }
  return nameOf(view, pick);
}

/** A command as a button says it. */
export const labelOf = (view: Seen, command: Command): Telling =>
  (LABELS[command.type] as (view: Seen, command: Command) => Telling)(view, command);

/** What an interruption asks for, in full. */
export function askedWords(view: Seen, pending: Pending | undefined): Telling | undefined {
  if (pending?.kind === 'event') {
    const event = nth(EVENTS, pending.event - 1);
    return tell('{title}: {text}', { title: event.title, text: event.text });
  }
  if (pending?.kind === 'landing')
    return tell('{unit} is shaken out of the air: how does it come down?', { unit: nameOf(view, pending.unit) });
  if (pending?.kind === 'cover') return tell('{unit} runs for cover: which?', { unit: nameOf(view, pending.unit) });
  if (pending?.kind === 'column') {
    const row = view.happening?.row ?? 0;
    return tell('The card leaves the column to you: row {row}, which column?', { row: String.fromCharCode(65 + row) });
  }
  return undefined;
}

/** The tool that looks along a line. */
export const sightAction = (on: boolean): Action => ({
  id: 'sight',
  label: tell('Look along a line'),
  key: 'o',
  look: 'choice',
  chosen: on,
});
