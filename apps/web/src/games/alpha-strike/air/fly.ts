import type { Mark, Overlays, Spot } from '@sortie/board-view';
import { type Telling, tell } from '@sortie/kernel';
import { type AlphaStrike, type Command, callSign, type Unit } from '@sortie/rules-alpha-strike';
import type { Action, Change, Input, Shown } from '../../../battle/face.ts';
import { nextAround } from '../../../battle/walk.ts';
import { t, word } from '../../../i18n/index.ts';
import { foes } from '../prospects.ts';
import { percentOf, rollsOf } from '../rolls.tsx';
import { INCH, type Point, toPoint, toSpot } from '../scale.ts';
import { idOf, keyOf } from '../units.ts';
import { flightLine, groundUnder, strip } from './flight-lines.ts';
import {
  type Attack,
  attackKey,
  attacksOf,
  commandOf,
  type Flying,
  farEdge,
  flightsOf,
  NO_ATTACK,
  type Now,
  nearestEdge,
  overEnemy,
  placed,
  type Ring,
} from './flight-state.ts';

type Flies = Change<AlphaStrike, Flying>;

const RINGS: readonly string[] = [
  word('Central Zone'),
  word('Inner Ring'),
  word('Middle Ring'),
  word('Outer Ring'),
  word('Out of the game'),
];
export const ringWord = (ring: number): string => RINGS[ring] ?? '';

const BOMBS: { readonly [bomb: string]: string } = {
  he: word('high explosive'),
  cluster: word('cluster'),
  inferno: word('inferno'),
  arrow: word('Arrow IV'),
  'laser-guided': word('laser-guided'),
  rocket: word('rockets'),
  tag: word('TAG pod'),
  thunder: word('thunder'),
  torpedo: word('torpedo'),
  sensor: word('remote sensor'),
};

export const bombWord = (bomb: string): string => t(BOMBS[bomb] ?? bomb);

export function attackWords(attack: Attack): Telling {
  if (attack.kind === 'bomb') return tell('Dive-bomb: {count} × {bomb}', { count: attack.count, bomb: bombWord(attack.bomb) });
  if (attack.kind === 'altitude') return tell('Bomb from high up: {bomb}', { bomb: bombWord(attack.bomb) });
  return attack.kind === 'strafe' ? tell('Strafe') : attack.kind === 'strike' ? tell('Strike one unit') : tell('No attack');
}

/** Other things than rings and lines, as the rules list them. */
const OTHERS: { readonly [type: string]: string } = { liftOff: word('Lift off'), move: word('Stay on the ground') };

const otherFlights = (moment: Now, unit: Unit): readonly Command[] =>
  flightsOf(moment, unit).filter(command => command.type in OTHERS || (command.type === 'fly' && command.into !== undefined));

const otherId = (command: Command): string => `air:${JSON.stringify(command)}`;

function otherWords({ view }: Now, command: Command): Telling {
  if (command.type === 'fly' && command.into !== undefined) return tell('Into the bay of {unit}', { unit: callSign(view, command.into) });
  return tell(OTHERS[command.type] ?? command.type);
}

function tapped(moment: Now, unit: Unit, state: Flying, at: Point, token: string | undefined): Flies {
  const { table } = moment.view;
  if (state.goal === 'ring') return {};
  if (state.goal === 'land') return { state: { ...state, spots: [at], from: { x: at.x, y: unit.seat === 0 ? table.height : 0 } } };
  const foe = token === undefined ? undefined : foes(moment.view, moment.seat).find(({ id }) => keyOf(id) === token);
  if (foe) return { state: overEnemy(moment, unit, state, foe.id) };
  if (!state.from) return { state: { ...state, from: nearestEdge(table, at) } };
  if (!state.to) {
    const to = farEdge(table, state.from, at);
    return to ? { state: { ...state, to } } : {};
  }
  if (state.attack.kind === 'none' || state.attack.kind === 'strike') return { state: unlined(state, nearestEdge(table, at)) };
  return { state: placed(state, at) };
}

function unlined({ from: _from, to: _to, target: _target, ...rest }: Flying, from?: Point): Flying {
  return { ...rest, spots: [], ...(from && { from }) };
}

function acted(moment: Now, unit: Unit, state: Flying, id: string): Flies {
  const [what, value = ''] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
  if (what === 'ring') return { state: { ...unlined(state), goal: 'ring', ring: Number(value) as Ring } };
  if (id === 'cross') return { state: { ...unlined(state), goal: 'cross' } };
  if (id === 'land') return { state: { ...unlined(state), goal: 'land' } };
  if (what === 'run') {
    const attack = attacksOf(unit).find(one => attackKey(one) === id) ?? NO_ATTACK;
    const enemy = state.target === undefined ? undefined : moment.view.units[state.target]?.at;
    const next: Flying = { ...state, attack, spots: [] };
    return { state: enemy ? placed(next, enemy) : next };
  }
  if (id === 'confirm') {
    const command = commandOf(unit, state);
    return command ? { send: command } : {};
  }
  const other = otherFlights(moment, unit).find(command => otherId(command) === id);
  return other ? { send: other } : {};
}

/** What an input means for a flight. */
export function flown(moment: Now, unit: Unit, state: Flying, input: Input<Spot>): Flies {
  switch (input.kind) {
    case 'tap':
      return tapped(moment, unit, state, toPoint(input.at), input.token);
    case 'hover': {
      const { over: _, ...rest } = state;
      return { state: input.at ? { ...rest, over: toPoint(input.at) } : rest };
    }
    case 'aim': {
      const list = foes(moment.view, moment.seat).map(({ id }) => keyOf(id));
      const next = nextAround(list, state.target === undefined ? undefined : keyOf(state.target), input.by);
      return state.goal === 'cross' && next !== undefined ? { state: overEnemy(moment, unit, unlined(state), idOf(next)) } : {};
    }
    case 'cancel':
      return state.from || state.spots.length > 0 ? { state: unlined(state) } : {};
    case 'act':
      return acted(moment, unit, state, input.id);
    default:
      return {};
  }
}

