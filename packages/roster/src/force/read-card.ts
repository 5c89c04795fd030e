import { type Faults, list, record, text, whole } from './checks.ts';
import { PRINTED_ARCS, PRINTED_CLASSES, type PrintedArcs, type PrintedCard } from './force.ts';

const FIELDS = [
  'name',
  'type',
  'size',
  'tmm',
  'move',
  'damage',
  'overheat',
  'armor',
  'structure',
  'threshold',
  'arcs',
  'specials',
  'pv',
  'role',
] as const satisfies readonly (keyof PrintedCard)[];

const TYPE = /^[A-Z]{2}$/;
const MOVE = /^\d+(\.\d+)?"?[a-z()]*(\/\d+(\.\d+)?"?[a-z()]*)*$/;
const DAMAGE = /^(-|0\*|\d+)(\/(-|0\*|\d+)){2,3}$/;

/** A text in one of the notations of the card. */
function notation(value: unknown, path: string, form: RegExp, example: string, faults: Faults): string {
  const read = text(value, path, 60, faults);
  if (typeof value === 'string' && !form.test(read)) faults(path, `"${read.slice(0, 30)}" is not written like ${example}`);
  return read;
}

function readArcs(value: unknown, path: string, faults: Faults): PrintedArcs {
  const sides = record(value, path, PRINTED_ARCS, faults) ?? {};
  const readSide = (side: string): PrintedArcs['front'] => {
    const classes = record(sides[side], `${path}.${side}`, PRINTED_CLASSES, faults) ?? {};
    const given = PRINTED_CLASSES.filter(name => classes[name] !== undefined);
    return Object.fromEntries(given.map(name => [name, notation(classes[name], `${path}.${side}.${name}`, DAMAGE, '4/4/2/1', faults)]));
  };
  return Object.fromEntries(PRINTED_ARCS.filter(side => sides[side] !== undefined).map(side => [side, readSide(side)]));
}

export function readCard(value: unknown, path: string, faults: Faults): PrintedCard | undefined {
  const json = record(value, path, FIELDS, faults);
  if (!json) return undefined;
  const number = (field: (typeof FIELDS)[number], least: number, most: number): number =>
    whole(json[field], `${path}.${field}`, least, most, faults);
  return {
    name: text(json['name'], `${path}.name`, 200, faults),
    type: notation(json['type'], `${path}.type`, TYPE, 'BM', faults),
    size: number('size', 0, 10),
    tmm: number('tmm', 0, 20),
    move: notation(json['move'], `${path}.move`, MOVE, '8"/10"j', faults),
    damage: notation(json['damage'], `${path}.damage`, DAMAGE, '3/3/1 or 2/0*/-/-', faults),
    overheat: number('overheat', 0, 4),
    armor: number('armor', 0, 10_000),
    structure: number('structure', 0, 10_000),
    ...(json['threshold'] !== undefined && { threshold: number('threshold', 0, 10_000) }),
    ...(json['arcs'] !== undefined && { arcs: readArcs(json['arcs'], `${path}.arcs`, faults) }),
    specials: list(json['specials'], `${path}.specials`, 100, faults).map((one, i) => text(one, `${path}.specials[${i}]`, 200, faults)),
    pv: number('pv', 0, 1_000_000),
    ...(json['role'] !== undefined && { role: text(json['role'], `${path}.role`, 60, faults) }),
  };
}
