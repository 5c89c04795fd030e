import type { RuleId } from '@sortie/kernel';
import { optionalIds, type ScenarioPlan } from '@sortie/rules-impact';
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

/** Everything a scenario says, to be changed for one game; its rules are chosen beside it. */
export function ScenarioParts({ plan, rules = optionalIds, onChange }: Props) {
  const change = (part: Partial<ScenarioPlan>) => onChange({ ...plan, ...part });
  return (
    <div className="stack">
      <TitlePart plan={plan} onChange={change} />
      <MapPart plan={plan} onChange={change} />
      <SpecialPart plan={plan} rules={rules} onChange={special => change({ special })} onReach={mineReach => change({ mineReach })} />
      <ForcePart plan={plan} rules={rules} seat={0} onChange={force => change({ forces: [force, plan.forces[1]] })} />
      <ForcePart plan={plan} rules={rules} seat={1} onChange={force => change({ forces: [plan.forces[0], force] })} />
      <VictoryPart plan={plan} onChange={victory => change({ victory })} />
    </div>
  );
}
