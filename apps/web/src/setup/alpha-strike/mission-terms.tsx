import { missionAdvice, type Setup } from '@sortie/rules-alpha-strike';
import { useMemo } from 'react';
import { say, useT } from '../../i18n/index.ts';
import { RuleChip } from '../../units/detail/rule-chip.tsx';
import { Count } from './count.tsx';

type Order = NonNullable<Setup['mission']>;
type SetTerm = (key: keyof Order, value: Order[keyof Order] | undefined) => void;

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
  if (!mission) return undefined;
  const set: SetTerm = (key, value) => onChange({ ...setup, mission: changed(mission, key, value) });
  return (
    <fieldset className="as-mission">
      <legend className="legend">{t('Terms of the mission')}</legend>
      <div className="as-terms">
        <Scoring mission={mission} set={set} roles={roles} />
        <Markers mission={mission} set={set} />
        {mission.kind === 'reconnaissance' && <Buildings mission={mission} set={set} />}
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
      </div>
      <Advice setup={setup} />
    </fieldset>
  );
}

interface TermProps {
  readonly mission: Order;
  readonly set: SetTerm;
}

/** What kills are worth, and who fights to the last. */
function Scoring({ mission, set, roles }: TermProps & Pick<Props, 'roles'>) {
  const t = useT();
  return (
    <>
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
    </>
  );
}

/** How many things lie on the table, and how large they are. */
function Markers({ mission, set }: TermProps) {
  const t = useT();
  const markers = mission.variant && MARKERS[mission.variant];
  return (
    <>
      {markers && (
        <Count
          label={t('Flags, sectors or markers')}
          value={mission.markers ?? markers.usual}
          least={1}
          most={markers.most}
          onChange={count => set('markers', count)}
        />
      )}
      {mission.kind !== 'reconnaissance' && (
        <Count
          label={t('Terrain that each side puts on the table')}
          value={mission.features ?? 0}
          least={0}
          most={6}
          onChange={count => set('features', count === 0 ? undefined : count)}
        />
      )}
      {mission.kind === 'capture-the-flag' && mission.campaign && (
        <Count label={t('Size of the flags')} value={mission.flagSize ?? 1} least={1} most={5} onChange={size => set('flagSize', size)} />
      )}
    </>
  );
}

function Advice({ setup }: Pick<Props, 'setup'>) {
  const t = useT();
  const advice = useMemo(() => missionAdvice(setup), [setup]);
  if (advice.length === 0) return undefined;
  return (
    <ul className="small quiet" aria-label={t('What the book advises')}>
      {advice.map(({ rule, says }) => (
        <li key={rule}>
          {say(says)} <RuleChip rule={rule} />
        </li>
      ))}
    </ul>
  );
}

/** What the buildings of a reconnaissance are like, and who puts them where. */
function Buildings({ mission, set }: TermProps) {
  const t = useT();
  return (
    <>
      <Count label={t('Construction factor of buildings')} value={mission.cf ?? 15} least={1} most={30} onChange={cf => set('cf', cf)} />
      <label className="field">
        <span className="label">{t('Who places the buildings')}</span>
        <select
          className="input"
          value={mission.builders ?? ''}
          onChange={event => set('builders', event.target.value === '' ? undefined : (event.target.value as 'defender' | 'both'))}
        >
          <option value="">{t('nobody: they are on the table already')}</option>
          <option value="defender">{t('the defender')}</option>
          <option value="both">{t('both sides in turns')}</option>
        </select>
      </label>
      <Check label={t('Buildings disturb electronics')} on={mission.emi === true} onChange={emi => set('emi', emi)} />
    </>
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
