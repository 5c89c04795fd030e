import type { UnitKey } from '../../battle/face.ts';
import type { FireMode } from './prospects.ts';

/** What the player of the active soldier is considering. */
export interface Considering {
  /** Where it would go, or come on. */
  readonly to?: number;
  readonly target?: UnitKey;
  readonly mode?: FireMode;
  /** The level it would bounce to or come on at. */
  readonly level?: number;
  readonly boost?: boolean;
  /** What is under the pointer. */
  readonly over?: number;
  /** The sight tool is on. */
  readonly sight?: boolean;
  /** Show the ladder of levels. */
  readonly ladder?: boolean;
}
