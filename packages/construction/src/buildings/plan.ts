/** Classes of buildings on the drawing board. */
export type BuildingClass = 'standard' | 'hangar' | 'fortress' | 'gun emplacement' | 'castles brian';

/** A building, or a structure that moves, with what its builder chose. */
export interface BuildingPlan {
  readonly class: BuildingClass;
  /** Construction factor of each hex. */
  readonly cf: number;
  readonly hexes: number;
  readonly levels: number;
  /** Points of armor of each hex. */
  readonly armor: number;
  /** Moves by itself. */
  readonly mobile?: true;
  /** Tons of all the gear that moves it. */
  readonly motiveTons?: number;
  /** Further hexes of other buildings that its generator feeds, and what the generator is asked for. */
  readonly power?: Power;
}

export interface Power {
  /** Hexes of all the other buildings that it feeds. */
  readonly others: number;
  /** Heavy weapons, and hours in which they are fired each day. */
  readonly guns: number;
  readonly hours: number;
  readonly days: number;
}
