import { last, type RuleId, sure } from '@sortie/kernel';
import type { Card, Move } from '../card/card.ts';
import type { Event } from '../event.ts';
import type { Moved, Point, Unit, UnitId, Waiting } from '../shape.ts';

/** A mark as version 1 wrote it. */
export interface OldMark {
  readonly kind: string;
  readonly until: number;
  readonly value?: number;
  readonly by?: UnitId;
  readonly seat?: number;
}

/** A patch of version 1: the fields of a unit that are different from now on. */
export interface Changed {
  readonly type: 'changed';
  readonly unit: UnitId;
  readonly rule: RuleId;
  readonly what: string;
  readonly change: Partial<Omit<Unit, 'marks' | 'waiting'>> & {
    readonly marks?: readonly OldMark[];
    readonly waiting?: readonly Waiting[];
  };
}

export type Named = (patch: Changed) => Event;

export const marksIn = ({ change }: Changed): readonly OldMark[] => change.marks ?? [];
export const lastMark = (patch: Changed): OldMark => last(marksIn(patch));
export const markIn = (patch: Changed, kind: string): OldMark | undefined => marksIn(patch).find(mark => mark.kind === kind);
export const by = ({ by: id }: OldMark): UnitId => sure(id, 'by');
export const value = ({ value: number }: OldMark): number => sure(number, 'number');
export const seat = ({ seat: side }: OldMark): number => sure(side, 'side');
export const at = ({ change }: Changed): Point => sure(change.at, 'place');
export const z = ({ change }: Changed): number => sure(change.z, 'height');
export const heat = ({ change }: Changed): number => sure(change.heat, 'heat');
export const moves = ({ change }: Changed): readonly Move[] => sure(change.moves, 'Move');
export const spent = ({ change }: Changed): string => last(change.spent ?? []);
export const deed = ({ change }: Changed): string => last(change.did ?? []);
export const until = (patch: Changed): number => lastMark(patch).until;

export const card = ({ change }: Changed): Card => sure(change.card, 'card');
export const movedIn = ({ change }: Changed): Moved => sure(change.moved, 'move');

/** What patches of version 1 are called today, by their rules and words. */
export interface Past {
  readonly [was: string]: Named;
}
