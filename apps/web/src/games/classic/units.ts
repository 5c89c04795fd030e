import type { Figure, Pip, Token } from '@sortie/board-view';
import { HEX_HEIGHT } from '@sortie/geometry';
import { type Telling, tell, type View } from '@sortie/kernel';
import { byHexes, type Classic, callSign, type Sheet, sheetFor, type Unit } from '@sortie/rules-classic';
import type { UnitCard, UnitKey } from '../../battle/face.ts';
import { t, word } from '../../i18n/index.ts';
import { shortName } from '../short-name.ts';

type Seen = View<Classic>;

export const keyOf = (id: number): UnitKey => String(id);
export const idOf = (key: UnitKey): number => Number(key);

export const unitOf = (view: Seen, key: UnitKey | undefined): Unit | undefined => (key === undefined ? undefined : view.units[idOf(key)]);

/** What does not go on tracks. */
const HULLS: { readonly [motive: string]: Figure } = {
  hover: 'hover',
  wheeled: 'wheeled',
  vtol: 'vtol',
  wige: 'wige',
  naval: 'ship',
  hydrofoil: 'ship',
  submarine: 'submarine',
};

/** Weight classes and ways to move as everybody at the table names them. */
export function figureOf({
  kind,
  motive,
  tons,
  quad = false,
}: Pick<Sheet, 'kind' | 'motive' | 'tons'> & { readonly quad?: boolean }): Figure {
  if (kind === 'infantry') return 'infantry';
  if (kind === 'fighter') return 'fighter';
  if (kind === 'battleArmor') return 'battle-armor';
  if (kind === 'vehicle') return HULLS[motive] ?? 'tracked';
  if (quad) return 'quad';
  return tons <= 35 ? 'mech-light' : tons <= 55 ? 'mech-medium' : tons <= 75 ? 'mech-heavy' : 'mech-assault';
}

const sum = (points: { readonly [at: string]: number | undefined }): number =>
  Object.values(points).reduce<number>((all, some) => all + (some ?? 0), 0);

const share = (left: number, all: number): number => (all === 0 ? 0 : left / all);

/** Heat at which everything that can go wrong goes wrong. */
const HOTTEST = 30;

const DICE = { walk: 'white', run: 'black', jump: 'red' } as const;

function pipsOf({ prone, shutDown, pilot, stuck, wear, moved, tagged, hides }: Unit): readonly Pip[] {
  const pips: Pip[] = [];
  if (hides) pips.push('hidden');
  if (prone) pips.push('prone');
  if (shutDown) pips.push('shut-down');
  if (!pilot.awake) pips.push('shocked');
  if (stuck || wear?.immobile) pips.push('locked');
  if (moved?.mode === 'jump') pips.push('jumped');
  if (moved?.manner === 'evade') pips.push('evading');
  if (tagged !== undefined) pips.push('painted');
  return pips;
}

const NOWHERE = { q: 0, r: 0 };

/** Where the torso or the turret looks, if not ahead. */
function torsoOf({ facing, twist, wear }: Unit): { readonly torso?: number } {
  const sides = twist + (wear?.turret ?? 0);
  return sides === 0 ? {} : { torso: (((facing + sides + 6) % 6) * 60) % 360 };
}

/** How high it flies or stands, beside its name. */
function heightOf({ elevation = 0, flight }: Unit): Pick<Token, 'height' | 'lift'> {
  if (flight) return flight.altitude > 0 ? { height: `↑${flight.altitude}`, lift: 14 } : {};
  return elevation > 0 ? { height: `↑${elevation}`, lift: Math.min(16, 4 + elevation * 2) } : {};
}

export function tokenOf(unit: Unit, evasion = 0, done = false): Token {
  const sheet = sheetFor(unit);
  const { at, facing, moved, fate, armor, rear, structure, heat } = unit;
  const pips = pipsOf(unit);
  const colour = moved && moved.mode !== 'stand' ? DICE[moved.mode] : undefined;
  return {
    id: keyOf(unit.id),
    at: at ?? NOWHERE,
    ...(sheet.kind !== 'infantry' && sheet.kind !== 'battleArmor' && { facing }),
    side: unit.seat === 0 ? 'a' : 'b',
    figure: figureOf(sheet),
    // A vessel is as long on the map as it is.
    ...(sheet.vessel && { width: sheet.vessel * HEX_HEIGHT }),
    ...torsoOf(unit),
    ...heightOf(unit),
    label: shortName(sheet.name),
    armor:
      sheet.kind === 'infantry'
        ? share(sum(structure), sum(sheet.structure))
        : share(sum(armor) + sum(rear), sum(sheet.armor) + sum(sheet.rear)),
    structure: share(sum(structure), sum(sheet.structure)),
    ...(heat > 0 && { heat: Math.min(1, heat / HOTTEST) }),
    ...(colour && evasion > 0 && { die: { colour, face: Math.min(6, evasion) } }),
    ...(pips.length > 0 && { pips }),
    ...(fate === 'destroyed' || fate === 'withdrawn' ? { mood: 'wreck' as const } : done ? { mood: 'done' as const } : {}),
  };
}

