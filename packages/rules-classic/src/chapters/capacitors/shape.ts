import type { WeaponId } from '../../shape/ids.ts';

declare module '../../shape/open.ts' {
  interface ChapterAlterations {
    readonly charged: true;
    readonly discharged: true;
  }
  interface ChapterOrders {
    /** The capacitor of a weapon is charged instead of firing it. */
    readonly charge: { readonly do: 'charge'; readonly weapon: WeaponId };
  }
}
