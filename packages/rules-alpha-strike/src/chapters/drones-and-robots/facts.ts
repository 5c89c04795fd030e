import { tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { Counted, Mark, Point, UnitId } from '../../shape.ts';
import { unmarking } from '../../state.ts';

export const AGGRESSIONS = ['aggressive', 'defensive', 'passive', 'suicidal'] as const;
export type Aggression = (typeof AGGRESSIONS)[number];

/** Ways in which a robot loses its senses inside a hostile screen. */
export const LOSSES = ['blinded', 'dazed', 'berserk'] as const;
export type SenseLoss = (typeof LOSSES)[number];

export interface RobotFacts {
  /** The place that it guards. */
  readonly postTaken: { readonly unit: UnitId; readonly at: Point };
  /** `way` is where one that is dazed staggers to. */
  readonly sensesLost: { readonly unit: UnitId; readonly how: SenseLoss; readonly way: number; readonly until: number };
}

declare module '../../shape/setup.ts' {
  interface Entry {
    /** What a machine that thinks for itself does by itself. */
    readonly aggression?: Aggression;
  }
}
declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<RobotFacts> {}
  interface ChapterDuties {
    readonly cutOff: { readonly type: 'cutOff' };
  }
  interface ChapterMarks {
    readonly aggression: { readonly mode: Aggression };
    readonly post: { readonly at: Point };
    readonly blinded: Counted;
    readonly dazed: Counted;
    readonly berserk: Counted;
  }
}

const WORDS = { blinded: tell('{unit} is blinded'), dazed: tell('{unit} is dazed'), berserk: tell('{unit} goes berserk') } as const;

export const robotFacts: Parts<keyof RobotFacts> = {
  postTaken: ofUnit({
    fold: ({ marks }, { at }) => ({ marks: [...marks, { kind: 'post', until: 0, at }] }),
    says: tell('{unit} takes its post'),
  }),
  sensesLost: ofUnit({
    fold: (unit, { how, way, until }) => {
      const mark: Mark = { kind: how, until, value: way };
      return { marks: [...unmarking(unit, ...LOSSES), mark] };
    },
    says: ({ how }) => WORDS[how],
  }),
};
