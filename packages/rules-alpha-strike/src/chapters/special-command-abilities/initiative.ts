import { nth, type RuleId, type Seat } from '@sortie/kernel';
import { NOT_NOW } from '../../abilities/use.ts';
import type { Calling, InitiativeRoll } from '../../questions.ts';
import type { AlphaRule, Table } from '../../rule.ts';
import { sumsOf } from '../../sequence/initiative.ts';
import { toMove } from '../../sequence/order.ts';
import type { AbilityCommand, State } from '../../shape.ts';
import { alive, isOn, otherSeat } from '../../state.ts';
import type { HandKind } from './facts.ts';
import { commandOf, officersOf } from './list.ts';
import { inHand, sca } from './sca.ts';

const BANK = 'initiative-banking';
const FORCE = 'forcing-the-initiative';
const OVERRUN = 'overrun-combat';
/** Successes that may be stored at once, and what one costs. */
const MOST_BANKED = 2;
const YIELDS_FOR_ONE = 2;

const count = (state: State, seat: Seat, kind: HandKind): number => inHand(state, seat, kind)?.value ?? 0;
const banked = (state: State, seat: Seat): number =>
  Math.floor(count(state, seat, 'yielded') / YIELDS_FOR_ONE) - count(state, seat, 'cashed');
const means = (state: State, seat: Seat, what: HandKind): boolean => inHand(state, seat, what)?.value === state.turn;

/** An order for the next roll: given in the Combat Phase, before any dice. */
const mayOrder = (state: State, seat: Seat, command: AbilityCommand, ability: string): boolean =>
  command.unit === undefined &&
  state.phase === 'combat' &&
  commandOf(state, seat, ability) !== undefined &&
  inHand(state, seat, 'ordered')?.value !== state.turn + 1;

function order(play: Table, what: 'yield' | 'spend' | 'force', rule: RuleId): void {
  const { active: seat, turn } = play.state;
  play.emit({ type: 'rollOrdered', seat, turn: turn + 1, rule });
  play.emit({ type: 'rollSettled', seat, what, turn: turn + 1, rule });
}

/** Before the dice: somebody gives way, or takes what it has saved. Two who want the same roll for it. */
function settleBanks(play: Table, about: InitiativeRoll): void {
  const { state } = play;
  if (state.phase !== 'initiative' || about.sides.length > 2 || about.given >= 0) return;
  const giving = [0, 1].filter(seat => means(state, seat, 'yield') && commandOf(state, seat, BANK));
  const taking = [0, 1].filter(seat => means(state, seat, 'spend') && commandOf(state, seat, BANK));
  for (const seat of taking) play.emit({ type: 'successSpent', seat, times: count(play.state, seat, 'cashed') + 1 });
  if (giving.length === 1 && taking.length === 0) {
    const seat = nth(giving, 0);
    play.emit({ type: 'initiativeYielded', seat, times: count(play.state, seat, 'yielded') + 1 });
    about.given = otherSeat(seat);
  } else if (taking.length === 1) about.given = nth(taking, 0);
}

const lost = (state: State, seat: Seat): number => state.units.filter(unit => unit.seat === seat && unit.fate === 'destroyed').length;
/** Units that a side has lost since the last turn began. */
const lostLately = (state: State, seat: Seat): number => {
  const before = inHand(state, seat, 'tally')?.value;
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
  if (units > 0 && commandOf(state, seat, OVERRUN)) play.emit({ type: 'overran', seat, units, turn: state.turn });
}

/** One unit of an overrun has moved: it attacks at once. */
function strikeAtOnce(play: Table, id: number): void {
  const unit = play.state.units[id];
  const mark = unit && inHand(play.state, unit.seat, 'overrun');
  if (!isOn(unit) || !mark || mark.until !== play.state.turn || !mark.value || play.state.phase !== 'movement') return;
  play.emit({ type: 'overran', seat: unit.seat, units: mark.value - 1, turn: mark.until });
  if (!play.state.pending) play.emit({ type: 'pendingSet', pending: { kind: 'acting', unit: id, target: id } });
}

