import { ERAS, muster } from '@sortie/convert';
import { fill } from '@sortie/kernel';
import type { Force } from '@sortie/roster';
import { buildingOf, checkForce, type ForceNote, fitsOf } from '@sortie/rules-alpha-strike';
import { FAILED, OK, refuse, say, sayJson } from '../say.ts';
import { readForceFile } from './force-file.ts';

interface Checked {
  readonly points: number;
  readonly findings: readonly ForceNote[];
  /** Cards whose price is not what their figures are worth. */
  readonly remarks: readonly string[];
  /** Members that cannot be had. */
  readonly missing: readonly string[];
  /** What every lance could be. */
  readonly could: readonly { readonly lance: string; readonly types: readonly string[] }[];
}

/** Everything there is to say about how a force is built. */
export function checkedForce(force: Force): Checked {
  const { recruits, points, findings, remarks } = muster(force);
  const building = buildingOf(
    force,
    recruits,
    ERAS.find(({ id }) => id === force.era),
  );
  const lances = [...new Set(building.units.map(({ lance }) => lance))];
  return {
    points,
    findings: checkForce(building),
    remarks: remarks.map(({ says }) => fill(says)),
    missing: findings.filter(({ place }) => place !== undefined).map(({ says }) => fill(says)),
    could: lances.map(lance => ({
      lance,
      types: fitsOf(building.units.filter(unit => unit.lance === lance)).flatMap(({ fits, type }) => (fits ? [type.name] : [])),
    })),
  };
}

const MARKS: { readonly [weight in ForceNote['weight']]: string } = { fault: 'fault', advice: 'advice', note: 'note' };

export function checkFile(file: string, format: 'text' | 'json'): number {
  const reading = readForceFile(file);
  if (!reading.ok) return refuse(reading.problem);
  const checked = checkedForce(reading.force);
  if (format === 'json') sayJson(checked);
  else print(reading.force, checked);
  return checked.missing.length > 0 || checked.findings.some(({ weight }) => weight === 'fault') ? FAILED : OK;
}

function print({ name, limit, formations = [] }: Force, { points, findings, remarks, missing, could }: Checked): void {
  say(`${name || 'Force without a name'}: ${points}${limit === undefined ? '' : ` of ${limit}`} points`);
  for (const { lance, types } of could) {
    const declared = formations.find(one => one.lance === lance)?.type;
    say(`${lance || 'without a lance'}${declared ? ` (${declared})` : ''}: could be ${types.join(', ')}`);
  }
  for (const says of missing) say(`fault   ${says}`);
  for (const says of remarks) say(`note    ${says}`);
  for (const { weight, lance, says, rule } of findings)
    say(`${MARKS[weight].padEnd(7)} ${lance ? `${lance}: ` : ''}${fill(says)} (${rule})`);
}
