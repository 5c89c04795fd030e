import type { Seat } from '@sortie/kernel';
import type { Pod, PodKind, Unit } from '../shape.ts';
import { isGone } from '../state.ts';

/** Pods go with the place that they cling to. */
export const podsOn = (unit: Unit): readonly Pod[] => unit.pods?.filter(({ at }) => !isGone(unit, at)) ?? [];

/** A pod of one kind that a seat has on a unit. */
export const podOf = (unit: Unit, kind: PodKind, seat: Seat): Pod | undefined =>
  unit.pods === undefined ? undefined : podsOn(unit).find(pod => pod.kind === kind && pod.seat === seat);

/** The number of a pod that a hand can get at. */
export const brushable = (unit: Unit): number => unit.pods?.findIndex(({ improved, at }) => improved && !isGone(unit, at)) ?? -1;
