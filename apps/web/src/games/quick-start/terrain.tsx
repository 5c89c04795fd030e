import { pieceHexes, type TerrainPiece, WOODS_PIECES } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { type Refusal, tell } from '@sortie/kernel';
import type { Command, QuickStart } from '@sortie/rules-quick-start';
import type { Interaction, Moment, PanelProps } from '../../battle/face.ts';
import { tn, useT } from '../../i18n/index.ts';
import { PieceShape } from './piece-shape.tsx';

interface Laying {
  readonly piece: string;
  readonly turns: number;
  readonly at?: Hex;
  readonly over?: Hex;
}

type Now = Moment<QuickStart>;
type LayPiece = Extract<Command, { readonly type: 'layPiece' }>;

const leftOf = ({ view }: Now): readonly TerrainPiece[] =>
  WOODS_PIECES.filter(({ id }) => !view.pieces?.laid.some(({ piece }) => piece === id));

const commandFor = ({ piece, turns }: Laying, at: Hex): LayPiece => ({ type: 'layPiece', piece, at, turns });

const against = ({ view, book, seat }: Now, state: Laying, at: Hex): readonly Refusal[] => book.check(view, commandFor(state, at), seat);

function TerrainPanel({ moment, state, change }: PanelProps<QuickStart, Laying, Hex>) {
  const t = useT();
  return (
    <fieldset className="cards cards-row">
      <legend className="unseen">{t('Terrain pieces')}</legend>
      {leftOf(moment).map(({ id, name, parts }) => (
        <label key={id} className="card-choice">
          <input type="radio" name="piece" checked={state.piece === id} onChange={() => change({ state: { ...state, piece: id } })} />
          <span>
            <b>{t(name)}</b> <span className="quiet">{tn('{n} hex', '{n} hexes', parts.length)}</span>
          </span>
          <PieceShape parts={parts} />
        </label>
      ))}
    </fieldset>
  );
}

/** Lay a piece of woods: choose it, point at a hex, turn it, lay it. */
export const terrain: Interaction<QuickStart, Laying, Hex> = {
  candidates: () => [],
  begin: moment => ({ piece: leftOf(moment)[0]?.id ?? '', turns: 0 }),
  on(moment, state, input) {
    switch (input.kind) {
      case 'hover': {
        const { over: _, ...rest } = state;
        return { state: input.at ? { ...rest, over: input.at } : rest };
      }
      case 'tap': {
        const refusals = against(moment, state, input.at);
        return { state: { ...state, at: input.at }, ...(refusals.length > 0 && { refusals }) };
      }
      case 'turn':
        return { state: { ...state, turns: (state.turns + input.by + 6) % 6 } };
      case 'cancel':
        return state.at ? { state: { piece: state.piece, turns: state.turns } } : {};
      case 'act':
        if (input.id === 'turn') return { state: { ...state, turns: (state.turns + 1) % 6 } };
        return state.at ? { send: commandFor(state, state.at) } : {};
      default:
        return {};
    }
  },
  show(moment, state) {
    const piece = WOODS_PIECES.find(({ id }) => id === state.piece);
    const at = state.at ?? state.over;
    const refusals = at ? against(moment, state, at) : [];
    const zones =
      piece && at
        ? [{ hexes: pieceHexes(piece, at, state.turns), tone: refusals.length > 0 ? ('danger' as const) : ('mine' as const) }]
        : [];
    return {
      overlays: { zones },
      hint: tell('Choose a piece, point at a hex, turn it and lay it.'),
      actions: [
        { id: 'turn', label: tell('Turn the piece') },
        ...(state.at ? [{ id: 'lay', label: tell('Lay it here'), look: 'primary' as const, refusals }] : []),
      ],
    };
  },
  Panel: TerrainPanel,
};
