import { sure } from '@sortie/kernel';
import type { Unit as Paper } from '@sortie/roster';
import type { Location, Part, Sheet, Slot } from './sheet.ts';

/** Fighters of both sorts; larger craft have bays of weapons and rules of their own. */
export const isFighterPlan = ({ kind, craft }: Paper): boolean =>
  (kind === 'fighter' || kind === 'conventional-fighter') && craft !== undefined;

const FIGHTER_SIDES: readonly Location[] = ['NOS', 'LWG', 'RWG', 'AFT'];

/** Hits that each system can take before it is gone, all of them in the airframe. */
const SYSTEMS: readonly (readonly [part: Part, hits: number])[] = [
  ['drive', 3],
  ['instruments', 3],
  ['avionics', 3],
  ['fireControl', 3],
  ['undercarriage', 1],
];

/** Hangs under the wings: what heat does inside does not reach it. */
export const isHung = (type: string): boolean => type === 'BOMB' || type.endsWith('_MISSILE') || type === 'ARROW_IV_BOMB';

const repeated = (part: Part, times: number, numbered = false): readonly Slot[] =>
  Array.from({ length: times }, (_, i) => ({ part, ref: numbered ? i : -1 }));

/** A fighter on paper: four sides of armor, one airframe behind all of them, thrust instead of legs. */
export function fighterSheet(unit: Paper, machine: Sheet): Sheet {
  const { structuralIntegrity, vstol } = sure(unit.craft, 'the craft');
  const conventional = unit.kind === 'conventional-fighter';
  const sinks = unit.heatSinks?.count ?? 0;
  const things = (at: Location): readonly Slot[] =>
    machine.weapons.flatMap((weapon, ref): Slot[] => (weapon.at === at ? [{ part: 'weapon', ref }] : []));
  const systems = [...SYSTEMS.flatMap(([part, hits]) => repeated(part, hits)), ...repeated('sink', sinks, true)];
  return {
    ...machine,
    kind: 'fighter',
    gait: 'air',
    quad: false,
    locations: [...FIGHTER_SIDES, 'SI'],
    legs: [],
    walk: 0,
    jump: 0,
    rear: {},
    structure: { SI: structuralIntegrity },
    slots: Object.fromEntries([...FIGHTER_SIDES.map(at => [at, things(at)]), ['SI', systems]]),
    bins: machine.bins.map(bin => (isHung(bin.type) ? { ...bin, salvo: 0 } : bin)),
    engineSinks: 0,
    thrust: { safe: unit.movement.walk, most: unit.movement.run, conventional, vertical: vstol === true },
  };
}
