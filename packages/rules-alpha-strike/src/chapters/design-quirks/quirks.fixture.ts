import { type Sketch, sketch } from '../../set-piece.ts';
import type { Entry, Unit } from '../../shape.ts';

export const built = (...quirks: readonly string[]): Partial<Unit> => ({ quirks });
export const entry = (card: Sketch, ...quirks: readonly string[]): Entry => ({ card: sketch(card), quirks });
export const strike = { how: 'strike' } as const;
export const id = <Q extends string>(quirk: Q): `ASC-quirk-${Q}` => `ASC-quirk-${quirk}`;
