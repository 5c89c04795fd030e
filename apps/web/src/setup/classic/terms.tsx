import type { Facing } from '@sortie/geometry';
import { nth, type RuleId } from '@sortie/kernel';
import { AIRS, flightRules, isPlayable, munitionRules, PRESSURES, RARITIES, type Setup, sheetOf, WEATHERS } from '@sortie/rules-classic';
import { useT, word } from '../../i18n/index.ts';
import { labelOf } from '../every/labels.ts';
import { Choice, Field } from './fields.tsx';
import { Mines, minesNeed } from './mines.tsx';

type Conditions = NonNullable<Setup['conditions']>;

interface Props {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

/** Conditions have an effect only with their rules. */
const RULES: { readonly [C in keyof Conditions]?: readonly RuleId[] } = {
  temperature: ['TOE-heat-high-temperature'],
  gravity: ['TOE-gravity-order'],
  pressure: ['TOE-vacuum-operable-units', 'TOE-vacuum-hull-integrity-trigger'],
  air: ['TOE-flammable-toxic-infantry'],
  pools: ['TOE-haz-pool-class3'],
};

const flies = ({ forces }: Pick<Setup, 'forces'>): boolean =>
  forces.flat().some(({ design }) => isPlayable(design) && sheetOf(design).kind === 'fighter');

export const neededFor = ({ conditions = {}, ...setup }: Setup): readonly RuleId[] => [
  ...Object.keys(conditions).flatMap(name => RULES[name as keyof Conditions] ?? []),
  ...minesNeed(setup),
  ...(flies(setup) ? flightRules.map(({ id }) => id) : []),
  ...(setup.forces.flat().some(({ loads }) => loads) ? MUNITIONS : []),
];

/** Other ammunition is more than a name only with its rules. */
const MUNITIONS: readonly RuleId[] = munitionRules.map(({ id }) => id);

const RARITY_NAMES: { readonly [R in (typeof RARITIES)[number]]: string } = {
  A: word('A: very common'),
  B: word('B: common'),
  C: word('C: uncommon'),
  D: word('D: rare'),
  E: word('E: very rare'),
  F: word('F: unique'),
};

const PRESSURE_NAMES: { readonly [P in (typeof PRESSURES)[number]]: string } = {
  vacuum: word('vacuum'),
  trace: word('hardly any air'),
  thin: word('thin air'),
  high: word('thick air'),
  veryHigh: word('very thick air'),
};

type Weather = NonNullable<Conditions['weather']>;
const WEATHER_NAMES = Object.fromEntries(WEATHERS.map(one => [one, labelOf(one)])) as { readonly [W in Weather]: string };

/** As facings count them. */
const WINDS = ['north', 'northEast', 'southEast', 'south', 'southWest', 'northWest'] as const;
const WIND_NAMES: { readonly [W in (typeof WINDS)[number]]: string } = {
  north: word('north'),
  northEast: word('north-east'),
  southEast: word('south-east'),
  south: word('south'),
  southWest: word('south-west'),
  northWest: word('north-west'),
};

const AIR_NAMES: { readonly [A in (typeof AIRS)[number]]: string } = {
  caustic: word('caustic air'),
  poisonous: word('poisonous air'),
  flammable: word('flammable air'),
};

/** When it takes place: what was not to be had then stays at home. */
function Age({ setup, onChange }: Props) {
  const t = useT();
  const { year, rarest, ...rest } = setup;
  return (
    <>
      <Field
        label={t('Year of the battle (empty: any)')}
        value={year}
        least={1950}
        most={3200}
        onChange={next => onChange(next === undefined ? rest : { ...rest, year: next, ...(rarest && { rarest }) })}
      />
      {year !== undefined && (
        <Choice
          label={t('Rarest equipment allowed')}
          none={t('anything available')}
          value={rarest}
          names={RARITY_NAMES}
          choices={RARITIES}
          onChange={next => onChange({ ...rest, year, ...(next && { rarest: next }) })}
        />
      )}
    </>
  );
}

/** What both players agree on beside the forces: how long, and on what world. */
export function Terms({ setup, onChange }: Props) {
  const t = useT();
  const { conditions = {}, ...rest } = setup;
  const change: Change = (name, value) => {
    const { [name]: _, ...others } = conditions;
    const next = { ...others, ...(value !== undefined && { [name]: value }) } as Conditions;
    onChange(Object.keys(next).length > 0 ? { ...rest, conditions: next } : rest);
  };
  return (
    <>
      <div className="setup-terms">
        <Field
          label={t('Turn limit (empty: none)')}
          value={setup.turns ?? undefined}
          least={1}
          most={99}
          onChange={turns => onChange({ ...setup, turns: turns ?? null })}
        />
        <Age setup={setup} onChange={onChange} />
      </div>
      <Mines setup={setup} onChange={onChange} />
      <details className="setup-always" open={Object.keys(conditions).length > 0}>
        <summary>{t('Conditions of the world')}</summary>
        <div className="setup-terms">
          <Sky conditions={conditions} change={change} />
          <Field
            label={t('Temperature in °C (empty: mild)')}
            value={conditions.temperature}
            least={-100}
            most={200}
            onChange={value => change('temperature', value)}
          />
          <Field
            label={t('Gravity in tenths of Terra’s (empty: 10)')}
            value={conditions.gravity}
            least={1}
            most={30}
            onChange={value => change('gravity', value)}
          />
          <Choice
            label={t('Air pressure')}
            none={t('as on Terra')}
            value={conditions.pressure}
            names={PRESSURE_NAMES}
            choices={PRESSURES}
            onChange={value => change('pressure', value)}
          />
          <Choice
            label={t('Air')}
            none={t('as on Terra')}
            value={conditions.air}
            names={AIR_NAMES}
            choices={AIRS}
            onChange={value => change('air', value)}
          />
        </div>
      </details>
    </>
  );
}

type Change = <C extends keyof Conditions>(name: C, value: Conditions[C] | undefined) => void;

/** What comes from above, and where the wind blows. */
function Sky({ conditions, change }: { readonly conditions: Conditions; readonly change: Change }) {
  const t = useT();
  return (
    <>
      <Choice
        label={t('Weather')}
        none={t('clear sky')}
        value={conditions.weather}
        names={WEATHER_NAMES}
        choices={WEATHERS}
        onChange={value => change('weather', value)}
      />
      <Choice
        label={t('Wind blows to the')}
        none={t('no wind')}
        value={conditions.wind === undefined ? undefined : nth(WINDS, conditions.wind)}
        names={WIND_NAMES}
        choices={WINDS}
        onChange={value => change('wind', value === undefined ? undefined : (WINDS.indexOf(value) as Facing))}
      />
    </>
  );
}
