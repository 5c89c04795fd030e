import type { RuleId } from '@sortie/kernel';
import { optionalIds, type ScenarioPlan } from '@sortie/rules-impact';
import { type ReactNode, useId } from 'react';
import { useT } from '../../i18n/index.ts';
import { ForcePart } from './force-part.tsx';
import { MapPart } from './map-part.tsx';
import { SpecialPart } from './special-part.tsx';
import { TitlePart } from './title-part.tsx';
import { VictoryPart } from './victory-part.tsx';

interface Props {
  readonly plan: ScenarioPlan;
  /** Fields that belong to optional rules are asked for where those are in force. */
  readonly rules?: readonly RuleId[];
  readonly onChange: (plan: ScenarioPlan) => void;
}

/** Everything a scenario says, one part unfolded at a time; its rules are chosen beside it. */
export function ScenarioParts({ plan, rules = optionalIds, onChange }: Props) {
  const t = useT();
  const name = useId();
  const change = (some: Partial<ScenarioPlan>) => onChange({ ...plan, ...some });
  return (
    <div className="stack-tight">
      <TitlePart plan={plan} onChange={change} />
      <Fold name={name} title={t('Map')} open>
        <MapPart plan={plan} onChange={change} />
      </Fold>
      <Fold name={name} title={t('Special rules')}>
        <SpecialPart plan={plan} onChange={special => change({ special })} onReach={mineReach => change({ mineReach })} />
      </Fold>
      <Fold name={name} title={t('First force')}>
        <ForcePart plan={plan} rules={rules} seat={0} onChange={force => change({ forces: [force, plan.forces[1]] })} />
      </Fold>
      <Fold name={name} title={t('Second force')}>
        <ForcePart plan={plan} rules={rules} seat={1} onChange={force => change({ forces: [plan.forces[0], force] })} />
      </Fold>
      <Fold name={name} title={t('Victory')}>
        <VictoryPart plan={plan} onChange={victory => change({ victory })} />
      </Fold>
    </div>
  );
}

interface FoldProps {
  /** Of those with the same name one is open. */
  readonly name: string;
  readonly title: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

const Fold = ({ name, title, open = false, children }: FoldProps) => (
  <details className="setup-always scenario-fold" name={name} open={open}>
    <summary>{title}</summary>
    {children}
  </details>
);
