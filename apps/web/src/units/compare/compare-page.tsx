import '../units.css';
import { faceOf } from '@sortie/convert';
import { nameOf, REGULAR_SKILL } from '@sortie/roster';
import { card } from '@sortie/sheets';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { Waiting } from '../../shell/waiting.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { CardPicture } from '../card-picture.tsx';
import { type OpenUnit, openUnit } from '../library/open-unit.ts';
import type { CompareSearch } from '../units-search.ts';
import { compared, comparedAbilities } from './lines.ts';
import { MOST_COMPARED } from './tray.tsx';

const route = getRouteApi('/frame/units/compare');

const NONE: readonly string[] = [];

/** Several units side by side. */
export function ComparePage() {
  const t = useT();
  const { units = NONE, edition = 'current' }: CompareSearch = route.useSearch();
  const loaded = useLoaded(() => Promise.all(units.slice(0, MOST_COMPARED).map(id => openUnit(id, edition))), [units.join('\n'), edition]);
  return (
    <Page
      title={t('Comparison')}
      actions={
        <Link to="/units" search={edition === 'current' ? {} : { edition }} className="button button-plain">
          <Icon name="back" /> {t('All units')}
        </Link>
      }
    >
      {loaded.state === 'waiting' && <Waiting />}
      {loaded.state === 'failed' && <p className="note note-ember">{loaded.reason}</p>}
      {loaded.state === 'ready' && <Comparison units={loaded.value.filter(one => one !== undefined)} />}
    </Page>
  );
}

function Comparison({ units }: { readonly units: readonly OpenUnit[] }) {
  const t = useT();
  const [only, setOnly] = useState(false);
  const lines = useMemo(() => compared(units), [units]);
  const abilities = useMemo(() => comparedAbilities(units), [units]);
  if (units.length === 0) return <p className="note">{t('No units are chosen. Tick some in the list of units.')}</p>;
  return (
    <>
      <label className="row small check">
        <input type="checkbox" checked={only} onChange={event => setOnly(event.target.checked)} />
        {t('Only what differs')}
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrows */}
      <section className="compare-scroll" tabIndex={0} aria-label={t('Comparison')}>
        <table className="compare">
          <thead>
            <tr>
              <td />
              {units.map(open => (
                <th key={open.id} scope="col">
                  <Pictured open={open} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines
              .filter(({ differs }) => differs || !only)
              .map(({ name, values, differs, best }) => (
                <tr key={name} data-differs={differs}>
                  <th scope="row">{t(name)}</th>
                  {values.map((value, i) => (
                    <td key={units[i]?.id} data-best={best[i]}>
                      {t(value)}
                      {best[i] && <span className="unseen">{t('the best')}</span>}
                    </td>
                  ))}
                </tr>
              ))}
            <tr data-differs={abilities.some(list => list.some(({ own }) => own))}>
              <th scope="row">{t('Special abilities')}</th>
              {abilities.map((list, i) => (
                <td key={units[i]?.id} className="compare-abilities">
                  {list
                    .filter(({ own }) => own || !only)
                    .map(({ text, own }) => (
                      <span key={text} className={own ? 'chip chip-brass' : 'chip'}>
                        {text}
                      </span>
                    ))}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </>
  );
}

function Pictured({ open }: { readonly open: OpenUnit }) {
  const drawing = useMemo(() => card(faceOf(open.unit, open.card, { skill: REGULAR_SKILL })), [open]);
  return (
    <div className="stack-tight">
      <Link to="/units" search={{ unit: open.id }}>
        {nameOf(open.unit)}
      </Link>
      <CardPicture drawing={drawing} />
    </div>
  );
}
