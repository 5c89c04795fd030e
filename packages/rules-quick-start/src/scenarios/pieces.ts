import { type TerrainPiece, WOODS_PIECES } from '@sortie/board';
import { add, distance, type Hex, hexLabel, rotate, rowOf } from '@sortie/geometry';
import { type Handler, type Seat, tell } from '@sortie/kernel';
import type { QuickStartRule } from '../rule.ts';
import { contest } from '../sequence/initiative.ts';
import type { Command, QuickStart, State } from '../shape.ts';
import { otherSeat } from '../state.ts';

const cite = 'QS p. 10';
type LayPiece = Extract<Command, { readonly type: 'layPiece' }>;

export const pieceCalled = (id: string): TerrainPiece | undefined => WOODS_PIECES.find(piece => piece.id === id);

const hexesOf = (piece: TerrainPiece, at: Hex, turns: number): readonly Hex[] =>
  piece.parts.map(({ offset }) => add(at, rotate(offset, turns)));

const covers = ({ piece, at, turns }: LayPiece): readonly Hex[] => {
  const known = pieceCalled(piece);
  return known ? hexesOf(known, at, turns) : [];
};

const MARGIN = 2;
/** Three hexes between two pieces make their nearest hexes four apart. */
const GAP = 4;

const nearEdge = ({ board }: State, h: Hex): boolean =>
  h.q < MARGIN || h.q >= board.width - MARGIN || rowOf(h) <= MARGIN || rowOf(h) > board.height - MARGIN;

const nearPiece = (laid: readonly (readonly Hex[])[], h: Hex): boolean => laid.some(hexes => hexes.some(one => distance(one, h) < GAP));

/** Orientations of a piece that really differ, since most pieces look alike from some sides. */
const orientations: ReadonlyMap<TerrainPiece, readonly number[]> = new Map(
  WOODS_PIECES.map(piece => {
    const look = (turns: number): string =>
      piece.parts
        .map(({ offset, terrains }) => `${rotate(offset, turns).q},${rotate(offset, turns).r},${terrains[0]?.level}`)
        .sort()
        .join(' ');
    return [piece, [0, 1, 2, 3, 4, 5].filter(turns => ![0, 1, 2, 3, 4, 5].slice(0, turns).some(less => look(less) === look(turns)))];
  }),
);

/** Every way to lay one of the remaining pieces that keeps its distance to the edges and to other pieces. */
function* placings(state: State, used: readonly string[], laid: readonly (readonly Hex[])[]): Generator<LayPiece> {
  const { width, height } = state.board;
  for (const piece of WOODS_PIECES) {
    if (used.includes(piece.id)) continue;
    for (let q = MARGIN; q < width - MARGIN; q++) {
      for (let row = MARGIN; row < height - MARGIN; row++) {
        const at = { q, r: row - (q >> 1) };
        if (nearPiece(laid, at)) continue;
        for (const turns of orientations.get(piece)!) {
          if (!hexesOf(piece, at, turns).some(h => nearEdge(state, h) || nearPiece(laid, h)))
            yield { type: 'layPiece', piece: piece.id, at, turns };
        }
      }
    }
  }
}

const laidHexes = ({ pieces }: State): readonly (readonly Hex[])[] => pieces.laid.map(({ hexes }) => hexes);
const usedPieces = ({ pieces }: State): readonly string[] => pieces.laid.map(({ piece }) => piece);

/** After this piece, can the other player still lay one? */
function leavesRoom(state: State, command: LayPiece): boolean {
  const rest = placings(state, [...usedPieces(state), command.piece], [...laidHexes(state), covers(command)]);
  return rest.next().done !== true;
}

const opensRound = ({ pieces }: State): boolean => pieces.laid.length % 2 === 0;

/** The pieces that may be laid now. */
export function* layings(state: State): Generator<LayPiece> {
  const first = opensRound(state);
  for (const placing of placings(state, usedPieces(state), laidHexes(state))) if (!first || leavesRoom(state, placing)) yield placing;
}

/** Nobody is asked once all pieces are laid, or when there is no room for a piece each. */
export function nextToLay(state: State): Seat | undefined {
  const { each, laid, first } = state.pieces;
  if (laid.length >= 2 * each || layings(state).next().done === true) return undefined;
  return opensRound(state) ? first : otherSeat(first);
}

const MOST = WOODS_PIECES.length / 2;

const equal: QuickStartRule = {
  id: 'QS-scenario-terrain-equal',
  cite,
  kind: 'core',
  forbidsSetup: ({ pieces }) =>
    pieces > MOST
      ? tell('there are {all} terrain pieces, so each player lays at most {most}', { all: WOODS_PIECES.length, most: MOST })
      : undefined,
  forbids: {
    layPiece: (view, command) =>
      pieceCalled(command.piece) && opensRound(view) && !leavesRoom(view, command)
        ? tell('both players lay equally many pieces, and this one leaves no room for the next')
        : undefined,
  },
  steps: {
    opening: [
      {
        name: 'terrain',
        before: 'deployment',
        run: play => {
          if (play.state.pieces.each === 0) return;
          play.emit({ type: 'stageBegan', stage: 'terrain' });
          while (play.state.pieces.first < 0) {
            const { rolls, winner } = contest(play, 'QS-scenario-terrain-alternate');
            play.emit({ type: 'placersRolled', rolls, first: winner });
          }
        },
      },
    ],
  },
  follows: { stageBegan: (_state, { stage }) => (stage === 'terrain' ? [{ type: 'callNext' }] : undefined) },
};

const alternate: QuickStartRule = {
  id: 'QS-scenario-terrain-alternate',
  cite,
  kind: 'core',
  forbids: {
    layPiece: (view, { piece }, seat) => {
      if (view.phase !== 'terrain') return tell("terrain is laid before any 'Mech is set up");
      if (view.active !== seat) return tell('the other player lays a piece now');
      if (!pieceCalled(piece)) return tell('no terrain piece is called {piece}', { piece });
      return usedPieces(view).includes(piece) ? tell('that piece is already on the map') : undefined;
    },
  },
  follows: { pieceLaid: () => [{ type: 'callNext' }] },
};

const edge: QuickStartRule = {
  id: 'QS-scenario-terrain-edge',
  cite,
  kind: 'core',
  forbids: {
    layPiece: (view, command) => {
      const out = covers(command).find(h => nearEdge(view, h));
      return out ? tell('no part of a piece lies within two hexes of the edge') : undefined;
    },
  },
};

const spacing: QuickStartRule = {
  id: 'QS-scenario-terrain-spacing',
  cite,
  kind: 'core',
  forbids: {
    layPiece: (view, command) => {
      const close = covers(command).find(h => nearPiece(laidHexes(view), h));
      return close ? tell('three hexes lie between two pieces, and {hex} is too near to another', { hex: hexLabel(close) }) : undefined;
    },
  },
};

export const pieceRules: readonly QuickStartRule[] = [equal, alternate, edge, spacing];

export const layPiece: Handler<QuickStart, 'layPiece'> = (play, command) => {
  const { piece, at, turns } = command;
  const levels = pieceCalled(piece)!.parts.map(({ terrains }) => (terrains[0]?.level === 2 ? 2 : 1));
  const woods = covers(command).map((h, i) => ({ at: h, level: levels[i]! as 1 | 2 }));
  play.emit({ type: 'pieceLaid', seat: play.seat, piece, at, turns, woods });
};
