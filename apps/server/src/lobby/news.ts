import type { LobbyPerson, OpenTable } from '@sortie/wire';

/** What a node tells the others of the lobby. */
export interface LobbyNews {
  readonly tables?: readonly OpenTable[];
  readonly gone?: readonly string[];
  readonly came?: readonly LobbyPerson[];
  readonly left?: readonly string[];
  /** Everybody at this node. */
  readonly all?: readonly LobbyPerson[];
  /** Who is at yours? */
  readonly who?: true;
}
