import { type Handler, tell } from '@sortie/kernel';
import { ARCS, type Arc, type WeaponClass } from '../card/card.ts';
import { countOf, isDropShip, isWarShip } from '../card/craft.ts';
import { isUp } from '../combat/up.ts';
import { damageAt, readyIn } from '../combat/weapons.ts';
import { strike } from '../damage/apply.ts';
import { isOuter } from '../map/zones.ts';
import { asc, type RadarRule, type Seen, type Table } from '../rule.ts';
import { isOverGround } from '../sequence/order.ts';
import { outOfTurn } from '../sequence/turn.ts';
import { type Barrage, CAPITAL, type Command, type Radar, type Site, type State, type Unit } from '../shape.ts';
import { isEngaged } from '../state.ts';

type Bombard = Extract<Command, { readonly type: 'bombard' }>;

/** In close orbit: in the Outer Ring above the battle. */
const inOrbit = (view: State, unit: Unit): boolean => isOverGround(view, unit.sector) && !unit.sunk && isOuter(unit.zone);
const heavy = (unit: Unit, arc: Arc): readonly WeaponClass[] => readyIn(unit, arc).filter(weapon => weapon !== 'standard');

export function* bombardOptions(view: State, unit: Unit): Generator<Bombard> {
  if (view.map !== CAPITAL || view.sites.length === 0 || !inOrbit(view, unit) || isEngaged(view, unit.id)) return;
  for (const arc of ARCS) {
    if ((unit.turn.orbit ?? arc) !== arc) continue;
    for (const weapon of heavy(unit, arc))
      for (const { seat, points, x, y } of view.sites)
        if (seat !== unit.seat && points > 0) yield { type: 'bombard', unit: unit.id, arc, weapon, at: [{ x, y }] };
  }
}

export const mayBombard = (view: State, unit: Unit): boolean => isUp(view, unit) && bombardOptions(view, unit).next().done !== true;

const forUnit = (
  say: (view: Seen, unit: Unit, command: Bombard) => ReturnType<typeof tell> | undefined,
): NonNullable<RadarRule['forbids']> => ({
  bombard: (view, command) => (view.units[command.unit] ? say(view, view.units[command.unit]!, command) : undefined),
});

const eligible: RadarRule = asc('ASC-ots-eligible', 84, {
  forbids: {
    bombard: (view, { unit: id }, seat) => {
      const unit = view.units[id];
      const late = outOfTurn(view, 'combat', unit, seat);
      if (late || !unit) return late;
      if (!isUp(view, unit)) return tell('that craft does not act now');
      return isWarShip(unit) || isDropShip(unit) ? undefined : tell('only WarShips and DropShips fire from orbit');
    },
  },
});

const closeOrbit: RadarRule = asc('ASC-ots-warship', 84, {
  forbids: forUnit((view, unit, { weapon }) => {
    if (!inOrbit(view, unit)) return tell('it is not in the Outer Ring over the battle');
    return weapon === 'standard' ? tell('only capital weapons reach the ground') : undefined;
  }),
  covers: ['ASC-ots-dropship-capital', 'ASC-ots-basis'],
});

const engaged: RadarRule = asc('ASC-ots-engaged', 84, {
  forbids: forUnit((view, unit) => (isEngaged(view, unit.id) ? tell('it is engaged') : undefined)),
});

const timing: RadarRule = asc('ASC-ots-timing', 84, {
  forbids: forUnit(view => (view.map === CAPITAL ? undefined : tell('the ground is fired at in capital turns'))),
});

const singleArc: RadarRule = asc('ASC-ots-single-arc', 84, {
  forbids: forUnit((_view, unit, { arc, weapon }) => {
    if ((unit.turn.orbit ?? arc) !== arc) return tell('all of it comes from one side');
    return heavy(unit, arc).includes(weapon) ? undefined : tell('those weapons are not ready');
  }),
});

/** Points of damage that earn an impact point of their own, and how far apart such points may be, in inches. */
const PER_POINT = 50;
const APART = 6;

const impactPoints: RadarRule = asc('ASC-ots-impact-points', 85, {
  forbids: forUnit((_view, unit, { arc, weapon, at }) => {
    const most = Math.max(1, Math.floor(damageAt(unit, arc, weapon, 'short') / PER_POINT));
    if (at.length === 0 || at.length > most) return tell('it has {most} points of impact', { most });
    const far = at.some(one => at.some(two => distanceSquared(one, two) > APART * APART));
    return far ? tell('the points are too far apart') : undefined;
  }),
});

