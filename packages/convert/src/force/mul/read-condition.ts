import type { BinState, Condition, LocationState, Unit } from '@sortie/roster';
import { DEAD } from '@sortie/roster';
import type { Element } from '../../files/xml.ts';
import { locationAt } from './locations.ts';

const numberIn = (text: string | undefined): number | undefined => {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isNaN(value) ? undefined : Math.max(0, value);
};

/** `12`, or `Destroyed` for nothing; `N/A` for what was never there. */
const pointsIn = (text: string | undefined): number | undefined => (text === 'Destroyed' ? 0 : numberIn(text));

const SIDES: Readonly<Record<string, 'armor' | 'rear' | 'structure'>> = { Internal: 'structure', Rear: 'rear' };
/** What the parts of a 'Mech itself are called. */
const SYSTEM = 'System';
const isTrue = (text: string | undefined): boolean => text === 'true';

function locationIn({ attributes, children }: Element): LocationState {
  const points: { armor?: number; rear?: number; structure?: number } = {};
  const hits: (number | string)[] = [];
  for (const { name, attributes: about } of children) {
    const left = name === 'armor' ? pointsIn(about['points']) : undefined;
    if (left !== undefined) points[SIDES[about['type'] ?? ''] ?? 'armor'] = left;
    const slot = name === 'slot' ? numberIn(about['index']) : undefined;
    const item = about['type'];
    if (slot && (isTrue(about['isHit']) || isTrue(about['isDestroyed']))) hits.push(item === undefined || item === SYSTEM ? slot : item);
  }
  const has = (name: string): boolean => children.some(child => child.name === name);
  const lost = has('blownOff') ? 'blown-off' : isTrue(attributes['isDestroyed']) ? 'destroyed' : has('breached') ? 'breached' : undefined;
  return { ...points, ...(lost && { lost }), ...(hits.length > 0 && { hits }) };
}

/** Bins are slots that say how many shots are in them. */
const binsIn = (at: string, { children }: Element): readonly BinState[] =>
  children.flatMap(({ name, attributes: { type: item, shots } }) => {
    const left = numberIn(shots);
    return name === 'slot' && item !== undefined && left !== undefined ? [{ at, item, shots: left }] : [];
  });

/** Bins that are neither full nor loaded otherwise than on the sheet are no news. */
function isNews(unit: Unit | undefined, bin: BinState, bins: readonly BinState[]): boolean {
  if (!unit) return true;
  const own = unit.mounts.filter(mount => mount.kind === 'ammo' && mount.at === bin.at);
  const place = bins.filter(one => one.at === bin.at).indexOf(bin);
  const mount = own[place];
  return mount?.item !== bin.item || mount.shots !== bin.shots;
}

const SYSTEM_ELEMENTS: readonly string[] = ['tcriticals', 'acriticals', 'dcriticals'];
/** `engine="hit"`, `gear="none"` and `sensors="2"` are hits; a console is no damage. */
const hitsIn = (text: string): number => numberIn(text) ?? (text === 'console' ? 0 : 1);

function systemsIn(entity: Element): Readonly<Record<string, number>> {
  const found = entity.children
    .filter(({ name }) => SYSTEM_ELEMENTS.includes(name))
    .flatMap(({ attributes }) => Object.entries(attributes).map(([system, text]) => [system, hitsIn(text)] as const));
  return Object.fromEntries(found.filter(([, hits]) => hits > 0));
}

function crewHitsIn(pilots: readonly Element[]): number | undefined {
  const hits = pilots.map(({ attributes }) => (attributes['hits'] === 'Dead' ? DEAD : numberIn(attributes['hits'])));
  return hits.find(one => one !== undefined && one > 0);
}

/** What a unit has suffered, as its element says it; nothing where it is as new. */
export function conditionIn(entity: Element, unit: Unit | undefined, pilots: readonly Element[]): Condition | undefined {
  const at = (element: Element): string => locationAt(unit, numberIn(element.attributes['index']) ?? 0);
  const places = entity.children.filter(({ name }) => name === 'location');
  const locations = places.map(place => [at(place), locationIn(place)] as const).filter(([, state]) => Object.keys(state).length > 0);
  const listed = places.flatMap(place => binsIn(at(place), place));
  const bins = listed.filter(bin => isNews(unit, bin, listed));
  const attribute = (element: string, name: string): number | undefined =>
    numberIn(entity.children.find(child => child.name === element)?.attributes[name]);
  const [damage = 0, penalty = 0] = [attribute('motive', 'damage'), attribute('motive', 'penalty')];
  const [integrity, fuel] = [attribute('structural', 'integrity'), attribute('fuel', 'left')];
  const crewHits = crewHitsIn(pilots);
  const systems = systemsIn(entity);
  const condition: Condition = {
    ...(locations.length > 0 && { locations: Object.fromEntries(locations) }),
    ...(bins.length > 0 && { bins }),
    ...(crewHits !== undefined && { crewHits }),
    ...(damage + penalty > 0 && { motive: { damage, penalty } }),
    ...(Object.keys(systems).length > 0 && { systems }),
    ...(integrity !== undefined && integrity !== unit?.craft?.structuralIntegrity && { integrity }),
    ...(fuel !== undefined && fuel !== fuelOf(unit) && { fuel }),
  };
  return Object.keys(condition).length > 0 ? condition : undefined;
}

const fuelOf = (unit: Unit | undefined): number | undefined => unit?.craft?.fuel;
