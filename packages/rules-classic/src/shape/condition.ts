/** How a unit stands in ways that only some tables play; whoever is in none of them carries nothing. */
export interface Condition {
  /** Crouches behind what is in front of it. */
  readonly hullDown?: true;
  /** Levels that it has climbed up the wall it faces. */
  readonly climbed?: number;
}

/** What has come about, for the log. */
export type Alteration = 'hullDown' | 'climbed' | 'letDown';
