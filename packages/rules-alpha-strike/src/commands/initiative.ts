import type { Seat } from '@sortie/kernel';
import type { InitiativeRoll, Questions } from '../questions.ts';
import type { AlphaRule, Table } from '../rule.ts';
import { sumsOf } from '../sequence/initiative.ts';
import { toMove } from '../sequence/order.ts';
import type { AbilityCommand, State } from '../shape.ts';
import { alive, isOn, otherSeat } from '../state.ts';
import { commandOf, officersOf } from './list.ts';
import { hand, inHand, sca } from './sca.ts';

const BANK = 'initiative-banking';
const FORCE = 'forcing-the-initiative';
const OVERRUN = 'overrun-combat';
/** Successes that may be stored at once, and what one costs. */
const MOST_BANKED = 2;
const YIELDS_FOR_ONE = 2;

const count = (state: State, seat: Seat, kind: string): number => inHand(state, seat, kind)?.value ?? 0;
const banked = (state: State, seat: Seat): number =>
  Math.floor(count(state, seat, 'yielded') / YIELDS_FOR_ONE) - count(state, seat, 'cashed');
const means = (state: State, seat: Seat, what: string): boolean => inHand(state, seat, what)?.value === state.turn;

/** An order for the next roll: given in the Combat Phase, before any dice. */
const mayOrder = ({ state, seat, command }: Questions['offer'], ability: string): boolean =>
  command.ability === ability &&
  command.unit === undefined &&
  state.phase === 'combat' &&
  commandOf(state, seat, ability) !== undefined &&
  inHand(state, seat, 'ordered')?.value !== state.turn + 1;

function order(play: Table, { ability, choice }: AbilityCommand, rule: `ASC-${string}`, kind: string): void {
  const seat = play.state.active;
  hand(play, seat, { kind: 'ordered', until: 0, value: play.state.turn + 1 }, rule, 'has its orders');
  hand(play, seat, { kind, until: 0, value: play.state.turn + 1 }, rule, choice ?? ability);
}

/** Before the dice: somebody gives way, or takes what it has saved. Two who want the same roll for it. */
function settleBanks(play: Table, about: InitiativeRoll): void {
  const { state } = play;
  if (state.phase !== 'initiative' || about.sides.length > 2 || about.given >= 0) return;
  const giving = [0, 1].filter(seat => means(state, seat, 'yield') && commandOf(state, seat, BANK));
  const taking = [0, 1].filter(seat => means(state, seat, 'spend') && commandOf(state, seat, BANK));
  for (const seat of taking)
    hand(
      play,
      seat,
      { kind: 'cashed', until: 0, value: count(play.state, seat, 'cashed') + 1 },
      'ASC-sca-banking-bank',
      'spends a success',
    );
  if (giving.length === 1 && taking.length === 0) {
    const seat = giving[0]!;
    hand(
      play,
      seat,
      { kind: 'yielded', until: 0, value: count(play.state, seat, 'yielded') + 1 },
      'ASC-sca-banking-yield',
      'yields the initiative',
    );
    about.given = otherSeat(seat);
  } else if (taking.length === 1) about.given = taking[0]!;
}

const lost = (state: State, seat: Seat): number => state.units.filter(unit => unit.seat === seat && unit.fate === 'destroyed').length;
/** Units that a side has lost since the last turn began. */
const lostLately = (state: State, seat: Seat): number => {
  const before = state.standing?.[seat]?.find(({ kind }) => kind === 'tally')?.value;
  return before === undefined ? 0 : lost(state, seat) - before;
};

/** How far ahead the winner is; a success that was given away or saved up is one of 1. */
const marginOf = (about: InitiativeRoll): number => {
  if (about.given >= 0) return 1;
  const [a = 0, b = 0] = sumsOf(about);
  return Math.abs(a - b);
};

function charge(play: Table, about: InitiativeRoll): void {
  const { state } = play;
  if (state.phase !== 'initiative' || about.sides.length > 2) return;
  const seat = state.initiative;
  const units = Math.floor(marginOf(about) / 2);
  if (units > 0 && commandOf(state, seat, OVERRUN))
    hand(play, seat, { kind: 'overrun', until: state.turn, value: units }, 'ASC-sca-overrun', 'overruns');
}

