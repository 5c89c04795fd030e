import { WOODS_PIECES } from '@sortie/board';
import { fromOffset, hexLabel, rowOf } from '@sortie/geometry';
import { type Candidate, type Handler, nth, type Seat, sure, tell } from '@sortie/kernel';
import type { Asked, Chance } from '../../questions.ts';
import type { Book, QuickStartRule } from '../../rule.ts';
import { contest } from '../../sequence/initiative.ts';
import type { QuickStart, State } from '../../shape.ts';
import { otherSeat } from '../../state.ts';
import { covers, hasRoom, isNearEdge, isNearPiece, isUsed, NO_PIECES, opensRound, pieceCalled, placings, withPiece } from './pieces.ts';
import type { LayPiece } from './shape.ts';

const cite = 'QS p. 10';
const MOST = WOODS_PIECES.length / 2;

/** After this piece, can the other player still lay one? */
const leavesRoom = (view: State, command: LayPiece, book: Book): boolean => hasRoom(withPiece(view, command), book);

/** Nobody is asked once all pieces are laid, or when there is no room for a piece each. */
function nextToLay(state: State, book: Book): Seat | undefined {
  const { each, laid, first } = state.pieces ?? NO_PIECES;
  if (laid.length >= 2 * each) return undefined;
  for (const piece of placings(state))
    if (book.holds('fits', { state, piece }) && (!opensRound(state) || leavesRoom(state, piece, book)))
      return opensRound(state) ? first : otherSeat(first);
  return undefined;
}

const equal: QuickStartRule = {
  id: 'QS-scenario-terrain-equal',
  cite,
  kind: 'core',
  forbidsSetup: ({ pieces = 0 }) =>
    pieces > MOST
      ? tell('there are {all} terrain pieces, so each player lays at most {most}', { all: WOODS_PIECES.length, most: MOST })
      : undefined,
  forbids: {
    layPiece: (view, command, _seat, book) =>
      pieceCalled(command.piece) && opensRound(view) && !leavesRoom(view, command, book)
        ? tell('both players lay equally many pieces, and this one leaves no room for the next')
        : undefined,
  },
  steps: {
    opening: [
      {
        name: 'terrain',
        before: 'deployment',
        run: play => {
          if (play.state.pieces?.each === 0) return;
          play.emit({ type: 'stageBegan', stage: 'terrain' });
          while ((play.state.pieces ?? NO_PIECES).first < 0) {
            const { rolls, winner } = contest(play, 'QS-scenario-terrain-alternate');
            play.emit({ type: 'placersRolled', rolls, first: winner });
          }
        },
      },
    ],
    staging: [
      {
        name: 'terrain',
        after: 'deployment',
        run: (play, next) => {
          if (play.state.phase === 'terrain') next.seat = nextToLay(play.state, play.book);
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
  permits: { command: ['layPiece'] },
  affirms: { fits: ({ state, piece }) => pieceCalled(piece.piece) !== undefined && !isUsed(state, piece.piece) },
  forbids: {
    layPiece: (view, { piece }, seat) => {
      if (view.phase !== 'terrain') return tell("terrain is laid before any 'Mech is set up");
      if (view.active !== seat) return tell('the other player lays a piece now');
      if (!pieceCalled(piece)) return tell('no terrain piece is called {piece}', { piece });
      return isUsed(view, piece) ? tell('that piece is already on the map') : undefined;
    },
  },
  offers: { moments: ({ view }) => (view.phase === 'terrain' ? placings(view) : []), chances: thrown, guesses },
  follows: { pieceLaid: () => [{ type: 'callNext' }] },
};

const edge: QuickStartRule = {
  id: 'QS-scenario-terrain-edge',
  cite,
  kind: 'core',
  denies: { fits: ({ state, piece }) => covers(piece).some(h => isNearEdge(state, h)) },
  forbids: {
    layPiece: (view, command) =>
      covers(command).some(h => isNearEdge(view, h)) ? tell('no part of a piece lies within two hexes of the edge') : undefined,
  },
};

const spacing: QuickStartRule = {
  id: 'QS-scenario-terrain-spacing',
  cite,
  kind: 'core',
  denies: { fits: ({ state, piece }) => covers(piece).some(h => isNearPiece(state, h)) },
  forbids: {
    layPiece: (view, command) => {
      const close = covers(command).find(h => isNearPiece(view, h));
      return close ? tell('three hexes lie between two pieces, and {hex} is too near to another', { hex: hexLabel(close) }) : undefined;
    },
  },
};

export const pieceRules: readonly QuickStartRule[] = [equal, alternate, edge, spacing];

export const layPiece: Handler<QuickStart, 'layPiece'> = (play, command) => {
  const { piece, at, turns } = command;
  const { parts } = sure(pieceCalled(piece), `the terrain piece ${piece}`);
  const woods = covers(command).map((h, i) => ({ at: h, level: nth(parts, i).terrains[0]?.level === 2 ? (2 as const) : (1 as const) }));
  play.emit({ type: 'pieceLaid', seat: play.seat, piece, at, turns, woods });
};

const THROWS = 40;

/** Pieces thrown somewhere. */
function* thrown({ view, pick }: Chance): Generator<LayPiece> {
  if (view.phase !== 'terrain') return;
  const { width, height } = view.board;
  for (let tries = 0; tries < THROWS; tries++) {
    const { id } = nth(WOODS_PIECES, pick(WOODS_PIECES.length));
    yield { type: 'layPiece', piece: id, at: fromOffset(1 + pick(width), 1 + pick(height)), turns: pick(6) };
  }
}

/** Cover where it will be needed: the attacker's on the way south, the defender's before its own line. */
function* guesses({ view, seat, book }: Asked): Generator<Candidate<QuickStart>> {
  if (view.phase !== 'terrain') return;
  const attacks = seat === view.attackingSeat;
  const wanted = view.board.height * (attacks ? 0.4 : 0.7);
  const middle = (view.board.width - 1) / 2;
  for (const command of placings(view)) {
    if (!book.holds('fits', { state: view, piece: command })) continue;
    const size = pieceCalled(command.piece)?.parts.length ?? 0;
    const off = Math.abs(rowOf(command.at) - wanted) * 0.5 + Math.abs(command.at.q - middle) * 0.2;
    yield { command, worth: size - off, why: attacks ? 'cover on the way' : 'cover for the line' };
  }
}
