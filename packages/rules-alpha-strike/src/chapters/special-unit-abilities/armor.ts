import { usesMissiles } from '../../attack/aim.ts';
import { has } from '../../card/specials.ts';
import type { Questions, Strike } from '../../questions.ts';
import { type AlphaRule, core, type Table } from '../../rule.ts';
import { defended } from '../../special-abilities/armor.ts';
import { canAct, friendsOf, isOn, isWithin, marked, markOf, type Standing } from '../../state.ts';

const heal = (play: Table): void => {
  for (const unit of play.state.units) {
    const points = has(unit, 'BHJ3') ? 2 : has(unit, 'BHJ2') ? 1 : 0;
    if (points === 0 || unit.fate !== 'fighting' || unit.armor <= 0 || unit.armor >= unit.card.armor) continue;
    play.emit({ type: 'armorSealed', unit: unit.id, armor: Math.min(unit.card.armor, unit.armor + points) });
  }
};

type Struck = Pick<Strike, 'attacker' | 'target' | 'state' | 'how'>;
const GUARD_REACH = 2;

/** Whoever guards somebody against these missiles: itself first, else a friend beside it. What it has begun to guard this turn it goes on to guard. */
function guardOf({ attacker, target, state, how }: Struck): Standing | undefined {
  if (!usesMissiles({ attacker, how }) || !isOn(target)) return undefined;
  const guards = (unit: Standing, whom: 'own' | 'friends'): boolean => {
    const before = markOf(unit, 'rams');
    return has(unit, 'RAMS') && canAct(unit) && (!before || before.whom === whom);
  };
  if (guards(target, 'own') && defended({ attacker, target }, 'RAMS')) return target;
  return friendsOf(state, target.seat).find(
    friend => friend.id !== target.id && guards(friend, 'friends') && isWithin(friend, target, GUARD_REACH),
  );
}

/** Self-inflicted points that armor against blows takes off, where more than one is left. */
const cushioned = ({ how, hit, attacker, target }: Questions['recoil']): number | undefined => {
  if (!has(attacker, 'IRA')) return undefined;
  if (how === 'charge') return hit && target.card.size > 1 ? -1 : undefined;
  return how === 'dfa' && attacker.card.size + (hit ? 0 : 1) > 1 ? -1 : undefined;
};

export const armorRules: readonly AlphaRule[] = [
  core('ASC-sua-rams', {
    adds: { taken: strike => (strike.dealt > 1 && guardOf(strike) ? -1 : undefined) },
    steps: {
      attack: [
        {
          name: 'point defense',
          before: 'record',
          run: (play, { aim, hit, damage }) => {
            const guard = hit && damage && damage.total > 1 ? guardOf({ ...aim, state: play.state }) : undefined;
            if (!guard || marked(guard, 'rams')) return;
            const whom = guard.id === aim.target.id ? 'own' : 'friends';
            play.emit({ type: 'missilesShotDown', unit: guard.id, whom, until: play.state.turn });
          },
        },
      ],
    },
    covers: ['AS-sua-rams'],
  }),
  core('ASC-sua-ira-damage', {
    adds: {
      soaked: strike => (has(strike.target, 'IRA') && strike.kind === 'physical' && strike.dealt > 1 ? -1 : undefined),
      recoil: cushioned,
    },
  }),
  core('ASC-sua-bhj', { steps: { ending: [{ name: 'sealing', before: 'effects', run: heal }] }, covers: ['AS-sua-bhj2', 'AS-sua-bhj3'] }),
];
