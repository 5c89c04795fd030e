import { AFFILIATIONS, type Affiliation, type Setup, type Written } from '@sortie/campaign';
import { useMemo, useState } from 'react';
import { LANCES } from '../arena/lances.ts';
import { type KeptForce, keptForces } from '../forces/store.ts';
import { because, tn, useT } from '../i18n/index.ts';
import { Choices } from '../ui/choices.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { type ArmyDraft, type BeginDraft, type CalledUp, callUp, FRESH, setupFrom } from './begin-draft.ts';
import { begun } from './begun.ts';
import { SupportSum } from './support-sum.tsx';
import { AFFILIATION_NAMES } from './words.ts';

/** Title, year, two armies: what the books begin with. The points follow from it. */
export function BeginForm({ onBegin }: { readonly onBegin: (setup: Setup) => void }) {
  const t = useT();
  const [draft, setDraft] = useState(FRESH);
  const { title, year, mine, theirs, other } = draft;
  const change = (next: Partial<BeginDraft>): void => setDraft({ ...draft, ...next });
  const loaded = useLoaded(keptForces, []);
  const own = loaded.state === 'ready' ? loaded.value : NONE;
  const called = useMemo(() => callUp(mine.force, own), [mine.force, own]);
  const against = useMemo(() => callUp(theirs.force, own), [theirs.force, own]);
  const setup = setupFrom(draft, called, against);
  const tried = begun(setup);
  return (
    <form
      className="panel campaign-begin"
      aria-label={t('New campaign')}
      onSubmit={event => {
        event.preventDefault();
        if (tried.ok) onBegin(setup);
      }}
    >
      <div className="campaign-fields">
        <TextField label={t('Title')} value={title} maxLength={80} placeholder={called.name} onChange={text => change({ title: text })} />
        <TextField
          label={t('Year')}
          value={year}
          inputMode="numeric"
          maxLength={4}
          placeholder={t('any')}
          onChange={text => change({ year: text })}
        />
      </div>
      <ArmyFields legend={t('My army')} draft={mine} own={own} called={called} onChange={next => change({ mine: next })} />
      <StanceFields draft={draft} onChange={change} />
      <Choices
        label={t('The other side')}
        value={other}
        choices={[
          { value: 'master', label: t('is led by the game') },
          { value: 'army', label: t('keeps books of its own') },
          { value: 'nobody', label: t('is somebody else every time') },
        ]}
        onChange={next => change({ other: next })}
      />
      {other !== 'nobody' && (
        <ArmyFields legend={t('The other army')} draft={theirs} own={own} called={against} onChange={next => change({ theirs: next })} />
      )}
      <Verdict tried={tried} />
      <button type="submit" className="button button-primary button-large" disabled={!tried.ok}>
        {t('Begin the campaign')}
      </button>
    </form>
  );
}

const NONE: readonly KeptForce[] = [];

interface StanceProps {
  readonly draft: BeginDraft;
  readonly onChange: (next: Partial<BeginDraft>) => void;
}

/** Who attacks, and on whose ground. */
function StanceFields({ draft: { stance, home }, onChange }: StanceProps) {
  const t = useT();
  return (
    <div className="campaign-fields">
      <Choices
        label={t('The campaign is')}
        value={stance}
        choices={[
          { value: 'offensive', label: t('an offensive') },
          { value: 'defensive', label: t('a defence') },
        ]}
        onChange={next => onChange({ stance: next })}
      />
      <label className="row check">
        <input type="checkbox" checked={home} onChange={event => onChange({ home: event.target.checked })} />
        {t('On the territory of its own realm')}
      </label>
    </div>
  );
}

/** The points that the army begins with, or why it may not begin. */
function Verdict({ tried }: { readonly tried: Written }) {
  const t = useT();
  return tried.ok ? (
    <p className="row small">
      {t('Support Points at the beginning:')} <SupportSum journal={tried} seat={0} />
    </p>
  ) : (
    <p className="note note-ember small" role="status">
      {t('The rules do not allow this: {reason}.', { reason: because(tried) })}
    </p>
  );
}

interface ArmyProps {
  readonly legend: string;
  readonly draft: ArmyDraft;
  readonly own: readonly KeptForce[];
  readonly called: CalledUp;
  readonly onChange: (draft: ArmyDraft) => void;
}

function ArmyFields({ legend, draft, own, called, onChange }: ArmyProps) {
  const t = useT();
  const { units, behind } = called.recruits;
  return (
    <fieldset className="campaign-army">
      <legend className="legend">{legend}</legend>
      <div className="campaign-fields">
        <label className="field">
          <span className="label">{t('Force')}</span>
          <select className="input" value={draft.force} onChange={event => onChange({ ...draft, force: event.target.value })}>
            {own.length > 0 && (
              <optgroup label={t('My forces')}>
                {own.map(({ id, force }) => (
                  <option key={id} value={`own:${id}`}>
                    {force.name || t('Force without a name')}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label={t('Ready forces')}>
              {LANCES.map(({ id, name }) => (
                <option key={id} value={id}>
                  {t(name)}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
        <TextField
          label={t('Name')}
          value={draft.name}
          maxLength={80}
          placeholder={called.name}
          onChange={name => onChange({ ...draft, name })}
        />
      </div>
      <p className="small quiet">
        {tn('{n} unit: {names}', '{n} units: {names}', units.length, { names: units.map(({ card }) => card.name).join(', ') })}
        {behind.length > 0 && ` · ${t('Cannot come along: {names}', { names: behind.join(', ') })}`}
      </p>
      <AffiliationFields chosen={draft.affiliations} onChange={affiliations => onChange({ ...draft, affiliations })} />
    </fieldset>
  );
}

interface AffiliationProps {
  readonly chosen: readonly Affiliation[];
  readonly onChange: (chosen: readonly Affiliation[]) => void;
}

function AffiliationFields({ chosen, onChange }: AffiliationProps) {
  const t = useT();
  const toggled = (one: Affiliation) => (chosen.includes(one) ? chosen.filter(other => other !== one) : [...chosen, one]);
  return (
    <details className="small">
      <summary>
        {chosen.length === 0
          ? t('Affiliation: none in particular')
          : t('Affiliation: {names}', { names: chosen.map(one => t(AFFILIATION_NAMES[one])).join(', ') })}
      </summary>
      <div className="row campaign-checks">
        {AFFILIATIONS.map(one => (
          <label key={one} className="row check">
            <input type="checkbox" checked={chosen.includes(one)} onChange={() => onChange(toggled(one))} />
            {t(AFFILIATION_NAMES[one])}
          </label>
        ))}
      </div>
    </details>
  );
}
