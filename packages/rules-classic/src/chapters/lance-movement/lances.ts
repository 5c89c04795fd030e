import type { Handler, Seat } from '@sortie/kernel';
import { tell } from '@sortie/kernel';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { orderOf, waitsToMove } from '../../sequence/order.ts';
import type { Classic, Entry, Setup, State, Unit } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { isFighting } from '../../state.ts';

/** The lance of a seat that has begun to move and has yet to finish. */
function openLance({ units, phase }: State, seat: Seat): number | undefined {
  if (phase !== 'movement') return undefined;
  const own = units.filter(unit => unit.seat === seat && unit.lance !== undefined && isFighting(unit));
  return own.find(({ lance, moved }) => !moved && own.some(other => other.lance === lance && other.moved))?.lance;
}

/** Another lance of its side has begun and not finished. */
function isHeldBack(view: State, { seat, lance }: Unit): boolean {
  const open = openLance(view, seat);
  return open !== undefined && lance !== open;
}

/** A lance takes the turn of one unit. */
const beginMovement = (play: Play): void => {
  const together = ({ id, lance }: Unit): string => (lance === undefined ? `unit ${id}` : `lance ${lance}`);
  play.emit({ type: 'phaseBegan', phase: 'movement', queue: orderOf(play.state, waitsToMove, together) });
};

/** Its turn is not over: it is called again before anybody else is. */
export const callLance: Handler<Classic, 'callLance'> = play => {
  const { active: seat, queue } = play.state;
  if (openLance(play.state, seat) !== undefined) play.emit({ type: 'called', seat, queue: [seat, ...queue] });
};

const LANCE = 4;
/** A Star of vehicles is five Points of two. */
const STAR = 10;
const POINT = 5;

const isClan = ({ design }: Entry): boolean => sheetOf(design).clan;
const drives = ({ design }: Entry): boolean => sheetOf(design).kind === 'vehicle';
const isProto = ({ design }: Entry): boolean => sheetOf(design).kind === 'proto';

function tooLarge({ forces }: Setup) {
  for (const force of forces) {
    const lances = new Map<number, Entry[]>();
    for (const entry of force) if (entry.lance !== undefined) lances.set(entry.lance, [...(lances.get(entry.lance) ?? []), entry]);
    for (const entries of lances.values()) {
      // ProtoMechs move as a Point (TW-proto).
      if (entries.every(isProto)) {
        if (entries.length > POINT) return tell('a Point has {most} ProtoMechs at most', { most: POINT });
        continue;
      }
      if (!entries.every(drives)) return tell('only vehicles move as a lance');
      const most = entries.every(isClan) ? STAR : LANCE;
      if (entries.length > most) return tell('a lance has {most} vehicles at most', { most });
    }
  }
  return undefined;
}

/** The vehicles of a lance move one after the other, as if they were one unit; ten of them are a Star of the Clans. */
const lances = advanced('TOE-lance-movement-clan-star', {
  affirms: { heldBack: ({ view, unit }) => isHeldBack(view, unit) },
  steps: { turn: [{ name: 'movement', insteadOf: 'movement', run: beginMovement }] },
  forbidsSetup: tooLarge,
  forbids: {
    move: (view, { unit }, seat) => {
      const mover = view.units[unit];
      return mover?.seat === seat && isHeldBack(view, mover) ? tell('the whole lance moves before anybody else does') : undefined;
    },
  },
  follows: {
    moved: (state, { unit }) => (state.units[unit]?.lance === undefined ? undefined : [{ type: 'callLance' }]),
    leftMap: (state, { unit }) => (state.units[unit]?.lance === undefined ? undefined : [{ type: 'callLance' }]),
  },
});

export const lanceRules: readonly ClassicRule[] = [lances];
