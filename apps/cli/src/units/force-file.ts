import { readFileSync } from 'node:fs';
import { readMul, readUnit } from '@sortie/convert';
import { type Force, find, type Member, nameOf, readForce, type Unit, type UnitFile } from '@sortie/roster';
import { reasonOf } from '../say.ts';
import { ownSources } from './own-catalogue.ts';

/** A force from its file, or why there is none. */
export type ForceFile =
  | {
      readonly ok: true;
      readonly force: Force;
      /** What was not understood, line by line. */
      readonly remarks: readonly string[];
    }
  | { readonly ok: false; readonly problem: string };

/** Is this the name of a file, and not a list of units? */
export const isForceFile = (text: string): boolean => /\.(json|mul)$/i.test(text);

interface Own {
  readonly unit: Unit;
  readonly file: UnitFile;
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, ' ').trim();

type FindOwn = (name: string) => Own | undefined;

/** Units that the player imported, by their names; the files are read once, when somebody asks for the first time. */
function ownUnits(): FindOwn {
  let known: ReadonlyMap<string, Own> | undefined;
  return name => {
    known ??= new Map(
      ownSources().flatMap(({ path, read }) => {
        const text = read();
        const { unit } = readUnit(path, text);
        return unit ? [[plain(nameOf(unit)), { unit, file: { name: path.replaceAll('\\', '/'), text } }] as const] : [];
      }),
    );
    return known.get(plain(name));
  };
}

/** Members that the built-in catalogue does not know bring the file along that the player imported. */
const atHand = (force: Force, own: FindOwn): Force => ({
  ...force,
  members: force.members.map((member): Member => {
    const known = 'unit' in member && !find(member.unit) ? own(member.unit) : undefined;
    if (!known || !('unit' in member)) return member;
    const { unit: _unit, ...crew } = member;
    return { ...crew, file: known.file };
  }),
});

/** Reads a force file of our own or of the other program, by the ending of its name. */
export function readForceFile(file: string): ForceFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return { ok: false, problem: `${file} cannot be read: ${reasonOf(error)}` };
  }
  const own = ownUnits();
  if (/\.mul$/i.test(file)) {
    const { force, problems } = readMul(file, text, name => find(name) ?? own(name)?.unit);
    const remarks = problems.map(({ line, reason }) => `${file}:${line}: ${reason}`);
    return force ? { ok: true, force: atHand(force, own), remarks } : { ok: false, problem: remarks.join('; ') };
  }
  const reading = readForce(text);
  return reading.ok
    ? { ok: true, force: atHand(reading.force, own), remarks: [] }
    : { ok: false, problem: `${file}: ${reading.faults.map(({ path, reason }) => `${path}: ${reason}`).join('; ')}` };
}
