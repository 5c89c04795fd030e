import { boardOf, onMap } from '@sortie/board';
import { FACING_NAMES, type Hex, hexLabel } from '@sortie/geometry';
import { nth, type Telling, tell } from '@sortie/kernel';
import type { Event, Mark } from './event.ts';
import type { Location, Weapon } from './force/sheet.ts';
import type { Mode, State } from './shape.ts';
import { callSign } from './state.ts';

export const LOCATION_NAMES: { readonly [L in Location]: string } = {
  HD: 'head',
  CT: 'center torso',
  LT: 'left torso',
  RT: 'right torso',
  LA: 'left arm',
  RA: 'right arm',
  LL: 'left leg',
  RL: 'right leg',
};

type Tellers = { readonly [E in Event['type']]?: (state: State, event: Extract<Event, { readonly type: E }>) => Telling | undefined };

/** For no hex, for one and for more. */
const VERBS: { readonly [M in Exclude<Mode, 'stand'>]: readonly [none: Telling, one: Telling, more: Telling] } = {
  walk: [
    tell('{unit} walks on the spot in {to}, facing {facing}, for {spent} MP.'),
    tell('{unit} walks to {to}, facing {facing}: one hex for {spent} MP.'),
    tell('{unit} walks to {to}, facing {facing}: {hexes} hexes for {spent} MP.'),
  ],
  run: [
    tell('{unit} runs on the spot in {to}, facing {facing}, for {spent} MP.'),
    tell('{unit} runs to {to}, facing {facing}: one hex for {spent} MP.'),
    tell('{unit} runs to {to}, facing {facing}: {hexes} hexes for {spent} MP.'),
  ],
  jump: [
    tell('{unit} jumps on the spot in {to}, facing {facing}, for {spent} MP.'),
    tell('{unit} jumps to {to}, facing {facing}: one hex for {spent} MP.'),
    tell('{unit} jumps to {to}, facing {facing}: {hexes} hexes for {spent} MP.'),
  ],
};

const wayOf = (mode: Mode, hexes: number): string =>
  mode === 'stand' ? tell('{unit} stands still in {to}.').text : VERBS[mode][hexes === 0 ? 0 : hexes === 1 ? 1 : 2].text;

export const label = ({ q, r }: Hex): string => hexLabel({ q, r });
/** One of two sentences, by seat: what is written in full can be translated in full. */
const bySeat = (seat: number, texts: readonly [first: string, second: string], args: Telling['args']): Telling =>
  tell(texts[seat === 0 ? 0 : 1], args);
export const bySide = (state: State, seat: number, texts: readonly [defender: string, attacker: string], args?: Telling['args']): Telling =>
  tell(texts[seat === state.attackingSeat ? 1 : 0], args);
export const places = (marks: readonly Mark[]): string =>
  marks.map(({ location, points }) => `${LOCATION_NAMES[location]} ${points}`).join(', ');

const weaponOf = ({ units }: State, unit: number, weapon: number): Weapon => nth(nth(units, unit).sheet.weapons, weapon);

function tellShot(state: State, event: Extract<Event, { readonly type: 'fired' }>): Telling {
  const weapon = weaponOf(state, event.unit, event.weapon);
  const args = {
    unit: callSign(state, event.unit),
    target: callSign(state, event.target),
    weapon: weapon.name,
    number: event.toHit.total,
    roll: event.roll?.total ?? 0,
    missiles: event.cluster?.missiles.total ?? 0,
    size: weapon.size,
  };
  if (event.result === 'aborted') return tell('{unit} does not fire the {weapon}: it needs {number} and cannot hit.', args);
  if (event.result === 'automaticMiss') return tell('{unit} fires the {weapon} at {target} and needs {number}: no roll can hit.', args);
  if (event.result === 'miss') return tell('{unit} fires the {weapon} at {target}, needs {number} and rolls {roll}: a miss.', args);
  if (event.cluster && event.result === 'hit')
    return tell('{unit} fires the {weapon} at {target}, needs {number} and rolls {roll}: {missiles} of {size} missiles hit.', args);
  if (event.cluster) return tell('{unit} fires the {weapon} at {target} and cannot miss: {missiles} of {size} missiles hit.', args);
  if (event.result === 'hit') return tell('{unit} fires the {weapon} at {target}, needs {number} and rolls {roll}: a hit.', args);
  return tell('{unit} fires the {weapon} at {target} and cannot miss.', args);
}

