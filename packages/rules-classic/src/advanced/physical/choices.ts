import { faultOf } from '../../physical/reach.ts';
import type { Book } from '../../rule.ts';
import type { Blow, State } from '../../shape.ts';
import { ARMS } from '../../sheet/sheet.ts';
import { type Standing, sheetFor } from '../../state.ts';

/** Blows beyond those that everybody plays, as far as the rules in force know them. */
export function moreBlows(view: State, unit: Standing, target: Standing, book: Book): readonly Blow[] {
  const to = { target: target.id } as const;
  const winds = book.ask('winding', { unit, target }).total > 0;
  const clubs = sheetFor(unit).gear.flatMap(({ kind }, gear): Blow[] => [
    ...(kind === 'mace' || kind === 'hatchet' || kind === 'sword' ? [{ kind: 'club', gear, ...to, part: 'high' } as const] : []),
    ...(kind === 'whip' && winds ? [{ kind: 'club', gear, ...to, winds: true } as const] : []),
  ]);
  const all: readonly Blow[] = [
    { kind: 'trip', ...to },
    ...(target.clings == null ? [] : ARMS.map((arm): Blow => ({ kind: 'pluck', arm, ...to }))),
    ...ARMS.map((arm): Blow => ({ kind: 'block', arm, ...to })),
    { kind: 'grapple', ...to },
    { kind: 'grapple', ...to, holds: true },
    { kind: 'break', ...to },
    ...clubs,
  ];
  return all.filter(
    blow => (book.ask('knows', { kind: blow.kind }).total > 0 || 'winds' in blow) && faultOf(view, unit, target, blow) === null,
  );
}
