import { nth } from '@sortie/kernel';
import type { Looking, Scanning } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { flightOf, isAloft, isWhole, sheetFor } from '../../state.ts';
import { AEROSPACE } from './rule.ts';

/** Nobody makes anything out on the ground from higher up. */
const HIGHEST = 8;

const looksDown = ({ spotter, target }: Looking): boolean => isAloft(spotter) && !isAloft(target);
const isTooHigh = ({ spotter }: Looking): boolean => flightOf(spotter).altitude > HIGHEST;

/** On the ground who flies sees only what it flies over; in the air it sees as everybody does. */
const eyes = advanced('TOE-visual-spotting-airborne', {
  needs: [AEROSPACE, 'TOE-sensor-blips'],
  atMost: { visualRange: looking => (looksDown(looking) ? (isTooHigh(looking) ? NOWHERE : 0) : undefined) },
});
const NOWHERE = -1;

/** Edges of the three bands, counted from the flight; a probe reaches twice as far. */
const EDGES = [1, 2, 3] as const;
const PROBE = 2;

const edge = ({ sensor, band }: Scanning & { readonly band: number }): number => nth(EDGES, band) * (sensor === 'probe' ? PROBE : 1);

const sensors = advanced('TOE-sensor-airborne', {
  needs: [AEROSPACE, 'TOE-sensor-roll-bands'],
  atMost: { sensorEdge: scanning => (looksDown(scanning) ? (isTooHigh(scanning) ? 0 : edge(scanning)) : undefined) },
});

/** Twice as far, and from any height (TOE-reading-227). */
const LOOK_DOWN = 2;

const looksThrough = (scanning: Scanning): boolean =>
  scanning.sensor === 'radar' &&
  looksDown(scanning) &&
  sheetFor(scanning.spotter).gear.some(({ item }, i) => /LookDownRadar/.test(item) && isWhole(scanning.spotter, 'gear', i));

/** A radar that looks down is of use where the rules of sensors are played, and of none elsewhere. */
const lookDown = advanced('TOE-lookdown-radar-advanced', {
  needs: ['TOE-sensor-airborne'],
  waives: { sensorEdge: scanning => (looksThrough(scanning) ? ['TOE-sensor-airborne'] : undefined) },
  atMost: { sensorEdge: scanning => (looksThrough(scanning) ? edge(scanning) * LOOK_DOWN : undefined) },
});

export const airSpottingRules: readonly ClassicRule[] = [eyes, sensors, lookDown];
