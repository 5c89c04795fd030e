import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { pack } from '../units/share/packed.ts';
import { loadDrafting } from './draftings.ts';
import { draftOf, type Position } from './position.ts';

/** The address of the analysis board with a moment of a game on it; `undefined` where nobody is on the board. */
async function addressOf(moment: Position): Promise<string | undefined> {
  const drafting = await loadDrafting(moment.ruleset.id);
  const draft = drafting && draftOf(drafting, moment);
  return draft && pack(draft);
}

/** Takes a moment of a game or a replay to the analysis board. */
export function AnalyseButton({ moment, className = 'button' }: { readonly moment: Position; readonly className?: string }) {
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
