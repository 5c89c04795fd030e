import { HEADINGS, type Heading, inWedge } from '@sortie/geometry';
import { nth, tell } from '@sortie/kernel';
import type { Shot } from '../../model/shape.ts';
import type { ImpactRule } from '../../rule.ts';

const opposite = (heading: Heading): Heading => nth(HEADINGS, (heading + HEADINGS.length / 2) % HEADINGS.length);

/** Fired, not burst; at somebody who looks one way, from the third of the circle at his back. */
const isFromBehind = ({ attacker, target, how, ground }: Shot): boolean =>
  attacker !== null &&
  attacker.at !== null &&
  target.at !== null &&
  how !== 'blast' &&
  how !== 'hazard' &&
  target.kind !== 'sentry' &&
  ground.kind !== 'table' &&
  inWedge(target.at, opposite(target.heading), attacker.at);

/** Suits are thinner at the back. */
const behind: ImpactRule = {
  id: 'MAAS-house-from-behind',
  cite: 'house',
  kind: 'optional',
  needs: ['MAAS-14.9-facing-arc'],
  term: tell('in the back'),
  adds: { strength: shot => (isFromBehind(shot) ? 1 : undefined) },
};

export const behindRules: readonly ImpactRule[] = [behind];
