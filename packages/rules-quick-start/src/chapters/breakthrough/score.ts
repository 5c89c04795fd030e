import type { RuleId } from '@sortie/kernel';
import type { QuickStartRule } from '../../rule.ts';
import { byPoints } from '../../sequence/victory.ts';
import type { Mech, Side, State } from '../../shape.ts';
import { ofSide } from '../../state.ts';

const cite = 'QS p. 10';

const gone = (state: State, side: Side): boolean => ofSide(state, side).every(({ fate }) => fate === 'destroyed' || fate === 'withdrawn');

const end: QuickStartRule = {
  id: 'QS-scenario-breakthrough-end',
  cite,
  kind: 'core',
  covers: ['QS-scenario-breakthrough-winner'],
  affirms: { scored: ({ scenario }) => scenario === 'breakthrough' },
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

export const scoreRules: readonly QuickStartRule[] = [
  end,
  scores('QS-scenario-breakthrough-vp-exit', 'attacker', 2, 'attacker', 'withdrawn'),
  scores('QS-scenario-breakthrough-vp-kill', 'attacker', 1, 'defender', 'destroyed'),
  scores('QS-scenario-breakthrough-vp-defender', 'defender', 3, 'attacker', 'destroyed'),
];