function tellDamage(state: State, event: Extract<Event, { readonly type: 'damaged' }>): Telling {
  const { unit, by, weapon, location, damage, marks, lost } = event;
  const args = {
    by: callSign(state, by),
    unit: callSign(state, unit),
    weapon: weaponOf(state, by, weapon).name,
    place: LOCATION_NAMES[location],
    damage,
    marks: places(marks),
    lost: lost.map(one => LOCATION_NAMES[one]).join(', '),
  };
  const [only, ...others] = marks;
  const straight = others.length === 0 && only?.location === location && only.points === damage;
  if (straight && lost.length === 0) return tell("{by} hits {unit}'s {place} with the {weapon}: {damage} damage.", args);
  if (straight) return tell("{by} hits {unit}'s {place} with the {weapon}: {damage} damage. Destroyed: {lost}.", args);
  if (marks.length === 0) return tell("{by} hits {unit}'s {place} with the {weapon}, where nothing is left to hit.", args);
  if (lost.length === 0) return tell("{by} hits {unit}'s {place} with the {weapon}: {damage} damage goes to {marks}.", args);
  return tell("{by} hits {unit}'s {place} with the {weapon}: {damage} damage goes to {marks}. Destroyed: {lost}.", args);
}

/** Events as sentences for the log; nobody needs to read the others. */
export const TELLERS: Tellers = {
  rolesRolled: (_state, { rolls, attacker }) => {
    const args = { first: nth(rolls, 0).total, second: nth(rolls, 1).total };
    if (attacker < 0) return tell('Both players roll {first} for the roles, so both roll again.', args);
    const texts = [
      'The players roll {first} and {second}: the first player attacks and sets up last.',
      'The players roll {first} and {second}: the second player attacks and sets up last.',
    ] as const;
    return bySeat(attacker, texts, args);
  },
  deployed: (state, { unit, at, facing }) =>
    tell('{unit} sets up in {at}, facing {facing}.', { unit: callSign(state, unit), at: label(at), facing: FACING_NAMES[facing] }),
  turnBegan: (_state, { turn }) => tell('Turn {turn}.', { turn }),
  initiativeRolled: (state, { rolls, winner }) => {
    const [defender, attacker] = [nth(rolls, 1 - state.attackingSeat).total, nth(rolls, state.attackingSeat).total];
    if (winner < 0) return tell('Initiative is tied at {attacker}, so both sides roll again.', { attacker });
    const texts = [
      'Initiative: defender {defender}, attacker {attacker}. The defender moves and declares last.',
      'Initiative: defender {defender}, attacker {attacker}. The attacker moves and declares last.',
    ] as const;
    return bySide(state, winner, texts, { defender, attacker });
  },
  moved: (state, { unit, mode, to, facing, hexes, spent }) =>
    !onMap(boardOf(state.board), to)
      ? undefined
      : tell(wayOf(mode, hexes), { unit: callSign(state, unit), to: label(to), facing: FACING_NAMES[facing], hexes, spent }),
  leftMap: (state, { unit, edge, safely }) =>
    tell(safely ? '{unit} escapes over the {edge} edge.' : '{unit} leaves the map over the {edge} edge and counts as destroyed.', {
      unit: callSign(state, unit),
      edge,
    }),
  announced: (state, { unit, target }) =>
    tell("{unit} aims at {target}; the line runs between hexes, so {target}'s player chooses.", {
      unit: callSign(state, unit),
      target: callSign(state, target),
    }),
  sightChosen: (_state, { hexes }) => tell('The line of sight passes {hexes}.', { hexes: hexes.map(label).join(', ') }),
  sightClosed: (state, { unit, target }) =>
    tell('That hides {target}: {unit} declares anew.', { unit: callSign(state, unit), target: callSign(state, target) }),
  declared: (state, { unit, shots }) => {
    const name = callSign(state, unit);
    const [first] = shots;
    if (!first) return tell('{unit} holds its fire.', { unit: name });
    const named = shots.map(({ weapon }) => weaponOf(state, unit, weapon).name).join(', ');
    return tell('{unit} will fire at {target}: {weapons}.', { unit: name, target: callSign(state, first.target), weapons: named });
  },
  fired: tellShot,
  damaged: tellDamage,
  destroyed: (state, { unit, location }) =>
    tell('{unit} is destroyed: its {place} is gone.', { unit: callSign(state, unit), place: LOCATION_NAMES[location] }),
  ended: (state, { winners, points }) => {
    const [winner] = winners;
    if (!points)
      return winner === undefined ? tell('The game is a draw.') : bySide(state, winner, ['The defender wins.', 'The attacker wins.']);
    const args = { defender: nth(points, 1 - state.attackingSeat), attacker: nth(points, state.attackingSeat) };
    if (winner === undefined) return tell('The game is a draw: {defender} points each.', args);
    const texts = ['The defender wins: {defender} points to {attacker}.', 'The attacker wins: {attacker} points to {defender}.'] as const;
    return bySide(state, winner, texts, args);
  },
};
