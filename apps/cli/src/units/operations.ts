import { type OperationsPlan, planOperations, readOperations } from '@sortie/construction';
import { readText } from '../game-file.ts';
import { FAILED, OK, refuse, say, sayJson } from '../say.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const lines = (name: string, { tows, scans, fleets, shots, approaches, faults }: OperationsPlan): readonly string[] => [
  `${name}: ${faults.length === 0 ? 'nothing speaks against it' : `${faults.length} faults`}`,
  ...faults.map(({ what, problem, rule }) => `  ${what}: ${problem} [${rule}]`),
  ...tows.map(({ name: tow, mass, safe, most }) => `  ${tow}: ${mass.total} tons, safe thrust ${safe.total}, at most ${most.total}`),
  ...scans.map(({ name: scan, range, number }) => `  ${scan}: looks ${range.total} hexes far, finds on ${number.total}`),
  ...fleets.map(({ name: fleet, initiative }) => `  ${fleet}: +${initiative.total} to initiative`),
  ...shots.map(
    ({ name: shot, range, bracket }) => `  ${shot}: ${bracket === null ? 'out of range' : `${bracket} range at ${range.total} hexes`}`,
  ),
  ...approaches.map(({ name: ship, toHit }) => `  ${ship}: +${toHit.total} to hit it`),
];

/** Say what comes of the operations of ships. */
export function planShips(file: string, { json }: { readonly json?: true }): number {
  const read = readText(file);
  if (!read.ok) return refuse(read.reason);
  const operations = readOperations(parsed(read.text), file);
  if (!operations.ok)
    return refuse(operations.problem, 'Operations are a JSON file: a name, and tows, yards, scans, fleets, shots, approaches or relays.');
  const plan = planOperations(operations.value);
  if (json) sayJson(plan);
  else say(lines(operations.value.name, plan).join('\n'));
  return plan.faults.length > 0 ? FAILED : OK;
}
