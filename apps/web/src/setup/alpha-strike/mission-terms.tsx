import { missionAdvice, type Setup } from '@sortie/rules-alpha-strike';
import { useMemo } from 'react';
import { say, useT } from '../../i18n/index.ts';
import { RuleChip } from '../../units/detail/rule-chip.tsx';
import { Count } from './count.tsx';

type Order = NonNullable<Setup['mission']>;

interface Props {
  readonly setup: Setup;
  readonly roles: readonly string[];
  readonly onChange: (setup: Setup) => void;
}

/** The most markers that each variant can have, where their number is free, and how many it has unless somebody says otherwise. */
const MARKERS: { readonly [V in NonNullable<Order['variant']>]?: { readonly most: number; readonly usual: number } } = {
  'many-flags': { most: 3, usual: 3 },
  extraction: { most: 3, usual: 1 },
  domination: { most: 6, usual: 4 },
  'hold-them-off': { most: 4, usual: 1 },
};

/** An order with one thing changed; what is as usual is not written down. */
function changed(order: Order, key: keyof Order, value: Order[keyof Order] | undefined): Order {
  const { [key]: _, ...rest } = order;
  return { ...(rest as Order), ...(value !== undefined && value !== false && { [key]: value }) };
}

/** What the players may agree on within a mission, and what the book would advise. */
export function MissionTerms({ setup, roles, onChange }: Props) {
  const t = useT();
  const { mission } = setup;
  const advice = useMemo(() => missionAdvice(setup), [setup]);
  if (!mission) return undefined;
  const set = (key: keyof Order, value: Order[keyof Order] | undefined): void =>
    onChange({ ...setup, mission: changed(mission, key, value) });
  const markers = mission.variant && MARKERS[mission.variant];
  return (
    <fieldset className="as-mission">
      <legend className="legend">{t('Terms of the mission')}</legend>
      <div className="as-terms">
        <label className="field">
          <span className="label">{t('Kills score')}</span>
          <select
            className="input"
            value={mission.kills ?? ''}
            onChange={event => set('kills', event.target.value === '' ? undefined : (event.target.value as 'basic' | 'points'))}
          >
            <option value="points">{t('by point value')}</option>
            <option value="basic">{t('by the table')}</option>
            <option value="">{t('nothing')}</option>
          </select>
        </label>
        <label className="field">
          <span className="label">{t('Knows no retreat')}</span>
          <select
            className="input"
            value={mission.desperate ?? ''}
            onChange={event => set('desperate', event.target.value === '' ? undefined : (Number(event.target.value) as 0 | 1))}
          >
            <option value="">{t('nobody')}</option>
            {roles.slice(0, 2).map((role, seat) => (
              <option key={role} value={seat}>
                {t(role)}
              </option>
            ))}
          </select>
        </label>
        {markers && (
          <Count
            label={t('Flags, sectors or markers')}
            value={mission.markers ?? markers.usual}
            least={1}
            most={markers.most}
            onChange={count => set('markers', count)}
          />
        )}
        {mission.kind === 'reconnaissance' && (
          <Count
            label={t('Construction factor of buildings')}
            value={mission.cf ?? 15}
            least={1}
            most={30}
            onChange={cf => set('cf', cf)}
          />
        )}
        {mission.kind === 'hold-the-line' && (
          <Check
            label={t('Three turns for every lance of the attacker')}
            on={mission.timed === true}
            onChange={timed => set('timed', timed)}
          />
        )}
        {mission.variant === 'crush-the-head' && (
          <Check label={t('Nobody says who commands')} on={mission.secret === true} onChange={secret => set('secret', secret)} />
        )}
        {mission.kind === 'reconnaissance' && (
          <Check label={t('Buildings disturb electronics')} on={mission.emi === true} onChange={emi => set('emi', emi)} />
        )}
      </div>
      {advice.length > 0 && (
        <ul className="small quiet" aria-label={t('What the book advises')}>
          {advice.map(({ rule, says }) => (
            <li key={rule}>
              {say(says)} <RuleChip rule={rule} />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

interface CheckProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

const Check = ({ label, on, onChange }: CheckProps) => (
  <label className="as-check small">
    <input type="checkbox" checked={on} onChange={event => onChange(event.target.checked)} /> {label}
  </label>
);
