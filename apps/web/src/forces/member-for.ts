import { type ForceEdition, type Member, REGULAR_SKILL } from '@sortie/roster';
import { openUnit } from '../units/library/open-unit.ts';
import { BUILT_IN, type UnitRow } from '../units/library/row.ts';
import { lightFile } from '../units/share/unit-file.ts';

/** A member for a unit: by its name if it is built in, or else with its file. */
export async function memberFor({ id, name, from }: UnitRow, edition: ForceEdition, lance?: string): Promise<Member | undefined> {
  const crew = { skill: REGULAR_SKILL, ...(lance !== undefined && { lance }) };
  if (from === BUILT_IN) return { unit: name, ...crew };
  const open = await openUnit(id, edition);
  return open && { file: lightFile(open.unit), ...crew };
}
