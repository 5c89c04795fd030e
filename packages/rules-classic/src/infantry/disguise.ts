import type { RuleId } from '@sortie/kernel';
import { BRACKETS } from '../attack/aim.ts';
import type { Aim } from '../questions.ts';
import { CITE, type ClassicRule } from '../rule.ts';
import { sheetFor } from '../state.ts';
import { isPlatoon } from './infantry.ts';

const toHit = (id: RuleId, cite: string, value: (aim: Aim) => number | undefined): ClassicRule => ({
  id,
  cite,
  kind: 'core',
  adds: { toHit: aim => value(aim) || undefined },
});

/** What takes the colours of its surroundings is the harder to see the less it moves. */
const fading = (most: number, { target }: Pick<Aim, 'target'>): number => Math.max(0, most - (target.moved?.hexes ?? 0));

const coloured = (about: Pick<Aim, 'target'>): number | undefined =>
  (sheetFor(about.target).gear.some(({ kind }) => kind === 'camo') && fading(2, about)) || undefined;

const camouflage: ClassicRule = { id: 'TW-th-tbacamo', cite: CITE, kind: 'core', adds: { toHit: coloured, blow: coloured } };

/** Clothes that keep warmth in add to the number at short, medium and long range. */
const COLD = [1, 1, 2] as const;

/** Platoons in clothes that hide them: from eyes as long as they keep still, from instruments at any time. */
const sneaking = toHit('TW-house-sneak-suits', 'house', aim => {
  const { disguise } = sheetFor(aim.target);
  if (!disguise) return undefined;
  const still = (aim.target.moved?.hexes ?? 0) === 0;
  const seen = (disguise.includes('camo') ? fading(3, aim) : 0) + (disguise.includes('dest') && still ? 1 : 0);
  const cold = (disguise.includes('ir') || disguise.includes('dest')) && !isPlatoon(aim.attacker);
  return seen + (cold ? (COLD[BRACKETS.indexOf(aim.bracket)] ?? 0) : 0);
});

const beasts = toHit('TW-house-big-mounts', 'house', ({ target }) => (sheetFor(target).bigMounts ? -1 : undefined));

export const disguiseRules: readonly ClassicRule[] = [camouflage, sneaking, beasts];
