import type { Setup, Weather } from '@sortie/rules-alpha-strike';
import { useT, word } from '../../i18n/index.ts';
import { Count } from './count.tsx';

const LIGHTS: readonly (readonly [Weather['light'], string])[] = [
  ['day', word('Day')],
  ['dusk', word('Dusk')],
  ['night', word('Night')],
  ['moonless', word('Moonless night')],
  ['pitch-black', word('Pitch black')],
];
const STRENGTHS: readonly string[] = [word('none'), word('light'), word('heavy')];
const AIRS: readonly (readonly [air: string, name: string])[] = [
  ['air', word('breathable')],
  ['poison', word('poisonous')],
  ['vacuum', word('vacuum')],
];
const TERRAN = 10;
const CLEAR: Weather = { light: 'day', fog: 0, hail: 0, vacuum: false, wind: 0 };

interface Props {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

/** How long, how deep the zones are, what the weather and the world are like. */
export function Terms({ setup, onChange }: Props) {
  const t = useT();
  const weather = setup.weather ?? CLEAR;
  const under = (change: Partial<Weather>): void => onChange({ ...setup, weather: { ...weather, ...change } });
  return (
    <div className="as-terms">
      <Count
        label={t('Turns until points decide')}
        value={setup.limit}
        least={1}
        most={99}
        onChange={limit => onChange({ ...setup, limit })}
      />
      <Count
        label={t('Set-up zones, inches deep')}
        value={setup.zone}
        least={2}
        most={24}
        onChange={zone => onChange({ ...setup, zone })}
      />
      <label className="field">
        <span className="label">{t('Light')}</span>
        <select className="input" value={weather.light} onChange={event => under({ light: event.target.value as Weather['light'] })}>
          {LIGHTS.map(([light, name]) => (
            <option key={light} value={light}>
              {t(name)}
            </option>
          ))}
        </select>
      </label>
      <Strength label={t('Fog')} value={weather.fog} onChange={fog => under({ fog })} />
      <Strength label={t('Hail')} value={weather.hail} onChange={hail => under({ hail })} />
      <label className="field">
        <span className="label">{t('Air')}</span>
        <select
          className="input"
          value={weather.vacuum ? 'vacuum' : setup.poison ? 'poison' : 'air'}
          onChange={({ target: { value } }) =>
            onChange({ ...setup, poison: value === 'poison', weather: { ...weather, vacuum: value === 'vacuum' } })
          }
        >
          {AIRS.map(([air, name]) => (
            <option key={air} value={air}>
              {t(name)}
            </option>
          ))}
        </select>
      </label>
      <Count
        label={t('Gravity, tenths of a G')}
        value={setup.gravity ?? TERRAN}
        least={1}
        most={50}
        onChange={gravity => onChange({ ...setup, gravity })}
      />
    </div>
  );
}

interface StrengthProps {
  readonly label: string;
  readonly value: 0 | 1 | 2;
  readonly onChange: (value: 0 | 1 | 2) => void;
}

function Strength({ label, value, onChange }: StrengthProps) {
  const t = useT();
  return (
    <label className="field">
      <span className="label">{label}</span>
      <select className="input" value={value} onChange={event => onChange(Number(event.target.value) as 0 | 1 | 2)}>
        {STRENGTHS.map((name, i) => (
          <option key={name} value={i}>
            {t(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
