import { called, campaign, ENDS, type End, HIT_NAMES, type Hit, type Unit } from '@sortie/campaign';
import { sure } from '@sortie/kernel';
import { type FormEvent, useState } from 'react';
import { WhyNot } from '../battle/sums/why-not.tsx';
import { useT, word } from '../i18n/index.ts';
import { Choices } from '../ui/choices.tsx';
import { Count } from './count.tsx';
import { freshReport, MARKS, type Mark, present, type ReportDraft, reportFrom, type UnitDraft, withUnit } from './report-draft.ts';
import { Ending } from './report-ending.tsx';
import type { Books } from './use-books.ts';
import { HIT_LABELS } from './words.ts';

const FATES: readonly (readonly [UnitDraft['fate'], string])[] = [
  ['active', word('came back')],
  ['left', word('was left on the field')],
  ['destroyed', word('was destroyed')],
];

const END_NAMES: Readonly<Record<End, string>> = {
  damage: word('by damage'),
  ammunition: word('its ammunition exploded'),
  fuel: word('its fuel exploded'),
  area: word('by artillery, bombs or mines'),
  crash: word('it crashed'),
};

const MARK_NAMES: Readonly<Record<Mark, string>> = {
  ammoHit: word('Its ammunition was hit'),
  fuelHit: word('Its fuel was hit'),
  crashed: word('It crashed'),
  airless: word('Its crew was left without air'),
};

/** Hits of units that fight on the ground; aircraft and ships have more. */
const GROUND: readonly string[] = ['BM', 'IM', 'PM', 'CV', 'SV', 'BA', 'CI'];
const COMMON: readonly Hit[] = ['engine', 'fireControl', 'weapon', 'mp', 'motive'];

/** A mission that was fought on paper. */
export function ReportForm({ books }: { readonly books: Books }) {
  const t = useT();
  const { state, book } = books.kept.journal.match;
  const [draft, setDraft] = useState<ReportDraft>(() => freshReport(state));
  const command = { type: 'battle', report: reportFrom(state, draft) } as const;
  const refusals = book.check(campaign.view(state, 0), command, 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void books.act(0, command);
  };
  const [ours, theirs] = state.sides.map(({ army }) => army.name);
  return (
    <form className="stack campaign-report" aria-label={t('What happened')} onSubmit={submit}>
      <div className="campaign-fields">
        <Choices
          label={t('For {army} it was', { army: ours ?? '' })}
          value={draft.result}
          choices={[
            { value: 'victory', label: t('a victory') },
            { value: 'draw', label: t('a draw') },
            { value: 'defeat', label: t('a defeat') },
          ]}
          onChange={result => setDraft({ ...draft, result })}
        />
        <Choices
          label={t('The field is held by')}
          value={String(draft.field) as '0' | '1' | '-1'}
          choices={[
            { value: '0', label: ours },
            { value: '1', label: theirs },
            { value: '-1', label: t('nobody') },
          ]}
          onChange={field => setDraft({ ...draft, field: Number(field) as -1 | 0 | 1 })}
        />
        <label className="row check">
          <input type="checkbox" checked={draft.salvage} onChange={event => setDraft({ ...draft, salvage: event.target.checked })} />
          {t('The field may be searched for wrecks')}
        </label>
        <Ending draft={draft} armies={[ours ?? '', theirs ?? '']} onChange={change => setDraft({ ...draft, ...change })} />
      </div>
      <ul className="campaign-units">
        {present(state).map(unit => (
          <UnitFields
            key={unit.id}
            unit={unit}
            army={state.sides[unit.seat === 1 ? 1 : 0].army.name}
            draft={sure(draft.units[unit.id], 'the units')}
            onChange={change => setDraft(withUnit(draft, unit.id, change))}
          />
        ))}
      </ul>
      {refusals.length > 0 && <WhyNot refusals={refusals} />}
      <button type="submit" className="button button-primary" disabled={refusals.length > 0}>
        {t('Book this mission')}
      </button>
    </form>
  );
}

interface FieldsProps {
  readonly unit: Unit;
  readonly army: string;
  readonly draft: UnitDraft;
  readonly onChange: (change: Partial<UnitDraft>) => void;
}

function UnitFields({ unit, army, draft, onChange }: FieldsProps) {
  const t = useT();
  const name = called(unit);
  return (
    <li className="campaign-unit">
      <label className="row check">
        <input type="checkbox" checked={draft.took} onChange={event => onChange({ took: event.target.checked })} />
        <strong>{name}</strong> <span className="small quiet">{army}</span>
      </label>
      {draft.took && (
        <div className="campaign-fields">
          <FateField name={name} fate={draft.fate} onChange={fate => onChange({ fate })} />
          {draft.fate === 'destroyed' ? (
            <label className="field">
              <span className="label">{t('How')}</span>
              <select className="input" value={draft.end} onChange={event => onChange({ end: event.target.value as End })}>
                {ENDS.map(end => (
                  <option key={end} value={end}>
                    {t(END_NAMES[end])}
                  </option>
                ))}
              </select>
            </label>
          ) : (
            <>
              <Count
                label={t('Armor lost')}
                of={name}
                value={draft.armor}
                most={unit.armor - unit.lostArmor}
                onChange={armor => onChange({ armor })}
              />
              <Count
                label={t('Structure lost')}
                of={name}
                value={draft.structure}
                most={unit.structure - unit.lostStructure}
                onChange={structure => onChange({ structure })}
              />
            </>
          )}
          <Count label={t('Hits on the crew')} of={name} value={draft.crewHits} most={9} onChange={crewHits => onChange({ crewHits })} />
        </div>
      )}
      {draft.took && draft.fate !== 'destroyed' && <CriticalHits unit={unit} draft={draft} onChange={onChange} />}
    </li>
  );
}

interface FateProps {
  readonly name: string;
  readonly fate: UnitDraft['fate'];
  readonly onChange: (fate: UnitDraft['fate']) => void;
}

function FateField({ name, fate, onChange }: FateProps) {
  const t = useT();
  return (
    <label className="field">
      <span className="label">{t('It')}</span>
      <select
        className="input"
        aria-label={t('What became of {name}', { name })}
        value={fate}
        onChange={event => onChange(event.target.value as UnitDraft['fate'])}
      >
        {FATES.map(([value, label]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What points do not show. */
function CriticalHits({ unit, draft, onChange }: Omit<FieldsProps, 'army'>) {
  const t = useT();
  const name = called(unit);
  const shown = HIT_NAMES.filter(hit => COMMON.includes(hit) || !GROUND.includes(unit.type));
  return (
    <details className="small">
      <summary>{t('Critical hits')}</summary>
      <div className="campaign-fields">
        {shown.map(hit => (
          <Count
            key={hit}
            label={t(HIT_LABELS[hit])}
            of={name}
            value={draft.hits[hit] ?? 0}
            most={9}
            onChange={count => onChange({ hits: { ...draft.hits, [hit]: count } })}
          />
        ))}
        <label className="row check">
          <input type="checkbox" checked={draft.immobile} onChange={event => onChange({ immobile: event.target.checked })} />
          {t('It cannot move any more')}
        </label>
        {MARKS.map(mark => (
          <label key={mark} className="row check">
            <input
              type="checkbox"
              checked={draft.marks.includes(mark)}
              onChange={event =>
                onChange({ marks: event.target.checked ? [...draft.marks, mark] : draft.marks.filter(one => one !== mark) })
              }
            />
            {t(MARK_NAMES[mark])}
          </label>
        ))}
      </div>
    </details>
  );
}
