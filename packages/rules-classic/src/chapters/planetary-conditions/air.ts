import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';

/** Where the air burns, what strikes men on foot strikes them with all it has, as their own arms do. */
const burningAir = advanced('TOE-flammable-toxic-infantry', {
  replaces: ['TW-inf-damage'],
  steps: { attack: [{ name: 'casualties', after: 'cluster', run: () => undefined }] },
});

export const airRules: readonly ClassicRule[] = [burningAir];
