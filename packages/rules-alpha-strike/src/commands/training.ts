import { table as geometry } from '@sortie/geometry';
import type { RuleId } from '@sortie/kernel';
import { isAircraft } from '../aerospace/aircraft.ts';
import { RANGE_MODIFIERS } from '../attack/range.ts';
import { ofAttacker } from '../attack/shot.ts';
import { knows } from '../pilots/knows.ts';
import type { Questions, Shot } from '../questions.ts';
import type { AlphaRule, Table } from '../rule.ts';
import { rating } from '../sequence/intelligence.ts';
import type { Mark, MoveCommand, State, Unit } from '../shape.ts';
import { inForwardArc } from '../sight/arcs.ts';
import {
  flies,
  foesOf,
  INCH,
  inContact,
  isInfantry,
  isOn,
  marked,
  marking,
  markOf,
  motive,
  moveBy,
  otherSeat,
  radiusOf,
  type Standing,
} from '../state.ts';
import { isDrone } from '../unit-types/drone.ts';
import { commandOf, trained } from './list.ts';
import { sca } from './sca.ts';

/** Other modifiers in the place of those for range. */
const ranges = (rule: string, id: string, values: readonly number[]): AlphaRule =>
  sca(rule, {
    adds: ofAttacker(({ state, attacker, kind, bracket, lent }) =>
      kind !== 'physical' && trained(state, attacker, id) ? values[lent ?? bracket] : undefined,
    ),
    waives: { toHit: shot => instead(shot, id), toHitPlace: shot => instead(shot, id) },
  });
const instead = ({ state, attacker, kind }: Shot, id: string): readonly RuleId[] | undefined =>
  kind !== 'physical' && trained(state, attacker, id) ? ['AS-to-hit-range'] : undefined;
const AT_THE_HORIZON = RANGE_MODIFIERS[4];

/** In the air, or of a kind that fights from it. */
const isFlyer = (unit: Unit): boolean => isAircraft(unit) || ['v', 'g'].includes(motive(unit));
const specialists = (rule: string, id: string, may: (unit: Unit) => boolean, air: number, ground: number): AlphaRule =>
  sca(rule, {
    adds: {
      toHit: ({ state, attacker, target }) =>
        trained(state, attacker, id) && may(attacker) ? (target.airborne ? air : ground) : undefined,
      toHitPlace: ({ state, attacker }) => (trained(state, attacker, id) && may(attacker) ? ground : undefined),
    },
  });

const DISRUPT = 'communications-disruption';
const SIX = 6;
const CONFUSED = 4;

/** Once a turn a die for each side that listens in: on 6 one lance of the other gets its orders wrong. */
function disrupt(play: Table): void {
  for (const seat of [0, 1]) {
    if (!commandOf(play.state, seat, DISRUPT) || play.ask('disrupts', { state: play.state, seat }).total <= 0) continue;
    const own = play.state.units.filter(unit => unit.seat !== seat && (isOn(unit) || unit.fate === 'aloft'));
    const first = own[0];
    if (!first) continue;
    const rule = 'ASC-sca-comm-disruption';
    const die = play.roll(1, 6, rule);
    play.emit({
      type: 'rolled',
      unit: first.id,
      rule,
      what: die.total === SIX ? 'orders are confused' : 'orders get through',
      roll: die,
      good: die.total < SIX,
    });
    if (die.total < SIX) continue;
    const lances = [...new Set(own.map(({ lance }) => lance))].sort((a, b) => a - b);
    const lance = lances.length === 1 ? lances[0] : lances[play.roll(1, lances.length, rule).total - 1];
    for (const { id } of own.filter(unit => unit.lance === lance)) {
      const marks = marking(play.state.units[id]!, { kind: 'confused', until: play.state.turn });
      play.emit({ type: 'changed', unit: id, rule, what: 'is confused', change: { marks } });
    }
  }
}

/** Never below an inch. */
const slower = (unit: Unit, jump: boolean): number | undefined => -Math.min(CONFUSED, Math.max(0, moveBy(unit, jump) - 1)) || undefined;

const ZONE = 'zone-of-control';
const SPARE = 2;
const ZONE_COST = 4;
const onFoot = (unit: Unit): boolean => !unit.airborne && !flies(unit);

