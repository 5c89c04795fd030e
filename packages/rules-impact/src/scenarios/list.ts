import type { RuleId, Scenario } from '@sortie/kernel';
import type { ScenarioPlan } from '../model/scenario.ts';
import type { Impact } from '../model/shape.ts';
import { standardRules } from '../ruleset.ts';
import { badAir, deadReckoning, stairwell, thinAir } from './by-chapter.ts';
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

const STOREYS: readonly RuleId[] = ['MAAS-14.13-storey-height', 'MAAS-14.13-storey-climb', 'MAAS-14.13-no-bounce-inside'];
const FACING: readonly RuleId[] = ['MAAS-14.9-facing-arc', 'MAAS-14.9-facing-rotate'];
const MARINES: readonly RuleId[] = ['MAAS-14.5.1-marine-firepower', 'MAAS-14.5.2-marine-aggressive', 'MAAS-14.5.3-marine-morale'];

export const scenarios: readonly Scenario<Impact>[] = [
  scenario('crossed-wires', crossedWires, ['Kestrel', 'Marten'], []),
  scenario('the-spillway', spillway, ['attacker', 'defender'], ['MAAS-14.10-hidden-setup']),
  scenario('glow-line', glowLine, ['raiders', 'garrison'], [...STEALTH, 'MAAS-3.12-mine-marker', 'MAAS-14.6-mine-trigger']),
  scenario('twin-hammers', twinHammers, ['Kestrel', 'Marten'], SQUADS),
  scenario('stairwell', stairwell, ['attacker', 'defender'], [...STOREYS, ...FACING, ...MARINES]),
  scenario('thin-air', thinAir, ['raiders', 'garrison'], ['MAAS-14.7-nap-of-earth', 'MAAS-14.1-improved-detection']),
  scenario('bad-air', badAir, ['Kestrel', 'Marten'], ['MAAS-14.2-suit-integrity', 'MAAS-14.14-abandonment']),
  scenario('dead-reckoning', deadReckoning, ['attacker', 'defender'], [...STEALTH, 'MAAS-14.8-strict-combat', 'MAAS-14.10-hidden-setup']),
];
