import type { Picture } from '@sortie/board-view';
import type { Shape } from '@sortie/kernel';
import type { Contest } from '../arena/contest.ts';
import type { GameFace } from '../battle/face.ts';
import type { SetupFace } from '../setup/face.ts';

/** How one game presents itself in this app: words at once, everything else when somebody wants it. */
export interface GamePage {
  readonly title: string;
  /** One sentence for whoever chooses. */
  readonly summary: string;
  /** A board of it, and who stands on it. */
  readonly picture: () => Promise<Picture>;
  /** What it looks like when it is played. */
  readonly face: () => Promise<GameFace<Shape>>;
  readonly setupFace: () => Promise<SetupFace>;
  /** Whom it has to compare when forces are measured. */
  readonly contest: () => Promise<Contest>;
}