/** Orders of a whole side: one for each choice. */
const ordering = (ability: string, choices: readonly string[]): Pick<AlphaRule, 'permits' | 'offers'> => ({
  permits: { ability: [ability] },
  offers: {
    asides: ({ view, seat }) =>
      view.commands?.[seat]?.length ? choices.map(choice => ({ type: 'ability', ability, choice }) as const) : [],
  },
});

/** Units of an overrun move before everybody else. */
function rush(play: Table, about: Calling): void {
  const { state } = play;
  const seat = [0, 1].find(one => {
    const mark = inHand(state, one, 'overrun');
    return mark?.until === state.turn && mark.value > 0 && toMove(state, one).length > 0;
  });
  if (about.called || state.phase !== 'movement' || seat === undefined) return;
  about.called = true;
  play.emit({ type: 'called', seat, exchange: state.exchange });
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
    covers: ['ASC-sca-officers', 'ASC-sca-scope', 'ASC-sca-average-skill', 'ASC-tbl-sca-summary'],
  }),
  sca('banking-yield', {
    ...ordering(BANK, ['yield']),
    forbids: {
      ability: (view, command, seat) => {
        if (command.ability !== BANK || command.choice === 'spend') return undefined;
        return mayOrder(view, seat, command, BANK) && command.choice === 'yield' && banked(view, seat) < MOST_BANKED ? undefined : NOT_NOW;
      },
    },
    steps: {
      initiative: [{ name: 'banks', before: 'roll', run: settleBanks }],
      using: [
        {
          name: 'yield or spend',
          after: 'begin',
          run: (play, command) => {
            if (command.ability === BANK) order(play, command.choice === 'spend' ? 'spend' : 'yield', 'ASC-sca-banking-yield');
          },
        },
      ],
    },
  }),
  sca('banking-bank', {
    needs: ['ASC-sca-banking-yield'],
    ...ordering(BANK, ['spend']),
    forbids: {
      ability: (view, command, seat) => {
        if (command.ability !== BANK || command.choice !== 'spend') return undefined;
        return mayOrder(view, seat, command, BANK) && banked(view, seat) > 0 ? undefined : NOT_NOW;
      },
    },
    covers: ['ASC-sca-banking-expiry'],
  }),
  sca('forcing-initiative', {
    ...ordering(FORCE, ['force']),
    forbids: {
      ability: (view, command, seat) =>
        command.ability === FORCE && !(mayOrder(view, seat, command, FORCE) && command.choice === 'force') ? NOT_NOW : undefined,
    },
    adds: {
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
            if (command.ability === FORCE) order(play, 'force', 'ASC-sca-forcing-initiative');
          },
        },
      ],
      mustering: [
        {
          name: 'tally',
          after: 'begin',
          run: play => {
            if (![0, 1].some(seat => commandOf(play.state, seat, FORCE))) return;
            for (const seat of [0, 1]) play.emit({ type: 'lossesCounted', seat, losses: lost(play.state, seat) });
          },
        },
      ],
    },
  }),
  sca('overrun', {
    ...ordering(OVERRUN, ['end']),
    forbids: {
      ability: (view, { ability, choice }, seat) => {
        if (ability !== OVERRUN) return undefined;
        const mark = inHand(view, seat, 'overrun');
        const may = choice === 'end' && view.phase === 'movement' && mark?.until === view.turn && mark.value > 0;
        return may ? undefined : NOT_NOW;
      },
    },
    steps: {
      calling: [{ name: 'rush', before: 'sides', run: rush }],
      initiative: [{ name: 'overrun', after: 'declare', run: charge }],
      heeding: [{ name: 'overrun', after: 'begin', run: (play, { unit }) => strikeAtOnce(play, unit) }],
      using: [
        {
          name: 'end the overrun',
          after: 'begin',
          run: (play, { ability }) => {
            if (ability !== OVERRUN) return;
            const { active: seat, turn } = play.state;
            play.emit({ type: 'overran', seat, units: 0, turn, ended: true });
            // Whoever moves next is called as after any interruption.
            play.emit({ type: 'pendingSet', pending: null });
          },
        },
      ],
    },
  }),
];
