import type { WeaponId } from '../../shape/ids.ts';

declare module '../../shape/open.ts' {
  interface ChapterAlterations {
    readonly switched: true;
  }
  interface ChapterOrders {
    /** A weapon is powered down, or up again, when the turn ends. */
    readonly switch: { readonly do: 'switch'; readonly weapon: WeaponId };
  }
}
