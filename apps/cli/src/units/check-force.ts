import { readFileSync } from 'node:fs';
import { ERAS, muster } from '@sortie/convert';
import { fill } from '@sortie/kernel';
import { type Force, readForce } from '@sortie/roster';
import { buildingOf, checkForce, type ForceNote, fitsOf } from '@sortie/rules-alpha-strike';
import { FAILED, OK, reasonOf, refuse, say, sayJson } from '../say.ts';

interface Checked {
  readonly points: number;
  readonly findings: readonly ForceNote[];
  /** Members that cannot be had. */
  readonly missing: readonly string[];
  /** What every lance could be. */
  readonly could: readonly { readonly lance: string; readonly types: readonly string[] }[];
}

/** Everything there is to say about how a force is built. */
export function checkedForce(force: Force): Checked {
  const { recruits, points, findings } = muster(force);
  const building = buildingOf(
    force,
    recruits,
    ERAS.find(({ id }) => id === force.era),
  );
  const lances = [...new Set(building.units.map(({ lance }) => lance))];
  return {
    points,
    findings: checkForce(building),
    missing: findings.filter(({ place }) => place !== undefined).map(({ says }) => fill(says)),
    could: lances.map(lance => ({
      lance,
      types: fitsOf(building.units.filter(unit => unit.lance === lance)).flatMap(({ fits, type }) => (fits ? [type.name] : [])),
    })),
  };
}

const MARKS: { readonly [weight in ForceNote['weight']]: string } = { fault: 'fault', advice: 'advice', note: 'note' };

export function checkFile(file: string, format: 'text' | 'json'): number {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return refuse(`${file} cannot be read: ${reasonOf(error)}`);
  }
  const reading = readForce(text);
  if (!reading.ok) return refuse(`${file}: ${reading.faults.map(({ path, reason }) => `${path}: ${reason}`).join('; ')}`);
  const checked = checkedForce(reading.force);
  if (format === 'json') sayJson(checked);
  else print(reading.force, checked);
  return checked.missing.length > 0 || checked.findings.some(({ weight }) => weight === 'fault') ? FAILED : OK;
}

function print({ name, limit, formations = [] }: Force, { points, findings, missing, could }: Checked): void {
  say(`${name || 'Force without a name'}: ${points}${limit === undefined ? '' : ` of ${limit}`} points`);
  for (const { lance, types } of could) {
    const declared = formations.find(one => one.lance === lance)?.type;
    say(`${lance || 'without a lance'}${declared ? ` (${declared})` : ''}: could be ${types.join(', ')}`);
  }
  for (const says of missing) say(`fault   ${says}`);
  for (const { weight, lance, says, rule } of findings)
    say(`${MARKS[weight].padEnd(7)} ${lance ? `${lance}: ` : ''}${fill(says)} (${rule})`);
}
