import { type EventPart, literal, nth, optional, record, tell, whole } from '@sortie/kernel';
import type { QuickStartChapter } from '../../chapter.ts';
import { hex, name } from '../../read.ts';
import type { QuickStart } from '../../shape.ts';
import { bySide, label } from '../../tell.ts';
import { withWoods } from '../../terrain/board.ts';
import { layPiece, pieceRules } from './laying.ts';
import { NO_PIECES, pieceCalled } from './pieces.ts';
import { pieceScenario } from './scenario.ts';
import type { PieceEvents } from './shape.ts';

const events: { readonly [E in keyof PieceEvents]: EventPart<QuickStart, E> } = {
  placersRolled: {
    fold: (state, { first }) => ({ ...state, pieces: { ...(state.pieces ?? NO_PIECES), first } }),
    tell: (state, { rolls, first }) => {
      const args = { first: nth(rolls, 0).total, second: nth(rolls, 1).total };
      if (first < 0) return tell('Both players roll {first} for the first terrain piece, so both roll again.', args);
      const texts = [
        'The players roll {first} and {second}: the defender lays the first terrain piece.',
        'The players roll {first} and {second}: the attacker lays the first terrain piece.',
      ] as const;
      return bySide(state, first, texts, args);
    },
  },
  pieceLaid: {
    fold: (state, { seat, piece, woods }) => {
      const pieces = state.pieces ?? NO_PIECES;
      const laid = [...pieces.laid, { piece, seat, hexes: woods.map(({ at }) => at) }];
      return { ...state, board: withWoods(state.board, woods), pieces: { ...pieces, laid } };
    },
    tell: (_state, { piece, at }) => tell('{piece} is laid at {at}.', { piece: pieceCalled(piece)?.name ?? piece, at: label(at) }),
  },
};

/** Stands of trees that the players lay before the battle. */
export const pieces: QuickStartChapter<{ command: 'layPiece'; event: keyof PieceEvents; setup: 'pieces' }> = {
  name: 'pieces',
  rules: pieceRules,
  commands: {
    layPiece: { read: record({ type: literal('layPiece'), piece: name, at: hex, turns: whole(0, 5) }), perform: layPiece },
  },
  events,
  setup: { pieces: optional(whole(0, 20)) },
  begin: (state, { pieces: each = 0 }) => ({ ...state, pieces: { ...NO_PIECES, each } }),
  asks: ({ phase, active }) =>
    phase === 'terrain' && active >= 0
      ? [{ seat: active, question: 'terrain', prompt: tell('Lay a terrain piece, two hexes from every edge and three from other pieces') }]
      : undefined,
  scenarios: common => [pieceScenario(common)],
};
