import { kept } from '../../device/kept.ts';
import { word } from '../../i18n/index.ts';

/** How fast moves, shots and dice are shown. */
export type Pace = 'instant' | 'brisk' | 'usual' | 'cinematic';

export const PACES: readonly { readonly pace: Pace; readonly label: string; readonly speed: number }[] = [
  { pace: 'instant', label: word('Instant'), speed: Number.POSITIVE_INFINITY },
  { pace: 'brisk', label: word('Brisk'), speed: 2.2 },
  { pace: 'usual', label: word('Usual'), speed: 1 },
  { pace: 'cinematic', label: word('Cinematic'), speed: 0.55 },
];

export interface Staging {
  readonly pace: Pace;
  /** From 0 to 1; 0 is silence. */
  readonly volume: number;
}

const STORED = 'sortie.staging';
/** What earlier versions kept: dice and moves without a show. */
const QUICK = 'sortie.quick-dice';

/** How what happens is shown and heard on this device. */
const staging = kept<Staging>(STORED, { pace: isQuick() ? 'instant' : 'usual', volume: 0.5 });
export const useStaging = staging.use;
export const stage = staging.keep;

function isQuick(): boolean {
  return localStorage.getItem(QUICK) === 'yes';
}

export const speedOf = (pace: Pace): number => PACES.find(one => one.pace === pace)?.speed ?? 1;
