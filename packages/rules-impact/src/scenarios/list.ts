import type { RuleId, Scenario } from '@sortie/kernel';
import type { ScenarioPlan } from '../model/scenario.ts';
import type { Impact } from '../model/shape.ts';
import { standardRules } from '../ruleset.ts';
import { crossedWires, glowLine, spillway, twinHammers } from './house.ts';

const scenario = (id: string, setup: ScenarioPlan, roles: readonly [string, string], extra: readonly RuleId[]): Scenario<Impact> => ({
  id,
  title: setup.title,
  summary: setup.situation,
  roles,
  rules: [...standardRules, ...extra],
  setup,
});

const SQUADS: readonly RuleId[] = ['MAAS-14.11-squad-split', 'MAAS-14.11-reorganize', 'MAAS-14.12-squad-morale'];
const STEALTH: readonly RuleId[] = [
  'MAAS-14.3-stealth-entry',
  'MAAS-14.3-stealth-reveal-move',
  'MAAS-14.3-stealth-assault',
  'MAAS-14.3-stealth-no-reaction',
  'MAAS-14.3-stealth-ground-only',
  'MAAS-9.3.2-mod-stealth',
];

export const scenarios: readonly Scenario<Impact>[] = [
  scenario('crossed-wires', crossedWires, ['Kestrel', 'Marten'], []),
  scenario('the-spillway', spillway, ['attacker', 'defender'], ['MAAS-14.10-hidden-setup']),
  scenario('glow-line', glowLine, ['raiders', 'garrison'], [...STEALTH, 'MAAS-3.12-mine-marker', 'MAAS-14.6-mine-trigger']),
  scenario('twin-hammers', twinHammers, ['Kestrel', 'Marten'], SQUADS),
];