/** Has it done all that this phase asks of it? */
function isDone({ phase }: Seen, { moved, fire, strike }: Unit): boolean {
  if (phase === 'movement') return moved?.done === true;
  if (phase === 'weapon') return fire !== null;
  return phase === 'physical' && strike !== null;
}

const MOVED: Readonly<Record<string, string>> = {
  walk: word('walked {hexes} hexes'),
  run: word('ran {hexes} hexes'),
  jump: word('jumped {hexes} hexes'),
};
const MOVED_ONE: Readonly<Record<string, string>> = { walk: word('walked 1 hex'), run: word('ran 1 hex'), jump: word('jumped 1 hex') };

/** What stands out about a unit, the gravest first. */
function plight({ fate, pilot, shutDown, prone, stuck, wear, hides }: Unit): Telling | undefined {
  if (fate === 'destroyed') return tell('destroyed');
  if (fate === 'withdrawn') return tell('left the map');
  if (fate === 'waiting') return tell('not on the map yet');
  if (!pilot.awake) return tell('unconscious');
  if (shutDown) return tell('shut down');
  if (wear?.immobile) return tell('immobilized');
  if (stuck) return tell('stuck');
  if (prone) return tell('prone');
  return hides ? tell('hidden') : undefined;
}

function aloftAs({ altitude, path }: NonNullable<Unit['flight']>): Telling {
  if (altitude === 0) return tell('on the ground');
  return path.length > 0 ? tell('at altitude {altitude}', { altitude }) : tell('beyond the map, at altitude {altitude}', { altitude });
}

function statusOf(view: Seen, unit: Unit): Telling | undefined {
  const { moved, fire, strike, heat, at } = unit;
  const grave = plight(unit);
  if (grave) return grave;
  if (at === null) return tell('not seen');
  const target = fire?.shots[0]?.target;
  if (view.phase === 'weapon' && fire)
    return target === undefined ? tell('holds its fire') : tell('aims at {target}', { target: callSign(view, target) });
  const victim = strike?.blows[0]?.target;
  if (view.phase === 'physical' && victim !== undefined) return tell('strikes at {target}', { target: callSign(view, victim) });
  if (unit.flight) return aloftAs(unit.flight);
  const went = moved && (moved.hexes === 1 ? MOVED_ONE : MOVED)[moved.mode];
  if (moved && went) return tell(went, { hexes: moved.hexes });
  if (moved) return tell('stood still');
  return heat > 0 ? tell('heat {heat}', { heat }) : undefined;
}

const cards = new WeakMap<Seen, readonly UnitCard[]>();

/** What movement adds to shots at a unit, for the die beside it. */
const evasionOf = ({ moved }: Unit): number => (moved ? byHexes(moved.hexes) + (moved.mode === 'jump' ? 1 : 0) : 0);

/** Contacts of sensors, where sides are blind: something is there, and nobody knows what. */
function contacts(view: Seen): readonly UnitCard[] {
  const { blips = [], active } = view;
  return blips.map(({ at, levels }, i): UnitCard => {
    const key = `contact-${i}`;
    const seat = view.units.find(unit => unit.at === null && unit.fate === 'fighting')?.seat ?? 1 - Math.max(0, active);
    return {
      key,
      name: t('Contact'),
      detail: levels === null ? '' : t('{levels} levels high', { levels }),
      seat,
      token: { id: key, at, side: seat === 0 ? 'a' : 'b', figure: 'contact', label: t('Contact') },
      onMap: true,
      lost: false,
    };
  });
}

export function unitCards(view: Seen): readonly UnitCard[] {
  const known = cards.get(view);
  if (known) return known;
  const made = view.units.map((unit): UnitCard => {
    const { id, seat, pilot, fate, at } = unit;
    const { name, model, tons } = sheetFor(unit);
    const status = statusOf(view, unit);
    return {
      key: keyOf(id),
      name,
      detail: `${model || `${tons} t`} · ${pilot.gunnery}/${pilot.piloting}`,
      seat,
      ...(status && { status }),
      token: { ...tokenOf(unit, evasionOf(unit), isDone(view, unit)), label: shortName(callSign(view, id)) },
      onMap: at !== null,
      lost: fate === 'destroyed' || fate === 'withdrawn',
    };
  });
  const all = [...made, ...contacts(view)];
  cards.set(view, all);
  return all;
}
