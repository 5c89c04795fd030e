import { flag, literal, optional as maybe, record, tell } from '@sortie/kernel';
import type { ImpactChapter } from '../../chapter.ts';
import { allUnits, changeActive, changeUnit } from '../../evolve/change.ts';
import { unitAt } from '../../model/lookup.ts';
import type { State, Unit, UnitId } from '../../model/state.ts';
import { eachCard, eachUnit } from '../../setup/begin.ts';
import { name } from '../../tell/names.ts';
import type { Stealth, StealthCommands, StealthEvents } from './shape.ts';
import { fade, stealthRules } from './stealth.ts';

const NONE: Stealth = { box: 0, leave: 'no', ready: 0 };
const suited = (state: State, unit: UnitId, change: Partial<Stealth>): State =>
  changeUnit(state, unit, { stealth: { ...unitAt(state, unit).stealth, ...change } });
const gone = (state: State, { unit }: { readonly unit: UnitId }): State => changeUnit(state, unit, { stealth: NONE });

/** Markers move up a box when the turn ends. */
const advanced = (unit: Unit): Unit => {
  const { box, ready } = unit.stealth;
  return { ...unit, stealth: { box: box > 0 ? box + 1 : 0, leave: 'no', ready } };
};

/** A soldier comes out of its box, or of the one in which its suit has failed. */
function emerge(state: State, unit: UnitId, told: number | undefined): State {
  const { from, ...suit } = unitAt(state, unit).stealth;
  const now = changeActive(state, unit, { emerging: told ?? (suit.box || from || 0) });
  return from === undefined ? now : changeUnit(now, unit, { stealth: { ...suit, leave: 'no' } });
}

/** Suits that mask their soldiers from detection (14.3). */
export const stealth: ImpactChapter<{ command: keyof StealthCommands; event: keyof StealthEvents; muster: 'stealth' }> = {
  name: 'stealth',
  rules: stealthRules,
  muster: { stealth: maybe(flag) },
  begin: (state, plan) =>
    eachUnit(
      eachCard(state, plan, line => ({ stealthy: line.type === 'ranger' || (line.stealth ?? false) })),
      () => ({ stealth: NONE }),
    ),
  commands: { stealth: { read: record({ type: literal('stealth') }), perform: fade } },
  events: {
    hid: {
      fold: (state, { unit }) => suited(state, unit, { box: 1, leave: 'no' }),
      tell: (state, { unit }) => tell('{unit} fades from sight', { unit: name(state, unit) }),
    },
    stealthChecked: {
      fold: (state, { unit, leave }) => suited(state, unit, { leave }),
      tell: (state, { unit, leave }) => (leave === 'must' ? tell('The stealth of {unit} fails', { unit: name(state, unit) }) : undefined),
    },
    surfaced: {
      fold: (state, { unit, ready, from }) =>
        suited(state, unit, from === undefined ? { box: 0, leave: 'no', ready } : { box: 0, leave: 'must', ready, from }),
    },
    cooled: {
      fold: (state, { seat }) =>
        allUnits(state, unit =>
          unit.seat === seat && unit.stealth.ready > state.turn
            ? { ...unit, stealth: { ...unit.stealth, ready: unit.stealth.ready - 1 } }
            : unit,
        ),
    },
  },
  heeds: {
    activated: (state, { unit, emerging }) => emerge(state, unit, emerging),
    turnEnded: state => allUnits(state, advanced),
    eliminated: gone,
    wentOffline: gone,
  },
};
