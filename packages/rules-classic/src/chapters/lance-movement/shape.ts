declare module '../../shape/open.ts' {
  interface ChapterDuties {
    /** A lance that has begun to move goes on. */
    readonly callLance: { readonly type: 'callLance' };
  }
}

declare module '../../shape/unit.ts' {
  interface Unit {
    /** The vehicles that it moves together with. */
    readonly lance?: number;
  }
}

declare module '../../shape/setup.ts' {
  interface Entry {
    /** The vehicles that it moves together with. */
    readonly lance?: number;
  }
}
