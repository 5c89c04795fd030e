import { nth, type RuleId, tell } from '@sortie/kernel';
import { isDropShip, isFighter, isSmallCraft, isWarShip, keepsStation } from '../../card/craft.ts';
import { controls } from '../../combat/control.ts';
import { destroy } from '../../damage/effects.ts';
import { CIRCLE, wayOf } from '../../map/compass.ts';
import { inward, isOuter, MIDDLE_OF_MAP } from '../../map/zones.ts';
import { thrustOf } from '../../movement/thrust.ts';
import { asc, type RadarRule, type Table } from '../../rule.ts';
import { isOverGround } from '../../sequence/order.ts';
import type { Unit } from '../../shape.ts';
import { fighting } from '../../state.ts';
import { aiming, drifting, sags } from './orders.ts';
import type { Crashing } from './shape.ts';

/** Fighters, small craft and DropShips come down and go up again; others never leave space. */
const mayLand = (unit: Unit): boolean => isFighter(unit) || isSmallCraft(unit) || isDropShip(unit);

const neverLands: RadarRule = asc('ASC-space-non-landing-units', 74, {
  forbids: {
    maneuver: (view, { unit: id, path }) => {
      const unit = view.units[id];
      return unit && isOverGround(view, unit.sector) && !mayLand(unit) && path.some(zone => !isOuter(zone))
        ? tell('it cannot go down into the air')
        : undefined;
    },
  },
});

/** What cannot hold its place over a world leaves the Capital Map at the end of the turn. */
const pull: RadarRule = asc('ASC-space-gravity-thrust-check', 75, {
  steps: {
    closing: [
      {
        name: 'gravity',
        insteadOf: 'gravity',
        run: play => {
          fall(play);
          for (const unit of play.state.units.filter(one => sags(play.state, one, play.book)))
            play.emit({ type: 'sank', unit: unit.id, zone: unit.drift ?? unit.zone, sunk: true, rule: 'ASC-space-gravity-thrust-check' });
        },
      },
    ],
  },
  ...drifting,
  covers: ['ASC-space-gravity-scope'],
});

/** Whatever is in the air without Thrust, or was not made for it, comes down. */
function fall(play: Table): void {
  for (const { id } of fighting(play.state)) {
    const unit = nth(play.state.units, id);
    if (!unit.sunk || (thrustOf(play.book, unit) > 0 && !keepsStation(unit) && mayLand(unit))) continue;
    play.run('falling', { unit, done: false });
  }
}

/** What becomes of craft of one kind that fall. */
const falling = (id: RuleId, name: string, fate: (play: Table, unit: Unit) => boolean, more: Partial<RadarRule> = {}): RadarRule =>
  asc(id, 75, {
    steps: {
      falling: [
        {
          name,
          insteadOf: name,
          run: (play, about) => {
            if (!about.done) about.done = fate(play, about.unit);
          },
        },
      ],
    },
    ...more,
  });

const stations = falling('ASC-space-gravity-station-keeping', 'stations', (play, unit) => {
  if (keepsStation(unit)) destroy(play, unit.id, 'ASC-space-gravity-station-keeping');
  return keepsStation(unit);
});

const CLIMB = 4;

/** A WarShip may still get away from the edge of the air. */
const recovery = falling(
  'ASC-space-gravity-warship',
  'recovery',
  (play, unit) => {
    if (!isWarShip(unit) || !isOuter(unit.zone) || !controls(play, unit, 'recover').ok || thrustOf(play.book, unit) < CLIMB) return false;
    play.emit({ type: 'sank', unit: unit.id, zone: unit.zone, sunk: false, rule: 'ASC-space-gravity-warship' });
    return true;
  },
  { adds: { control: ({ what }) => (what === 'recover' || what === 'plunge' ? 10 : undefined) } },
);

const sinks = (play: Table, { id, zone }: Unit, rule: RuleId): boolean => {
  play.emit({ type: 'sank', unit: id, zone: inward(zone), sunk: true, rule });
  return true;
};

const warshipFall = falling('ASC-space-gravity-warship-fall', 'warships', (play, unit) => {
  if (!isWarShip(unit)) return false;
  if (isOuter(unit.zone)) return sinks(play, unit, 'ASC-space-gravity-warship-fall');
  return unit.zone === MIDDLE_OF_MAP ? false : sinks(play, unit, 'ASC-space-gravity-fighters-dropships');
});

