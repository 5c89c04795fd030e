import { usesMissiles } from '../attack/aim.ts';
import { ofAttacker } from '../attack/shot.ts';
import { has, specialsOf } from '../card/specials.ts';
import type { Aim } from '../questions.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { Device } from '../shape.ts';
import { wholly } from '../special-abilities/armor.ts';
import { isLarge, marked, markOf, unitAt } from '../state.ts';
import { covered } from './ecm.ts';

type Effect = (play: Table, aim: Aim) => void;

const paint: Effect = (play, { target, attacker }) =>
  play.emit({ type: 'tagged', unit: target.id, by: attacker.id, until: play.state.turn });

/** Pods of other kinds call nobody. */
const beacon: Effect = (play, { target, attacker, munition }) => {
  if (munition === '') play.emit({ type: 'beaconed', unit: target.id, seat: attacker.seat });
};

/** 8 and more shuts a machine down for a turn, less troubles its aim. */
const SHOCK = 8;

export const stun =
  (rule: 'AS-sua-btas' | 'ASC-sua-tsemp-effect', modifier: (aim: Aim) => number): Effect =>
  (play, aim) => {
    const { target } = aim;
    const roll = play.roll(2, 6, rule);
    const down = roll.total + modifier(aim) >= SHOCK;
    play.emit({ type: 'rolled', unit: target.id, rule, what: down ? 'shut down' : 'shaken', roll, good: !down });
    play.emit({ type: down ? 'stunned' : 'shaken', unit: target.id, until: play.state.turn + 1, rule });
  };

const taser =
  (own: number): Effect =>
  (play, aim) => {
    const { target } = aim;
    if (target.card.type === 'CI' || isLarge(target) || has(target, 'ABA')) return;
    stun('AS-sua-btas', () => own + (target.card.type === 'BM' ? -2 : target.card.type === 'BA' ? 2 : 0))(play, aim);
  };

/** A device that does something to whoever it hits; the charges of some are used up whether they hit or not. */
export const device = (codes: readonly Device[], effect: Effect, spends: readonly Device[] = []): Pick<AlphaRule, 'steps'> => ({
  steps: {
    attack: [
      {
        name: codes.join(' '),
        after: 'record',
        run: (play, { aim, hit }) => {
          const how = codes.find(code => code === aim.how);
          if (!how) return;
          if (spends.includes(how)) play.emit({ type: 'chargeSpent', unit: aim.attacker.id, device: how });
          if (hit) effect(play, { ...aim, target: unitAt(play.state, aim.target.id) });
        },
      },
    ],
  },
});

/** A beacon helps whoever set it, unless the target is under its own side's screen. */
const bonus = (missiles: (aim: Aim) => boolean): NonNullable<AlphaRule['adds']> => ({
  damage: aim => {
    const { target, attacker, state } = aim;
    const mark = markOf(target, 'narc');
    return mark?.seat === attacker.seat && missiles(aim) && !covered(state, target, target.seat) ? 1 : undefined;
  },
});
const NARCS = ['CNARC', 'SNARC', 'INARC'] as const;
const alone = ({ how }: Aim): boolean => ['indirect', 'LRM', 'SRM'].includes(how);

export const deviceRules: readonly AlphaRule[] = [
  core('AS-tag', { ...device(['TAG', 'LTAG'], paint), covers: ['AS-sua-tag', 'AS-sua-ltag'] }),
  core('AS-narc', { ...device(NARCS, beacon), adds: bonus(alone), covers: ['AS-sua-cnarc', 'AS-sua-snarc', 'AS-sua-inarc'] }),
  core('AS-damage-narc-ce', {
    ...device(NARCS, beacon),
    // A standard attack with such weapons counts as a whole, for beacons as for armor that stops shells and missiles.
    adds: { ...bonus(usesMissiles), soaked: wholly },
    affirms: { mixes: ({ unit, code }) => specialsOf(unit.card).get('TUR')?.within.has(code) === true },
    replaces: ['AS-narc'],
  }),
  core('AS-sua-btas', {
    ...device(['BTAS'], taser(-2), ['BTAS']),
    adds: {
      ...ofAttacker(({ attacker }) => (marked(attacker, 'shaken') ? 1 : undefined)),
      control: ({ unit }) => (marked(unit, 'shaken') ? 1 : undefined),
    },
    covers: ['AS-sua-aba', 'ASC-sua-aba'],
  }),
  core('AS-sua-mtas', { ...device(['MTAS'], taser(0)), splitFrom: { rule: 'AS-sua-btas', version: 2 } }),
  core('AS-ecm', {
    structural: 'a screen is a circle around whoever carries it, which other rules ask about',
    covers: ['AS-sua-ecm', 'AS-sua-aecm', 'AS-sua-lecm', 'AS-sua-wat'],
  }),
];
