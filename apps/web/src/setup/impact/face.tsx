import type { RuleId } from '@sortie/kernel';
import { readScenario, type ScenarioPlan, TRACKS } from '@sortie/rules-impact';
import { boardOf } from '../../games/impact/ground.ts';
import { because, t } from '../../i18n/index.ts';
import { DesignForm } from '../../scenarios/impact/design-form.tsx';
import { ScenarioParts } from '../../scenarios/impact/scenario-parts.tsx';
import type { Playground, ScenarioPartsProps, SetupFace } from '../face.ts';
import { Forces } from './forces.tsx';
import { mapOf } from './map-of.ts';
import { tokensOf, zonesOf } from './picture.ts';

/** The app passes set-ups through unread; here, and only here, they are those of Impact. */
const read = (setup: unknown): ScenarioPlan => setup as ScenarioPlan;

function playground(setup: unknown): Playground {
  const plan = read(setup);
  const { map } = plan;
  const size =
    map.kind === 'table'
      ? t('{width} × {depth} inches', { width: map.width, depth: map.depth })
      : t('{across} × {down} panels', { across: map.rows[0]?.length ?? 0, down: map.rows.length });
  return { name: t(plan.title), size, ground: boardOf(mapOf(plan)) };
}

function objection(setup: unknown): { readonly rule: RuleId; readonly reason: string } | undefined {
  const reading = readScenario(setup);
  return reading.ok ? undefined : { rule: 'MAAS-15.5-special-rules', reason: because({ reason: reading.problem, said: reading.said }) };
}

const points = (setup: unknown): number => Math.max(...read(setup).forces.map(({ build }) => build));

const roster = (setup: unknown): readonly (readonly string[])[] =>
  read(setup).forces.map(({ units }) => units.map(({ type, count }) => t('{count} × {name}', { count, name: TRACKS[type].name })));

const Parts = ({ setup, rules, onChange }: ScenarioPartsProps) => <ScenarioParts plan={read(setup)} rules={rules} onChange={onChange} />;

export const setupFace: SetupFace = {
  playground,
  tokensOf,
  zonesOf,
  objection,
  points,
  Forces,
  roster,
  ScenarioParts: Parts,
  Design: DesignForm,
};
