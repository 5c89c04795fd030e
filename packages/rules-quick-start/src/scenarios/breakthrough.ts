import type { Roll, RuleId } from '@sortie/kernel';
import { applyDamage } from '../damage/apply.ts';
import { codeOf, FORCES, wrongForce } from '../force/force.ts';
import type { QuickStartRule, Table } from '../rule.ts';
import { byPoints } from '../sequence/victory.ts';
import type { Mech, Setup, Side, State } from '../shape.ts';
import { ofSide } from '../state.ts';
import { tablesOf } from '../tables.ts';

const cite = 'QS p. 10';

/** Map, deployment and order of the training scenario hold here as well: their rules ask for no scenario. */
const setup: QuickStartRule = {
  id: 'QS-scenario-breakthrough-setup',
  cite,
  kind: 'core',
  base: {
    exit: ({ scenario, side, edge }) => (scenario === 'breakthrough' && side === 'attacker' && edge === 'south' ? 1 : undefined),
  },
};

/** As printed the defender has the same Griffin twice; the box holds one of each, so that is allowed as well. */
const defender: QuickStartRule = {
  id: 'QS-scenario-breakthrough-defender',
  cite,
  kind: 'core',
  forbidsSetup: chosen => {
    const wrong = wrongForce(chosen, 'breakthrough', 'defender');
    return wrong && !hasBothGriffins(chosen) ? wrong : undefined;
  },
};

const hasBothGriffins = (chosen: Setup): boolean =>
  [...chosen.defender.map(codeOf)].sort().join() === [...FORCES.breakthrough.defender.slice(1), 'GRF-1S'].sort().join();

const attacker: QuickStartRule = {
  id: 'QS-scenario-breakthrough-attacker',
  cite,
  kind: 'core',
  forbidsSetup: chosen => wrongForce(chosen, 'breakthrough', 'attacker'),
};

const BLOWS = 2;
const POINTS = 5;

const armorDamage: QuickStartRule = {
  id: 'QS-scenario-breakthrough-armor-damage',
  cite,
  kind: 'core',
  covers: ['QS-scenario-breakthrough-no-head'],
  steps: {
    opening: [
      {
        name: 'scars',
        after: 'roles',
        run: play => {
          if (play.state.scenario !== 'breakthrough') return;
          for (const unit of ofSide(play.state, 'attacker')) for (let blow = 0; blow < BLOWS; blow++) scar(play, unit.id);
        },
      },
    ],
  },
};

/** Five points somewhere; a roll for the head is made again. */
function scar(play: Table, unit: number): void {
  const tables = tablesOf(play.book);
  const rolls: Roll[] = [];
  let location = tables.struck[0]!;
  do {
    rolls.push(play.roll(2, 6, 'QS-scenario-breakthrough-armor-damage'));
    location = tables.struck[rolls.at(-1)!.total]!;
  } while (location === 'HD');
  const { marks, lost } = applyDamage(tables, play.state.units[unit]!.armor, location, POINTS);
  play.emit({ type: 'scarred', unit, rolls, marks, lost });
}

const LIMPING = { stand: 0, walk: 4, run: 6, jump: 4 } as const;

const isLimping = ({ side, sheet }: Mech): boolean => side === 'attacker' && sheet.code === 'WVR-6R';

const motive: QuickStartRule = {
  id: 'QS-scenario-breakthrough-motive',
  cite,
  kind: 'core',
  atMost: { allowance: ({ scenario, unit, mode }) => (scenario === 'breakthrough' && isLimping(unit) ? LIMPING[mode] : undefined) },
};

const gone = (state: State, side: Side): boolean => ofSide(state, side).every(({ fate }) => fate === 'destroyed' || fate === 'withdrawn');

const end: QuickStartRule = {
  id: 'QS-scenario-breakthrough-end',
  cite,
  kind: 'core',
  covers: ['QS-scenario-breakthrough-winner'],
  steps: {
    judging: [
      {
        name: 'breakthrough',
        before: 'lastSide',
        run: (play, verdict) => {
          const { state } = play;
          if (state.scenario === 'breakthrough' && (gone(state, 'defender') || gone(state, 'attacker')))
            verdict.result = byPoints(play, 'points');
        },
      },
    ],
  },
};

const count = (state: State, side: Side, fate: Mech['fate']): number => ofSide(state, side).filter(unit => unit.fate === fate).length;

const scores = (id: RuleId, of: Side, each: number, losers: Side, fate: Mech['fate']): QuickStartRule => ({
  id,
  cite,
  kind: 'core',
  adds: { points: ({ state, side }) => (side === of ? each * count(state, losers, fate) : undefined) },
});

export const breakthroughRules: readonly QuickStartRule[] = [
  setup,
  defender,
  attacker,
  armorDamage,
  motive,
  end,
  scores('QS-scenario-breakthrough-vp-exit', 'attacker', 2, 'attacker', 'withdrawn'),
  scores('QS-scenario-breakthrough-vp-kill', 'attacker', 1, 'defender', 'destroyed'),
  scores('QS-scenario-breakthrough-vp-defender', 'defender', 3, 'attacker', 'destroyed'),
];
