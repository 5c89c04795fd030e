import { type Hex, hexLabel } from '@sortie/geometry';
import type { Shape } from '@sortie/kernel';
import type { GameFace, Moment } from '../../battle/face.ts';
import type { Translate } from '../../i18n/index.ts';
import { labelOf } from '../../setup/every/labels.ts';
import { type Facet, facetsOf } from './facets.ts';

/** One order that the rules list now. */
export interface Order {
  readonly command: Shape['command'];
  readonly facets: readonly Facet[];
}

/** More than anybody looks through; searching is quicker. */
const MOST = 2000;
const known = new WeakMap<object, readonly Order[]>();

/** Everything that the rules list for whoever is asked. */
export function ordersAt({ ruleset, view, seat, book }: Moment<Shape>): readonly Order[] {
  const cached = known.get(view as object);
  if (cached) return cached;
  const all: Order[] = [];
  for (const command of ruleset.options(view, seat, book)) {
    all.push({ command, facets: facetsOf(ruleset.readCommand.form, command) });
    if (all.length >= MOST) break;
  }
  known.set(view as object, all);
  return all;
}

type Json = { readonly [name: string]: unknown };

/** Fields that hold the number of a unit. */
const UNITS: ReadonlySet<string> = new Set(['unit', 'target', 'troops', 'helper', 'by', 'patient', 'onto', 'into']);

const isHex = (value: object): value is Hex => 'q' in value && 'r' in value;

/** An order in words: what is done, by whom, and everything that is said with it. */
export function wordsFor(face: GameFace<Shape>, { view, seat }: Moment<Shape>, command: Shape['command'], t: Translate): string {
  const names = new Map(face.units(view, seat).map(({ key, name }) => [key, name]));
  const words = (value: unknown, name: string): string => {
    if (typeof value === 'number') return (UNITS.has(name) ? names.get(String(value)) : undefined) ?? String(value);
    if (typeof value === 'string') return t(labelOf(value));
    if (Array.isArray(value)) return value.map(one => words(one, name)).join(' · ');
    if (typeof value !== 'object' || value === null) return '';
    return isHex(value) ? hexLabel(value) : parts(value as Json);
  };
  const parts = (value: Json): string =>
    Object.entries(value)
      .filter(([name, one]) => name !== 'type' && one !== undefined)
      .map(([name, one]) => `${t(labelOf(name))} ${words(one, name)}`.trim())
      .join(', ');
  return `${t(labelOf(command.type))}: ${parts(command as unknown as Json)}`;
}
