import { type BasePlan, planBase, readBase } from '@sortie/construction';
import { explainAnswer } from '../explain.ts';
import { readText } from '../game-file.ts';
import { FAILED, OK, refuse, say, sayJson } from '../say.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lines(name: string, { weapons, walls, motive, portals, faults, power }: BasePlan): readonly string[] {
  const carried = weapons.map(({ building, most }) => `  ${building.name}: up to ${most.total} tons of heavy weapons in a hex`);
  const built = walls.map(
    ({ building, armor, price }) =>
      `  ${building.name}: ${armor.total > 0 ? `${armor.total} tons of armor in a hex, ` : ''}walls for ${price.total.toLocaleString('en')} C-bills`,
  );
  const wrong = faults.map(({ building, problem, rule }) => `  ${building}: ${problem} [${rule}]`);
  const moved = motive.map(({ building, tons }) => `  ${building.name}: ${tons.total} tons of motive systems in each hex`);
  const opened = portals.map(({ building, sets }) => `  ${building.name}: ${sets.total} sets of portal equipment along its tunnel`);
  const made = power
    ? [
        ...explainAnswer('generator, tons', power.generator),
        ...explainAnswer('fuel for a day, tons', power.daily),
        `fuel for all days ${power.fuel}, which takes ${power.space.total} tons of space:`,
        ...power.hangars.map(({ levels, hexes }) => `  ${hexes} ${hexes === 1 ? 'hex' : 'hexes'} of a hangar of ${levels} levels`),
      ].map(line => `  ${line}`)
    : [];
  return [
    `${name}: ${faults.length === 0 ? 'nothing speaks against it' : `${faults.length} faults`}`,
    ...wrong,
    ...carried,
    ...built,
    ...moved,
    ...opened,
    ...made,
  ];
}

/** Say what a base needs and may carry. */
export function planBases(file: string, { json }: { readonly json?: true }): number {
  const read = readText(file);
  if (!read.ok) return refuse(read.reason);
  const base = readBase(parsed(read.text), file);
  if (!base.ok) return refuse(base.problem, 'A base is a JSON file: its name, its buildings, and a generator if it has one.');
  const plan = planBase(base.value);
  if (json) sayJson(plan);
  else say(lines(base.value.name, plan).join('\n'));
  return plan.faults.length > 0 ? FAILED : OK;
}
