import { table as terrain } from '@sortie/board';
import { has } from '../card/specials.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { Mode, Unit } from '../shape.ts';
import { floats, INCH, isInfantry, isLarge, isMech, isProto, isSuperheavy, isVehicle, motive } from '../state.ts';

type Ground = terrain.Ground;
export const find = ({ pieces }: Ground, ...kinds: readonly terrain.PieceKind[]): terrain.Piece | undefined => {
  let dearest: terrain.Piece | undefined;
  for (const piece of pieces)
    if (kinds.includes(piece.kind) && (!dearest || terrain.levelOf(piece) > terrain.levelOf(dearest))) dearest = piece;
  return dearest;
};
export const isPaved = (ground: Ground): boolean => find(ground, 'pavement', 'road', 'bridge') !== undefined;
/** A surface that carries the mover over what lies beneath. */
const overSurface = (unit: Unit, { depth }: Ground, mode: Mode): boolean => depth > 0 && mode !== 'sub' && floats(unit);
/** In the air nothing on the ground slows anybody. */
const onGround = (unit: Unit, mode: Mode): boolean => mode !== 'jump' && motive(unit) !== 'v' && !(motive(unit) === 'g');

/** Class of water by depth in inches: the corrected book and the first printing. */
export const waterClass = (depth: number): 0 | 1 | 2 => (depth < 2 * INCH ? 0 : depth < 4 * INCH ? 1 : 2);
export const waterClassCe = (depth: number): 0 | 1 | 2 => (depth < INCH ? 0 : depth < 2 * INCH ? 1 : 2);
const DEEP = [0, 1, 3] as const;

const group = (value: number): { readonly value: number; readonly group: string } => ({ value, group: 'ground' });

/** A superheavy pays one inch less. */
const lighter = (unit: Unit, value: number): number => Math.max(0, value - (isSuperheavy(unit) ? 1 : 0));

const basic: AlphaRule = core('AS-tbl-terrain-cost', {
  adds: {
    surcharge: ({ unit, mode, ground }) => {
      if (!onGround(unit, mode) || isPaved(ground)) return undefined;
      const woods = find(ground, 'woods');
      if (woods) return group(lighter(unit, terrain.levelOf(woods) - (isInfantry(unit) ? 1 : 0)));
      return find(ground, 'rough', 'rubble') ? group(lighter(unit, 1)) : undefined;
    },
  },
  affirms: {
    barred: ({ unit, mode, ground }) => {
      if (mode === 'jump') return false;
      const code = motive(unit);
      if (['n', 's'].includes(code) && ground.depth === 0) return true;
      if (isPaved(ground)) return false;
      if (find(ground, 'woods', 'jungle')) return ['g', 'n', 'r', 's', 'h'].includes(code) || (code === 'w' && !isCycle(unit));
      return code === 'w' && find(ground, 'rough') !== undefined;
    },
  },
  covers: ['AS-move-superheavy', 'AS-naval'],
});

/** Bicycles and monocycles find a way between the trees. */
const isCycle = ({ moves }: Unit): boolean => moves.some(({ code }) => /^w\(.\)$/.test(code));

/** Water is paid by its class on the bottom; whoever swims pays so much for each inch of the surface. */
const water = (classOf: (depth: number) => 0 | 1 | 2, swimming: number): Pick<AlphaRule, 'adds' | 'affirms'> => ({
  adds: {
    surcharge: ({ unit, mode, ground }) => {
      if (ground.depth === 0 || !onGround(unit, mode) || mode === 'sub') return undefined;
      if (has(unit, 'AMP')) return group(swimming);
      return overSurface(unit, ground, mode) ? undefined : group(DEEP[classOf(ground.depth)]);
    },
  },
  affirms: {
    barred: ({ unit, ground, mode }) => {
      if (ground.depth === 0) return false;
      if (['n', 's'].includes(motive(unit))) return classOf(ground.depth) === 0;
      if (overSurface(unit, ground, mode) || mode === 'sub') return false;
      if ((motive(unit) === 'v' && mode !== 'jump') || classOf(ground.depth) === 0) return false;
      const walks = unit.card.type === 'BM' || isProto(unit) || (unit.card.type === 'IM' && has(unit, 'SEAL')) || has(unit, 'UMU');
      return !walks && !(isVehicle(unit) && has(unit, 'SEAL'));
    },
  },
});

