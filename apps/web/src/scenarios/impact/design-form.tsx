import type { RuleId } from '@sortie/kernel';
import { type Design, designScenario, designWarnings, type Engagement, poolsFor, type ScenarioPlan, type Size } from '@sortie/rules-impact';
import { useState } from 'react';
import { say, t as translate, useT } from '../../i18n/index.ts';
import type { DesignProps } from '../../setup/face.ts';
import { Choices } from '../../ui/choices.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Check, NumberField } from './fields.tsx';

const STANDARD: Design['forces'][0] = [
  { type: 'command', count: 1 },
  { type: 'assault', count: 3 },
  { type: 'front-line', count: 5 },
  { type: 'recon', count: 1 },
];
const LARGE: Design['forces'][0] = [
  { type: 'command', count: 2 },
  { type: 'assault', count: 6 },
  { type: 'front-line', count: 10 },
  { type: 'recon', count: 2 },
];

const PANELS: { readonly [S in Size]: Design['panels'] } = {
  standard: [
    [{ panel: 'A' }, { panel: 'B' }],
    [
      { panel: 'B', turned: true },
      { panel: 'A', turned: true },
    ],
  ],
  large: [
    [{ panel: 'A' }, { panel: 'B' }, { panel: 'A', turned: true }],
    [{ panel: 'B', turned: true }, { panel: 'A' }, { panel: 'B' }],
  ],
};

/** The scenario of a design, with the pools that its engagement allows. */
function madeOf(design: Design): ScenarioPlan {
  const plan = designScenario(design);
  const [first, second] = poolsFor(design.engagement, design.size);
  return {
    ...plan,
    forces: [
      { ...plan.forces[0], build: first },
      { ...plan.forces[1], build: second },
    ],
  };
}

/** Forces in squads play by the rules of squads. */
const SQUADS: readonly RuleId[] = ['MAAS-14.11-squad-split', 'MAAS-14.11-reorganize', 'MAAS-14.12-squad-morale'];
const squadsOf = ({ forces }: ScenarioPlan): readonly RuleId[] => (forces.some(({ squads }) => squads === 2) ? SQUADS : []);

/** A scenario in a minute: which engagement, how large, what counts. Everything can be changed afterwards. */
export function DesignForm({ onMade }: DesignProps) {
  const t = useT();
  const [title, setTitle] = useState(translate('Our own fight'));
  const [engagement, setEngagement] = useState<Engagement>('meeting');
  const [size, setSize] = useState<Size>('standard');
  const [turns, setTurns] = useState(10);
  const [kills, setKills] = useState<Design['kills']>('count');
  const [holds, setHolds] = useState(false);
  const units = size === 'large' ? LARGE : STANDARD;
  const design: Design = {
    title,
    situation: '',
    engagement,
    size,
    panels: PANELS[size],
    forces: [units, units],
    turns,
    kills,
    ...(holds && { holds: 'end' as const }),
  };
  const warnings = designWarnings(design);
  return (
    <section className="panel setup-part" aria-labelledby="design-title">
      <h2 id="design-title">{t('Design your own')}</h2>
      <TextField label={t('Title')} value={title} maxLength={80} onChange={setTitle} />
      <Encounter engagement={engagement} size={size} onEngagement={setEngagement} onSize={setSize} />
      <NumberField label={t('Turns')} value={turns} min={1} onChange={setTurns} />
      <Choices
        label={t('Eliminated enemies count')}
        value={kills}
        choices={[
          { value: 'count', label: t('one each') },
          { value: 'value', label: t('their build value') },
        ]}
        onChange={setKills}
      />
      <Check label={t('The middle of every panel is an objective')} on={holds} onChange={setHolds} />
      {warnings.length > 0 && (
        <ul className="note small">
          {warnings.map(warning => (
            <li key={say(warning)}>{say(warning)}</li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className="button button-primary"
        onClick={() => {
          const plan = madeOf(design);
          onMade(plan, squadsOf(plan));
        }}
      >
        {t('Make this scenario')}
      </button>
    </section>
  );
}

interface EncounterProps {
  readonly engagement: Engagement;
  readonly size: Size;
  readonly onEngagement: (engagement: Engagement) => void;
  readonly onSize: (size: Size) => void;
}

/** Who meets whom, how many, and what that gives them to build with. */
function Encounter({ engagement, size, onEngagement, onSize }: EncounterProps) {
  const t = useT();
  const [first, second] = poolsFor(engagement, size);
  return (
    <>
      <Choices
        label={t('Engagement')}
        value={engagement}
        choices={[
          { value: 'meeting', label: t('Meeting') },
          { value: 'holding', label: t('Holding action') },
        ]}
        onChange={onEngagement}
      />
      <Choices
        label={t('Size')}
        value={size}
        choices={[
          { value: 'standard', label: t('Standard') },
          { value: 'large', label: t('Large') },
        ]}
        onChange={onSize}
      />
      <p className="quiet small">{t('Pools: {first} and {second} build points', { first, second })}</p>
    </>
  );
}
