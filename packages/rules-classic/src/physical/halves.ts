import { CITE, type ClassicRule } from '../rule.ts';
import type { Blow } from '../shape.ts';
import type { GearKind } from '../sheet/sheet.ts';
import { sheetFor } from '../state.ts';

/** What choosing one half of the target adds. */
const HALF = 4;
const LIGHT: ReadonlySet<GearKind> = new Set<GearKind>(['hatchet', 'sword']);

const HALVES = ['high', 'low'] as const;

/** On the same level a weapon may be swung at the upper or the lower half; it reaches one level up and down as well (see `tableFor`). */
const halves: ClassicRule = {
  id: 'TW-phys-level-club',
  cite: CITE,
  kind: 'core',
  affirms: { halves: ({ kind }) => LIGHT.has(kind) },
  offers: {
    blows: ({ unit, target, book }) =>
      sheetFor(unit).gear.flatMap(({ kind }, gear): Blow[] =>
        book.holds('halves', { kind }) ? HALVES.map(part => ({ kind: 'club', gear, target: target.id, part })) : [],
      ),
  },
  adds: { blow: ({ blow }) => (blow.kind === 'club' && blow.part ? HALF : undefined) },
  steps: {
    striking: [
      {
        name: 'half',
        before: 'roll',
        run: (_play, striking) => {
          const part = striking.blow.kind === 'club' ? striking.blow.part : undefined;
          if (part) striking.half = part === 'high' ? 'punch' : 'kick';
        },
      },
    ],
  },
};

export const halfRules: readonly ClassicRule[] = [halves];
