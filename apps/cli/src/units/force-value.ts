import { writeFileSync } from 'node:fs';
import { evenUp, type Fielding, type ForceValue, forceValue } from '@sortie/construction';
import { classicSkills, type Force, nameOf, writeForce } from '@sortie/roster';
import { explainAnswer } from '../explain.ts';
import { FAILED, OK, reasonOf, refuse, say, sayJson } from '../say.ts';
import { callUp } from './called-up.ts';

interface Valued {
  readonly name: string;
  readonly force: Force;
  readonly units: readonly Fielding[];
  readonly value: ForceValue;
}

/** A force with the Battle Values of its units, or why there is none. */
function valuedForce(text: string): Valued | string {
  const called = callUp(text);
  if (!called.ok) return called.problem;
  const units: Fielding[] = [];
  for (const { unit, member, printed } of called.recruits) {
    if (!unit) return `${called.name}: of ${printed.name} there is nothing but a card, which has no Battle Value`;
    units.push({ unit, ...classicSkills(member), ...(member.network === undefined ? {} : { network: member.network }) });
  }
  return { name: called.name, force: called.force, units, value: forceValue(units) };
}

const isOver = ({ force, value }: Valued): boolean => force.battleValue !== undefined && value.total > force.battleValue;

function rowsOf({ units, value }: Valued) {
  return units.map(({ unit, gunnery, piloting, network }, place) => ({
    name: nameOf(unit),
    gunnery,
    piloting,
    ...(network === undefined ? {} : { network }),
    design: value.designs[place] ?? 0,
    bv: value.units[place]?.total ?? 0,
  }));
}

function valueLines(valued: Valued, explain: boolean): readonly string[] {
  const { force, name, value } = valued;
  const limit = force.battleValue === undefined ? '' : ` of ${force.battleValue}`;
  return [
    `${name}: Battle Value ${value.total}${limit}${isOver(valued) ? `, ${value.total - (force.battleValue ?? 0)} too much` : ''}`,
    ...rowsOf(valued).flatMap(({ name: unit, gunnery, piloting, network, design, bv }, place) => {
      const answer = value.units[place];
      const line = `  ${String(bv).padStart(6)}  ${unit} ${gunnery}/${piloting}${network ? `, C3 ${network}` : ''}${bv === design ? '' : ` (design ${design})`}`;
      return explain && answer ? [line, ...explainAnswer('Battle Value', answer).map(one => `          ${one}`)] : [line];
    }),
  ];
}

export interface ForceValueOptions {
  readonly json?: boolean;
  readonly explain?: boolean;
}

/** Say what forces are worth in the classic game. */
export function valueForces(files: readonly string[], { json, explain }: ForceValueOptions): number {
  const valued: Valued[] = [];
  for (const file of files) {
    const found = valuedForce(file);
    if (typeof found === 'string') return refuse(found);
    valued.push(found);
  }
  if (json) sayJson(valued.map(one => ({ name: one.name, bv: one.value.total, limit: one.force.battleValue ?? null, units: rowsOf(one) })));
  else for (const one of valued) say(valueLines(one, explain === true).join('\n'));
  return valued.some(isOver) ? FAILED : OK;
}

/** The force with other crews. */
function trained(force: Force, crews: ReturnType<typeof evenUp>): Force {
  const members = force.members.map((member, place) => {
    const crew = crews.find(one => one.place === place);
    return crew ? { ...member, gunnery: crew.gunnery, piloting: crew.piloting } : member;
  });
  return { ...force, members };
}

export interface BalanceForcesOptions {
  readonly json?: boolean;
  readonly steps: number;
  readonly out?: string;
}

/** Exchange crews of the weaker of two forces until both are worth the same, or as near as it gets. */
export function balanceForces(first: string, second: string, { json, steps, out }: BalanceForcesOptions): number {
  const [a, b] = [valuedForce(first), valuedForce(second)];
  if (typeof a === 'string') return refuse(a);
  if (typeof b === 'string') return refuse(b);
  const [weaker, stronger] = a.value.total <= b.value.total ? [a, b] : [b, a];
  const crews = evenUp(weaker.units, stronger.value.total, steps);
  const force = trained(weaker.force, crews);
  const changes = crews.map(({ place, gunnery, piloting }) => {
    const { unit, gunnery: from, piloting: was } = weaker.units[place] as Fielding;
    return { place, name: nameOf(unit), from: { gunnery: from, piloting: was }, to: { gunnery, piloting } };
  });
  const total = forceValue(weaker.units.map((unit, place) => ({ ...unit, ...crews.find(one => one.place === place) }))).total;
  if (out !== undefined) {
    try {
      writeFileSync(out, writeForce(force));
    } catch (error) {
      return refuse(`${out} cannot be written: ${reasonOf(error)}`);
    }
  }
  const before = { weaker: { name: weaker.name, bv: weaker.value.total }, stronger: { name: stronger.name, bv: stronger.value.total } };
  if (json) sayJson({ ...before, changes, bv: total, gap: stronger.value.total - total });
  else {
    say(
      `${stronger.name}: ${stronger.value.total}; ${weaker.name}: ${weaker.value.total}, ${stronger.value.total - weaker.value.total} less`,
    );
    for (const { name, from, to } of changes) say(`  ${name}: ${from.gunnery}/${from.piloting} becomes ${to.gunnery}/${to.piloting}`);
    say(
      changes.length === 0
        ? 'They are as even as crews can make them.'
        : `${weaker.name} is worth ${total} then, ${Math.abs(stronger.value.total - total)} off.`,
    );
  }
  return OK;
}
