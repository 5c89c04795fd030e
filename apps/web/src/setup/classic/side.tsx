import { classic, type Entry, isPlayable } from '@sortie/rules-classic';
import { lazy, Suspense, useRef, useState } from 'react';
import { MatchButton } from '../../forces/opponent/match-button.tsx';
import { useT } from '../../i18n/index.ts';
import { Waiting } from '../../shell/waiting.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SideMark } from '../../ui/side-mark.tsx';
import type { UnitRow } from '../../units/library/row.ts';
import { SHEET_COLUMNS } from '../../units/table/columns.ts';
import { UnitMore } from '../every/unit-more.tsx';
import { entryFor } from './entry-for.ts';
import { Loads } from './loads.tsx';
import { matchedTo } from './matched.ts';
import { OwnForce } from './own-force.tsx';
import { nameOf, REGULAR, tonsOf } from './picture.ts';
import { worthOf } from './worth.ts';

const UnitChooser = lazy(() => import('../../forces/unit-chooser.tsx').then(({ UnitChooser: it }) => ({ default: it })));

interface Props {
  readonly seat: number;
  readonly role: string;
  readonly force: readonly Entry[];
  /** The other side. */
  readonly other: readonly Entry[];
  readonly onChange: (force: readonly Entry[]) => void;
}

/** One side: what it weighs, who is in it and who drives, and the ways to get more. */
export function Side({ seat, role, force, other, onChange }: Props) {
  const t = useT();
  return (
    <div className={seat === 0 ? 'setup-force force-a' : 'setup-force force-b'}>
      <div className="force-head small">
        <span className="setup-role">
          <SideMark seat={seat} /> {role}
        </span>
        <span className="quiet">{t('{tons} tons, BV {value}', { tons: tonsOf(force), value: worthOf(force).total })}</span>
      </div>
      <ul className="stack-tight">
        {force.map((entry, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may be there twice
            key={at}
            entry={entry}
            onChange={next => onChange(force.map((one, i) => (i === at ? next : one)))}
            {...(force.length > 1 && { onRemove: () => onChange(force.filter((_, i) => i !== at)) })}
          />
        ))}
      </ul>
      <div className="classic-setup-ways">
        <FromCatalogue role={role} force={force} onChange={onChange} />
        <MatchButton role={role} onMatch={() => onChange(matchedTo(other))} />
        <OwnForce label={t('Force of my own for {role}', { role })} onChoose={onChange} />
      </div>
    </div>
  );
}

const SKILLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** What stands in the row itself. */
const APART = ['design', 'gunnery', 'piloting', 'loads'] as const;

interface RowProps {
  readonly entry: Entry;
  readonly onChange: (entry: Entry) => void;
  readonly onRemove?: () => void;
}

function Row({ entry, onChange, onRemove }: RowProps) {
  const t = useT();
  const name = nameOf(entry);
  const { gunnery = REGULAR.gunnery, piloting = REGULAR.piloting } = entry;
  return (
    <li className="force-unit classic-setup-unit">
      <span className="classic-setup-name">
        {name} <span className="quiet tiny">{t('{tons} tons, BV {value}', { tons: tonsOf([entry]), value: worthOf([entry]).total })}</span>
      </span>
      <Skill
        short={t('Gunnery')}
        label={t('Gunnery of {name}', { name })}
        skill={gunnery}
        onChange={next => onChange({ ...entry, gunnery: next })}
      />
      <Skill
        short={t('Piloting')}
        label={t('Piloting of {name}', { name })}
        skill={piloting}
        onChange={next => onChange({ ...entry, piloting: next })}
      />
      <UnitMore
        form={classic.ruleset.readSetup.form}
        field="forces"
        name={name}
        entry={entry}
        apart={APART}
        onChange={next => onChange(next as Entry)}
      />
      {onRemove && (
        <button type="button" className="button button-plain button-icon" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
          <Icon name="close" size={16} />
        </button>
      )}
      <Loads entry={entry} name={name} onChange={onChange} />
    </li>
  );
}

interface SkillProps {
  readonly short: string;
  readonly label: string;
  readonly skill: number;
  readonly onChange: (skill: number) => void;
}

const Skill = ({ short, label, skill, onChange }: SkillProps) => (
  <span className="classic-setup-skills">
    <span className="quiet tiny" aria-hidden="true">
      {short}
    </span>
    <select
      className="input classic-setup-skill"
      aria-label={label}
      title={label}
      value={skill}
      onChange={event => onChange(Number(event.target.value))}
    >
      {SKILLS.map(one => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  </span>
);

type CatalogueProps = Pick<Props, 'role' | 'force' | 'onChange'>;

/** Units one by one from everything there is: the catalogue and what was imported. */
function FromCatalogue({ role, force, onChange }: CatalogueProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState('');
  const now = useRef(force);
  now.current = force;
  const add = async (row: UnitRow): Promise<boolean> => {
    const entry = await entryFor(row);
    const fits = entry !== undefined && isPlayable(entry.design);
    setRefused(fits ? '' : t('the rules do not know how to play the {name}', { name: row.name }));
    if (fits) onChange([...now.current, entry]);
    return fits;
  };
  return (
    <>
      <button type="button" className="button" aria-label={t('Units of the catalogue for {role}', { role })} onClick={() => setOpen(true)}>
        {t('Add units …')}
      </button>
      <Sheet title={t('Units for {role}', { role })} open={open} wide onClose={() => setOpen(false)}>
        <p className="quiet small">{t('{tons} tons, BV {value}', { tons: tonsOf(force), value: worthOf(force).total })}</p>
        {refused !== '' && (
          <p className="note note-ember small" role="status">
            {refused}
          </p>
        )}
        <Suspense fallback={<Waiting />}>
          <UnitChooser edition="current" onAdd={add} told={SHEET_COLUMNS} />
        </Suspense>
      </Sheet>
    </>
  );
}
