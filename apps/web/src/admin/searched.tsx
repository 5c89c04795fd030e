import { type ReactNode, useState } from 'react';
import { ToldList } from '../house/told-list.tsx';
import { useTold } from '../house/use-told.ts';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';

interface Props<T> {
  readonly path: string;
  readonly empty: string;
  /** A word to search by may be typed. */
  readonly searched?: true;
  readonly children: (all: readonly T[], again: () => void) => ReactNode;
}

/** A list of the house for those who keep order. */
export function Searched<T>({ path, empty, searched, children }: Props<T>) {
  const t = useT();
  const [words, setWords] = useState('');
  const { told, again } = useTold<readonly T[]>(`admin/${path}${words === '' ? '' : `?q=${encodeURIComponent(words)}`}`);
  return (
    <>
      {searched && (
        <div className="input-search">
          <Icon name="search" />
          <input className="input" type="search" aria-label={t('Search')} value={words} onChange={event => setWords(event.target.value)} />
        </div>
      )}
      <ToldList told={told} empty={empty}>
        {all => children(all, again)}
      </ToldList>
    </>
  );
}

interface RowProps {
  readonly title: string;
  readonly words: string;
  readonly children?: ReactNode;
}

export const Row = ({ title, words, children }: RowProps) => (
  <li className="admin-row">
    <div className="stack-tight">
      <strong>{title}</strong>
      <span className="small quiet">{words}</span>
    </div>
    {children}
  </li>
);
