import { literal, optional as maybe, oneOf, record, type Seat, tell, whole } from '@sortie/kernel';
import type { ImpactChapter } from '../../chapter.ts';
import { changeSide } from '../../evolve/change.ts';
import { spot } from '../../io/command.ts';
import { sideAt } from '../../model/lookup.ts';
import type { Garrison } from '../../model/scenario.ts';
import type { State } from '../../model/state.ts';
import { place } from '../../tell/names.ts';
import { layMine, mineRules } from './mines.ts';
import { MINE_KINDS, type MineCommands, type MineEvents } from './shape.ts';

const count = whole(0, 99);
/** Dummies for each real mine (14.6.3.1). */
const DUMMIES = 2;

const stocked = (state: State, seat: Seat, { mines }: Partial<Garrison>): State =>
  changeSide(state, seat, {
    stock: {
      ...sideAt(state, seat).stock,
      explosive: mines?.explosive ?? 0,
      nuclear: mines?.nuclear ?? 0,
      dummy: mines ? (mines.dummies ?? DUMMIES * (mines.explosive + mines.nuclear)) : 0,
    },
  });

/** Buried explosives under face-down markers (14.6). */
export const mines: ImpactChapter<{ command: keyof MineCommands; event: keyof MineEvents; setup: 'mineReach'; garrison: 'mines' }> = {
  name: 'mines',
  rules: mineRules,
  garrison: { mines: maybe(record({ explosive: count, nuclear: count, dummies: maybe(count) })) },
  setup: { mineReach: maybe(whole(1, 12)) },
  commands: {
    layMine: { read: record({ type: literal('layMine'), kind: oneOf(...MINE_KINDS), at: spot }), perform: layMine },
  },
  begin: (state, { forces }) =>
    [0, 1].reduce<State>((now, seat) => stocked(now, seat, forces[seat]?.setsUp ?? {}), { ...state, mines: [] }),
  conceal: (state, seat) => ({
    ...state,
    mines: state.mines.map(mine => (mine.seat === seat || mine.kind === null ? mine : { ...mine, kind: null })),
  }),
  events: {
    mineLaid: {
      fold: (state, { seat, id, at, kind }) => {
        const { stock } = sideAt(state, seat);
        const laid = { ...state, mines: [...state.mines, { id, seat, at, kind }] };
        return kind === null ? laid : changeSide(laid, seat, { stock: { ...stock, [kind]: Math.max(0, stock[kind] - 1) } });
      },
      redact: (_state, event, seat) => (event.seat === seat ? event : { ...event, kind: null }),
    },
    mineRevealed: {
      fold: (state, { id }) => ({ ...state, mines: state.mines.filter(mine => mine.id !== id) }),
      tell: (state, { id, kind, cleared }) => {
        const mine = state.mines.find(one => one.id === id);
        return tell(cleared ? 'A mine at {at} is lifted: {kind}' : 'A mine marker at {at}: {kind}', {
          at: mine ? place(state, mine.at) : '',
          kind,
        });
      },
      reveals: true,
    },
  },
};
