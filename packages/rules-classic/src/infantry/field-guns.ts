import { CITE, type ClassicRule, told } from '../rule.ts';
import { sheetFor } from '../state.ts';

const SMALL = 1;

/** A squad alone is a small thing to aim at. */
const squad: ClassicRule = {
  id: 'TW-th-tsquad',
  cite: CITE,
  kind: 'core',
  adds: { toHit: ({ target }) => (sheetFor(target).single ? SMALL : undefined) },
};

/** Field guns are brought along and fired where the table plays the rules of the other book about them, which say the same. */
export const fieldGunRules: readonly ClassicRule[] = [squad, told('TW-inf-field'), told('TW-sec-inf')];
