import { type Handler, sure, tell } from '@sortie/kernel';
import { countOf, goesToSpace } from '../card/craft.ts';
import { isOuter, NOWHERE } from '../map/zones.ts';
import { entryZones } from '../movement/entering.ts';
import { BULK } from '../movement/thrust.ts';
import { asc, house, type RadarRule } from '../rule.ts';
import { isOverGround } from '../sequence/order.ts';
import type { Area, Radar } from '../shape.ts';
import { areasOf } from './areas.ts';
import { cardOf } from './setup.ts';

const areas: RadarRule = asc('ASC-space-placement-default', 71, {
  forbids: {
    deploy: (view, { unit: id, sector, zone }, seat) => {
      const unit = view.units[id];
      if (view.phase !== 'deployment') return tell('craft set up before the first turn');
      if (view.active !== seat) return tell("it is the other side's turn");
      if (unit?.seat !== seat || unit.fate !== 'waiting') return tell('that craft does not wait to be set up');
      const area = view.areas[seat as 0 | 1];
      if (!area.sectors.includes(sector)) return tell('that is not where your side sets up');
      const zones = area.zones ?? (isOverGround(view, sector) ? entryZones(sector, 1) : undefined);
      if (!zones) return zone === undefined ? undefined : tell('there is no map to enter');
      return zone !== undefined && zones.includes(zone) ? undefined : tell('that is not where your side sets up');
    },
  },
  covers: [
    'ASC-space-placement-attacker-defender',
    'ASC-space-placement-over-ground-battle',
    'ASC-space-placement-unequal',
    'ASC-space-setup-order',
  ],
});

const legalUnits: RadarRule = asc('ASC-space-legal-units', 69, {
  forbidsSetup: ({ forces }) => {
    const strangers = forces.flat().map(cardOf);
    const stranger = strangers.find(card => card && !goesToSpace({ card }));
    return stranger ? tell('{name} is not built for space', { name: stranger.name }) : undefined;
  },
  covers: ['ASC-sa-spc', 'ASC-sa-atmo'],
});

/** Would both sides share a sector without a map of it? */
const meet = ([one, two]: readonly [Area, Area]): boolean =>
  !(one.zones && two.zones) && one.sectors.some(sector => two.sectors.includes(sector));

const everybody: RadarRule = house('ASC-house-radar-forces', {
  forbidsSetup: ({ forces, ...where }) => {
    if (meet(areasOf(where))) return tell('where both sides set up in one sector, each has its zones');
    if (forces.some(force => !force.some(entry => !entry.reserve && entry.docked === undefined)))
      return tell('each side sets up at least one craft');
    const unknown = forces.flat().find(entry => !cardOf(entry));
    return unknown
      ? tell('there is no such craft: {name}', { name: typeof unknown.craft === 'string' ? unknown.craft : unknown.craft.name })
      : undefined;
  },
});

/** House: nobody carries more than its card allows, each missile counting for several bombs. */
const loads: RadarRule = house('ASC-house-radar-loads', {
  forbidsSetup: ({ forces }) => {
    const overloaded = forces.flat().find(entry => {
      const card = cardOf(entry);
      const load = (entry.bombs ?? []).reduce((sum, bomb) => sum + BULK[bomb], 0);
      return card !== undefined && load > countOf({ card }, 'BOMB');
    });
    return overloaded ? tell('{name} cannot carry so much', { name: sure(cardOf(overloaded), 'the card').name }) : undefined;
  },
});

export const deploymentRules: readonly RadarRule[] = [areas, legalUnits, everybody, loads];

export const deploy: Handler<Radar, 'deploy'> = (play, { unit, sector, zone = NOWHERE }) =>
  play.emit({ type: 'deployed', unit, sector, zone, sunk: isOverGround(play.state, sector) && zone !== NOWHERE && !isOuter(zone) });
