/** What a record sheet of the classic game shows. Plain data: whoever knows the unit fills it in. */
export interface ClassicFace {
  readonly name: string;
  readonly title: string;
  readonly tons: number;
  readonly facts: readonly string[];
  readonly body: 'biped' | 'quad' | 'other';
  readonly warrior?: {
    readonly gunnery: number;
    readonly piloting: number;
    readonly cockpits: readonly string[];
    readonly cockpit: string;
  };
  /** Absent on units that do not track heat. */
  readonly heat?: { readonly sinks: number; readonly sheds: number };
  readonly rows: readonly ClassicRow[];
  readonly locations: readonly ClassicLocation[];
}

export interface ClassicRow {
  readonly count: number;
  readonly name: string;
  readonly at: string;
  readonly type: string;
  readonly heat: string;
  readonly damage: string;
  readonly ranges: string;
  readonly toHit: string;
  readonly aero: string;
  readonly shots: string;
}

export interface ClassicLocation {
  readonly at: string;
  readonly armor: number;
  readonly rear?: number;
  readonly structure: number;
}
