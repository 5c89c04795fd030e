import { table as geometry } from '@sortie/geometry';
import { last, nth, type RuleId } from '@sortie/kernel';
import { isAircraft } from '../../aerospace/aircraft.ts';
import { RANGE_MODIFIERS } from '../../attack/range.ts';
import { ofAttacker } from '../../attack/shot.ts';
import { isDrone } from '../../card/drone.ts';
import type { Questions, Shot } from '../../questions.ts';
import type { AlphaRule, Table } from '../../rule.ts';
import type { MoveCommand, State, Unit } from '../../shape.ts';
import { inForwardArc } from '../../sight/arcs.ts';
import {
  flies,
  foesOf,
  INCH,
  inContact,
  isInfantry,
  isOn,
  marked,
  markOf,
  motive,
  moveBy,
  otherSeat,
  radiusOf,
  type Standing,
} from '../../state.ts';
import { rating } from '../battlefield-intelligence/intelligence.ts';
import { knows } from '../special-pilot-abilities/knows.ts';
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

const LANCE = 4;
/** The lances of a force as it names them; where it names none, fours in the order of its list. */
function lancesOf(own: readonly Unit[]): readonly (readonly Unit[])[] {
  const names = [...new Set(own.map(({ lance }) => lance))].sort((a, b) => a - b);
  if (names.length > 1) return names.map(name => own.filter(({ lance }) => lance === name));
  return Array.from({ length: Math.ceil(own.length / LANCE) }, (_, i) => own.slice(LANCE * i, LANCE * (i + 1)));
}

/** Once a turn a die for each side that listens in: on 6 one lance of the other gets its orders wrong. */
function disrupt(play: Table): void {
  for (const seat of [0, 1]) {
    if (!commandOf(play.state, seat, DISRUPT) || !play.book.holds('disrupts', { state: play.state, seat })) continue;
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
    const lances = lancesOf(own);
    const lance = nth(lances, lances.length === 1 ? 0 : play.roll(1, lances.length, rule).total - 1);
    for (const { id } of lance) play.emit({ type: 'confused', unit: id, until: play.state.turn, rule });
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
  const { turn: until } = play.state;
  play.emit({ type: 'groundControlled', unit: id, until });
  for (const foe of held) if (foe.moved === null) play.emit({ type: 'pinned', unit: foe.id, by: id, until });
}

/** Straight away from somebody: the whole way adds to the distance. */
const isAway = (from: Standing, { path }: MoveCommand, by: Standing): boolean => {
  const length = path.reduce((sum, to, i) => sum + geometry.distanceOf(i === 0 ? from.at : nth(path, i - 1), to), 0);
  const gained = geometry.distanceOf(last(path), by.at) - geometry.distanceOf(from.at, by.at);
  return gained >= length - INCH / 4;
};

const passes = (from: Standing, { path }: MoveCommand, by: Standing): boolean => {
  const shape = { kind: 'circle', at: by.at, radius: radiusOf(by) + radiusOf(from) + SPARE * INCH - 1 } as const;
  return path.some((to, i) => geometry.lengthInside(shape, i === 0 ? from.at : nth(path, i - 1), to) > 0);
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
    affirms: { disrupts: () => true },
    adds: {
      move: ({ unit, mode }) => (mode !== 'stand' && marked(unit, 'confused') ? slower(unit, mode === 'jump') : undefined),
      thrust: ({ unit }) => (marked(unit, 'confused') ? -1 : undefined),
    },
    steps: { mustering: [{ name: 'disruption', after: 'begin', run: disrupt }] },
  }),
  sca('comm-disruption-bi', {
    needs: ['ASC-sca-comm-disruption'],
    denies: {
      disrupts: ({ state, seat }) => {
        const [own, theirs] = [rating(state, seat), rating(state, otherSeat(seat))];
        return own <= 0 || own < 2 * theirs;
      },
    },
  }),
  sca('zoc-establish', {
    steps: { heeding: [{ name: 'zone of control', after: 'begin', run: (play, { unit, cost }) => control(play, unit, cost) }] },
    covers: ['ASC-sca-zoc-infantry', 'ASC-spa-stand-aside-zoc'],
  }),
  sca('zoc-effect', { needs: ['ASC-sca-zoc-establish'], adds: { toll: about => (isHeld(about) ? ZONE_COST : undefined) } }),
];
