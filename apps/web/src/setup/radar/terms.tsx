import type { Setup } from '@sortie/rules-radar';
import { useT, word } from '../../i18n/index.ts';

interface Props {
  readonly setup: Setup;
  readonly roles: readonly string[];
  readonly onChange: (setup: Setup) => void;
}

const CENTRES: { readonly [C in Setup['centre']]: string } = { space: word('Open space'), ground: word('Over a world') };

const GOALS: { readonly [G in Setup['goal']]: string } = {
  rout: word('Put the enemy out of action'),
  convoy: word('Get the craft of the first side away'),
  capture: word('Take ships'),
};

/** Where it is fought, what counts, and who holds the middle. */
export function Terms({ setup, roles, onChange }: Props) {
  const t = useT();
  const { defender, ...rest } = setup;
  return (
    <>
      <Pick label={t('Place')} names={CENTRES} value={setup.centre} onChange={centre => onChange({ ...setup, centre })} />
      <Pick label={t('What counts')} names={GOALS} value={setup.goal} onChange={goal => onChange({ ...setup, goal })} />
      <label className="field">
        <span>{t('Who holds the middle')}</span>
        <select
          className="input"
          value={defender ?? ''}
          onChange={event => onChange(event.target.value === '' ? rest : { ...rest, defender: Number(event.target.value) })}
        >
          <option value="">{t('nobody')}</option>
          {roles.map((role, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            <option key={seat} value={seat}>
              {t(role)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

interface PickProps<T extends string> {
  readonly label: string;
  readonly names: { readonly [N in T]: string };
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function Pick<T extends string>({ label, names, value, onChange }: PickProps<T>) {
  const t = useT();
  return (
    <label className="field">
      <span>{label}</span>
      <select className="input" value={value} onChange={event => onChange(event.target.value as T)}>
        {(Object.keys(names) as T[]).map(one => (
          <option key={one} value={one}>
            {t(names[one])}
          </option>
        ))}
      </select>
    </label>
  );
}
