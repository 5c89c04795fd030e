import { readUnit } from '@sortie/convert';
import { classicSkills, type Force, type Member } from '@sortie/roster';
import { type Entry, isPlayable } from '@sortie/rules-classic';
import { openUnit } from '../../units/library/open-unit.ts';
import { BUILT_IN, type UnitRow } from '../../units/library/row.ts';

/** A unit of the catalogue by its name, one of one's own with everything that is known about it. */
export async function entryFor({ id, name, from }: UnitRow): Promise<Entry | undefined> {
  if (from === BUILT_IN) return { design: name };
  const open = await openUnit(id, 'current');
  return open && { design: open.unit };
}

function designOf(member: Member): Entry['design'] | undefined {
  if ('unit' in member) return member.unit;
  return 'file' in member ? readUnit(member.file.name, member.file.text).unit : undefined;
}

/** Those of a force that the classic game can play, with their crews and as their last battle has left them. */
export function entriesOf({ members }: Force): readonly Entry[] {
  return members.flatMap((member): Entry[] => {
    const design = designOf(member);
    if (design === undefined || !isPlayable(design)) return [];
    return [{ design, ...classicSkills(member), ...(member.condition && { worn: member.condition }) }];
  });
}
