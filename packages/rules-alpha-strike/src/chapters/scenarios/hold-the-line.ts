import { NOT_NOW } from '../../abilities/use.ts';
import { gone } from '../../hidden/gone.ts';
import { type AlphaRule, core, type Table } from '../../rule.ts';
import { inStrip } from '../../sequence/setup.ts';
import type { Point, State, Unit } from '../../shape.ts';
import { isOn, unitAt } from '../../state.ts';
import { isCrippled } from '../withdrawal/crippled.ts';
import { defenderOf, forceOf, is, missionIn } from './marker.ts';
import { keepsApart, ownGround } from './stand-up-fight.ts';

const THROUGH = 100;
const DECISION = 500;

/** Where a unit may leave the table: through the other side's zone, back home, or not at all. */
export function wayOut(state: State, unit: Unit | undefined): 'through' | 'home' | undefined {
  if (!isOn(unit) || unit.seat !== state.attacker || unit.airborne) return undefined;
  if (is(state, 'hold-the-line') && inStrip(state, defenderOf(state), unit.at.y)) return 'through';
  const back = is(state, 'hold-the-line', 'plain') || is(state, 'reconnaissance');
  return back && inStrip(state, unit.seat, unit.at.y) ? 'home' : undefined;
}

const mayLeave = (state: State, unit: Unit | undefined): boolean =>
  state.phase === 'movement' && unit?.moved === null && !unit.shutdown && wayOut(state, unit) !== undefined;

function leave(play: Table, unit: Unit): void {
  const through = wayOut(play.state, unit) === 'through';
  if (through) {
    const escaped = missionIn(play.state).escaped + 1;
    if (!isCrippled(play.book, unit)) {
      play.emit({ type: 'scored', seat: unit.seat, points: THROUGH, rule: 'ASC-scen-htl-escape', what: 'a unit got through' });
    }
    play.emit({ type: 'gotThrough', unit: unit.id, escaped });
  }
  gone(play, unit.id, through ? 'ASC-scen-htl-escape' : 'ASC-scen-htl-retreat', 'withdrawn');
  play.emit({ type: 'activated', unit: unit.id });
}

/** Nobody goes around: not over the flanks, whatever the reason. */
const onFlank = ({ table }: State, at: Point | undefined): boolean => at !== undefined && (at.x === 0 || at.x === table.width);

/** At the end: did half of the attackers get through? */
function decide(play: Table): void {
  const { state } = play;
  const all = forceOf(state, state.attacker).length;
  const seat = 2 * missionIn(state).escaped >= all ? state.attacker : defenderOf(state);
  play.emit({
    type: 'scored',
    seat,
    points: DECISION,
    rule: 'ASC-scen-htl-victory',
    what: seat === state.attacker ? 'the line broken' : 'the line held',
  });
}

export const lineRules: readonly AlphaRule[] = [
  core('ASC-scen-htl-escape', {
    covers: ['ASC-scen-htl-retreat'],
    permits: { ability: ['leave'] },
    forbids: {
      ability: (view, { ability, unit }) =>
        ability === 'leave' && !(view.mission && unit !== undefined && mayLeave(view, view.units[unit])) ? NOT_NOW : undefined,
    },
    steps: {
      using: [
        {
          name: 'leave',
          after: 'begin',
          run: (play, { ability, unit }) => {
            if (ability === 'leave' && unit !== undefined) leave(play, unitAt(play.state, unit));
          },
        },
      ],
    },
  }),
  core('ASC-scen-htl-no-flankers', {
    forbids: {
      ability: (view, { ability, unit: id, at }) => {
        if (ability !== 'off-map-movement' || !is(view, 'hold-the-line')) return undefined;
        const unit = view.units[id ?? -1];
        const aside = isOn(unit) && !inStrip(view, 0, unit.at.y) && !inStrip(view, 1, unit.at.y);
        return aside || onFlank(view, at) ? 'nobody leaves over the flanks' : undefined;
      },
    },
  }),
  core('ASC-scen-htl-chase-withdrawal', {
    // Whoever is chased leaves over the far edge.
    adds: {
      exit: ({ state, seat }) =>
        is(state, 'hold-the-line', 'chase') && seat === state.attacker ? defenderOf(state) - seat || undefined : undefined,
    },
    splitFrom: { rule: 'ASC-scen-hold-the-line', version: 2 },
  }),
  core('ASC-scen-htl-desperate', {
    affirms: { fightsOn: ({ state, unit }) => state.mission?.order.desperate === unit.seat },
    splitFrom: { rule: 'ASC-scen-hold-the-line', version: 2 },
  }),
  core('ASC-scen-hold-the-line', {
    covers: ['ASC-scen-htl-deployment', 'ASC-scen-htl-victory', 'ASC-scen-htl-timed'],
    steps: {
      judging: [
        {
          name: 'line',
          before: 'standing',
          run: (play, verdict) => {
            const { state } = play;
            if (verdict.over || !is(state, 'hold-the-line')) return;
            verdict.fighting = false;
            const gone = !state.units.some(
              unit => unit.seat === state.attacker && (isOn(unit) || unit.fate === 'riding' || unit.fate === 'aloft'),
            );
            if (!gone && state.turn < state.limit) return;
            decide(play);
            verdict.over = { winners: [], reason: 'points' };
          },
        },
      ],
    },
  }),
  keepsApart(
    'ASC-scen-htl-defender-deployment',
    view => is(view, 'hold-the-line'),
    ownGround(state => is(state, 'hold-the-line', 'plain')),
  ),
  core('ASC-scen-htl-chase', {
    ...ownGround(state => is(state, 'hold-the-line', 'chase')),
    // All of them look the way that the attackers run.
    forbids: {
      deploy: (view, { facing }) =>
        is(view, 'hold-the-line', 'chase') && facing.dy * (defenderOf(view) === 1 ? -1 : 1) <= 0
          ? 'in a chase everybody faces the edge that the attackers make for'
          : undefined,
    },
    splitFrom: { rule: 'ASC-scen-hold-the-line', version: 2 },
  }),
];
