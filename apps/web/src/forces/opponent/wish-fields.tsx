import { ARMS, ERAS, STYLES, type Wish } from '@sortie/convert';
import { FACTIONS } from '@sortie/rules-alpha-strike';
import { say, useT } from '../../i18n/index.ts';

interface Props {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

/** What somebody wants a drawn force to be like. */
export function WishFields({ wish, onChange }: Props) {
  const t = useT();
  const change = (part: keyof Wish, value: string): void => {
    const { [part]: _, ...rest } = wish;
    onChange(value === '' ? rest : { ...rest, [part]: value });
  };
  const style = STYLES.find(({ id }) => id === (wish.style ?? 'any'));
  const any = { value: '', label: t('any') };
  return (
    <div className="stack-tight">
      <div className="wish-fields">
        <Field
          label={t('Made of')}
          value={wish.arm ?? 'mechs'}
          choices={ARMS.map(({ id, name }) => ({ value: id, label: say(name) }))}
          onChange={value => change('arm', value)}
        />
        <Field
          label={t('Style')}
          value={wish.style ?? 'any'}
          choices={STYLES.map(({ id, name }) => ({ value: id, label: say(name) }))}
          onChange={value => change('style', value)}
        />
        <Field
          label={t('Era')}
          value={wish.era ?? ''}
          choices={[any, ...ERAS.map(({ id, name }) => ({ value: id, label: t(name) }))]}
          onChange={value => change('era', value)}
        />
        <Field
          label={t('Faction')}
          value={wish.faction ?? ''}
          choices={[any, ...FACTIONS.map(({ id, name }) => ({ value: id, label: t(name) }))]}
          onChange={value => change('faction', value)}
        />
        <Field
          label={t('Technology')}
          value={wish.tech ?? ''}
          choices={[any, { value: 'inner-sphere', label: t('Inner Sphere') }, { value: 'clan', label: t('Clan') }]}
          onChange={value => change('tech', value)}
        />
      </div>
      {style && <p className="quiet small">{say(style.says)}</p>}
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export const Field = ({ label, value, choices, onChange }: FieldProps) => (
  <label className="field">
    <span className="label">{label}</span>
    <select className="input" value={value} onChange={event => onChange(event.target.value)}>
      {choices.map(one => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  </label>
);