/** One unit of an overrun has moved: it attacks at once. */
function strikeAtOnce(play: Table, id: number): void {
  const unit = play.state.units[id];
  const mark = unit && inHand(play.state, unit.seat, 'overrun');
  if (!isOn(unit) || !mark || mark.until !== play.state.turn || !mark.value || play.state.phase !== 'movement') return;
  hand(play, unit.seat, { ...mark, value: mark.value - 1 }, 'ASC-sca-overrun', 'overruns');
  if (!play.state.pending) play.emit({ type: 'pendingSet', pending: { kind: 'acting', unit: id, target: id } });
}

export const initiativeCommands: readonly AlphaRule[] = [
  sca('commander-loss', {
    adds: {
      initiative: ({ state, seat, contingent = 0 }) => {
        if (contingent > 0 || !state.commands?.[seat]?.length) return undefined;
        const [chief] = officersOf(state, seat);
        return chief?.commander === 'force' && !alive(chief) ? -2 : undefined;
      },
    },
    covers: ['ASC-sca-officers', 'ASC-sca-scope', 'ASC-sca-assignment', 'ASC-sca-average-skill', 'ASC-tbl-sca-summary'],
  }),
  sca('banking-yield', {
    adds: {
      offer: about =>
        mayOrder(about, BANK) && about.command.choice === 'yield' && banked(about.state, about.seat) < MOST_BANKED ? 1 : undefined,
    },
    steps: {
      initiative: [{ name: 'banks', before: 'roll', run: settleBanks }],
      using: [
        {
          name: 'yield or spend',
          after: 'begin',
          run: (play, command) => {
            if (command.ability === BANK) order(play, command, 'ASC-sca-banking-yield', command.choice ?? 'yield');
          },
        },
      ],
    },
  }),
  sca('banking-bank', {
    needs: ['ASC-sca-banking-yield'],
    adds: {
      offer: about => (mayOrder(about, BANK) && about.command.choice === 'spend' && banked(about.state, about.seat) > 0 ? 1 : undefined),
    },
    covers: ['ASC-sca-banking-expiry'],
  }),
  sca('forcing-initiative', {
    adds: {
      offer: about => (mayOrder(about, FORCE) && about.command.choice === 'force' ? 1 : undefined),
      initiative: ({ state, seat, contingent = 0 }) => {
        if (contingent > 0 || !means(state, seat, 'force') || !commandOf(state, seat, FORCE)) return undefined;
        return lostLately(state, otherSeat(seat)) - lostLately(state, seat) || undefined;
      },
    },
    steps: {
      using: [
        {
          name: 'force',
          after: 'begin',
          run: (play, command) => {
            if (command.ability === FORCE) order(play, command, 'ASC-sca-forcing-initiative', 'force');
          },
        },
      ],
      mustering: [
        {
          name: 'tally',
          after: 'begin',
          run: play => {
            if (![0, 1].some(seat => commandOf(play.state, seat, FORCE))) return;
            for (const seat of [0, 1])
              hand(
                play,
                seat,
                { kind: 'tally', until: 0, value: lost(play.state, seat) },
                'ASC-sca-forcing-initiative',
                'counts its losses',
              );
          },
        },
      ],
    },
  }),
  sca('overrun', {
    adds: {
      offer: ({ state, seat, command }) =>
        command.ability === OVERRUN &&
        command.choice === 'end' &&
        state.phase === 'movement' &&
        (inHand(state, seat, 'overrun')?.value ?? 0) > 0 &&
        inHand(state, seat, 'overrun')?.until === state.turn
          ? 1
          : undefined,
      rush: ({ state }) => {
        const seat = [0, 1].find(one => {
          const mark = inHand(state, one, 'overrun');
          return mark?.until === state.turn && (mark.value ?? 0) > 0 && toMove(state, one).length > 0;
        });
        return seat === undefined ? undefined : seat + 1;
      },
    },
    steps: {
      initiative: [{ name: 'overrun', after: 'declare', run: charge }],
      heeding: [{ name: 'overrun', after: 'begin', run: (play, { unit }) => strikeAtOnce(play, unit) }],
      using: [
        {
          name: 'end the overrun',
          after: 'begin',
          run: (play, { ability }) => {
            if (ability !== OVERRUN) return;
            const seat = play.state.active;
            hand(play, seat, { kind: 'overrun', until: play.state.turn, value: 0 }, 'ASC-sca-overrun', 'overruns no more');
            // Whoever moves next is called as after any interruption.
            play.emit({ type: 'pendingSet', pending: null });
          },
        },
      ],
    },
  }),
];
