import type { Unit as Paper } from '@sortie/roster';
import type { Gait, Sheet } from './sheet.ts';
import { vesselLength } from './vessels.ts';

/** Too large for four sides; what flies keeps them. */
const isSixSided = ({ armor, motive }: Paper): boolean => motive !== 'vtol' && armor.front['FRLS'] !== undefined;

/** Large, and on the water. */
export const isVessel = ({ kind, build, motive, armor }: Paper): boolean =>
  kind === 'support-vehicle' &&
  build?.size === 'large' &&
  (motive === 'naval' || motive === 'submarine') &&
  armor.front['FRLS'] !== undefined;

const BREATHES: ReadonlySet<string> = new Set(['ICE', 'Steam']);

/** Nothing seeps in, and the engine needs no air. */
const divesIn = ({ mounts, engine }: Paper): boolean =>
  mounts.some(({ item }) => /Environmental Seal/.test(item)) && !BREATHES.has(engine?.type ?? 'Fusion');

function gaitOf(unit: Paper): Gait {
  const { motive, build } = unit;
  if (motive === 'hydrofoil') return 'naval';
  if (motive === 'airship') return 'vtol';
  if (motive !== 'tracked' && motive !== 'wheeled') return motive as Gait;
  if (build?.superheavy) return motive === 'tracked' ? 'heavyTracked' : 'heavyWheeled';
  if (motive === 'wheeled' && unit.mounts.some(({ item }) => /DuneBuggy/.test(item))) return 'duneBuggy';
  if (divesIn(unit)) return motive === 'tracked' ? 'divingTracked' : 'divingWheeled';
  return motive;
}

/** How a hull gets about, and how large it is. */
export function hullOf(unit: Paper): Pick<Sheet, 'gait' | 'sixSided' | 'vessel'> {
  const length = isVessel(unit) ? vesselLength(unit.tons) : 1;
  return { gait: gaitOf(unit), ...(isSixSided(unit) ? { sixSided: true } : {}), ...(length > 1 ? { vessel: length } : {}) };
}
