import type { Handler, Seat } from '@sortie/kernel';
import { probeRange } from '../hidden/hidden.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { AbilityCommand, AlphaStrike, State, Unit } from '../shape.ts';
import { alive, isOn, isWithin, otherSeat } from '../state.ts';
import { buildingsOf } from './lay-out.ts';
import { defenderOf, forceOf, is } from './marker.ts';

/** Most buildings with something in them. */
export const MOST_NOTES = 6;

/** Does this side write something down before the first turn: its objectives, or its commander? */
export function writes(state: State, seat: Seat): 'buildings' | 'commander' | undefined {
  if (is(state, 'reconnaissance')) return is(state, 'reconnaissance', 'easter-egg') || seat === defenderOf(state) ? 'buildings' : undefined;
  return is(state, 'stand-up-fight', 'crush-the-head') && state.mission?.order.secret ? 'commander' : undefined;
}

export const notesOf = (state: State, seat: Seat): readonly string[] => state.notes?.[seat] ?? [];

/** May this be noted now? */
function mayNote(state: State, seat: Seat, { unit: id, choice }: AbilityCommand): boolean {
  if (state.phase !== 'setup') return false;
  const what = writes(state, seat);
  if (what === 'commander') return id !== undefined && state.units[id]?.seat === seat;
  if (what !== 'buildings' || choice === undefined || notesOf(state, seat).length >= MOST_NOTES) return false;
  return buildingsOf(state.table).some(piece => piece.id === choice) && !notesOf(state, seat).includes(choice);
}

function note(play: Table, { unit, choice }: AbilityCommand): void {
  const { seat, state } = play;
  const notes = unit === undefined ? [...notesOf(state, seat), choice!] : [`unit:${unit}`];
  play.emit({ type: 'noted', seat, notes, rule: unit === undefined ? 'ASC-scen-recon-secret' : 'ASC-scen-sf-hidden-commander' });
}

/** Whoever has written nothing down has the dice do it. */
export const draw: Handler<AlphaStrike, 'draw'> = play => {
  for (const seat of [0, 1]) {
    const what = writes(play.state, seat);
    if (!what || notesOf(play.state, seat).length > 0) continue;
    const all =
      what === 'commander' ? forceOf(play.state, seat).map(({ id }) => `unit:${id}`) : buildingsOf(play.state.table).map(({ id }) => id);
    const rule = what === 'commander' ? 'ASC-scen-sf-hidden-commander' : 'ASC-scen-recon-secret';
    const notes = pickFrom(play, all, what === 'commander' ? 1 : MOST_NOTES, rule);
    if (notes.length > 0) play.emit({ type: 'noted', seat, notes, rule });
  }
};

function pickFrom(
  play: Table,
  all: readonly string[],
  most: number,
  rule: 'ASC-scen-recon-secret' | 'ASC-scen-sf-hidden-commander',
): readonly string[] {
  const left = [...all];
  const picked: string[] = [];
  while (left.length > 0 && picked.length < most) {
    // No die is needed to take all there is.
    const at = left.length <= most - picked.length ? 0 : play.roll(1, left.length, rule).total - 1;
    picked.push(...left.splice(at, 1));
  }
  return picked;
}

/** A unit with a probe may look at an enemy instead of attacking. */
function mayExpose(state: State, unit: Unit | undefined, target: Unit | undefined, range: number): boolean {
  if (!isOn(unit) || !isOn(target) || state.phase !== 'combat' || unit.did.length > 0) return false;
  return (
    target.seat === otherSeat(unit.seat) &&
    !target.hidden &&
    !state.mission?.scanned.includes(`unit:${target.id}`) &&
    isWithin(unit, target, range)
  );
}

function expose(play: Table, { unit: id, target }: AbilityCommand): void {
  const unit = play.state.units[id!]!;
  const key = `unit:${target!}`;
  const found = notesOf(play.state, otherSeat(unit.seat)).includes(key);
  const { scanned, found: known } = play.state.mission!;
  play.emit({
    type: 'changed',
    unit: unit.id,
    rule: 'ASC-scen-sf-hidden-commander',
    what: 'scans an enemy',
    change: { did: [...unit.did, 'scan'] },
  });
  play.emit({
    type: 'missionChanged',
    rule: 'ASC-scen-sf-hidden-commander',
    what: found ? 'commands the other side' : 'does not command',
    unit: target!,
    change: { scanned: [...scanned, key], found: found ? [...known, key] : known },
  });
}

/** Secret commanders. */
const hiddenCommander: AlphaRule = core('ASC-scen-sf-hidden-commander', {
  follows: {
    turnBegan: (state, { turn }) => (turn === 1 && (writes(state, 0) || writes(state, 1)) ? [{ type: 'draw' }] : undefined),
  },
  adds: {
    offer: ({ state, seat, command }) => (state.mission && command.ability === 'note' && mayNote(state, seat, command) ? 1 : undefined),
  },
  forbids: {
    ability: (view, { ability, unit, target }, _seat, book) => {
      if (ability !== 'scan' || target === undefined) return undefined;
      const scout = view.units[unit ?? -1];
      if (writes(view, 0) !== 'commander') return 'there is nobody to look for';
      const range = isOn(scout) ? probeRange(scout, view, book) : 0;
      if (range === 0) return 'it has no probe that works here';
      return mayExpose(view, scout, view.units[target], range) ? undefined : 'it cannot look at that now';
    },
  },
  steps: {
    using: [
      {
        name: 'note',
        after: 'begin',
        run: (play, command) => {
          if (command.ability === 'note') note(play, command);
          else if (command.ability === 'scan' && command.target !== undefined) expose(play, command);
        },
      },
    ],
  },
});

/** Looking at a unit is offered to whoever has a probe; the rule above says when. */
const scanning: AlphaRule = core('ASC-scen-recon-secret', {
  adds: {
    offer: ({ state, command }) =>
      state.mission && command.ability === 'scan' && (command.target !== undefined || command.choice !== undefined) ? 1 : undefined,
  },
});

export const isAlive = (unit: Unit | undefined): boolean => unit !== undefined && alive(unit);
export const secretRules: readonly AlphaRule[] = [hiddenCommander, scanning];
