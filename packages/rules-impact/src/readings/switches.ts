import type { Rule } from '@sortie/kernel';
import type { Impact, Shot } from '../model/shape.ts';
import { sets } from '../optional/rules.ts';
import { is } from '../units/unit.ts';

type R = Rule<Impact>;

/** Another way to read a doubtful passage, as a switch. The ids are those of the ledger's readings with a word for the alternative. */
const reading = (number: number, word: string, cite: string, rest: Partial<R>): R => ({
  id: `MAAS-reading-${String(number).padStart(2, '0')}-${word}`,
  cite,
  kind: 'house',
  ...rest,
});

const COVERS = [
  'MAAS-9.3.2-mod-shield',
  'MAAS-9.3.2-mod-bunker',
  'MAAS-9.3.2-mod-building',
  'MAAS-9.3.2-mod-woods',
  'MAAS-9.3.2-mod-marsh',
  'MAAS-2.3.8-rubble-modifier',
  'MAAS-3.6-improved-position',
  'MAAS-2.3.2-woods-splinters',
] as const;

const farFromKnife = ({ attacker, adjacent }: Shot): boolean => attacker !== null && is(attacker, 'jack-knife') && !adjacent;

export const readingSwitches: readonly R[] = [
  reading(5, 'halving', '6.5', { adds: { law: sets('halving') } }),
  reading(6, 'from-level-zero', '6.6', { adds: { law: sets('fromZero') } }),
  reading(8, 'hills-along-edges', '6.1', { adds: { law: sets('hillEdges') } }),
  reading(9, 'low-rubble', '6.8', { adds: { law: sets('lowRubble') } }),
  reading(11, 'two-for-three', '9.3.3', { adds: { law: sets('twoForThree') } }),
  reading(15, 'rapid-paint', '9.7', { adds: { law: sets('rapidPaint') } }),
  reading(16, 'spillover-always', '9.3.2', { adds: { law: sets('spillAlways') } }),
  reading(18, 'airborne-reaction', '9.5', { adds: { law: sets('airReaction') } }),
  reading(22, 'crash-on-equal', '8.2.8', { adds: { law: sets('crashOnEqual') } }),
  reading(23, 'always-a-crash', '8.2.8', { adds: { law: sets('crashAlways') } }),
  reading(24, 'no-shift', '9.3.3', { adds: { law: sets('noShift') } }),
  reading(34, 'wide-mines', '3.12', { adds: { law: sets('wideMines') } }),
  reading(35, 'narrow-arc', '14.9', { adds: { law: sets('narrowArc') } }),
  reading(37, 'jam-all', '14.4.3', { adds: { law: sets('jamAll') } }),
  reading(44, 'any-icon', '5.4', { adds: { law: sets('anyIcon') } }),
  reading(47, 'always-triple', '12.4', {
    adds: { strength: shot => (farFromKnife(shot) ? 2 * shot.printed : undefined) },
  }),
  reading(53, 'equal-stays', '14.3', { adds: { law: sets('equalStays') } }),
  reading(58, 'raw-blasts', '14.4.2', { waives: { strength: ({ how }) => (how === 'blast' ? COVERS : undefined) } }),
  reading(62, 'drone-upkeep', '14.4', { adds: { law: sets('droneUpkeep') } }),
  reading(65, 'breach-per-attack', '14.2', { adds: { law: sets('breachPerAttack') } }),
  reading(74, 'drones-count', '7.1', { adds: { law: sets('dronesCount') } }),
];