const REACH = INCH;
const STRIP = 10 * INCH;

/** The chance of each roll of the run: beside whoever is attacked, or where bombs fall. */
function chances(moment: Now, command: Command | undefined): readonly Mark[] {
  if (command?.type !== 'overfly') return [];
  return rollsOf(moment, command).flatMap((roll): Mark[] => {
    const at = roll.at ?? (roll.target === undefined ? undefined : moment.view.units[roll.target]?.at);
    const friend = roll.target !== undefined && moment.view.units[roll.target]?.seat === moment.seat;
    return at ? [{ at: toSpot(at), text: `${percentOf(roll)} %`, tone: friend ? 'mine' : 'danger' }] : [];
  });
}

function overlaysFor(moment: Now, unit: Unit, state: Flying): Overlays {
  const { view } = moment;
  const { from, over, goal, attack, spots, target } = state;
  if (goal === 'land') {
    const [at] = spots;
    return from && at ? { measures: [flightLine(from, at, 'mine')], marks: [{ at: toSpot(at), text: t('lands here'), tone: 'mine' }] } : {};
  }
  if (goal !== 'cross') return {};
  if (!from) return {};
  const to = state.to ?? (over && farEdge(view.table, from, over));
  if (!to) return { marks: [{ at: toSpot(from), text: t('from here'), tone: 'mine' }] };
  const [at] = spots;
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const end = at && { x: at.x + ((to.x - from.x) * STRIP) / length, y: at.y + ((to.y - from.y) * STRIP) / length };
  const zones =
    attack.kind === 'strike'
      ? [{ outlines: [strip(from, to, REACH).map(toSpot)], tone: 'mine' as const }]
      : at && end && attack.kind !== 'none'
        ? groundUnder({ kind: attack.kind, from: at, to: end, ...(attack.kind === 'altitude' && { points: spots }) })
        : [];
  const marks = chances(moment, commandOf(unit, state));
  return { zones, measures: [flightLine(from, to, 'mine')], marks, ...(target !== undefined && { target: keyOf(target) }) };
}

function hintFor({ goal, from, to, attack, spots, target }: Flying, name: string): Telling {
  if (goal === 'ring') return tell('Choose where the {unit} flies.', { unit: name });
  if (goal === 'land') return tell('Tap the place where the {unit} lands.', { unit: name });
  if (!from) return tell('Tap an enemy to fly over it, or the edge where the {unit} comes in.', { unit: name });
  if (!to) return tell('Tap a place that the line of the {unit} goes over.', { unit: name });
  if (attack.kind === 'strike' && target === undefined) return tell('Tap the enemy under the line that is attacked.');
  if (attack.kind !== 'none' && attack.kind !== 'strike' && spots.length === 0) return tell('Tap the place on the line that is attacked.');
  return tell('Look at the line and what it covers, then confirm.');
}

function confirmWords(moment: Now, { goal, ring = 0, attack }: Flying, command: Command): Telling {
  if (goal === 'ring') return ring === 4 ? tell('Leave the game') : tell('Fly to the {ring}', { ring: RINGS[ring] ?? '' });
  if (goal === 'land') return tell('Land there');
  if (attack.kind === 'none') return tell('Fly over the table');
  const rolls = rollsOf(moment, command);
  const [only] = rolls;
  if (!only) return tell('Fly over the table and attack');
  return rolls.length === 1
    ? tell('Fly over the table and attack: {percent} %', { percent: percentOf(only) })
    : tell('Fly over the table and attack: {percents}', { percents: rolls.map(roll => `${percentOf(roll)} %`).join(', ') });
}

function choices(moment: Now, unit: Unit, state: Flying): readonly Action[] {
  const all = flightsOf(moment, unit);
  const rings = all.flatMap((command): Action[] =>
    command.type === 'fly' && command.into === undefined
      ? [
          {
            id: `ring:${command.ring}`,
            label: tell(ringWord(command.ring)),
            look: 'choice',
            chosen: state.goal === 'ring' && state.ring === command.ring,
          },
        ]
      : [],
  );
  const has = (type: Command['type']): boolean => all.some(command => command.type === type);
  const cross: readonly Action[] = has('overfly')
    ? [{ id: 'cross', label: tell('Cross the table'), key: 'g', look: 'choice', chosen: state.goal === 'cross' }]
    : [];
  const land: readonly Action[] = has('land')
    ? [{ id: 'land', label: tell('Land'), key: 'l', look: 'choice', chosen: state.goal === 'land' }]
    : [];
  const others = otherFlights(moment, unit).map((command): Action => ({ id: otherId(command), label: otherWords(moment, command) }));
  return [...cross, ...land, ...rings, ...others];
}

/** A flight as it is shown: rings, the line, what is attacked on the way. */
export function showFlight(moment: Now, unit: Unit, state: Flying): Shown {
  const { view, book, seat } = moment;
  const command = commandOf(unit, state);
  const confirm: readonly Action[] = command
    ? [{ id: 'confirm', label: confirmWords(moment, state, command), look: 'primary', refusals: book.check(view, command, seat) }]
    : [];
  return {
    overlays: overlaysFor(moment, unit, state),
    actions: [...choices(moment, unit, state), ...confirm],
    hint: hintFor(state, callSign(view, unit.id)),
    ...(state.target !== undefined && { other: keyOf(state.target) }),
  };
}
