import type { Place, RangeRing, Zone } from '@sortie/board-view';
import type { Answer, Shape, Telling, Way } from '@sortie/kernel';
import type { Laid, RawScene, Workbench } from '@sortie/scene';

/** A unit of a position that is being laid out, as a file writes it. */
export interface DraftUnit {
  readonly id: string;
  readonly side: 0 | 1;
  readonly [field: string]: unknown;
}

/** A position that is being laid out, as a file writes it. */
export interface Draft extends RawScene {
  readonly game: string;
  readonly units: readonly DraftUnit[];
}

/** Something about a unit that can be set. */
export type Field = {
  readonly label: string;
  /** The unit with another value. */
  readonly set: (value: number | string | boolean) => DraftUnit;
} & (
  | { readonly kind: 'number'; readonly value: number; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly value: string; readonly choices: readonly { readonly value: string; readonly label: string }[] }
  | { readonly kind: 'flag'; readonly value: boolean }
);

/** A list of fields; the first is always open. */
export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** Where a weapon reaches. */
export interface Arc {
  readonly zones?: readonly Zone[];
  readonly rings?: readonly RangeRing[];
}

/** What is paid for an attack, with what it means. */
export interface Cost {
  readonly label: Telling;
  readonly value: Telling;
  readonly answer?: Answer;
  /** More than one would like. */
  readonly high: boolean;
}

/** How positions of one game are laid out by hand. */
export interface Drafting {
  readonly bench: Workbench;
  /** Where somebody begins who has nothing yet. */
  readonly example: Draft;
  /** Maps to choose from, by what stands in the field `map`. */
  readonly maps: readonly { readonly label: string; readonly map: unknown }[];
  /** Names of units that can be added. */
  readonly units: () => readonly string[];
  /** What a file calls the unit with such a name. */
  readonly unit: (name: string) => unknown;
  /** What a file says of a place of the board. */
  readonly at: (state: Shape['state'], place: Place) => { readonly [field: string]: unknown } | undefined;
  /** The unit turned by one step, where it looks somewhere. */
  readonly turned?: (unit: DraftUnit, by: 1 | -1) => DraftUnit;
  /** The unit so that it looks that way: degrees clockwise from the top. */
  readonly facing?: (unit: DraftUnit, degrees: number) => DraftUnit;
  /** Ways to have moved; the first is to have stayed, the second what one does first. */
  readonly gaits?: readonly { readonly value: string; readonly label: string }[];
  /** The unit as if it had gone from one place to the other in such a way. */
  readonly went?: (unit: DraftUnit, gait: string, from: Place, to: Place) => DraftUnit;
  /** The unit with its guns turned that way as far as they go: degrees clockwise from the top. */
  readonly aimed?: (state: Shape['state'], index: number, unit: DraftUnit, degrees: number) => DraftUnit;
  /** Where one way of attacking reaches: the arc of the weapon, and its ranges. */
  readonly arc?: (state: Shape['state'], index: number, way: Way) => Arc;
  /** What the ways cost whoever takes them, such as heat. */
  readonly cost?: (laid: Laid, index: number, ways: readonly Way[]) => Cost | undefined;
  readonly groups: (state: Shape['state'], index: number, unit: DraftUnit) => readonly FieldGroup[];
  /** What the opponent can be asked about a unit: the type of the command that is due, and the question. */
  readonly suggests: readonly { readonly type: string; readonly label: string }[];
  /** A unit attacks in one way at a time; otherwise with everything that is chosen. */
  readonly single: boolean;
  /** Whether dice can be rolled for a way by itself. */
  readonly rolls: (kind: string) => boolean;
  /** One attack is answered by itself: nobody has to say that the other fires back. */
  readonly mutual?: true;
  /** What the total of a way is: a number to roll, or a strength. */
  readonly total: 'roll' | 'strength';
}

export const number = (label: string, unit: DraftUnit, field: string, value: number, least: number, most: number): Field => ({
  kind: 'number',
  label,
  value,
  least,
  most,
  set: next => ({ ...unit, [field]: next }),
});

export const flag = (label: string, unit: DraftUnit, field: string): Field => ({
  kind: 'flag',
  label,
  value: unit[field] === true,
  set: next => ({ ...unit, [field]: next === true }),
});

/** A number inside of a record, such as the armor of one place. */
export const inside = (label: string, unit: DraftUnit, field: string, key: string, value: number, most: number): Field => ({
  kind: 'number',
  label,
  value,
  least: 0,
  most,
  set: next => ({ ...unit, [field]: { ...(unit[field] as object | undefined), [key]: next } }),
});

/** How a unit has moved this turn: the mode, and how far. */
export function moved(
  unit: DraftUnit,
  modes: readonly { readonly value: string; readonly label: string }[],
  far: { readonly field: 'hexes' | 'inches'; readonly label: string; readonly most: number },
  words: { readonly mode: string; readonly still: string },
): readonly Field[] {
  const now = (unit['moved'] ?? {}) as { readonly mode?: string; readonly hexes?: number; readonly inches?: number };
  const { mode = words.still } = now;
  return [
    { kind: 'choice', label: words.mode, value: mode, choices: modes, set: next => ({ ...unit, moved: { ...now, mode: next } }) },
    {
      kind: 'number',
      label: far.label,
      value: now[far.field] ?? 0,
      least: 0,
      most: far.most,
      set: next => ({ ...unit, moved: { mode, [far.field]: next } }),
    },
  ];
}
