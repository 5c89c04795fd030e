import { sure } from '@sortie/kernel';
import type { Ammunition, Weapon as Listed, Mount } from '@sortie/roster';
import type { Bin, Location, Reach, Style, Weapon } from './sheet.ts';

const STYLES: { readonly [ammo: string]: Style } = {
  SRM_STREAK: 'streak',
  LRM_STREAK: 'streak',
  AC_ULTRA: 'ultra',
  AC_ULTRA_THB: 'ultra',
  AC_ROTARY: 'rotary',
  SBGAUSS: 'spread',
};

/** Missiles that strike one by one; all others come in fives (TW-cluster-group). */
const ONE_BY_ONE: ReadonlySet<string> = new Set(['MEK_MORTAR', 'SRM', 'SRM_STREAK', 'SRM_IMP', 'SRM_PRIMITIVE', 'SRM_TORPEDO']);
const LOT = 5;

/** Damage when a charged weapon is struck (TW-gauss-boom). */
const EXPLOSIONS: { readonly [ammo: string]: number } = {
  GAUSS: 20,
  GAUSS_IMP: 20,
  GAUSS_LIGHT: 16,
  GAUSS_HEAVY: 25,
  IGAUSS_HEAVY: 30,
  APGAUSS: 3,
  MAGSHOT: 3,
  SBGAUSS: 20,
};
const LASER_EXPLOSIONS: { readonly [item: string]: number } = {
  CLImprovedHeavyLargeLaser: 8,
  CLImprovedMediumHeavyLaser: 5,
  CLImprovedSmallHeavyLaser: 3,
};

/** Kinds of ammunition whose weapons need rules that are not here: artillery, tasers, fluids, pods. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'ARROW_IV',
  'LONG_TOM',
  'SNIPER',
  'THUMPER',
  'CRUISE_MISSILE',
  'FLUID_GUN',
  'VGL',
  'BPOD',
  'C3_REMOTE_SENSOR',
]);
const ODD_TRAITS = ['artillery', 'mga', 'c3m', 'c3mbs', 'b-pod', 'vgl', 'ams', 'infantry-attack'];

/** The rifle that suits carry is fired like any other. */
const SIMPLE: ReadonlySet<string> = new Set(['ISBAPlasmaRifle']);

const PLASMA: { readonly [item: string]: number } = { ISPlasmaRifle: 1, CLPlasmaCannon: 2 };

/** What some weapons do that no others do. */
function oddities({ id, traits }: Listed): Pick<Weapon, 'plasma' | 'tsemp' | 'bombast'> {
  const plasma = PLASMA[id];
  return {
    ...(plasma === undefined ? {} : { plasma }),
    ...(traits.has('tsemp') ? { tsemp: /Repeating/.test(id) ? ('fast' as const) : ('slow' as const) } : {}),
    ...(traits.has('bombast-laser') ? { bombast: true as const } : {}),
  };
}

function styleOf({ ammo, damageStyle, rack }: Listed): Style {
  const known = STYLES[ammo];
  if (known) return known;
  return damageStyle === 'cluster' && rack > 1 && !ammo.startsWith('TBOLT') ? 'cluster' : 'single';
}

const explosionOf = ({ ammo, id, rack }: Listed): number => (ammo === 'HAG' ? rack >> 1 : (EXPLOSIONS[ammo] ?? LASER_EXPLOSIONS[id] ?? 0));

/** What burns of itself, and needles made to start fires (TW-fire-start). */
function kindling({ id, traits }: Listed): Pick<Weapon, 'kindles'> {
  if (/Plasma ?(Rifle|Cannon)/.test(id)) return { kindles: 0 };
  if (/FireDrake/.test(id)) return { kindles: NEEDLES };
  return traits.has('no-fires') ? { kindles: null } : {};
}
const NEEDLES = 6;

/** A mounted weapon as the rules read it. */
export function weaponOf(listed: Listed, { at, alsoAt, rear, turret }: Mount): Weapon {
  const { id, name, heat, range, toHit, ammo, rack, traits } = listed;
  const style = styleOf(listed);
  const missiles = style === 'cluster' || style === 'streak';
  const each = listed.perMissile;
  return {
    name,
    item: id,
    at: at as Location,
    split: alsoAt !== undefined,
    rear: rear === true,
    ...(turret === 'sponson' || turret === 'pintle' ? { swivel: true as const } : {}),
    ...(turret === 'mech' ? { turning: at as Location } : {}),
    heat,
    damage: missiles && each > 0 ? [each, each, each] : listed.damage,
    rack: missiles || style === 'spread' ? rack : 1,
    style,
    group: missiles ? (ONE_BY_ONE.has(ammo) ? each : LOT) : style === 'spread' ? 1 : 0,
    minimum: range.minimum,
    short: range.short,
    medium: range.medium,
    long: range.long,
    underwater: listed.underwater,
    toHit,
    ammo: traits.has('oneshot') ? '' : ammo,
    ammoRack: rack,
    direct: traits.has('direct-fire'),
    energy: traits.has('energy'),
    missile: traits.has('missile') && !traits.has('mek-mortar'),
    pulse: traits.has('pulse'),
    flamer: traits.has('flamer'),
    heavyFlamer: traits.has('flamer') && /Heavy ?Flamer|Flamer \(Heavy\)/.test(`${id} ${name}`),
    ...kindling(listed),
    indirect: traits.has('indirect'),
    artemis: traits.has('artemis-compatible'),
    ams: traits.has('ams'),
    tag: traits.has('tag'),
    array: traits.has('mga'),
    burst: traits.has('burst-fire'),
    explosion: explosionOf(listed),
    oneShot: traits.has('oneshot'),
    crew: 0,
    ...oddities(listed),
    fires:
      SIMPLE.has(id) ||
      (!ELSEWHERE.has(ammo) &&
        !ODD_TRAITS.some(trait => traits.has(trait)) &&
        (listed.damageStyle !== 'artillery' || ammo.endsWith('_CANNON'))),
  };
}

const lots = (minimum: number, short: number, indirect: boolean): Reach => ({
  minimum,
  short,
  medium: 2 * short,
  long: 3 * short,
  group: LOT,
  indirect,
});

const ADVANCED_TACTICAL: { readonly [munition: string]: Reach } = {
  STANDARD: lots(4, 5, false),
  EXTENDED_RANGE: lots(4, 9, false),
  HIGH_EXPLOSIVE: lots(0, 3, false),
};

/** Launchers that take missiles of several kinds fire each in its own way (TW-range-atm). */
function reachOf({ type, munition, damage, traits }: Ammunition): Reach | null {
  if (type === 'ATM' || type === 'IATM') return ADVANCED_TACTICAL[munition] ?? sure(ADVANCED_TACTICAL['STANDARD'], 'the munition');
  if (type !== 'MML') return null;
  return traits.has('mml-srm') ? { ...lots(0, 3, false), group: damage } : lots(6, 7, true);
}

/** A bin of ammunition. A salvo goes up with all the damage it could have done (TW-ammo-boom). */
/** Pods that cling are no explosives, whatever the table says of them (TWR-67). */
const isPod = ({ type, munition }: Ammunition): boolean => /NARC/.test(type) && !/EX/.test(munition);

export function binOf(listed: Ammunition, { at, shots }: Mount): Bin {
  const { name, type, rack, munition, damage, traits } = listed;
  return {
    name,
    at: at as Location,
    type,
    rack,
    munition,
    shots: shots ?? listed.shots,
    salvo: traits.has('inert') || isPod(listed) ? 0 : Math.max(1, rack) * damage,
    damage,
    reach: reachOf(listed),
  };
}
