import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { isMech } from '../../state.ts';
import { noAttacks } from '../sprinting/sprinting.ts';

const isEvading = ({ moved }: Unit): boolean => moved?.manner === 'evade';

const eligible = advanced('TOE-evade-eligibility-mp', {
  base: { mannerMp: ({ manner, run }) => (manner === 'evade' ? run : undefined) },
});

const target = advanced('TOE-evade-to-hit', {
  covers: ['TW-th-tevade'],
  adds: {
    toHit: aim => (isEvading(aim.target) ? 1 : undefined),
    blow: about => (isEvading(about.target) ? 1 : undefined),
  },
});

const heat = advanced('TOE-evade-heat', { adds: { heat: ({ unit }) => (isMech(unit) && isEvading(unit) ? 2 : undefined) } });

/** What a driver adds beyond the one that everybody has who evades: nothing from four on, and none at all from six on. */
const BY_SKILL: readonly number[] = [2, 2, 1, 1, 0, 0];
const CLUMSY = -1;

const skill = ({ pilot }: Unit): number | undefined => (BY_SKILL[pilot.piloting] ?? CLUMSY) || undefined;

/** House: it takes a good driver to be hard to hit. */
const skilled: ClassicRule = {
  id: 'TW-house-skilled-evasion',
  cite: 'house',
  kind: 'optional',
  needs: ['TOE-evade-to-hit'],
  term: tell('skill of the driver'),
  adds: {
    toHit: ({ target: evader }) => (isEvading(evader) ? skill(evader) : undefined),
    blow: ({ target: evader }) => (isEvading(evader) ? skill(evader) : undefined),
  },
};

export const evadingRules: readonly ClassicRule[] = [
  eligible,
  advanced('TOE-evade-restrictions', noAttacks('evade')),
  target,
  heat,
  skilled,
];
