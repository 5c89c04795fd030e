import { type Fielded, muster, type Problem, readMul, writeMul } from '@sortie/convert';
import { type Force, type ForceFault, find, type Member, readForce, type Unit } from '@sortie/roster';
import { currentRows, openLibrary } from '../units/library/library.ts';
import { openUnit } from '../units/library/open-unit.ts';
import { BUILT_IN } from '../units/library/row.ts';
import { lightFile } from '../units/share/unit-file.ts';

/** A force from a file, with what was not understood of it; or nothing, and why. */
export type OpenedForce =
  | { readonly ok: true; readonly force: Force; readonly remarks: readonly Problem[] }
  | { readonly ok: false; readonly faults: readonly ForceFault[] };

const plain = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The units on the device and on the server that a force names, opened. */
async function unitsNamed(names: readonly string[]): Promise<ReadonlyMap<string, Unit>> {
  await openLibrary();
  const wanted = new Set(names.map(plain));
  const found = new Map<string, Unit>();
  for (const { id, name, from } of currentRows()) {
    if (from === BUILT_IN || !wanted.has(plain(name)) || found.has(plain(name))) continue;
    const open = await openUnit(id, 'current');
    if (open) found.set(plain(name), open.unit);
  }
  return found;
}

/** A member that only an imported unit makes whole brings the file of that unit along. */
const withFile = (member: Member, own: ReadonlyMap<string, Unit>): Member => {
  const unit = 'unit' in member && !find(member.unit) ? own.get(plain(member.unit)) : undefined;
  if (!unit || !('unit' in member)) return member;
  const { unit: _unit, ...crew } = member;
  return { ...crew, file: lightFile(unit) };
};

/** Reads a force file of our own, or one of the other program (`.mul`). */
export async function openForceFile(name: string, text: string): Promise<OpenedForce> {
  if (!/\.mul$/i.test(name)) {
    const reading = readForce(text);
    return reading.ok ? { ...reading, remarks: [] } : reading;
  }
  const first = readMul(name, text);
  if (!first.force) return { ok: false, faults: first.problems.map(({ line, reason }) => ({ path: `${name}:${line}`, reason })) };
  const missing = first.force.members.flatMap(member => ('unit' in member && !find(member.unit) ? [member.unit] : []));
  const own = missing.length > 0 ? await unitsNamed(missing) : new Map<string, Unit>();
  const { force = first.force, problems } = readMul(name, text, unit => find(unit) ?? own.get(plain(unit)));
  return { ok: true, force: { ...force, members: force.members.map(member => withFile(member, own)) }, remarks: problems };
}

/** The force as a file of the other program. */
export function mulOf(force: Force): string {
  const { recruits } = muster(force);
  return writeMul(
    force.members.map((member, place): Fielded => {
      const unit = recruits.find(one => one.place === place)?.unit;
      return { member, ...(unit && { unit }) };
    }),
  );
}