/** Fighters at once, bigger craft ring by ring. */
const others = falling('ASC-space-gravity-fighters-dropships', 'others', (play, unit) => {
  if (isFighter(unit)) {
    destroy(play, unit.id, 'ASC-space-gravity-fighters-dropships');
    return true;
  }
  return unit.zone === MIDDLE_OF_MAP ? false : sinks(play, unit, 'ASC-space-gravity-fighters-dropships');
});

/** Whoever is in the middle strikes the ground, and everybody aboard with it. */
const passengers = falling('ASC-space-crash-passengers', 'crash', (play, unit) => {
  if (isWarShip(unit)) crash(play, unit);
  destroy(play, unit.id, 'ASC-space-crash-passengers');
  return true;
});

const INCHES = 6;
const BURNS = 6;
/** The middle of a table, where nobody has named a place. */
const MIDDLE = { x: 24, y: 24 } as const;
/** A sixth of the compass, clockwise from north; ways are in thousandths. */
const SIXTH = CIRCLE / 6;
const THOUSAND = 1000;

function crash(play: Table, unit: Unit): void {
  const about: Crashing = { unit, scatter: 0, direction: 0, fire: null, diameter: 0 };
  play.run('crashing', about);
  const { scatter, direction, fire, diameter } = about;
  const { east, north } = wayOf((direction - 1) * SIXTH, scatter);
  const { x, y } = unit.impact ?? MIDDLE;
  const at = { x: x + Math.round(east / THOUSAND), y: y + Math.round(north / THOUSAND) };
  if (fire) play.emit({ type: 'crashed', unit: unit.id, diameter, fire, burns: fire.total >= BURNS, scatter, direction, at });
}

const crashing = (id: RuleId, name: string, run: (play: Table, about: Crashing) => void, more: Partial<RadarRule> = {}): RadarRule =>
  asc(id, 75, { steps: { crashing: [{ name, insteadOf: name, run }] }, ...more });

const scatters = crashing(
  'ASC-space-warship-crash-scatter',
  'scatter',
  (play, about) => {
    const { ok, margin } = controls(play, about.unit, 'plunge');
    if (ok) return;
    about.direction = play.roll(1, 6, 'ASC-space-warship-crash-scatter').total;
    about.scatter = -margin * INCHES;
  },
  aiming,
);

const burns = crashing('ASC-space-warship-crash-fire', 'fire', (play, about) => {
  about.fire = play.roll(2, 6, 'ASC-space-warship-crash-fire');
});

const area = crashing('ASC-space-warship-crash-area', 'area', (_play, about) => {
  about.diameter = INCHES * about.unit.card.size;
});

/** Inward of the Outer Ring it has left the Capital Map; back in the Outer Ring it is on both again. */
const crossing = (id: RuleId, covered: RuleId, sunk: boolean): RadarRule =>
  asc(id, 73, {
    steps: {
      maneuvered: [
        {
          name: sunk ? 'descend' : 'ascend',
          after: 'moved',
          run: (play, { unit, from, zone }) => {
            if (isOverGround(play.state, nth(play.state.units, unit).sector) && isOuter(from) === sunk && isOuter(zone) !== sunk)
              play.emit({ type: 'sank', unit, zone, sunk, rule: id });
          },
        },
      ],
    },
    covers: [covered],
  });

export const gravityRules: readonly RadarRule[] = [
  neverLands,
  pull,
  stations,
  recovery,
  warshipFall,
  others,
  passengers,
  scatters,
  burns,
  area,
  crossing('ASC-space-descend', 'ASC-space-landing', true),
  crossing('ASC-space-ascend', 'ASC-space-liftoff', false),
  asc('ASC-space-central-zone-atmo-link', 73, { structural: 'over a battle the standard map of the Central Zone is its atmosphere' }),
  asc('ASC-space-central-engagement-ground', 74, { structural: 'that map keeps the pace of the ground' }),
  asc('ASC-space-central-engagement-space', 74, { structural: 'its Outer Ring is on the Capital Map as well' }),
  asc('ASC-space-damage-atmospheric-map', 83, { structural: 'the End Phase of every turn, of the ground or of space, is the same' }),
];
