import type { Seat } from '@sortie/kernel';
import { isFighter } from '../card/craft.ts';
import { house, type RadarRule, type Table } from '../rule.ts';
import type { Result, State, Unit } from '../shape.ts';
import { isFighting, isLeft, sharesZone } from '../state.ts';

/** House: an enemy that is destroyed or taken counts what it costs, one that has been driven off half of it, one without armor a quarter. */
const standing: RadarRule = house('ASC-house-radar-points', {
  base: { points: ({ state, seat }) => state.units.reduce((sum, unit) => sum + pointsFor(state, unit, seat), 0) },
});

function pointsFor(state: State, unit: Unit, seat: Seat): number {
  const { pv } = unit.card;
  if (unit.seat === seat) return state.goal === 'convoy' && seat === 0 && unit.fate === 'retreated' ? pv : 0;
  if (unit.fate === 'captured') return state.goal === 'capture' ? 2 * pv : pv;
  if (unit.fate === 'destroyed') return pv;
  if (isLeft(unit)) return unit.armor === 0 && unit.card.armor > 0 ? Math.floor(pv / 4) : 0;
  if (unit.fate === 'retreated') return state.goal === 'convoy' && unit.seat === 0 ? 0 : Math.floor(pv / 2);
  return 0;
}

const pointsOf = ({ state, book }: Table): readonly [number, number] => [
  book.ask('points', { state, seat: 0 }).total,
  book.ask('points', { state, seat: 1 }).total,
];
const leader = ([one, two]: readonly [number, number]): readonly Seat[] => (one === two ? [] : [one > two ? 0 : 1]);

/** House: who is left alone has won; a fight with nobody left goes by points. */
const lastSide: RadarRule = house('ASC-house-radar-last-side', {
  steps: {
    judging: [
      {
        name: 'lastSide',
        insteadOf: 'lastSide',
        run: (play, verdict) => {
          const seats = [...new Set(play.state.units.filter(isLeft).map(({ seat }) => seat))];
          if (verdict.result || seats.length > 1) return;
          const points = pointsOf(play);
          const byPoints = play.state.goal === 'convoy' || seats.length === 0;
          verdict.result = {
            winners: byPoints ? leader(points) : seats,
            reason: seats.length === 0 ? 'all-gone' : 'last-standing',
            points,
          };
        },
      },
    ],
  },
});

/** A fighter without fuel, and nobody beside it to fight with. */
const isStranded = (state: State, unit: Unit): boolean =>
  isFighting(unit) &&
  isFighter(unit) &&
  unit.fuel <= 0 &&
  !state.units.some(foe => isFighting(foe) && foe.seat !== unit.seat && sharesZone(unit, foe));

/** House: who has nothing left but stranded fighters is out of the fight. */
const stranded: RadarRule = house('ASC-house-radar-stranded', {
  steps: {
    judging: [
      {
        name: 'stranded',
        after: 'lastSide',
        run: (play, verdict) => {
          const { state } = play;
          const able = [0, 1].filter(seat => state.units.some(unit => unit.seat === seat && isLeft(unit) && !isStranded(state, unit)));
          if (verdict.result || able.length > 1) return;
          const points = pointsOf(play);
          const byPoints = state.goal === 'convoy' || able.length === 0;
          verdict.result = { winners: byPoints ? leader(points) : able, reason: 'stranded', points };
        },
      },
    ],
  },
});

/** House: after the agreed turns the points decide. */
const lastTurn: RadarRule = house('ASC-house-radar-last-turn', {
  steps: {
    judging: [
      {
        name: 'lastTurn',
        after: 'lastSide',
        run: (play, verdict) => {
          if (verdict.result || play.state.turn < play.state.turns) return;
          const points = pointsOf(play);
          verdict.result = { winners: leader(points), reason: 'points', points };
        },
      },
    ],
  },
});

export const victoryRules: readonly RadarRule[] = [standing, lastSide, stranded, lastTurn];

/** Is it over? Then it is said. */
export function judge(play: Table): boolean {
  const verdict: { result: Result | null } = { result: null };
  play.run('judging', verdict);
  if (verdict.result) play.emit({ type: 'ended', ...verdict.result });
  return verdict.result !== null;
}
