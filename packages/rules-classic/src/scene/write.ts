import { hexLabel } from '@sortie/geometry';
import type { WrittenPosition } from '@sortie/kernel';
import { find } from '@sortie/roster';
import { SHEETS } from '../scenarios/maps.ts';
import { MAPS, type State } from '../shape.ts';
import { sheetOf } from '../sheet/compile.ts';
import { callSign, isFighting, type OnMap } from '../state.ts';
import { MODES } from './unit.ts';

const WORDS = new Map(Object.entries(MODES).map(([word, mode]) => [mode, word]));

/** A unit by its name where the catalogue has it, else as it was brought. */
function unitWritten({ design }: OnMap): unknown {
  if (typeof design === 'string') return design;
  const name = `${design.chassis} ${design.model}`.trim();
  return find(name) === design ? name : design;
}

/** Fields that differ from their ordinary value; a file leaves out the others. */
const unless = (ordinary: boolean, field: { readonly [name: string]: unknown }): { readonly [name: string]: unknown } =>
  ordinary ? {} : field;

const harmOf = ({ armor, rear, structure, gone, hits, jammed, spent, ammo, wear, design }: OnMap) => {
  const sheet = sheetOf(design);
  const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
  return {
    ...unless(same(armor, sheet.armor), { armor }),
    ...unless(same(rear, sheet.rear), { rear }),
    ...unless(same(structure, sheet.structure), { structure }),
    ...unless(gone.length === 0, { gone }),
    ...unless(Object.keys(hits).length === 0, { hits }),
    ...unless(jammed.length === 0, { jammed }),
    ...unless(spent.length === 0, { spent }),
    ...unless(ammo.length === 0, { ammo }),
    ...unless(wear === null || wear.fore === undefined, { fore: wear?.fore }),
  };
};

const facingOf = ({ facing, twist, wear }: OnMap): number => (facing + (wear ? wear.turret : twist) + 6) % 6;

function unitOf(state: State, unit: OnMap, names: readonly string[]): WrittenPosition['units'][number] {
  const { facing, moved, heat, prone, shutDown, pilot, elevation, stuck, flipped, condition } = unit;
  return {
    id: names[unit.id] ?? `${callSign(state, unit.id)} ${unit.id + 1}`,
    side: unit.seat === 1 ? 1 : 0,
    unit: unitWritten(unit),
    hex: hexLabel(unit.at),
    facing,
    ...unless(facingOf(unit) === facing, { torso: facingOf(unit) }),
    ...unless(elevation === undefined, { elevation }),
    moved: { mode: WORDS.get(moved?.mode ?? 'stand') ?? 'walk', hexes: moved?.hexes ?? 0 },
    ...unless(heat === 0, { heat }),
    ...unless(!prone, { prone }),
    ...unless(!shutDown, { shutdown: shutDown }),
    gunnery: pilot.gunnery,
    piloting: pilot.piloting,
    ...unless(pilot.hits === 0, { wounds: pilot.hits }),
    ...unless(pilot.awake, { unconscious: true }),
    ...unless(!stuck, { stuck }),
    ...unless(!flipped, { flipped }),
    ...unless(!condition?.hullDown, { hullDown: true }),
    ...unless(!condition?.dugIn, { dugIn: true }),
    ...harmOf(unit),
  };
}

/** A position as a file writes it. */
export function write(state: State, names: readonly string[] = []): WrittenPosition {
  const map = MAPS.find(name => SHEETS[name] === state.board) ?? state.board;
  const { conditions } = state;
  return {
    map,
    units: state.units.filter(isFighting).map(unit => unitOf(state, unit, names)),
    turn: Math.max(1, state.turn),
    ...unless(conditions === undefined, { conditions }),
  };
}
