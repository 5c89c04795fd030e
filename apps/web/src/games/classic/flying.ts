import { onMap } from '@sortie/board';
import { FACINGS, type Facing, type Hex, hexLabel, neighbour, sameHex, turn } from '@sortie/geometry';
import { sure, tell } from '@sortie/kernel';
import { boardOf, type Classic, type Command, movers, type OnMap, sheetFor } from '@sortie/rules-classic';
import type { Action, Change, Interaction, Moment, Shown } from '../../battle/face.ts';
import { keyOf, tokenOf, unitOf } from './units.ts';

/** The hex that is to be flown over, which way, and how high. */
export interface Flying {
  readonly over?: Hex;
  readonly heading: Facing;
  readonly altitude: number;
}

type Now = Moment<Classic>;
type Fly = Extract<Command, { readonly type: 'fly' }>;

/** The fighter that is to move now, if it is one. */
export function pilotOf({ view, seat, selected, book }: Now): OnMap | undefined {
  const unit = unitOf(view, selected);
  return unit?.flight && movers(view, seat, book).some(({ id }) => id === unit.id) ? (unit as OnMap) : undefined;
}

const begin = (moment: Now): Flying => {
  const unit = pilotOf(moment);
  return { heading: unit?.facing ?? 0, altitude: Math.max(1, unit?.flight?.altitude ?? 1) };
};

/** The way through a hex, from edge to edge; whoever stands on the ground takes off from there. */
function wayOf({ view }: Now, unit: OnMap, { over, heading }: Flying): readonly Hex[] {
  const board = boardOf(view.board);
  const grounded = sure(unit.flight, 'the flight').altitude === 0;
  let from = grounded ? unit.at : over;
  if (!from) return [];
  const back = turn(heading, 3);
  while (!grounded && onMap(board, neighbour(from, back))) from = neighbour(from, back);
  const way: Hex[] = [];
  for (let at = from; onMap(board, at); at = neighbour(at, heading)) way.push(at);
  return way;
}

type Purpose = 'confirm' | 'land' | 'search';

function commandOf(moment: Now, unit: OnMap, state: Flying, purpose: Purpose = 'confirm'): Fly | undefined {
  const [from] = wayOf(moment, unit, state);
  if (!from) return undefined;
  const land = purpose === 'land' && state.over ? { land: state.over } : {};
  const search = purpose === 'search' ? { search: true as const } : {};
  return { type: 'fly', unit: unit.id, from, heading: state.heading, altitude: state.altitude, ...land, ...search };
}

const STEPS = [-2, -1, 0, 1, 2] as const;

function altitudes(unit: OnMap, { altitude: chosen }: Flying): readonly Action[] {
  const now = sure(unit.flight, 'the flight').altitude;
  return STEPS.map(step => now + step)
    .filter(altitude => altitude >= 1)
    .map(altitude => ({
      id: `altitude-${altitude}`,
      label: tell('Altitude {altitude}', { altitude }),
      look: 'choice',
      chosen: altitude === chosen,
    }));
}

function confirmations(moment: Now, unit: OnMap, state: Flying): readonly Action[] {
  const { view, book, seat } = moment;
  const flight = commandOf(moment, unit, state);
  if (!flight) return [];
  const landing = commandOf(moment, unit, state, 'land');
  const lands = landing?.land && book.allows(view, landing, seat);
  const searching = commandOf(moment, unit, state, 'search');
  const searches = searching && book.allows(view, searching, seat);
  return [
    ...(lands
      ? [
          {
            id: 'land',
            label: tell('Land and roll out in {hex}', { hex: hexLabel(sure(landing.land, 'the land')) }),
            look: 'plain' as const,
          },
        ]
      : []),
    ...(searches ? [{ id: 'search', label: tell('Fly and search the ground for hidden units'), look: 'plain' as const }] : []),
    {
      id: 'confirm',
      label: tell('Fly from {hex} at altitude {altitude}', { hex: hexLabel(flight.from), altitude: state.altitude }),
      look: 'primary',
      refusals: book.check(view, flight, seat),
    },
  ];
}

function show(moment: Now, state: Flying): Shown {
  const unit = pilotOf(moment);
  if (!unit) return { overlays: {}, actions: [] };
  const way = wayOf(moment, unit, state);
  const end = way.at(-1);
  return {
    overlays: {
      ...(way.length > 0 && { zones: [{ hexes: way, tone: 'friend' as const }] }),
      ...(end && { ghost: { token: { ...tokenOf(unit), at: end, facing: state.heading }, handles: FACINGS } }),
    },
    actions: [
      { id: 'away', label: tell('Keep away from the map'), key: 's', look: 'plain' },
      ...altitudes(unit, state),
      ...confirmations(moment, unit, state),
    ],
    hint: tell('Choose a hex that the {unit} flies over, turn the flight, choose its altitude, then confirm.', {
      unit: sheetFor(unit).name,
    }),
  };
}

function act(moment: Now, state: Flying, id: string): Change<Classic, Flying> {
  const unit = pilotOf(moment);
  if (!unit) return {};
  if (id === 'away') return { send: { type: 'move', unit: unit.id, mode: 'stand' } };
  if (id.startsWith('altitude-')) return { state: { ...state, altitude: Number(id.slice('altitude-'.length)) } };
  const command = id === 'confirm' || id === 'land' || id === 'search' ? commandOf(moment, unit, state, id) : undefined;
  return command ? { send: command } : {};
}

/** The same hex once more turns the flight. */
const pointed = (state: Flying, at: Hex): Flying =>
  state.over && sameHex(state.over, at) ? { ...state, heading: turn(state.heading, 1) } : { ...state, over: at };

/** Point at a hex, turn the line through it, choose how high, confirm. */
export const flying: Interaction<Classic, Flying, Hex> = {
  candidates: ({ view, seat, book }) => movers(view, seat, book).map(({ id }) => keyOf(id)),
  begin,
  on(moment, state, input) {
    switch (input.kind) {
      case 'tap':
        return { state: pointed(state, input.at) };
      case 'face':
        return { state: { ...state, heading: input.facing } };
      case 'turn':
        return { state: { ...state, heading: turn(state.heading, input.by) } };
      case 'cancel':
        return state.over ? { state: begin(moment) } : {};
      case 'act':
        return act(moment, state, input.id);
      default:
        return {};
    }
  },
  show,
};
