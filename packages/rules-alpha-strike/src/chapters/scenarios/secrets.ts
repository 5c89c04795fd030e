import { type Handler, type Seat, sure } from '@sortie/kernel';
import { NOT_NOW } from '../../abilities/use.ts';
import { probeRange } from '../../hidden/hidden.ts';
import { type AlphaRule, core, type Table } from '../../rule.ts';
import type { AbilityCommand, AlphaStrike, State, Unit } from '../../shape.ts';
import { alive, isOn, isWithin, otherSeat, unitAt } from '../../state.ts';
import { buildingsOf } from './lay-out.ts';
import { forceOf, writes } from './marker.ts';
import { missionOffers } from './offers.ts';

/** Most buildings with something in them. */
export const MOST_NOTES = 6;

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
  const notes = unit === undefined ? [...notesOf(state, seat), sure(choice, 'the choice')] : [`unit:${unit}`];
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
  const unit = unitAt(play.state, sure(id, 'unit'));
  const sought = sure(target, 'target');
  const key = `unit:${sought}`;
  const found = notesOf(play.state, otherSeat(unit.seat)).includes(key);
  play.emit({ type: 'acted', unit: unit.id, deed: 'scan', rule: 'ASC-scen-sf-hidden-commander' });
  play.emit({ type: 'commanderSought', unit: sought, found });
}

/** Secret commanders. */
const hiddenCommander: AlphaRule = core('ASC-scen-sf-hidden-commander', {
  follows: {
    turnBegan: (state, { turn }) => (turn === 1 && (writes(state, 0) || writes(state, 1)) ? [{ type: 'draw' }] : undefined),
  },
  permits: { ability: ['note'] },
  offers: { asides: ({ view, seat }) => (view.mission ? missionOffers(view, seat) : []) },
  forbids: {
    ability: (view, command, seat, book) => {
      const { ability, unit, target } = command;
      if (ability === 'note') return view.mission && mayNote(view, seat, command) ? undefined : NOT_NOW;
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
  permits: { ability: ['scan'] },
  forbids: {
    ability: (view, { ability, target, choice }) =>
      ability === 'scan' && !(view.mission && (target !== undefined || choice !== undefined)) ? NOT_NOW : undefined,
  },
});

export const isAlive = (unit: Unit | undefined): boolean => unit !== undefined && alive(unit);
export const secretRules: readonly AlphaRule[] = [hiddenCommander, scanning];
