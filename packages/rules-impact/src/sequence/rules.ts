import { nth, type Rule, type Seat, type View } from '@sortie/kernel';
import { pointsFor } from '../command/chain.ts';
import { acting, askedFor, hasTheFloor, isImpulse } from '../flow/asked.ts';
import { callable, owed } from '../flow/impulse.ts';
import type { Command } from '../model/command.ts';
import { sideAt, unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { State, Unit } from '../model/state.ts';
import { type Book, core, reading } from '../rule.ts';
import { inOrder, is, isAvailable, isDown, isDrone, isIdle, isPlaced, isSoldier } from '../units/unit.ts';

type R = Rule<Impact>;
type V = View<Impact>;
type Forbids = NonNullable<R['forbids']>;

const notNow = 'it is not your impulse';
const impulse = (view: V, _: Command, seat: Seat): string | undefined => (isImpulse(view, seat) ? undefined : notNow);
const activation = (view: V, _: Command, seat: Seat): string | undefined =>
  acting(view, seat) ? undefined : 'none of your soldiers is active';

const duringActivation = Object.fromEntries(
  (['enter', 'step', 'bounce', 'land', 'exit', 'fire', 'paint', 'query', 'repair', 'mend', 'demolish', 'done'] as const).map(type => [
    type,
    activation,
  ]),
) as Forbids;

/** Own, not yet done, and able to be called up. */
const available = (view: V, id: number, seat: Seat, book: Book): string | undefined => {
  const unit = view.units[id];
  if (!unit || unit.seat !== seat) return 'it is not yours';
  if (unit.done) return 'it has already acted this turn';
  if (isDown(unit)) return 'it is down';
  return isIdle(view, book, unit) ? undefined : 'it cannot act this turn';
};

const impulses: R = {
  id: 'MAAS-7.0-impulses',
  cite: '7.0',
  kind: 'core',
  covers: ['MAAS-1.0-two-players', 'MAAS-3.0-sides', 'MAAS-3.10-turn-marker'],
  forbids: { activate: impulse, rally: impulse, comfort: impulse, command: impulse, pass: impulse },
};

const actionList: R = {
  id: 'MAAS-7.7-action-list',
  cite: '7.7',
  kind: 'core',
  covers: ['MAAS-7.5-good-order'],
  forbids: duringActivation,
};

const completed: R = {
  id: 'MAAS-7.7-completed',
  cite: '7.7',
  kind: 'core',
  covers: ['MAAS-3.4-complete-marker', 'MAAS-7.8-down-no-action', 'MAAS-8.0-completed-after-move'],
  affirms: { idle: ({ state, unit }) => isAvailable(state, unit) },
  forbids: {
    activate: (view, { unit }, seat, book) => available(view, unit, seat, book),
    rally: (view, { unit }, seat, book) => available(view, unit, seat, book),
    comfort: (view, { unit }, seat, book) => available(view, unit, seat, book),
    command: (view, { unit }, seat, book) => available(view, unit, seat, book),
  },
};

/** A commander may go first while others are owed a check, but not twice running. */
function outOfOrder(view: V, unit: Unit | undefined, seat: Seat, book: Book): string | undefined {
  const due = owed(view, book, seat);
  if (due.length === 0 || !unit) return undefined;
  if ((is(unit, 'command') && inOrder(unit)) || book.holds('skips', { state: view, due })) return undefined;
  return nth(due, 0).morale === 'shocked' ? 'a shocked soldier must be seen to first' : 'a panicked soldier must be seen to first';
}

const shockedFirst: R = {
  id: 'MAAS-7.2-shocked-first',
  cite: '7.2',
  kind: 'core',
  covers: ['MAAS-7.2-shocked-mid-turn'],
  forbids: {
    activate: (view, { unit }, seat, book) => {
      if (view.units[unit]?.morale !== 'good') return 'it needs a morale check';
      return outOfOrder(view, view.units[unit], seat, book);
    },
    rally: (view, { unit }, seat, book) => (isDueLater(view, book, unit, seat) ? 'a shocked soldier must be seen to first' : undefined),
    comfort: (view, { unit }, seat, book) => (isDueLater(view, book, unit, seat) ? 'a shocked soldier must be seen to first' : undefined),
  },
};

const isDueLater = (view: State, book: Book, id: number, seat: Seat): boolean =>
  view.units[id]?.morale === 'panicked' && owed(view, book, seat).some(({ morale }) => morale === 'shocked');

const panickedSecond: R = {
  id: 'MAAS-7.3-panicked-second',
  cite: '7.3',
  kind: 'core',
  forbids: {
    rally: (view, { unit }) => (view.units[unit]?.morale === 'good' ? 'it is in good order' : undefined),
    comfort: (view, { unit }) => (view.units[unit]?.morale === 'good' ? 'it is in good order' : undefined),
  },
};

const override: R = {
  id: 'MAAS-12.1.1-action-override',
  cite: '12.1.1',
  kind: 'core',
  covers: ['MAAS-7.6-command-interruption'],
  forbids: {
    activate: (view, _, seat, book) => overridden(view, book, seat),
    command: (view, _, seat, book) => overridden(view, book, seat),
  },
};

const overridden = (view: State, book: Book, seat: Seat): string | undefined =>
  sideAt(view, seat).overrode && owed(view, book, seat).length > 0
    ? 'a commander has just gone ahead: a shocked or panicked soldier is next'
    : undefined;

const groupActivation: R = {
  id: 'MAAS-12.1.2.2-group-activation',
  cite: '12.1.2.2',
  kind: 'core',
  covers: ['MAAS-12.1.2.2-group-check'],
  forbids: {
    group: (view, { units }, seat, book) => {
      if (!askedFor(view, seat, 'group')) return 'soldiers are called up right after an activation';
      if (new Set(units).size !== units.length) return 'name each soldier once';
      const able = new Set(callable(view, book, seat).map(({ id }) => id));
      if (!units.every(id => able.has(id))) return 'only soldiers in good order and under command are called up';
      const points = units.length === 0 ? 0 : pointsFor(view, book, unitAt(view, nth(units, 0)));
      return units.length <= points ? undefined : 'there are not enough active command points';
    },
    activate: (view, { unit }) => (view.group.length > 0 && !view.group.includes(unit) ? 'the soldiers called up go first' : undefined),
    command: view => (view.group.length > 0 ? 'the soldiers called up go first' : undefined),
    pass: view => (view.group.length > 0 ? 'the soldiers called up go first' : undefined),
  },
};

/** Command points reach soldiers in command only, for morale as for group activation (reading 80). */
const groupInCommand = core('MAAS-12.1.2.2-group-in-command', { affirms: { deaf: ({ inCommand }) => !inCommand } });

const pass: R = {
  id: 'MAAS-11.0-pass',
  cite: '11.0',
  kind: 'core',
  covers: ['MAAS-11.0-double-pass', 'MAAS-11.0-one-side-done'],
  forbids: {
    pass: (view, _, seat, book) => {
      const due = owed(view, book, seat);
      return due.length > 0 && !book.holds('skips', { state: view, due })
        ? 'a shocked or panicked soldier must be seen to first'
        : undefined;
    },
  },
};

const initiative: R = {
  id: 'MAAS-7.1-initiative-draw',
  cite: '7.1',
  kind: 'core',
  covers: ['MAAS-7.1-initiative-tie-good-order', 'MAAS-7.1-initiative-tie-previous'],
  base: { initiative: ({ d6 }) => d6 },
  affirms: { counts: ({ unit }) => isSoldier(unit) },
};

const choice: R = {
  id: 'MAAS-7.1-initiative-choice',
  cite: '7.1',
  kind: 'core',
  forbids: { goFirst: (view, _, seat) => (askedFor(view, seat, 'first') ? undefined : 'that is for the holder of the initiative to say') },
};

const notes: R = {
  id: 'MAAS-4.4-unit-notes',
  cite: '4.4',
  kind: 'core',
  forbids: {
    note: (view, { unit }, seat) =>
      view.units[unit]?.seat !== seat ? 'it is not your card' : view.result ? 'the game is over' : undefined,
  },
};

const bombing: R = {
  id: 'MAAS-14.4.2-bombing',
  cite: '14.4.2',
  kind: 'core',
  covers: ['MAAS-3.3.3-bomb-drone', 'MAAS-14.4.2-bomb-lost'],
  forbids: {
    detonate: (view, { unit: id }, seat) => {
      const unit = view.units[id];
      if (!hasTheFloor(view, seat)) return 'wait until you are asked';
      if (unit?.seat !== seat || !is(unit, 'bomb') || !isPlaced(unit)) return 'only a bomb drone on the map can be set off';
      return unit.morale === 'good' ? undefined : 'the drone does not respond';
    },
    steady: (view, _, seat) => (askedFor(view, seat, 'brace') ? undefined : 'nothing of yours is under fire'),
  },
};

export const sequenceRules: readonly R[] = [
  impulses,
  actionList,
  completed,
  shockedFirst,
  panickedSecond,
  override,
  groupActivation,
  groupInCommand,
  pass,
  initiative,
  choice,
  notes,
  bombing,
  reading(74, 'drones-count', '7.1', { affirms: { counts: ({ unit }) => isDrone(unit) } }),
];
