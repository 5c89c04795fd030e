import type { CardFace, Paper, PerPage } from '@sortie/sheets';
import { useState } from 'react';
import { tn, useT } from '../../i18n/index.ts';
import { Choices } from '../../ui/choices.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly faces: () => Promise<readonly CardFace[]>;
  readonly count: number;
}

const PER_PAGE: readonly PerPage[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** How the cards are put on paper; ends in a PDF. */
export function PrintSheet({ open, onClose, name, faces, count }: Props) {
  const t = useT();
  const [perPage, setPerPage] = useState<PerPage>(8);
  const [paper, setPaper] = useState<Paper>('a4');
  const [ink, setInk] = useState<'colour' | 'saving'>('colour');
  const [state, setState] = useState<'ready' | 'busy' | { readonly reason: string }>('ready');
  const print = async () => {
    setState('busy');
    try {
      const { printCards } = await import('./print-cards.ts');
      await printCards(await faces(), { perPage, paper, inkSaving: ink === 'saving' }, name);
      setState('ready');
      onClose();
    } catch (error) {
      setState({ reason: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <Sheet title={t('Print cards')} open={open} onClose={onClose}>
      <Choices
        label={t('Cards on a page')}
        value={String(perPage)}
        choices={PER_PAGE.map(n => ({ value: String(n), label: n }))}
        onChange={value => setPerPage(Number(value) as PerPage)}
      />
      <Choices
        label={t('Paper')}
        value={paper}
        choices={[
          { value: 'a4', label: 'A4' },
          { value: 'letter', label: 'Letter' },
        ]}
        onChange={setPaper}
      />
      <Choices
        label={t('Ink')}
        value={ink}
        choices={[
          { value: 'colour', label: t('Colour') },
          { value: 'saving', label: t('Save ink') },
        ]}
        onChange={setInk}
      />
      <div className="stack-tight">
        <button type="button" className="button button-primary" disabled={state === 'busy' || count === 0} onClick={() => void print()}>
          <Icon name="download" /> {state === 'busy' ? t('Drawing …') : t('Save as PDF')}
        </button>
        <p className="quiet small" role="status">
          {tn('{n} card', '{n} cards', count)}
        </p>
        {typeof state === 'object' && (
          <p className="note note-ember" role="alert">
            {t('The cards could not be drawn: {reason}', { reason: state.reason })}
          </p>
        )}
      </div>
    </Sheet>
  );
}
