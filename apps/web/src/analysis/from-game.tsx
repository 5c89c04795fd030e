import type { Rulebook, RuleId, Shape, View } from '@sortie/kernel';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { pack } from '../units/share/packed.ts';
import { draftIn, loadDrafting } from './draftings.ts';

interface Moment {
  readonly ruleset: { readonly id: string; readonly editions: { readonly [name: string]: readonly RuleId[] } };
  readonly book: Rulebook<Shape>;
  readonly view: View<Shape>;
}

/** The rules of a game as a scene writes them: those that are not common, and, after a minus sign, common ones that are left out. */
function rulesOf({ ruleset, book }: Moment): readonly string[] {
  const common = new Set(Object.values(ruleset.editions)[0]);
  const held = new Set(book.rules.map(({ id }) => id));
  const replaced = new Set(book.rules.flatMap(rule => rule.replaces ?? []));
  return [...[...held].filter(id => !common.has(id)), ...[...common].filter(id => !held.has(id) && !replaced.has(id)).map(id => `-${id}`)];
}

/** The address of the analysis board with a moment of a game on it; `undefined` where nobody is on the board. */
async function addressOf(moment: Moment): Promise<string | undefined> {
  const drafting = await loadDrafting(moment.ruleset.id);
  const position = drafting?.bench.write(moment.view);
  const rules = rulesOf(moment);
  const draft = draftIn({ game: moment.ruleset.id, ...position, ...(rules.length > 0 ? { rules } : {}) });
  return draft && draft.units.length > 0 ? pack(draft) : undefined;
}

/** Takes a moment of a game or a replay to the analysis board. */
export function AnalyseButton({ moment, className = 'button' }: { readonly moment: Moment; readonly className?: string }) {
  const t = useT();
  const go = useNavigate();
  const [nobody, setNobody] = useState(false);
  const open = async (): Promise<void> => {
    const text = await addressOf(moment);
    if (text === undefined) setNobody(true);
    else await go({ to: '/analysis', hash: `s=${text}` });
  };
  return (
    <button type="button" className={className} onClick={() => void open()}>
      <Icon name="search" /> {nobody ? t('Nobody is on the board yet') : t('Analyse this position')}
    </button>
  );
}
