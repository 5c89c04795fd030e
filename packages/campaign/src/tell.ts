import { type RuleId, type Telling, tell } from '@sortie/kernel';
import type { Event } from './event.ts';
import type { State } from './shape.ts';
import { called } from './state.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Tellers = { readonly [T in Event['type']]?: (state: State, event: Of<T>) => Telling | undefined };

const armyOf = (state: State, seat: number): string => state.sides[seat === 1 ? 1 : 0].army.name;
const unitOf = (state: State, id: number): string => (state.units[id] ? called(state.units[id]) : `#${id}`);
const crewOf = (state: State, id: number): string => state.crews[id]?.name ?? '';

const ASSESSED: { readonly [rule: RuleId]: string } = {
  'ASC-camp-undamaged-equipment': '{unit} is undamaged',
  'ASC-camp-damaged-equipment': '{unit} is damaged',
  'ASC-salvage-no-infantry': '{unit} is scattered',
};
const FORSAKEN: { readonly [rule: RuleId]: string } = { 'ASC-camp-field-control': '{unit} is left behind' };
const LOSSES = {
  armor: '{unit} has a point of armor less for good',
  structure: '{unit} has a point of structure less for good',
  damage: '{unit} does a point of damage less for good',
  aim: '{unit} aims badly in its next scenario',
  move: '{unit} is slower for good',
} as const;

const TELLERS: Tellers = {
  fought: (state, { mission, results }) =>
    tell('Mission {mission}: {result} for {army}', { mission, result: results[0], army: armyOf(state, 0) }),
  contended: (state, { leader, rolls, totals }) =>
    leader < 0
      ? tell('Campaign Initiative is even and rolled again')
      : tell('Campaign Initiative: {a} to {b}, {army} names the interval', {
          a: (rolls[0]?.total ?? 0) + (totals[0]?.total ?? 0),
          b: (rolls[1]?.total ?? 0) + (totals[1]?.total ?? 0),
          army: armyOf(state, leader),
        }),
  intervalSet: (_state, { hours }) => tell('{hours} hours until the next mission', { hours }),
  rolled: (_state, { subject, needs, roll, what }) =>
    tell('{subject}: needs {needs}, rolls {roll}: {what}', { subject, needs: needs.total, roll: roll.total, what }),
  assessed: (state, { unit, rule }) => tell(ASSESSED[rule] ?? '{unit} is recovered from the field', { unit: unitOf(state, unit) }),
  captured: (state, { unit }) => tell('{unit} is taken by the other side', { unit: unitOf(state, unit) }),
  forsaken: (state, { unit, rule }) => tell(FORSAKEN[rule] ?? '{unit} cannot be salvaged', { unit: unitOf(state, unit) }),
  fell: (state, { unit }) => tell('{unit} lies on the field', { unit: unitOf(state, unit) }),
  returned: (state, { unit, back }) =>
    back > state.mission + 1
      ? tell('{unit} is back after one more mission', { unit: unitOf(state, unit) })
      : tell('{unit} is back at once', { unit: unitOf(state, unit) }),
  mended: (state, { unit, loss }) => (loss ? tell(LOSSES[loss], { unit: unitOf(state, unit) }) : undefined),
  readied: (state, { unit }) => tell('{unit} is ready again', { unit: unitOf(state, unit) }),
  ruined: (state, { unit }) => tell('{unit} is beyond repair', { unit: unitOf(state, unit) }),
  scrapped: (state, { unit }) => tell('{unit} is scrapped', { unit: unitOf(state, unit) }),
  supplied: (state, { unit }) => tell('{unit} is supplied', { unit: unitOf(state, unit) }),
  manned: (state, { unit, crew }) => tell('{unit} is manned by {crew}', { unit: unitOf(state, unit), crew: crewOf(state, crew) }),
  wounded: (state, { crew, rule }) =>
    rule === 'ASC-salvage-no-infantry' ? tell('{crew} has to gather its people', { crew: crewOf(state, crew) }) : undefined,
  trained: (state, { crew, skill }) => tell('{crew} has Skill {skill} now', { crew: crewOf(state, crew), skill }),
  spent: (state, { seat, sp, minutes, what }) =>
    sp < 0
      ? tell('{army} gains {sp} Support Points from {what}', { army: armyOf(state, seat), sp: -sp, what })
      : tell('{army} spends {sp} Support Points and {minutes} minutes on {what}', { army: armyOf(state, seat), sp, minutes, what }),
  ordered: (_state, { order: { unit, crew, arrives } }) =>
    tell('{what} is ordered and arrives after mission {mission}', { what: unit?.card.name ?? crew?.name ?? '', mission: arrives }),
  closing: () => tell('The campaign is being wound up'),
  rested: () => tell('The armies are ready again'),
  arrived: (_state, { unit, crew }) => tell('{what} has arrived', { what: unit ? called(unit) : (crew?.name ?? '') }),
  cancelled: (state, { order }) =>
    tell('What {army} has ordered will not come', { army: armyOf(state, state.orders.find(({ id }) => id === order)?.seat ?? 0) }),
  granted: (state, { seat, sp }) =>
    tell('{army} is given {sp} Support Points to make up for its weakness', { army: armyOf(state, seat), sp }),
  renewed: (state, { seat, sp }) => tell('{army} has {sp} Support Points', { army: armyOf(state, seat), sp }),
  ended: (_state, { reason }) => tell(reason),
};

/** The event as a sentence for the chronicle; nothing where the roll before it has said everything. */
export const tellEvent = (state: State, event: Event): Telling | undefined =>
  (TELLERS[event.type] as ((state: State, event: Event) => Telling | undefined) | undefined)?.(state, event);
