import type { Recruit } from '@sortie/convert';
import type { Force, ForceFormation } from '@sortie/roster';
import { buildingOf, type Fit, fitsOf, formationNamed } from '@sortie/rules-alpha-strike';
import { say, useT } from '../../i18n/index.ts';
import { abilityName, choicesOf, formationOf, sharedOut, withBonus, withFormation } from './shared.ts';

interface Props {
  readonly lance: string;
  readonly force: Force;
  readonly recruits: readonly Recruit[];
  readonly onChange: (force: Force) => void;
}

const ATTACHED = { nova: 'BA', 'air-lance': 'AF' } as const;

/** What the lance could be: without those who only work together with it. */
function fitsFor({ lance, force, recruits }: Props, formation: ForceFormation | undefined): readonly Fit[] {
  const { units } = buildingOf(force, recruits);
  const left = formation?.with && ATTACHED[formation.with];
  return fitsOf(units.filter(unit => unit.lance === lance && unit.card.type !== left));
}

/** Which formation a lance is, what it could be, and what it lacks for the others. */
export function FormationPart(props: Props) {
  const t = useT();
  const { lance, force, recruits, onChange } = props;
  const formation = formationOf(force, lance);
  const fits = fitsFor(props, formation);
  const name = lance || t('Members');
  const choose = (type: string): void => onChange(withFormation(force, lance, type === '' ? undefined : { type }));
  return (
    <div className="formation">
      <label className="field">
        <span className="unseen">{t('Formation of {lance}', { lance: name })}</span>
        <select className="input" value={formation?.type ?? ''} onChange={event => choose(event.target.value)}>
          <option value="">{t('No formation')}</option>
          {fits.map(({ type, fits: good, missing }) => (
            <option key={type.id} value={type.id} disabled={!good && type.id !== formation?.type}>
              {good ? t(type.name) : t('{name} (lacks {count})', { name: t(type.name), count: missing.length })}
            </option>
          ))}
        </select>
      </label>
      {formation && <Details formation={formation} force={force} lance={lance} name={name} onChange={onChange} />}
      {formation && <Lent formation={formation} force={force} recruits={recruits} lance={lance} onChange={onChange} />}
      <Others fits={fits} />
    </div>
  );
}

interface DetailsProps extends Omit<Props, 'recruits'> {
  readonly formation: ForceFormation;
  readonly name: string;
}

/** What is chosen with a formation: an ability, a lance to support, who works together with it. */
function Details({ formation, force, lance, name, onChange }: DetailsProps) {
  const t = useT();
  const type = formationNamed(formation.type);
  const { lance: _, ...rest } = formation;
  const change = (part: keyof typeof rest, value: string): void => {
    const { [part]: _old, ...others } = rest;
    onChange(withFormation(force, lance, { ...others, ...(value !== '' && { [part]: value }) } as Omit<ForceFormation, 'lance'>));
  };
  const choices = type ? choicesOf(type) : [];
  const others = [...new Set(force.members.map(member => member.lance ?? ''))].filter(one => one !== lance && formationOf(force, one));
  return (
    <>
      {choices.length > 0 && (
        <select
          className="input"
          aria-label={t('Ability of the formation {lance}', { lance: name })}
          value={formation.choice ?? choices[0]}
          onChange={event => change('choice', event.target.value)}
        >
          {choices.map(one => (
            <option key={one} value={one}>
              {t(abilityName(one))}
            </option>
          ))}
        </select>
      )}
      {type?.supports && (
        <select
          className="input"
          aria-label={t('Supported lance of {lance}', { lance: name })}
          value={formation.supports ?? ''}
          onChange={event => change('supports', event.target.value)}
        >
          <option value="">{t('Who is supported …')}</option>
          {others.map(one => (
            <option key={one} value={one}>
              {one || t('Members')}
            </option>
          ))}
        </select>
      )}
      <label className="field formation-with">
        <span className="label">{t('Works together with')}</span>
        <select className="input" value={formation.with ?? ''} onChange={event => change('with', event.target.value)}>
          <option value="">{t('nobody else')}</option>
          <option value="nova">{t('Nova: battle armor')}</option>
          <option value="air-lance">{t('Air Lance: two fighters')}</option>
        </select>
      </label>
    </>
  );
}

/** Who has which of the abilities that go to some units for the whole game. */
function Lent({ formation, force, recruits, lance, onChange }: Props & { readonly formation: ForceFormation }) {
  const t = useT();
  const abilities = sharedOut(formation);
  const members = recruits.filter(({ member }) => (member.lance ?? '') === lance);
  if (abilities.length === 0 || members.length === 0) return null;
  return (
    <details className="small">
      <summary>{t('What the formation lends to whom')}</summary>
      <ul className="formation-lent">
        {members.map(({ place, printed, member }) => (
          <li key={place}>
            <span>{printed.name}</span>
            <select
              className="input"
              aria-label={t('What {name} has of its formation', { name: printed.name })}
              value={member.bonus?.[0] ?? ''}
              onChange={event => onChange(withBonus(force, place, event.target.value === '' ? [] : [event.target.value]))}
            >
              <option value="">{t('as it comes')}</option>
              {abilities.map(one => (
                <option key={one} value={one}>
                  {t(abilityName(one))}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Others({ fits }: { readonly fits: readonly Fit[] }) {
  const t = useT();
  return (
    <details className="small">
      <summary>{t('What else it could be, and what it lacks')}</summary>
      <dl className="formation-others">
        {fits.map(({ type, fits: good, missing }) => (
          <div key={type.id} data-fits={good}>
            <dt>{t(type.name)}</dt>
            <dd>{good ? t('could be') : missing.map(say).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
