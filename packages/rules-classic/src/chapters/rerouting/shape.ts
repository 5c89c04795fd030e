import type { WeaponId } from '../../shape/ids.ts';

declare module '../../shape/open.ts' {
  interface ChapterOrders {
    /** Coolant is led past a weapon alone, or past its capacitor. */
    readonly reroute: { readonly do: 'reroute'; readonly weapon: WeaponId; readonly to: 'weapon' | 'capacitor' };
  }
}