const distanceSquared = (one: { readonly x: number; readonly y: number }, two: { readonly x: number; readonly y: number }): number =>
  (one.x - two.x) * (one.x - two.x) + (one.y - two.y) * (one.y - two.y);

/** Always the +3 of the Outer Ring, and nothing for the air between. */
const toHit: RadarRule = asc('ASC-ots-to-hit', 84, {
  base: { bombard: ({ unit }) => unit.skill },
  adds: { bombard: () => 3 },
});
const aimPoint: RadarRule = asc('ASC-ots-aim-point', 84, { adds: { bombard: ({ tagged }) => (tagged ? -2 : undefined) } });
const fireControl: RadarRule = asc('ASC-ots-small-units', 84, {
  adds: { bombard: ({ unit }) => 2 * unit.hits.fireControl + 2 * unit.hits.crew || undefined },
});

const FULL = 4;
const HALF = 6;
/** All of it within four inches, half of it up to six. */
function lossOf(barrage: Barrage, site: Site): number {
  const far = distanceSquared(barrage, site);
  if (far <= FULL * FULL) return barrage.damage;
  return far <= HALF * HALF ? Math.floor(barrage.damage / 2) : 0;
}

const arrival: RadarRule = asc('ASC-ots-arrival', 84, {
  steps: {
    closing: [
      {
        name: 'ground',
        insteadOf: 'ground',
        run: play => {
          for (const barrage of play.state.barrages) {
            if (barrage.turn > play.state.groundTurn) continue;
            const losses = play.state.sites
              .map((site, i) => ({ site: i, damage: lossOf(barrage, site) }))
              .filter(({ damage }) => damage > 0);
            play.emit({ type: 'landed', barrage, losses });
          }
        },
      },
    ],
  },
});

const GUNNERS = 4;
/** Ships in orbit are in the Outer Ring: extreme range, which capital weapons count as long. */
const FROM_BELOW = 4;

/** Whoever fires at the ground is fired at by what stands there; point defence bears on missiles as ever. */
const returnFire: RadarRule = asc('ASC-sto-return-fire', 85, {
  base: { battery: () => GUNNERS },
  adds: {
    battery: ({ site, unit }) => FROM_BELOW + (site.battery?.weapon === 'missiles' && countOf(unit, 'PNT') === 1 ? 1 : 0),
  },
  follows: { bombarded: (_state, { unit }) => [{ type: 'answerBelow', unit }] },
});

export const answerBelow: Handler<Radar, 'answerBelow'> = (play, { unit: id }) => {
  for (const [i, site] of play.state.sites.entries()) {
    const unit = play.state.units[id]!;
    if (!site.battery || site.points === 0 || site.seat === unit.seat) continue;
    const toHitNumber = play.ask('battery', { site, unit });
    const stopped = site.battery.weapon === 'missiles' && countOf(unit, 'PNT') >= 2;
    const roll = stopped ? null : play.roll(2, 6, 'ASC-sto-return-fire');
    const hit = roll !== null && roll.total >= toHitNumber.total;
    play.emit({ type: 'answeredBelow', site: i, target: id, toHit: toHitNumber, roll, hit });
    if (hit) strike(play, id, site.battery.damage, 'front', null);
  }
};

export const orbitRules: readonly RadarRule[] = [
  eligible,
  closeOrbit,
  engaged,
  timing,
  singleArc,
  impactPoints,
  toHit,
  aimPoint,
  fireControl,
  arrival,
  asc('ASC-ots-area', 85),
  returnFire,
];

const isTagged = (play: Table, at: Bombard['at']): boolean =>
  at.some(point => play.state.sites.some(site => site.tagged === true && distanceSquared(site, point) === 0));

export const bombard: Handler<Radar, 'bombard'> = (play, { unit: id, arc, weapon, at }) => {
  const unit = play.state.units[id]!;
  const toHitNumber = play.ask('bombard', { state: play.state, unit, tagged: isTagged(play, at) });
  const roll = play.roll(2, 6, 'ASC-ots-to-hit');
  const hit = roll.total >= toHitNumber.total;
  const missiles = weapon === 'missiles';
  const delay = hit && missiles ? play.roll(1, 6, 'ASC-ots-arrival') : null;
  const damage = Math.floor(damageAt(unit, arc, weapon, 'short') / at.length);
  const turn = play.state.groundTurn + (delay ? delay.total - 1 : 0);
  const barrages = hit ? at.map(({ x, y }): Barrage => ({ by: id, seat: unit.seat, x, y, damage, turn, secret: missiles })) : [];
  play.emit({ type: 'bombarded', unit: id, arc, weapon, toHit: toHitNumber, roll, barrages, delay });
  play.emit({ type: 'exchanged' });
};
