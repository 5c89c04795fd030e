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

export const evadingRules: readonly ClassicRule[] = [eligible, advanced('TOE-evade-restrictions', noAttacks('evade')), target, heat];
