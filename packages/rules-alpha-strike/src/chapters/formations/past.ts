import { sure } from '@sortie/kernel';
import { markIn, marksIn, type Named, type Past, until, value } from '../../past/patch.ts';

const LENT = 'secret-lent-';

const lent: Named = patch => {
  const luck = markIn(patch, 'secret-own-luck')?.value;
  return {
    type: 'lent',
    unit: patch.unit,
    abilities: patch.change.abilities ?? [],
    lent: marksIn(patch).flatMap(({ kind }) => (kind.startsWith(LENT) ? [kind.slice(LENT.length)] : [])),
    ...(luck !== undefined && { luck }),
  };
};

const TURN = 'secret-turn-';

/** Nobody knows of which turn it is where nothing is lent: then it does not matter. */
const lentForTurn: Named = patch => {
  const marks = marksIn(patch).filter(({ kind }) => kind.startsWith(TURN));
  return {
    type: 'lentForTurn',
    unit: patch.unit,
    abilities: marks.map(({ kind }) => kind.slice(TURN.length)),
    until: marks[0]?.until ?? 0,
  };
};

const WANTS = 'secret-wants-';

const wanted: Named = patch => {
  const mark = sure(
    marksIn(patch).findLast(({ kind }) => kind.startsWith(WANTS)),
    'wish',
  );
  return { type: 'wanted', unit: patch.unit, ability: mark.kind.slice(WANTS.length), place: value(mark), until: until(patch) };
};

/** What its patches of version 1 are called today. */
export const formationsPast: Past = {
  'ASC-fb-bonus-retention has what its formation lends': lent,
  'ASC-fb-bonus-retention has its part in this turn': lentForTurn,
  'ASC-fb-bonus-retention is told what it shall do': wanted,
};
