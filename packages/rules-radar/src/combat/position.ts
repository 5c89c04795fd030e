import { type Telling, tell } from '@sortie/kernel';
import { ARCS, type Arc } from '../card/card.ts';
import { isSmall, keepsStation } from '../card/craft.ts';
import { asc, type Book, type RadarRule, type Seen } from '../rule.ts';
import type { Clash, Command, Unit } from '../shape.ts';
import { type Asking, clashing, isAskedFor, otherOf } from './clash.ts';

/** Who cannot come about has always failed for its position. */
const succeeds = ({ state, book }: Asking, unit: Unit, ok: boolean): boolean => ok && book.holds('still', { state, unit }) === undefined;

/** Who has the better position: 0, 1, or nobody. */
export function winnerOf(asking: Asking, clash: Clash): 0 | 1 | null {
  if (!clash.control) return null;
  const one = succeeds(asking, clashing(asking.state, clash, 0), clash.control[0].ok);
  const two = succeeds(asking, clashing(asking.state, clash, 1), clash.control[1].ok);
  return one === two ? null : one ? 0 : 1;
}

/** Only fighters and small craft get behind each other. */
export function tailedBy(asking: Asking, clash: Clash): 0 | 1 | null {
  return isSmall(clashing(asking.state, clash, 0)) && isSmall(clashing(asking.state, clash, 1)) ? winnerOf(asking, clash) : null;
}

/** Sides that a craft can show: those who have weapons in front alone show nose or tail. */
export const sidesOf = (unit: Unit): readonly Arc[] => (isSmall(unit) ? ['front', 'rear'] : ARCS);
/** Sides that its own captain would show: a fighter has but one to fire from. */
export const ownSides = (unit: Unit): readonly Arc[] => (isSmall(unit) ? ['front'] : ARCS);

type Face = Extract<Command, { readonly type: 'face' }>;

/** An objection to what is said about the sides, given who has won the better position. */
const facing =
  (say: (command: Face, winner: 0 | 1 | null, foe: Unit) => Telling | undefined) =>
  (view: Seen, command: Face, _seat: number, book: Book): Telling | undefined => {
    const { clash } = view;
    return clash ? say(command, winnerOf({ state: view, book }, clash), clashing(view, clash, otherOf(clash.who))) : undefined;
  };

const direction: RadarRule = asc('ASC-space-damage-direction', 80, {
  forbids: {
    face: (view, { arc }, seat) => {
      const { clash } = view;
      if (!clash || !isAskedFor(view, 'face', seat)) return tell('that is not asked now');
      return ownSides(clashing(view, clash, clash.who)).includes(arc) ? undefined : tell('it does not show that side');
    },
  },
});

/** Whoever has it in hand behind a craft that has a tail fires alone, and better. */
const tailing: RadarRule = asc('ASC-space-tailing', 78, {
  adds: { toHit: ({ tailing: behind }) => (behind ? -2 : undefined) },
  affirms: { silenced: ({ tail, who }) => tail !== null && tail !== who },
  covers: ['ASC-space-tailed-no-return-fire', 'ASC-space-untailable-units'],
});

const largeCraft: RadarRule = asc('ASC-space-positioning-large-craft', 78, {
  forbids: {
    face: facing(({ other }, winner, foe) =>
      winner === null || (other !== undefined && sidesOf(foe).includes(other)) ? undefined : tell('say which side the other one shows'),
    ),
  },
});

const freeFacing: RadarRule = asc('ASC-space-positioning-free-facing', 78, {
  forbids: {
    face: facing(({ other }, winner) => (winner === null && other !== undefined ? tell('the other one chooses for itself') : undefined)),
  },
});

/** Stations, JumpShips and satellites cannot come about. */
const stationKeeping: RadarRule = asc('ASC-space-positioning-station-keeping', 78, {
  affirms: { still: ({ unit }) => keepsStation(unit) },
});

export const positionRules: readonly RadarRule[] = [direction, tailing, largeCraft, stationKeeping, freeFacing];
