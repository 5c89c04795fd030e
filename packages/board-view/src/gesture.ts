import type { Facing } from '@sortie/geometry';
import type { Place } from './scene.ts';

/** What somebody did on the board. */
export type Gesture<P extends Place = Place> =
  /** `token` is whoever is under the pointer. */
  | { readonly kind: 'hover'; readonly at: P | undefined; readonly token?: string }
  /** `under` names all whose base or lifted figure was hit, `token` first; present where there are several. */
  | { readonly kind: 'tap'; readonly at: P; readonly token?: string; readonly under?: readonly string[]; readonly extend: boolean }
  /** Right click or long press: look, do not touch. */
  | { readonly kind: 'look'; readonly at: P; readonly token?: string }
  /** A unit or a ghost is dragged over the map; `done` when it is let go. */
  | { readonly kind: 'drag'; readonly token: string; readonly at: P; readonly done: boolean }
  /** A facing handle of the ghost was tapped or dragged towards a hexside. */
  | { readonly kind: 'face'; readonly facing: Facing; readonly done: boolean }
  /** A box was drawn around some units, with Shift held down. */
  | { readonly kind: 'box'; readonly tokens: readonly string[] }
  /** The handle of a turnable ghost was dragged around it. */
  | { readonly kind: 'head'; readonly heading: number; readonly done: boolean };
