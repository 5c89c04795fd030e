import { flag, oneOf, optional, type Read, record, whole } from '@sortie/kernel';
import { MISSIONS, type MissionOrder, VARIANTS } from './mission.ts';

export const missionOrder: Read<MissionOrder> = record({
  kind: oneOf(...MISSIONS),
  variant: optional(oneOf(...VARIANTS)),
  kills: optional(oneOf('basic', 'points')),
  markers: optional(whole(1, 6)),
  flagSize: optional(whole(1, 5)),
  cf: optional(whole(1, 30)),
  desperate: optional(oneOf(0, 1)),
  timed: optional(flag),
  secret: optional(flag),
  emi: optional(flag),
  features: optional(whole(1, 6)),
  builders: optional(oneOf('defender', 'both')),
  campaign: optional(flag),
});
