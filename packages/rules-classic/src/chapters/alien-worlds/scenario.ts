import type { RuleId, Scenario } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import { northAgainstSouth } from '../../scenarios/sides.ts';
import type { Classic, MapName, Setup } from '../../shape.ts';
import { joiningRules } from './joining.ts';
import { worldRules } from './worlds.ts';

const TURNS = 15;

interface World {
  readonly map: MapName;
  readonly title: string;
  readonly summary: string;
  readonly forces: Setup['forces'];
  readonly rules: readonly ClassicRule[];
}

/** A ready game on a strange world: what everybody plays, what all these worlds have, and what this one has with all that it needs. */
export function onWorld(common: readonly RuleId[], { map, title, summary, forces, rules }: World): Scenario<Classic> {
  const chosen = [...worldRules, ...joiningRules, ...rules].flatMap(({ id, needs = [] }) => [...needs, id]);
  return northAgainstSouth(map, title, summary, { map, forces, turns: TURNS }, [...common, ...new Set(chosen)]);
}
