import { boardOf, siteAt, terrainAt } from '@sortie/board';
import { type Hex, line } from '@sortie/geometry';
import { nth, tell } from '@sortie/kernel';
import { binOf } from '../../attack/aim.ts';
import { isHit } from '../../cluster/cluster.ts';
import { isSet } from '../../electronics/settings.ts';
import type { Attack, Scanning } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { SensorKind, State } from '../../shape.ts';
import { isFighting, placed, placeOf, sheetFor, unitAt } from '../../state.ts';
import { sensorsOf, widthOf } from './instruments.ts';

const among = ({ spotter, target }: Scanning): readonly Hex[] => line(placeOf(spotter), placeOf(target)).flat().slice(1, -1);

const isCastle = (state: State, hex: Hex): boolean =>
  siteAt(boardOf(state.board), hex)?.terrains.some(terrain => terrain.kind === 'other' && terrain.name === 'castles brian') === true;

/** What a hill, a building and a fortress stop. */
const PASSES_HILLS: readonly SensorKind[] = ['seismic', 'magscan', 'probe'];
const PASSES_BUILDINGS: readonly SensorKind[] = ['seismic', 'infrared', 'probe'];
const PASSES_CASTLES: readonly SensorKind[] = ['seismic', 'probe'];

function isBlocked(scanning: Scanning): boolean {
  const { sensor, sight, state } = scanning;
  if (sight.blockedBy === 'ground' && !PASSES_HILLS.includes(sensor)) return true;
  if (PASSES_CASTLES.includes(sensor)) return false;
  const between = among(scanning);
  if (!PASSES_BUILDINGS.includes(sensor) && between.some(hex => terrainAt(boardOf(state.board), hex, 'building'))) return true;
  return between.some(hex => isCastle(state, hex));
}

/** Woods between weaken beams and warmth. */
const byFoliage = ({ sensor, sight: { tally } }: Scanning): number =>
  sensor === 'radar' || sensor === 'infrared' ? -tally.heavyWoods - 2 * tally.ultraWoods : 0;

const HEAT_PER_HEX = 5;
const COOLER = 18;

/** Hot machines are found from farther away, and cold ones not at all (TOE-infrared-hot-only). */
function byHeat({ state, target }: Scanning): number | undefined {
  // A machine that hides its warmth looks that much cooler (TOE-null-sig-heat).
  const heat = target.heat - (target.settings && isSet(target, 'nullSignature', 'on') ? COOLER : 0);
  if (sheetFor(target).kind !== 'mech' || heat < 1) return undefined;
  const burns = terrainAt(boardOf(state.board), placeOf(target), 'fire') !== undefined || target.seared === state.turn - 1;
  return Math.floor(heat / HEAT_PER_HEX) + (burns ? 1 : 0);
}

/** Magnets find the large better than the small, and men on foot not at all. */
function bySize({ target }: Scanning): number | undefined {
  const { kind, motive, tons } = sheetFor(target);
  if (kind === 'infantry' && (motive === 'foot' || motive === 'jump')) return undefined;
  return tons > 100 ? 2 : tons >= 80 ? 1 : 0;
}

/** What a target adds to the range of a sensor; nothing at all where the sensor cannot find it. */
function byTarget(scanning: Scanning): number | undefined {
  if (scanning.sensor === 'infrared') return byHeat(scanning);
  if (scanning.sensor === 'magscan') return bySize(scanning);
  if (scanning.sensor === 'seismic') return (scanning.target.moved?.hexes ?? 0) > 0 ? 0 : undefined;
  return 0;
}

/** Gel that burns is remembered for a turn. */
function sear(play: Play, attack: Attack): void {
  if (!isHit(attack)) return;
  const { weapon, shot } = attack.aim;
  const bin = binOf(placed(unitAt(play.state, attack.unit)), weapon, shot);
  if (bin !== null && nth(sheetFor(attack.aim.attacker).bins, bin).munition === 'INFERNO')
    play.emit({ type: 'seared', unit: attack.target });
}

/** Each search makes use of one band only; what lies nearer is lost in it. */
const bands = advanced('TOE-sensor-roll-bands', {
  needs: ['TOE-sensor-blips'],
  covers: [
    'TOE-sensor-table-missing-row',
    'TOE-sensor-table-clan-probe',
    'TOE-sensor-table-mech-radar',
    'TOE-sensor-table-vehicle-ir',
    'TOE-sensor-table-vehicle-radar',
    'TOE-sensor-castles-brian',
    'TOE-sensor-hill-hex',
    'TOE-sensor-footnote-ir-magscan',
    'TOE-infrared-hot-only',
    'TOE-null-sig-heat',
    'TOE-sensor-support-vehicle-limit',
    'TOE-infrared-inferno-turn',
    'TOE-magscan-hills-ignored',
  ],
  base: {
    sensorEdge: scanning => {
      const width = scanning.width ?? widthOf(scanning.spotter, scanning.sensor);
      const more = width > 0 && !isBlocked(scanning) ? byTarget(scanning) : undefined;
      return more === undefined ? 0 : Math.max(0, width * (scanning.band + 1) + more + byFoliage(scanning));
    },
  },
  offers: {
    declarations: ({ view, unit }) =>
      view.blind ? sensorsOf(unit).map(sensor => ({ type: 'declare', unit: unit.id, twist: 0, shots: [], sensor })) : [],
  },
  forbids: {
    declare: (view, { unit: id, sensor }) => {
      const unit = view.units[id];
      return sensor && isFighting(unit) && !sensorsOf(unit).includes(sensor) ? tell('it has no such sensor') : undefined;
    },
  },
  steps: { attack: [{ name: 'sear', after: 'strike', run: sear }] },
  follows: { initiativeRolled: (_state, { winner }) => (winner < 0 ? undefined : [{ type: 'keepWatch', moment: 'scans' }]) },
});

export const scanningRules: readonly ClassicRule[] = [bands];
