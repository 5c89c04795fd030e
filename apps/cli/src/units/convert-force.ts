import { writeFileSync } from 'node:fs';
import { type Fielded, muster, notInMul, writeMul } from '@sortie/convert';
import { type Force, writeForce } from '@sortie/roster';
import { OK, problem, reasonOf, refuse, say } from '../say.ts';
import { readForceFile } from './force-file.ts';

/** Every member with its unit, where there is one. */
const fielded = (force: Force): readonly Fielded[] => {
  const { recruits } = muster(force);
  return force.members.map((member, place) => {
    const unit = recruits.find(one => one.place === place)?.unit;
    return { member, ...(unit && { unit }) };
  });
};

/** Writes a force as a file of our own or of the other program, by the ending of its name. */
export function convertForce(from: string, to: string): number {
  const read = readForceFile(from);
  if (!read.ok) return refuse(read.problem);
  for (const remark of read.remarks) problem(remark);
  const isMul = /\.mul$/i.test(to);
  if (!isMul && !/\.json$/i.test(to)) return refuse(`${to} ends neither in .mul nor in .json`);
  const all = fielded(read.force);
  try {
    writeFileSync(to, isMul ? writeMul(all) : writeForce(read.force));
  } catch (error) {
    return refuse(`${to} cannot be written: ${reasonOf(error)}`);
  }
  for (const name of isMul ? notInMul(all) : []) problem(`of ${name} there is nothing but a card: it is not in ${to}`);
  say(`${to}: ${read.force.members.length} units`);
  return OK;
}
