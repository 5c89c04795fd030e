import { sure } from '@sortie/kernel';
import type { Blowing } from '../questions.ts';
import type { ClassicRule } from '../rule.ts';
import type { Blow, Unit } from '../shape.ts';
import { sheetFor } from '../state.ts';
import { weapon } from './numbers.ts';

/** Damage and heat of a blade that hums. */
const HUMMING: { readonly [kind: string]: readonly [damage: number, heat: number] } = {
  vibroSmall: [7, 3],
  vibroMedium: [10, 5],
  vibroLarge: [14, 7],
};

const humming = (unit: Unit, blow: Blow) => (blow.kind === 'club' ? HUMMING[sheetFor(unit).gear[blow.gear]?.kind ?? ''] : undefined);

/** Switched off it is a sword. */
const sword = (tons: number): number => Math.ceil(tons / 10) + 1;
const asSword = weapon('TW-vibro', { vibroSmall: [-2, sword], vibroMedium: [-2, sword], vibroLarge: [-2, sword] });

const isActive = ({ blow }: Pick<Blowing, 'blow'>): boolean => blow.kind === 'club' && blow.active === true;

const vibroblades: ClassicRule = {
  ...asSword,
  covers: ['TOE-vibroblade-off-limit'],
  base: {
    blowDamage: about =>
      isActive(about)
        ? humming(about.attacker, about.blow)?.[0]
        : sure(sure(asSword.base, 'the base').blowDamage, 'the blow damage')(about),
  },
  // Muscles help a blade that is off, but never beyond what it does when it hums.
  atMost: { blowDamage: about => (isActive(about) ? undefined : humming(about.attacker, about.blow)?.[0]) },
  adds: {
    ...asSword.adds,
    heat: ({ unit }) => {
      const heat = (unit.strike?.blows ?? []).reduce((sum, blow) => (isActive({ blow }) ? sum + (humming(unit, blow)?.[1] ?? 0) : sum), 0);
      return heat > 0 ? heat : undefined;
    },
  },
};

export const vibrobladeRules: readonly ClassicRule[] = [vibroblades];
