/** What an Alpha Strike card shows, in the notation of the game. Plain data: whoever knows a unit fills it in. */
export interface CardFace {
  readonly name: string;
  readonly model: string;
  readonly type: string;
  readonly size: number;
  /** Absent where there is none, as for craft in space. */
  readonly tmm?: number;
  readonly move: string;
  readonly role: string;
  readonly skill: number;
  readonly pilot?: string;
  readonly pv: number;
  /** Short, medium, long and, where the unit has it, extreme; `0*` is minimal damage. */
  readonly damage: readonly string[];
  readonly overheat: number;
  readonly armor: number;
  readonly structure: number;
  readonly threshold?: number;
  readonly specials: readonly string[];
  /** Units that fire by arcs have these instead of `damage`. */
  readonly arcs?: readonly ArcFace[];
}

export interface ArcFace {
  readonly name: string;
  readonly rows: readonly { readonly label: string; readonly damage: readonly string[] }[];
  readonly specials: readonly string[];
}

/** The classes of units that keep track of different things. */
export type Family = 'mech' | 'protomech' | 'vehicle' | 'infantry' | 'fighter' | 'large';

export function familyOf(type: string): Family {
  if (type === 'BM' || type === 'IM') return 'mech';
  if (type === 'PM') return 'protomech';
  if (type === 'BA' || type === 'CI') return 'infantry';
  if (type === 'AF' || type === 'CF') return 'fighter';
  return ['SC', 'DS', 'DA', 'JS', 'WS', 'SS'].includes(type) ? 'large' : 'vehicle';
}
