import { faceOf, faceOfPrinted, muster } from '@sortie/convert';
import { FORCE_EDITIONS, type Force } from '@sortie/roster';
import type { CardFace } from '@sortie/sheets';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { MeasureLink } from '../arena/measure-link.tsx';
import { useWide } from '../battle/use-media.ts';
import { say, useT } from '../i18n/index.ts';
import { Choices } from '../ui/choices.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useLibrary } from '../units/library/library.ts';
import { PrintSheet } from '../units/print/print-sheet.tsx';
import { BattleValue } from './battle-value/battle-value.tsx';
import './formations/formations.css';
import { withLimit } from './change.ts';
import { BuildNotes, Setting } from './formations/build-notes.tsx';
import { handOver } from './handover.ts';
import { Lances } from './lances.tsx';
import { drawnRows, forceOfRows } from './opponent/drawn.ts';
import { FindOpponent } from './opponent/find-opponent.tsx';
import { UnitPicker } from './picker.tsx';
import { Points } from './points.tsx';
import { ShareForce } from './share-force.tsx';
import { keepForce } from './store.ts';

interface Props {
  readonly id: string;
  readonly force: Force;
  readonly onChange: (force: Force) => void;
  readonly trouble: string | undefined;
}

/** Build a force: who is in it on one side, who could be on the other. */
export function Editor({ id, force, onChange, trouble }: Props) {
  const t = useT();
  const wide = useWide();
  const [side, setSide] = useState<'force' | 'units'>('force');
  const called = useMemo(() => muster(force), [force]);
  return (
    <div className="force-page">
      <Page title={force.name || t('Force without a name')} actions={<Actions id={id} force={force} called={called} />}>
        {trouble !== undefined && (
          <p className="note note-ember" role="alert">
            {t('The force could not be kept: {reason}', { reason: trouble })}
          </p>
        )}
        <Head force={force} onChange={onChange} points={called.points} />
        <ul className="force-findings" aria-label={t('What is wrong with the force')}>
          {(force.members.length > 0 ? called.findings : []).map(({ says, place }) => (
            <li key={`${place ?? ''} ${says.text}`} className="note note-ember">
              {say(says)}
            </li>
          ))}
          {called.remarks.map(({ says, place }) => (
            <li key={`${place ?? ''} ${says.text}`} className="note">
              {say(says)}
            </li>
          ))}
        </ul>
        <BuildNotes force={force} recruits={called.recruits} />
        <BattleValue id={id} force={force} recruits={called.recruits} onChange={onChange} />
        {!wide && (
          <Choices
            label={t('What to see')}
            quietLabel
            value={side}
            choices={[
              { value: 'force', label: t('Force') },
              { value: 'units', label: t('Add units') },
            ]}
            onChange={setSide}
          />
        )}
        <div className={wide ? 'force-split' : 'stack'}>
          {(wide || side === 'force') && <Lances force={force} recruits={called.recruits} onChange={onChange} />}
          {(wide || side === 'units') && <UnitPicker force={force} onChange={onChange} />}
        </div>
      </Page>
    </div>
  );
}

function Head({ force, onChange, points }: Pick<Props, 'force' | 'onChange'> & { readonly points: number }) {
  const t = useT();
  return (
    <section className="panel force-head-fields" aria-label={t('About the force')}>
      <label className="field">
        <span className="label">{t('Name')}</span>
        <input className="input" value={force.name} maxLength={100} onChange={event => onChange({ ...force, name: event.target.value })} />
      </label>
      <label className="field">
        <span className="label">{t('Limit of points')}</span>
        <input
          className="input"
          inputMode="numeric"
          value={force.limit ?? ''}
          placeholder={t('none')}
          onChange={event => {
            const digits = event.target.value.replaceAll(/\D/g, '').slice(0, 6);
            onChange(withLimit(force, Number(digits) > 0 ? Number(digits) : undefined));
          }}
        />
      </label>
      <label className="field">
        <span className="label">{t('Rules that make the card')}</span>
        <select
          className="input"
          value={force.edition}
          onChange={event => onChange({ ...force, edition: event.target.value as Force['edition'] })}
        >
          {FORCE_EDITIONS.map(edition => (
            <option key={edition} value={edition}>
              {edition === 'current' ? t('Current cards') : t('Companion as printed')}
            </option>
          ))}
        </select>
      </label>
      <Setting force={force} onChange={onChange} />
      <Points points={points} limit={force.limit} />
    </section>
  );
}

type Called = ReturnType<typeof muster>;

const facesOf = ({ recruits }: Called): readonly CardFace[] =>
  recruits.map(({ member, printed, unit, card }) => (unit && card ? faceOf(unit, card, member) : faceOfPrinted(printed, member)));

function Actions({ id, force, called }: { readonly id: string; readonly force: Force; readonly called: Called }) {
  const t = useT();
  const go = useNavigate();
  const [printing, setPrinting] = useState(false);
  const empty = called.recruits.length === 0;
  const { rows } = useLibrary('current');
  const cost = { points: called.points, units: called.recruits.length };
  /** Against an opponent of equal points; the set-up changes that as one likes. */
  const play = async () => {
    await keepForce(force, id);
    const wish = { arm: 'mechs', ...(force.era !== undefined && { era: force.era }) };
    handOver(id, await forceOfRows(t('Opponent of {name}', { name: force.name }), drawnRows(rows, wish, cost), wish));
    await go({ to: '/set-up/$game', params: { game: 'alpha-strike' } });
  };
  return (
    <>
      <Link to="/forces" className="button button-plain">
        <Icon name="back" /> {t('All forces')}
      </Link>
      <ShareForce force={force} />
      {!empty && <MeasureLink force={id} />}
      {!empty && <FindOpponent id={id} force={force} cost={cost} />}
      <button type="button" className="button" disabled={empty} onClick={() => setPrinting(true)}>
        <Icon name="download" /> {t('Print cards')}
      </button>
      <button type="button" className="button button-primary" disabled={empty} onClick={() => void play()}>
        <Icon name="play" /> {t('Play this force')}
      </button>
      <PrintSheet
        open={printing}
        onClose={() => setPrinting(false)}
        name={force.name}
        count={called.recruits.length}
        faces={async () => facesOf(called)}
      />
    </>
  );
}
