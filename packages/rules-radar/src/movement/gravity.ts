import { tell } from '@sortie/kernel';
import { isDropShip, isFighter, isSmallCraft, isWarShip, keepsStation } from '../card/craft.ts';
import { controls } from '../combat/control.ts';
import { destroy } from '../damage/effects.ts';
import { depthOf, INNER_RING, isOuter, MIDDLE_OF_MAP, type Zone, zonesBeside } from '../map/zones.ts';
import { asc, type RadarRule, type Table } from '../rule.ts';
import { isCapitalTurn, isOverGround } from '../sequence/order.ts';
import type { State, Unit } from '../shape.ts';
import { fighting } from '../state.ts';
import { thrustOf } from './thrust.ts';

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

const NEEDED = 2;

/** What cannot hold its place over a world leaves the Capital Map at the end of the turn. */
const pull: RadarRule = asc('ASC-space-gravity-thrust-check', 75, {
  steps: {
    closing: [
      {
        name: 'gravity',
        insteadOf: 'gravity',
        run: play => {
          fall(play);
          if (isCapitalTurn(play.state)) for (const unit of above(play.state)) sag(play, unit);
        },
      },
    ],
  },
  covers: ['ASC-space-gravity-scope'],
});

const above = (state: State): readonly Unit[] => fighting(state).filter(unit => isOverGround(state, unit.sector) && !unit.sunk);

function sag(play: Table, unit: Unit): void {
  if (thrustOf(play.book, unit) >= NEEDED && !unit.shutdown) return;
  play.emit({ type: 'sank', unit: unit.id, zone: unit.zone, sunk: true, rule: 'ASC-space-gravity-thrust-check' });
}

/** One ring inward. */
export const inward = (zone: Zone): Zone => {
  if (isOuter(zone)) return zonesBeside(zone).find(one => depthOf(one) === 2) ?? INNER_RING;
  return depthOf(zone) === 2 ? INNER_RING : MIDDLE_OF_MAP;
};

/** Whatever is in the air without Thrust comes down: fighters at once, bigger craft ring by ring. */
function fall(play: Table): void {
  for (const { id } of fighting(play.state)) {
    const unit = play.state.units[id]!;
    if (!unit.sunk || (thrustOf(play.book, unit) > 0 && !keepsStation(unit) && mayLand(unit))) continue;
    drop(play, unit);
  }
}

function drop(play: Table, unit: Unit): void {
  if (keepsStation(unit)) destroy(play, unit.id, 'ASC-space-gravity-station-keeping');
  else if (isFighter(unit)) destroy(play, unit.id, 'ASC-space-gravity-fighters-dropships');
  else if (isWarShip(unit) && isOuter(unit.zone)) recover(play, unit);
  else if (unit.zone === MIDDLE_OF_MAP) crash(play, unit);
  else play.emit({ type: 'sank', unit: unit.id, zone: inward(unit.zone), sunk: true, rule: 'ASC-space-gravity-fighters-dropships' });
}

const CLIMB = 4;

function recover(play: Table, unit: Unit): void {
  const { ok } = controls(play, unit, 'recover');
  if (ok && thrustOf(play.book, unit) >= CLIMB)
    play.emit({ type: 'sank', unit: unit.id, zone: unit.zone, sunk: false, rule: 'ASC-space-gravity-warship' });
  else play.emit({ type: 'sank', unit: unit.id, zone: inward(unit.zone), sunk: true, rule: 'ASC-space-gravity-warship-fall' });
}

const INCHES = 6;
const BURNS = 6;

/** What is left of a WarShip comes down somewhere, and burns. */
function crash(play: Table, unit: Unit): void {
  if (isWarShip(unit)) {
    const { ok, margin } = controls(play, unit, 'plunge');
    const direction = ok ? 0 : play.roll(1, 6, 'ASC-space-warship-crash-scatter').total;
    const fire = play.roll(2, 6, 'ASC-space-warship-crash-fire');
    const [scatter, diameter] = [ok ? 0 : -margin * INCHES, INCHES * unit.card.size];
    play.emit({ type: 'crashed', unit: unit.id, diameter, fire, burns: fire.total >= BURNS, scatter, direction });
  }
  destroy(play, unit.id, 'ASC-space-crash-passengers');
}

const steep: RadarRule = asc('ASC-space-gravity-warship', 75, {
  adds: { control: ({ what }) => (what === 'recover' || what === 'plunge' ? 10 : undefined) },
});

export const gravityRules: readonly RadarRule[] = [
  neverLands,
  pull,
  steep,
  asc('ASC-space-gravity-warship-fall', 75),
  asc('ASC-space-gravity-station-keeping', 75),
  asc('ASC-space-gravity-fighters-dropships', 75),
  asc('ASC-space-warship-crash-area', 75),
  asc('ASC-space-warship-crash-fire', 75),
  asc('ASC-space-warship-crash-scatter', 75),
  asc('ASC-space-crash-passengers', 75),
  asc('ASC-space-central-zone-atmo-link', 73),
  asc('ASC-space-descend', 73, { covers: ['ASC-space-landing'] }),
  asc('ASC-space-ascend', 73, { covers: ['ASC-space-liftoff'] }),
  asc('ASC-space-central-engagement-ground', 74),
  asc('ASC-space-central-engagement-space', 74),
  asc('ASC-space-damage-atmospheric-map', 83),
];
