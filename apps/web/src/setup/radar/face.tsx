import type { RuleId } from '@sortie/kernel';
import { radar } from '@sortie/rules-radar';
import { groundOf } from '../../games/radar/ground.ts';
import { t } from '../../i18n/index.ts';
import type { Playground, SetupFace } from '../face.ts';
import { Forces } from './forces.tsx';
import { tokensOf, viewOf } from './picture.ts';

function playground(setup: unknown): Playground {
  const view = viewOf(setup);
  const name = view.centre === 'ground' ? t('Over a world') : t('Open space');
  return { name, size: t('{turns} turns', { turns: view.turns }), ground: groundOf(view) };
}

function objection(setup: unknown): { readonly rule: RuleId; readonly reason: string } | undefined {
  const reading = radar.ruleset.readSetup(setup);
  return reading.ok ? undefined : { rule: 'ASC-space-setup-order', reason: reading.problem };
}

export const setupFace: SetupFace = { playground, tokensOf, objection, Forces };
