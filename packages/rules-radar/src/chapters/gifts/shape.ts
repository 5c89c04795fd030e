export const GIFTS = [
  'belter',
  'maneuvering-ace',
  'ride-the-wash',
  'speed-demon',
  'wind-walker',
  'atmospheric-flyer',
  'atmospheric-flight-instability',
  'docking-arms',
  'gas-hog',
  'large-dropship',
  'poor-performance',
] as const;
/** What a crew can do or a craft is known for, where the rules for it are in force. */
export type Gift = (typeof GIFTS)[number];

export interface GiftCommands {
  /** Give up the attack to force the one in front down. */
  readonly wash: { readonly type: 'wash'; readonly yes: boolean };
}

export interface GiftEvents {
  readonly washed: { readonly type: 'washed'; readonly who: 0 | 1; readonly yes: boolean };
}

declare module '../../shape/open.ts' {
  interface ChapterCommands extends GiftCommands {}
  interface ChapterEvents extends GiftEvents {}
  interface ChapterAsks {
    wash: true;
  }
  interface ChapterControls {
    wash: true;
  }
}

declare module '../../shape/clash.ts' {
  interface Clash {
    /** Whether the one behind rides the wash instead of firing; `null` until it has said so. */
    readonly wash: boolean | null;
  }
}

declare module '../../shape/unit.ts' {
  interface Unit {
    readonly gifts: readonly Gift[];
  }
}

declare module '../../shape/setup.ts' {
  interface Entry {
    readonly gifts?: readonly Gift[];
  }
}
