import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../rule.ts';
import { type Blow, isCoreKind, type SwingTerms } from '../shape.ts';
import { sheetFor } from '../state.ts';

const UNKNOWN = 'nobody strikes like that under these rules';

/** Blows of kinds that not every table plays are opened by some rule in force, or not struck at all. */
const known: ClassicRule = {
  id: 'TW-house-rare-blows',
  cite: 'house',
  kind: 'core',
  forbids: {
    strike: (_view, { blows }, _seat, book) =>
      blows.some(({ kind }) => !isCoreKind(kind) && !book.permits('blow', kind)) ? tell(UNKNOWN) : undefined,
  },
};

/** What everybody says of a swing. */
const PLAIN: ReadonlySet<string> = new Set(['kind', 'gear', 'target', 'active', 'part']);

const termsOf = (blow: Blow): readonly (keyof SwingTerms & string)[] =>
  blow.kind === 'club' ? (Object.keys(blow).filter(word => !PLAIN.has(word)) as (keyof SwingTerms & string)[]) : [];

/** Swings that are more than that take a rule that opens it. */
const plainSwings: ClassicRule = {
  id: 'TW-house-plain-swings',
  cite: 'house',
  kind: 'core',
  forbids: {
    strike: (view, { unit: id, blows }, _seat, book) => {
      if (blows.some(blow => termsOf(blow).some(word => !book.permits('swing', word)))) return tell(UNKNOWN);
      const unit = view.units[id];
      const gear = unit ? sheetFor(unit).gear : [];
      const wrong = blows.some(
        blow => blow.kind === 'club' && blow.part && !book.holds('halves', { kind: gear[blow.gear]?.kind ?? 'other' }),
      );
      return wrong ? tell('that is not swung at one half') : undefined;
    },
  },
};

export const rareBlowRules: readonly ClassicRule[] = [known, plainSwings];