/** After a move with inches to spare: enemies in contact and in front, that have not moved, are pinned. */
function control(play: Table, id: number, cost: number): void {
  const unit = play.state.units[id];
  if (!isOn(unit) || !onFoot(unit) || !commandOf(play.state, unit.seat, ZONE)) return;
  const mode = unit.moved?.mode ?? 'stand';
  if (mode !== 'ground' && mode !== 'stand') return;
  const inches = play.ask('move', { state: play.state, unit, mode: 'ground' }).total;
  if (inches * INCH - cost < SPARE * INCH) return;
  const held = foesOf(play.state, unit.seat).filter(
    foe => inContact(unit, foe) && inForwardArc(unit, foe) && !foe.hidden && (!isInfantry(unit) || isInfantry(foe)),
  );
  if (held.length === 0) return;
  const give = (one: Unit, mark: Mark, what: string): void =>
    play.emit({
      type: 'changed',
      unit: one.id,
      rule: 'ASC-sca-zoc-establish',
      what,
      change: { marks: marking(play.state.units[one.id]!, mark) },
    });
  give(unit, { kind: 'controls', until: play.state.turn }, 'controls the ground around it');
  for (const foe of held) if (foe.moved === null) give(foe, { kind: 'controlled', until: play.state.turn, by: id }, 'is pinned');
}

/** Straight away from somebody: the whole way adds to the distance. */
const isAway = (from: Standing, { path }: MoveCommand, by: Standing): boolean => {
  const length = path.reduce((sum, to, i) => sum + geometry.distanceOf(i === 0 ? from.at : path[i - 1]!, to), 0);
  const gained = geometry.distanceOf(path.at(-1)!, by.at) - geometry.distanceOf(from.at, by.at);
  return gained >= length - INCH / 4;
};

const passes = (from: Standing, { path }: MoveCommand, by: Standing): boolean => {
  const shape = { kind: 'circle', at: by.at, radius: radiusOf(by) + radiusOf(from) + SPARE * INCH - 1 } as const;
  return path.some((to, i) => geometry.lengthInside(shape, i === 0 ? from.at : path[i - 1]!, to) > 0);
};

/** Who holds a mover on its way, if anybody does. */
function holder(state: State, unit: Standing, command: MoveCommand): Standing | undefined {
  const pinned = markOf(unit, 'controlled')?.by;
  const by = pinned === undefined ? undefined : state.units[pinned];
  if (isOn(by) && !isAway(unit, command, by)) return by;
  return foesOf(state, unit.seat).find(
    foe =>
      marked(foe, 'controls') &&
      foe.id !== pinned &&
      (!isInfantry(foe) || isInfantry(unit)) &&
      !isAway(unit, command, foe) &&
      passes(unit, command, foe),
  );
}

const isHeld = ({ state, unit, command }: Questions['toll']): boolean =>
  isOn(unit) &&
  command.path.length > 0 &&
  command.mode !== 'jump' &&
  !flies(unit) &&
  !knows(unit, 'stand-aside') &&
  !isDrone(unit) &&
  state.commands !== undefined &&
  commandOf(state, otherSeat(unit.seat), ZONE) !== undefined &&
  holder(state, unit, command) !== undefined;

export const trainingCommands: readonly AlphaRule[] = [
  ranges('sharp-shooters', 'sharp-shooters', [1, 2, 3, 4, AT_THE_HORIZON]),
  ranges('brawlers', 'brawlers', [-1, 2, 5, 10, AT_THE_HORIZON]),
  specialists('anti-aircraft', 'anti-aircraft-specialists', unit => !isAircraft(unit), -2, 1),
  specialists('ground-attack', 'ground-attack-specialists', isFlyer, 1, -2),
  sca('comm-disruption', {
    base: { disrupts: () => 1 },
    adds: {
      move: ({ unit, mode }) => (mode !== 'stand' && marked(unit, 'confused') ? slower(unit, mode === 'jump') : undefined),
      thrust: ({ unit }) => (marked(unit, 'confused') ? -1 : undefined),
    },
    steps: { mustering: [{ name: 'disruption', after: 'begin', run: disrupt }] },
  }),
  sca('comm-disruption-bi', {
    needs: ['ASC-sca-comm-disruption'],
    adds: {
      disrupts: ({ state, seat }) => {
        const [own, theirs] = [rating(state, seat), rating(state, otherSeat(seat))];
        return own > 0 && own >= 2 * theirs ? undefined : -1;
      },
    },
  }),
  sca('zoc-establish', {
    steps: { heeding: [{ name: 'zone of control', after: 'begin', run: (play, { unit, cost }) => control(play, unit, cost) }] },
    covers: ['ASC-sca-zoc-infantry', 'ASC-spa-stand-aside-zoc'],
  }),
  sca('zoc-effect', { needs: ['ASC-sca-zoc-establish'], adds: { toll: about => (isHeld(about) ? ZONE_COST : undefined) } }),
];
