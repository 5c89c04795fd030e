import type { RuleId, Seat } from '@sortie/kernel';
import { isFlying } from '../aerospace/aircraft.ts';
import { commandOf } from '../commands/list.ts';
import { hand, inHand } from '../commands/sca.ts';
import { type AlphaRule, option, type Table } from '../rule.ts';
import type { Formed, State, Unit } from '../shape.ts';
import { isOn, marking, otherSeat } from '../state.ts';
import { formedBy, holdsTogether, typeOf } from './lend.ts';

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
  const near = !ground || squadronsOf(state, seat).some(({ units }) => units.some(id => overhead(state.units[id]!)));
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
    const lances = victimsOf(play.state, seat, play.ask('lends', { loan: 'ASC-form-ew-ground' }).total > 0);
    if (lances.length === 0) continue;
    const roll = play.roll(1, 6, BONUS);
    const teller = squadron.units[0]!;
    const good = roll.total === SIX;
    play.emit({ type: 'rolled', unit: teller, rule: BONUS, what: good ? 'disturbs orders' : 'disturbs nobody', roll, good });
    if (!good) continue;
    const wanted = chosen(play.state, seat);
    const picked = wanted !== undefined && lances.includes(wanted) && play.ask('lends', { loan: 'ASC-form-ew-choose-victim' }).total > 0;
    const lance = picked ? wanted : lances.length === 1 ? lances[0]! : lances[play.roll(1, lances.length, BONUS).total - 1]!;
    for (const { id } of play.state.units.filter(unit => unit.seat !== seat && unit.lance === lance && present(unit)))
      play.emit({
        type: 'changed',
        unit: id,
        rule: BONUS,
        what: 'is confused',
        change: { marks: marking(play.state.units[id]!, { kind: 'confused', until: play.state.turn }) },
      });
  }
}

export const disruptionRules: readonly AlphaRule[] = [
  option(BONUS, {
    needs: ['ASC-fb-bonus-retention', 'ASC-sca-comm-disruption'],
    steps: { mustering: [{ name: 'electronic warfare', after: 'begin', run: disturb }] },
  }),
  option('ASC-form-ew-ground', {
    needs: [BONUS],
    base: { lends: ({ loan }) => (loan === 'ASC-form-ew-ground' ? 1 : undefined) },
  }),
  option('ASC-form-ew-choose-victim', {
    needs: [BONUS],
    base: { lends: ({ loan }) => (loan === 'ASC-form-ew-choose-victim' ? 1 : undefined) },
    adds: {
      offer: ({ state, seat, command }) => {
        const victim = command.ability === ORDER && command.target !== undefined ? state.units[command.target] : undefined;
        if (victim?.seat !== otherSeat(seat) || !present(victim) || commandOf(state, seat, SCA) === undefined) return undefined;
        return squadronsOf(state, seat).length > 0 && inHand(state, seat, ORDER)?.value !== victim.lance ? 1 : undefined;
      },
    },
    steps: {
      using: [
        {
          name: 'choose whom to disturb',
          after: 'begin',
          run: (play, { ability, target }) => {
            if (ability !== ORDER || target === undefined) return;
            const { lance } = play.state.units[target]!;
            hand(play, play.state.active, { kind: ORDER, until: 0, value: lance }, 'ASC-form-ew-choose-victim', 'has its orders');
          },
        },
      ],
    },
  }),
];
