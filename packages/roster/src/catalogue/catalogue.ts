import { unitOf } from '../design.ts';
import { nameOf, type Unit } from '../unit.ts';
import { BATTLE_ARMOR } from './battle-armor.ts';
import { BOX_MECHS } from './box.ts';
import { CLAN_MECHS } from './clan.ts';
import { CRAFT } from './craft.ts';
import { FIGHTERS } from './fighters.ts';
import { HOUSE_UNITS } from './house.ts';
import { INFANTRY } from './infantry.ts';
import { INNER_SPHERE_MECHS } from './inner-sphere.ts';
import { INNER_SPHERE_HEAVY_MECHS } from './inner-sphere-heavy.ts';
import { LATER_MECHS } from './later.ts';
import { MORE_RARE_MECHS } from './more-rare-mechs.ts';
import { PROTOMECHS } from './protomechs.ts';
import { RARE_UNITS } from './rare.ts';
import { RARE_MECHS } from './rare-mechs.ts';
import { RARE_TROOPS } from './rare-troops.ts';
import { SUPPORT } from './support.ts';
import { UNUSUAL_MECHS } from './unusual.ts';
import { VEHICLES } from './vehicles.ts';
import { SWIFT_VEHICLES } from './vehicles-fast.ts';

const DESIGNS = [
  INNER_SPHERE_MECHS,
  INNER_SPHERE_HEAVY_MECHS,
  LATER_MECHS,
  CLAN_MECHS,
  UNUSUAL_MECHS,
  RARE_MECHS,
  MORE_RARE_MECHS,
  PROTOMECHS,
  VEHICLES,
  SWIFT_VEHICLES,
  SUPPORT,
  BATTLE_ARMOR,
  INFANTRY,
  FIGHTERS,
  CRAFT,
  RARE_UNITS,
  RARE_TROOPS,
  HOUSE_UNITS,
] as const;

/** Every built-in unit. */
export const CATALOGUE: readonly Unit[] = [...BOX_MECHS, ...DESIGNS.flatMap(designs => designs.map(unitOf))];

/** A model that says who it is, as `GRF-1N` does and `Prime` does not. */
const isDesignation = (model: string): boolean => /\d/.test(model) && /-/.test(model);

function codesOf(unit: Unit): string[] {
  const clanName = unit.clanName === undefined ? [] : [`${unit.clanName} ${unit.model}`.trim()];
  return [nameOf(unit), ...clanName, ...(isDesignation(unit.model) ? [unit.model] : [])];
}

const byCode: ReadonlyMap<string, Unit> = new Map(CATALOGUE.flatMap(unit => codesOf(unit).map(code => [code, unit])));

/** The built-in unit with this designation or name: `GRF-1N`, `Griffin GRF-1N`, `Timber Wolf Prime`. */
export const find = (code: string): Unit | undefined => byCode.get(code);
