import { type Classic, sheetFor } from '@sortie/rules-classic';
import type { SheetProps } from '../../battle/face.ts';
import { unitOf } from './units.ts';

export function RecordSheet({ view, unit: key }: SheetProps<Classic>) {
  const unit = unitOf(view, key);
  return unit ? <article className="record-sheet">{sheetFor(unit).name}</article> : null;
}
