import type { Handler, Seat } from '@sortie/kernel';
import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import type { Classic, Entry, Setup, State } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { isFighting } from '../../state.ts';
import { advanced } from '../rule.ts';

/** The lance of a seat that has begun to move and has yet to finish. */
export function openLance({ units, phase }: State, seat: Seat): number | undefined {
  if (phase !== 'movement') return undefined;
  const own = units.filter(unit => unit.seat === seat && unit.lance !== undefined && isFighting(unit));
  return own.find(({ lance, moved }) => !moved && own.some(other => other.lance === lance && other.moved))?.lance;
}

/** Its turn is not over: it is called again before anybody else is. */
export const callLance: Handler<Classic, 'callLance'> = play => {
  const { active: seat, queue } = play.state;
  if (openLance(play.state, seat) !== undefined) play.emit({ type: 'called', seat, queue: [seat, ...queue] });
};

const LANCE = 4;
/** A Star of vehicles is five Points of two. */
const STAR = 10;

const isClan = ({ design }: Entry): boolean => sheetOf(design).clan;
const drives = ({ design }: Entry): boolean => sheetOf(design).kind === 'vehicle';

function tooLarge({ forces }: Setup) {
  for (const force of forces) {
    const lances = new Map<number, Entry[]>();
    for (const entry of force) if (entry.lance !== undefined) lances.set(entry.lance, [...(lances.get(entry.lance) ?? []), entry]);
    for (const entries of lances.values()) {
      if (!entries.every(drives)) return tell('only vehicles move as a lance');
      const most = entries.every(isClan) ? STAR : LANCE;
      if (entries.length > most) return tell('a lance has {most} vehicles at most', { most });
    }
  }
  return undefined;
}

/** The vehicles of a lance move one after the other, as if they were one unit; ten of them are a Star of the Clans. */
const lances = advanced('TOE-lance-movement-clan-star', {
  base: { together: () => 1 },
  forbidsSetup: tooLarge,
  forbids: {
    move: (view, { unit }, seat) => {
      const lance = openLance(view, seat);
      const mover = view.units[unit];
      return lance !== undefined && mover?.seat === seat && mover.lance !== lance
        ? tell('the whole lance moves before anybody else does')
        : undefined;
    },
  },
  follows: {
    moved: (state, { unit }) => (state.units[unit]?.lance === undefined ? undefined : [{ type: 'callLance' }]),
    leftMap: (state, { unit }) => (state.units[unit]?.lance === undefined ? undefined : [{ type: 'callLance' }]),
  },
});

export const lanceRules: readonly ClassicRule[] = [lances];
