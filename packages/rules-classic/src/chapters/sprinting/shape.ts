import type { WeaponId } from '../../shape/ids.ts';
import type { FiringOffEvents } from './firing-off.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends FiringOffEvents {}
  interface ChapterOrders {
    /** A weapon is fired at nothing, for its heat alone. */
    readonly fireOff: { readonly do: 'fireOff'; readonly weapon: WeaponId };
  }
}
