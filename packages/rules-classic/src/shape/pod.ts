import type { Seat } from '@sortie/kernel';
import type { Location } from '../sheet/sheet.ts';

/** What a pod that clings to a machine does there. */
export const POD_KINDS = ['homing', 'ecm', 'eccm', 'haywire', 'nemesis'] as const;
export type PodKind = (typeof POD_KINDS)[number];

/** A pod on a machine, and whose it is. */
export interface Pod {
  readonly kind: PodKind;
  readonly seat: Seat;
  readonly at: Location;
  /** Of the later make, which a hand can brush off. */
  readonly improved?: true;
}
