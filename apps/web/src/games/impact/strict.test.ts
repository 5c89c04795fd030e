import { Rulebook, type RuleId, seenBy } from '@sortie/kernel';
import { type Impact, impact, type State, standardRules, type Unit } from '@sortie/rules-impact';
import { expect, test } from 'vitest';
import type { Moment } from '../../battle/face.ts';
import { fieldIn } from './ground.ts';
import { brief } from './inspect.ts';
import { prospectOf } from './prospects.ts';
import { looked, sightsFrom } from './sight.ts';
import { keyOf } from './units.ts';

const { ruleset, scenarios } = impact;
const bare = ruleset.setup(scenarios[0]!.setup);
const ground = fieldIn(bare);
const at = (name: string): number => ground.named(name)!;
const blue = bare.units.findIndex(({ seat }) => seat === 1);

/** A soldier of red called up in sight of one of blue. */
function moment(extra: readonly RuleId[]): Moment<Impact> {
  const units = bare.units.map(
    (unit): Unit => (unit.id === 0 || unit.id === blue ? { ...unit, place: 'map', at: at(unit.id === 0 ? 'A-B-03' : 'A-B-09') } : unit),
  );
  const active = {
    unit: 0,
    mp: 5,
    full: 5,
    moved: false,
    stopped: false,
    shots: 0,
    shaky: false,
    painted: null,
    mode: null,
    first: null,
    queried: 0,
    bounced: false,
    landed: false,
    kept: true,
    airStart: false,
  } as unknown as State['active'];
  const view = seenBy<Impact>({ ...bare, units, active, phase: 'impulses', turn: 1, toAct: 0 });
  return { view, book: Rulebook.compile(ruleset, [...standardRules, ...extra]), seat: 0, selected: keyOf(0) } as Moment<Impact>;
}

test('under strict combat nothing on the screen measures before the shot', () => {
  const told = (extra: readonly RuleId[]) => {
    const now = moment(extra);
    const [unit, target] = [now.view.units[0]!, now.view.units[blue]!];
    return {
      faint: sightsFrom(now, unit).length,
      tool: looked(now, unit, at('A-B-09')) !== undefined,
      strict: prospectOf(now, unit, target, 'stationary').strict,
      strength: prospectOf(now, unit, target, 'stationary').strength.terms.length > 0,
      brief: brief(now, keyOf(blue)).length,
    };
  };
  expect(told([])).toMatchObject({ faint: 1, tool: true, strict: false, strength: true });
  expect(told(['MAAS-14.8-strict-combat'])).toMatchObject({ faint: 0, tool: false, strict: true, strength: false });
  expect(told([]).brief - told(['MAAS-14.8-strict-combat']).brief).toBe(1);
});
