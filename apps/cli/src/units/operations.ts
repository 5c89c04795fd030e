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

const onTheGround = ({ trains, movers, captures, fields }: OperationsPlan): readonly string[] => [
  ...trains.flatMap(({ name, tractors, points, ram }) => [
    `  ${name}: moves ${points} a turn`,
    ...tractors.map(one => `    ${one.name} pulls ${one.load.total} tons and has ${one.points.total} MP`),
    ...(ram ? [`    a ram does ${ram.total} damage`] : []),
  ]),
  ...movers.flatMap(({ name, steps }) =>
    steps.map(({ impact, because, rule }, i) => `  ${name}, hex ${i + 1}: ${impact}${because ? `, for it ${because}` : ''} [${rule}]`),
  ),
  ...captures.flatMap(({ name, driving, network }) => [
    `  ${name}: +${driving.total} to drive`,
    ...(network ? [`    ${network.joins ? 'joins' : 'finds no room in'} the network`] : []),
  ]),
  ...fields.map(({ name, mapsheets }) => `  ${name}: ${mapsheets.total} mapsheets`),
];

const lines = (name: string, plan: OperationsPlan): readonly string[] => [...inSpace(name, plan), ...onTheGround(plan)];

const inSpace = (name: string, { tows, scans, fleets, shots, approaches, faults }: OperationsPlan): readonly string[] => [
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

/** Say what comes of operations. */
export function planShips(file: string, { json }: { readonly json?: true }): number {
  const read = readText(file);
  if (!read.ok) return refuse(read.reason);
  const operations = readOperations(parsed(read.text), file);
  if (!operations.ok)
    return refuse(
      operations.problem,
      'Operations are a JSON file: a name, and tows, yards, scans, fleets, shots, approaches, relays, trains, movers, captures or fields.',
    );
  const plan = planOperations(operations.value);
  if (json) sayJson(plan);
  else say(lines(operations.value.name, plan).join('\n'));
  return plan.faults.length > 0 ? FAILED : OK;
}
