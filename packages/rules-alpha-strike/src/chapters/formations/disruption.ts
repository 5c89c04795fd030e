import { nth, type RuleId, type Seat } from '@sortie/kernel';
import { NOT_NOW } from '../../abilities/use.ts';
import { isFlying } from '../../aerospace/aircraft.ts';
import { type AlphaRule, option, type Table } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { isOn, otherSeat, unitAt } from '../../state.ts';
import { commandOf } from '../special-command-abilities/list.ts';
import { inHand } from '../special-command-abilities/sca.ts';
import type { Formed } from './facts.ts';
import { formedBy, holdsTogether, typeOf } from './lend.ts';
import { victims } from './orders.ts';

const ORDER = 'electronic-warfare';
const SCA = 'communications-disruption';
const BONUS: RuleId = 'ASC-form-ew-bonus';
const SIX = 6;

const squadronsOf = (state: State, seat: Seat): readonly Formed[] =>
  formedBy(state, seat).filter(one => typeOf(one).disrupts && holdsTogether(state, one));
const present = (unit: Unit): boolean => isOn(unit) || unit.fate === 'aloft';

/** Over the table: in the Central Zone, low above it, or crossing it. */
const overhead = (unit: Unit): boolean => isFlying(unit) && present(unit) && (isOn(unit) || unit.flight?.ring === 0);

/** Lances of the enemy whose orders can be disturbed: those in the air, and those on the ground only from above. */
function victimsOf(state: State, seat: Seat, ground: boolean): readonly number[] {
  const near = !ground || squadronsOf(state, seat).some(({ units }) => units.some(id => overhead(unitAt(state, id))));
  const foes = state.units.filter(unit => unit.seat === otherSeat(seat) && present(unit) && (near || isFlying(unit)));
  return [...new Set(foes.map(({ lance }) => lance))].sort((a, b) => a - b);
}

const chosen = (state: State, seat: Seat): number | undefined => {
  const order = commandOf(state, seat, SCA) === undefined ? undefined : inHand(state, seat, ORDER);
  return order?.value;
};

/** One die for the squadron at the start of the turn: on 6 the orders of one enemy lance go astray. */
function disturb(play: Table): void {
  for (const seat of [0, 1]) {
    const [squadron] = squadronsOf(play.state, seat);
    if (!squadron) continue;
    const lances = victimsOf(play.state, seat, play.book.permits('loan', 'ASC-form-ew-ground'));
    if (lances.length === 0) continue;
    const roll = play.roll(1, 6, BONUS);
    const teller = nth(squadron.units, 0);
    const good = roll.total === SIX;
    play.emit({ type: 'rolled', unit: teller, rule: BONUS, what: good ? 'disturbs orders' : 'disturbs nobody', roll, good });
    if (!good) continue;
    const wanted = chosen(play.state, seat);
    const picked = wanted !== undefined && lances.includes(wanted) && play.book.permits('loan', 'ASC-form-ew-choose-victim');
    const lance = picked ? wanted : nth(lances, lances.length === 1 ? 0 : play.roll(1, lances.length, BONUS).total - 1);
    for (const { id } of play.state.units.filter(unit => unit.seat !== seat && unit.lance === lance && present(unit)))
      play.emit({ type: 'confused', unit: id, until: play.state.turn, rule: BONUS });
  }
}

export const disruptionRules: readonly AlphaRule[] = [
  option(BONUS, {
    needs: ['ASC-fb-bonus-retention', 'ASC-sca-comm-disruption'],
    steps: { mustering: [{ name: 'electronic warfare', after: 'begin', run: disturb }] },
  }),
  option('ASC-form-ew-ground', {
    needs: [BONUS],
    permits: { loan: ['ASC-form-ew-ground'] },
  }),
  option('ASC-form-ew-choose-victim', {
    needs: [BONUS],
    permits: { loan: ['ASC-form-ew-choose-victim'], ability: [ORDER] },
    offers: { asides: ({ view, seat }) => victims(view, seat) },
    forbids: {
      ability: (view, { ability, target }, seat) => {
        if (ability !== ORDER) return undefined;
        const victim = target === undefined ? undefined : view.units[target];
        if (victim?.seat !== otherSeat(seat) || !present(victim) || commandOf(view, seat, SCA) === undefined) return NOT_NOW;
        return squadronsOf(view, seat).length > 0 && inHand(view, seat, ORDER)?.value !== victim.lance ? undefined : NOT_NOW;
      },
    },
    steps: {
      using: [
        {
          name: 'choose whom to disturb',
          after: 'begin',
          run: (play, { ability, target }) => {
            if (ability !== ORDER || target === undefined) return;
            play.emit({ type: 'squadronOrdered', seat: play.state.active, lance: unitAt(play.state, target).lance });
          },
        },
      ],
    },
  }),
];
