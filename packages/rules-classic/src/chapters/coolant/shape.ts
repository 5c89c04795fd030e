import type { CoolantEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterAlterations {
    readonly leaked: true;
    readonly refilled: true;
  }
  interface ChapterEvents extends CoolantEvents {}
  interface ChapterTasks {
    /** A 'Mech is hooked to a coolant truck. */
    readonly hook: true;
  }
  interface ChapterOrders {
    /** A pod of coolant is emptied in the Heat Phase. */
    readonly coolant: { readonly do: 'coolant'; readonly bin: number };
  }
}
