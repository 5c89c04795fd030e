import { type Force, MOST_MEMBERS } from '@sortie/roster';
import { useRef } from 'react';
import type { UnitRow } from '../units/library/row.ts';
import { withMember } from './change.ts';
import { memberFor } from './member-for.ts';
import { UnitChooser } from './unit-chooser.tsx';

interface Props {
  readonly force: Force;
  readonly onChange: (force: Force) => void;
}

/** All units, each to be taken into the lance that came last. */
export function UnitPicker({ force, onChange }: Props) {
  const now = useRef(force);
  now.current = force;
  const add = async (row: UnitRow): Promise<boolean> => {
    const { edition, members } = now.current;
    const member = members.length < MOST_MEMBERS ? await memberFor(row, edition, members.at(-1)?.lance) : undefined;
    if (member) onChange(withMember(now.current, member));
    return member !== undefined;
  };
  return <UnitChooser edition={force.edition} onAdd={add} />;
}
