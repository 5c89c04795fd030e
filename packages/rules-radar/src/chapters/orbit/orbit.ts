import { type Handler, nth, type Telling, tell } from '@sortie/kernel';
import { ARCS, type Arc, type WeaponClass } from '../../card/card.ts';
import { countOf, isDropShip, isSmall, isWarShip } from '../../card/craft.ts';
import { isUp } from '../../combat/up.ts';
import { damageAt, readyIn } from '../../combat/weapons.ts';
import { strike } from '../../damage/apply.ts';
import { isOuter } from '../../map/zones.ts';
import type { Asked } from '../../questions.ts';
import { asc, house, type RadarRule, type Seen, type Table } from '../../rule.ts';
import { isOverGround } from '../../sequence/order.ts';
import { outOfTurn } from '../../sequence/turn.ts';
import { CAPITAL, type Radar, type State, type Unit } from '../../shape.ts';
import { isEngaged } from '../../state.ts';
import type { Barrage, OrbitCommands, Point, Site } from './shape.ts';

type Bombard = OrbitCommands['bombard'];

/** In close orbit: in the Outer Ring above the battle. */
const inOrbit = (view: State, unit: Unit): boolean => isOverGround(view, unit.sector) && !unit.sunk && isOuter(unit.zone);
const heavy = (unit: Unit, arc: Arc): readonly WeaponClass[] => readyIn(unit, arc).filter(weapon => weapon !== 'standard');

function* targets({ view, unit }: Asked & { readonly unit: Unit }): Generator<Bombard> {
  if (view.map !== CAPITAL || view.sites.length === 0 || !inOrbit(view, unit) || isEngaged(view, unit.id)) return;
  for (const arc of ARCS) {
    if ((unit.turn.orbit ?? arc) !== arc) continue;
    for (const weapon of heavy(unit, arc))
      for (const { seat, points, x, y } of view.sites)
        if (seat !== unit.seat && points > 0) yield { type: 'bombard', unit: unit.id, arc, weapon, at: [{ x, y }] };
  }
}

const forUnit = (say: (view: Seen, unit: Unit, command: Bombard) => Telling | undefined): NonNullable<RadarRule['forbids']> => ({
  bombard: (view, command) => {
    const unit = view.units[command.unit];
    return unit && say(view, unit, command);
  },
});

const eligible: RadarRule = asc('ASC-ots-eligible', 84, {
  permits: { command: ['bombard'] },
  forbids: {
    bombard: (view, { unit: id }, seat) => {
      const unit = view.units[id];
      const late = outOfTurn(view, 'combat', unit, seat);
      if (late || !unit) return late;
      if (!isUp(view, unit)) return tell('that craft does not act now');
      return isWarShip(unit) || isDropShip(unit) || isSmall(unit) ? undefined : tell('only WarShips and DropShips fire from orbit');
    },
  },
  offers: { attacks: targets },
});

/** Fighters and small craft attack the ground from the air over it, on the table of that battle. */
const smallUnits: RadarRule = asc('ASC-ots-small-units', 84, {
  forbids: forUnit((_view, unit) => (isSmall(unit) ? tell('it attacks the ground from the air over it') : undefined)),
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
  affirms: { busy: ({ unit, arc }) => unit.turn.orbit === arc },
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

const distanceSquared = (one: Point, two: Point): number => (one.x - two.x) * (one.x - two.x) + (one.y - two.y) * (one.y - two.y);

/** Always the +3 of the Outer Ring, and nothing for the air between. */
const toHit: RadarRule = asc('ASC-ots-to-hit', 84, { adds: { toHitPoint: () => 3 } });
const aimPoint: RadarRule = asc('ASC-ots-aim-point', 84, { adds: { toHitPoint: ({ tagged }) => (tagged ? -2 : undefined) } });

const FULL = 4;
const HALF = 6;
/** All of it within four inches, half of it up to six. */
const area: RadarRule = asc('ASC-ots-area', 85, {
  base: {
    blast: ({ damage, square }) => {
      if (square <= FULL * FULL) return damage;
      return square <= HALF * HALF ? Math.floor(damage / 2) : undefined;
    },
  },
});

const lossOf = ({ book }: Table, barrage: Barrage, site: Site): number =>
  book.ask('blast', { damage: barrage.damage, square: distanceSquared(barrage, site) }).total;

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
              .map((site, i) => ({ site: i, damage: lossOf(play, barrage, site) }))
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

/** Whoever fires at the ground is fired at by what stands there; point defence bears on missiles as ever, and screens on everything. */
const returnFire: RadarRule = asc('ASC-sto-return-fire', 85, {
  base: { battery: () => GUNNERS },
  adds: {
    battery: ({ site, unit }) =>
      FROM_BELOW + unit.turn.screen + (site.battery?.weapon === 'missiles' && countOf(unit, 'PNT') === 1 ? 1 : 0),
  },
  follows: { bombarded: (_state, { unit }) => [{ type: 'answerBelow', unit }] },
});

export const answerBelow: Handler<Radar, 'answerBelow'> = (play, { unit: id }) => {
  for (const [i, site] of play.state.sites.entries()) {
    const unit = nth(play.state.units, id);
    if (!site.battery || site.points === 0 || site.seat === unit.seat) continue;
    const toHitNumber = play.ask('battery', { site, unit });
    const stopped = site.battery.weapon === 'missiles' && countOf(unit, 'PNT') >= 2;
    const roll = stopped ? null : play.roll(2, 6, 'ASC-sto-return-fire');
    const hit = roll !== null && roll.total >= toHitNumber.total;
    play.emit({ type: 'answeredBelow', site: i, target: id, toHit: toHitNumber, roll, hit });
    if (hit) strike(play, id, site.battery.damage, 'front', null);
  }
};

const SITE_POINTS = 50;
/** House: what is left of nothing on the ground counts for those above. */
const sites: RadarRule = house('ASC-house-radar-sites', {
  adds: {
    points: ({ state, seat }) =>
      state.sites.reduce((sum, site) => (site.seat !== seat && site.points === 0 ? sum + SITE_POINTS : sum), 0) || undefined,
  },
});

export const orbitRules: readonly RadarRule[] = [
  eligible,
  smallUnits,
  closeOrbit,
  engaged,
  timing,
  singleArc,
  impactPoints,
  toHit,
  aimPoint,
  arrival,
  area,
  returnFire,
  sites,
];

const isTagged = (play: Table, at: Bombard['at']): boolean =>
  at.some(point => play.state.sites.some(site => site.tagged === true && distanceSquared(site, point) === 0));

export const bombard: Handler<Radar, 'bombard'> = (play, { unit: id, arc, weapon, at }) => {
  const unit = nth(play.state.units, id);
  const aim = { state: play.state, attacker: unit, weapon, bomb: null, tagged: isTagged(play, at) };
  const toHitNumber = play.ask('toHitPoint', aim);
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
