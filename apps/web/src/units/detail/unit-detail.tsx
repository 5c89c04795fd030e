import { faceOf } from '@sortie/convert';
import { nameOf, REGULAR_SKILL } from '@sortie/roster';
import { card } from '@sortie/sheets';
import { type ReactNode, useMemo, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { Choices } from '../../ui/choices.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CardPicture } from '../card-picture.tsx';
import type { EditionName } from '../library/edition-name.ts';
import type { OpenUnit } from '../library/open-unit.ts';
import { PrintSheet } from '../print/print-sheet.tsx';
import { ShareUnit } from '../share/share-unit.tsx';
import { SkillSelect } from '../skill-select.tsx';
import { Derivation } from './derivation.tsx';
import { DesignSheet } from './design-sheet.tsx';
import { UnitFactsList } from './facts.tsx';
import { Findings } from './findings.tsx';

interface Props {
  readonly open: OpenUnit;
  readonly edition: EditionName;
  readonly onEdition: (edition: EditionName) => void;
  /** Further things to do with it. */
  readonly actions?: ReactNode;
}

type Tab = 'card' | 'why' | 'unit' | 'design';

/** One unit: its card, the reasons behind it, what it is on paper. */
export function UnitDetail({ open, edition, onEdition, actions }: Props) {
  const t = useT();
  const [tab, setTab] = useState<Tab>('card');
  const { unit, problems, findings } = open;
  const remarks = problems.length + findings.length;
  return (
    <article className="unit-detail" aria-label={nameOf(unit)}>
      <header className="unit-detail-head">
        <h2>{nameOf(unit)}</h2>
        {unit.clanName !== undefined && <p className="quiet small">{unit.clanName}</p>}
      </header>
      <Choices
        label={t('What to see')}
        quietLabel
        value={tab}
        choices={[
          { value: 'card', label: t('Card') },
          { value: 'why', label: t('Why') },
          { value: 'unit', label: remarks > 0 ? `${t('Unit')} (${remarks})` : t('Unit') },
          { value: 'design', label: t('Design') },
        ]}
        onChange={setTab}
      />
      {tab === 'card' && <CardTab open={open} actions={actions} />}
      {tab === 'why' && <Derivation card={open.card} />}
      {tab === 'unit' && (
        <>
          <UnitFactsList unit={unit} />
          <Findings findings={findings} problems={problems} />
        </>
      )}
      {tab === 'design' && <DesignSheet unit={unit} />}
      <Choices
        label={t('Rules that make the card')}
        value={edition}
        choices={[
          { value: 'current', label: t('Current cards') },
          { value: 'companion', label: t('Companion as printed') },
        ]}
        onChange={onEdition}
      />
    </article>
  );
}

function CardTab({ open, actions }: Pick<Props, 'open' | 'actions'>) {
  const t = useT();
  const { unit, card: figures } = open;
  const [skill, setSkill] = useState(REGULAR_SKILL);
  const [pilot, setPilot] = useState('');
  const [printing, setPrinting] = useState(false);
  const face = useMemo(() => faceOf(unit, figures, { skill, pilot }), [unit, figures, skill, pilot]);
  const drawing = useMemo(() => card(face), [face]);
  return (
    <>
      <CardPicture drawing={drawing} />
      <div className="crew-fields">
        <div className="field">
          <span className="label">{t('Skill')}</span>
          <SkillSelect skill={skill} onChange={setSkill} label={t('Skill')} />
        </div>
        <label className="field">
          <span className="label">{t('Pilot')}</span>
          <input className="input" value={pilot} maxLength={40} onChange={event => setPilot(event.target.value)} />
        </label>
      </div>
      <div className="row unit-actions">
        {actions}
        <button type="button" className="button" onClick={() => setPrinting(true)}>
          <Icon name="download" /> {t('Print')}
        </button>
        <ShareUnit open={open} />
      </div>
      <PrintSheet open={printing} onClose={() => setPrinting(false)} name={nameOf(unit)} count={1} faces={async () => [face]} />
    </>
  );
}