const shallow: AlphaRule = core('AS-tbl-water-class', { ...water(waterClass, 3), covers: ['AS-sua-amp', 'AS-sua-seal'] });
const shallowCe: AlphaRule = core('AS-tbl-water-class-ce', { ...water(waterClassCe, 1), replaces: ['AS-tbl-water-class'] });

const BOGGY: readonly terrain.PieceKind[] = ['mud', 'swamp', 'snow', 'sand', 'tundra'];
const advanced: AlphaRule = core('AS-tbl-terrain-advanced', {
  adds: {
    surcharge: ({ unit, mode, ground }) => {
      if (!onGround(unit, mode) || isPaved(ground)) return undefined;
      const jungle = find(ground, 'jungle');
      if (jungle) return group(lighter(unit, terrain.levelOf(jungle) + 1 - (isInfantry(unit) ? 1 : 0)));
      const ultra = find(ground, 'rough', 'rubble');
      if (ultra && terrain.levelOf(ultra) > 1) return group(lighter(unit, 2));
      const magma = find(ground, 'magma');
      if (magma) return group(terrain.levelOf(magma));
      const bog = find(ground, ...BOGGY);
      return bog && !(bog.kind === 'sand' && has(unit, 'DUN')) ? group(1) : undefined;
    },
  },
  covers: ['AS-sua-dun'],
});

/** Wheels that are not made for open country. */
export const OFF_ROAD_SURCHARGE = 1;
const offRoad: AlphaRule = core('AS-sua-oro', {
  adds: {
    surcharge: ({ unit, mode, ground }) =>
      unit.card.type === 'SV' && motive(unit) === 'w' && mode === 'ground' && !has(unit, 'ORO') && !isPaved(ground)
        ? OFF_ROAD_SURCHARGE
        : undefined,
  },
});

const rails: AlphaRule = core('AS-rail', {
  affirms: {
    barred: ({ unit, ground }) => (motive(unit) === 'r' || has(unit, 'MAG') || has(unit, 'RAIL')) && !find(ground, 'rails'),
  },
  covers: ['AS-sua-rail', 'AS-sua-mag'],
});

const levelCost = (mech: number, other: number, level: number): NonNullable<AlphaRule['base']> => ({
  level: () => level,
  climb: ({ unit, mode }) => {
    if (isMech(unit) || isProto(unit) || motive(unit) === 'v' || motive(unit) === 'g' || mode === 'sub') return mech;
    return other;
  },
});
const levelLimit = (mech: number, other: number): NonNullable<AlphaRule['base']> => ({ step: ({ unit }) => (isMech(unit) ? mech : other) });

const mountain: AlphaRule = core('AS-sua-mtn', { atMost: { climb: ({ unit }) => (has(unit, 'MTN') ? 0.5 : undefined) } });

const buildings: AlphaRule = core('AS-bld-move', {
  // Stairs and ropes: an inch for an inch, to any floor.
  base: { scaling: ({ unit, mode }) => (isInfantry(unit) && mode === 'ground' ? 1 : undefined) },
  adds: {
    surcharge: ({ unit, mode, ground }) => {
      const building = mode === 'jump' || motive(unit) === 'v' ? undefined : find(ground, 'building');
      if (!building || isInfantry(unit)) return undefined;
      return { value: isProto(unit) ? 1 : lighter(unit, terrain.levelOf(building)), group: 'building' };
    },
  },
  affirms: {
    barred: ({ unit, mode, ground }) => {
      if (mode === 'jump' || motive(unit) === 'v' || !find(ground, 'building')) return false;
      return (isLarge(unit) && !isMech(unit)) || motive(unit) === 'n' || motive(unit) === 'g';
    },
  },
});

export const terrainRules: readonly AlphaRule[] = [
  basic,
  shallow,
  shallowCe,
  advanced,
  offRoad,
  rails,
  mountain,
  buildings,
  core('AS-move-level', { base: levelCost(1, 2, 2), covers: ['AS-move-height-scale'] }),
  core('AS-move-level-ce', { base: levelCost(2, 4, 1), replaces: ['AS-move-level'], covers: ['AS-move-height-scale'] }),
  core('AS-move-level-limit', { base: levelLimit(4, 2) }),
  core('AS-move-level-limit-ce', { base: levelLimit(2, 1), replaces: ['AS-move-level-limit'] }),
  core('AS-bld-wall', {
    affirms: { barred: ({ unit, mode, ground }) => mode !== 'jump' && motive(unit) !== 'v' && find(ground, 'wall') !== undefined },
  }),
];
