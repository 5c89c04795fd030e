import { AFFILIATIONS, type Affiliation, type Army, type Setup } from '@sortie/campaign';
import { useMemo, useState } from 'react';
import { forceOf, LANCES } from '../arena/lances.ts';
import { keptForces } from '../forces/store.ts';
import { because, tn, useT } from '../i18n/index.ts';
import { Choices } from '../ui/choices.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { begun } from './begun.ts';
import { type Recruits, recruitsOf } from './recruits.ts';
import { SupportSum } from './support-sum.tsx';
import { AFFILIATION_NAMES } from './words.ts';

interface ArmyDraft {
  readonly name: string;
  /** `own:` and the id of a force, or a ready lance. */
  readonly force: string;
  readonly affiliations: readonly Affiliation[];
}

type Other = 'master' | 'army' | 'nobody';
const NOBODY: Recruits = { units: [], behind: [] };

/** Title, year, two armies: what the books begin with. The points follow from it. */
export function BeginForm({ onBegin }: { readonly onBegin: (setup: Setup) => void }) {
  const t = useT();
  const [title, setTitle] = useState('');
  const [year, setYear] = useState('');
  const [mine, setMine] = useState<ArmyDraft>({ name: '', force: 'line', affiliations: [] });
  const [theirs, setTheirs] = useState<ArmyDraft>({ name: '', force: 'scouts', affiliations: [] });
  const [stance, setStance] = useState<Army['stance']>('offensive');
  const [home, setHome] = useState(false);
  const [other, setOther] = useState<Other>('master');
  const loaded = useLoaded(keptForces, []);
  const own = loaded.state === 'ready' ? loaded.value : [];
  const callUp = ({ force }: ArmyDraft): { readonly name: string; readonly recruits: Recruits } => {
    const kept = own.find(({ id }) => force === `own:${id}`)?.force;
    const lance = LANCES.find(({ id }) => id === force);
    const found = kept ?? (lance && forceOf(lance));
    return found ? { name: kept ? kept.name : t(found.name), recruits: recruitsOf(found) } : { name: '', recruits: NOBODY };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the forces are looked up by what is chosen
  const called = useMemo(() => callUp(mine), [mine.force, own]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the forces are looked up by what is chosen
  const against = useMemo(() => callUp(theirs), [theirs.force, own]);
  const setup: Setup = {
    title: title.trim() || called.name,
    ...(/^\d{4}$/.test(year) && { year: Number(year) }),
    armies: [
      { name: mine.name.trim() || called.name, affiliations: mine.affiliations, stance, home, units: called.recruits.units },
      {
        name: theirs.name.trim() || (other === 'nobody' ? t('The other side') : against.name),
        affiliations: theirs.affiliations,
        stance: stance === 'offensive' ? 'defensive' : 'offensive',
        home: false,
        units: other === 'nobody' ? [] : against.recruits.units,
        ...(other !== 'army' && { gameMaster: true }),
      },
    ],
  };
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
        <TextField label={t('Title')} value={title} maxLength={80} placeholder={called.name} onChange={setTitle} />
        <TextField label={t('Year')} value={year} inputMode="numeric" maxLength={4} placeholder={t('any')} onChange={setYear} />
      </div>
      <ArmyFields legend={t('My army')} draft={mine} own={own} called={called} onChange={setMine} />
      <div className="campaign-fields">
        <Choices
          label={t('The campaign is')}
          value={stance}
          choices={[
            { value: 'offensive', label: t('an offensive') },
            { value: 'defensive', label: t('a defence') },
          ]}
          onChange={setStance}
        />
        <label className="row check">
          <input type="checkbox" checked={home} onChange={event => setHome(event.target.checked)} />
          {t('On the territory of its own realm')}
        </label>
      </div>
      <Choices
        label={t('The other side')}
        value={other}
        choices={[
          { value: 'master', label: t('is led by the game') },
          { value: 'army', label: t('keeps books of its own') },
          { value: 'nobody', label: t('is somebody else every time') },
        ]}
        onChange={setOther}
      />
      {other !== 'nobody' && <ArmyFields legend={t('The other army')} draft={theirs} own={own} called={against} onChange={setTheirs} />}
      {tried.ok ? (
        <p className="row small">
          {t('Support Points at the beginning:')} <SupportSum journal={tried} seat={0} />
        </p>
      ) : (
        <p className="note note-ember small" role="status">
          {t('The rules do not allow this: {reason}.', { reason: because(tried) })}
        </p>
      )}
      <button type="submit" className="button button-primary button-large" disabled={!tried.ok}>
        {t('Begin the campaign')}
      </button>
    </form>
  );
}

interface ArmyProps {
  readonly legend: string;
  readonly draft: ArmyDraft;
  readonly own: readonly { readonly id: string; readonly force: { readonly name: string } }[];
  readonly called: { readonly name: string; readonly recruits: Recruits };
  readonly onChange: (draft: ArmyDraft) => void;
}

function ArmyFields({ legend, draft, own, called, onChange }: ArmyProps) {
  const t = useT();
  const { units, behind } = called.recruits;
  const toggle = (one: Affiliation): void => {
    const { affiliations } = draft;
    const next = affiliations.includes(one) ? affiliations.filter(other => other !== one) : [...affiliations, one];
    onChange({ ...draft, affiliations: next });
  };
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
      <details className="small">
        <summary>
          {draft.affiliations.length === 0
            ? t('Affiliation: none in particular')
            : t('Affiliation: {names}', { names: draft.affiliations.map(one => t(AFFILIATION_NAMES[one])).join(', ') })}
        </summary>
        <div className="row campaign-checks">
          {AFFILIATIONS.map(one => (
            <label key={one} className="row check">
              <input type="checkbox" checked={draft.affiliations.includes(one)} onChange={() => toggle(one)} />
              {t(AFFILIATION_NAMES[one])}
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
