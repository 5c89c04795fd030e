import { usesMissiles } from '../attack/aim.ts';
import { ofAttacker } from '../attack/shot.ts';
import { has } from '../card/specials.ts';
import type { Aim } from '../questions.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { Device } from '../shape.ts';
import { isLarge, marked, marking } from '../state.ts';
import { covered } from './ecm.ts';

type Effect = (play: Table, aim: Aim) => void;

const paint: Effect = (play, { target, attacker }) =>
  play.emit({
    type: 'changed',
    unit: target.id,
    rule: 'AS-tag',
    what: 'painted',
    change: { marks: marking(target, { kind: 'tagged', until: play.state.turn, by: attacker.id }) },
  });

const beacon: Effect = (play, { target, attacker }) =>
  play.emit({
    type: 'changed',
    unit: target.id,
    rule: 'AS-narc',
    what: 'carries a beacon',
    change: { marks: marking(target, { kind: 'narc', until: 0, seat: attacker.seat }) },
  });

/** 8 and more shuts a machine down for a turn, less troubles its aim. */
const SHOCK = 8;

const stun =
  (rule: 'AS-sua-btas' | 'ASC-sua-tsemp-effect', modifier: (aim: Aim) => number): Effect =>
  (play, aim) => {
    const { target } = aim;
    const roll = play.roll(2, 6, rule);
    const down = roll.total + modifier(aim) >= SHOCK;
    play.emit({ type: 'rolled', unit: target.id, rule, what: down ? 'shut down' : 'shaken', roll, good: !down });
    const now = play.state.units[target.id]!;
    const mark = down ? { kind: 'stunned', until: play.state.turn + 1 } : { kind: 'shaken', until: play.state.turn + 1, value: 1 };
    play.emit({ type: 'changed', unit: target.id, rule, what: down ? 'shut down' : 'shaken', change: { marks: marking(now, mark) } });
  };

const taser =
  (own: number): Effect =>
  (play, aim) => {
    const { target } = aim;
    if (target.card.type === 'CI' || isLarge(target) || has(target, 'ABA')) return;
    stun('AS-sua-btas', () => own + (target.card.type === 'BM' ? -2 : target.card.type === 'BA' ? 2 : 0))(play, aim);
  };

const pulse: Effect = (play, aim) => {
  const { target } = aim;
  if (target.card.type === 'CI' || has(target, 'VLG') || has(target, 'SLG')) return;
  stun(
    'ASC-sua-tsemp-effect',
    () => (target.card.type === 'BM' ? -1 : 0) + (has(target, 'LG') ? -2 : 0) + (target.card.type === 'SV' ? 2 : 0),
  )(play, aim);
};

const EFFECTS: { readonly [D in Device]: Effect } = {
  TAG: paint,
  LTAG: paint,
  CNARC: beacon,
  SNARC: beacon,
  INARC: beacon,
  BTAS: taser(-2),
  MTAS: taser(0),
  TSEMP: pulse,
  'TSEMP-O': pulse,
};

const isDevice = (how: string): how is Device => Object.hasOwn(EFFECTS, how);

const devices: AlphaRule = core('AS-tag', {
  steps: {
    attack: [
      {
        name: 'device',
        after: 'record',
        run: (play, { aim, hit }) => {
          const { how, attacker } = aim;
          if (!isDevice(how)) return;
          const unit = play.state.units[attacker.id]!;
          if (how === 'BTAS' || how === 'TSEMP-O')
            play.emit({
              type: 'changed',
              unit: unit.id,
              rule: 'AS-attack-count',
              what: 'one charge less',
              change: { spent: [...unit.spent, how] },
            });
          if (hit) EFFECTS[how](play, { ...aim, target: play.state.units[aim.target.id]! });
        },
      },
    ],
  },
  covers: ['AS-sua-tag', 'AS-sua-ltag'],
});

/** A beacon helps whoever set it, unless the target is under its own side's screen. */
const bonus = (missiles: (aim: Aim) => boolean): NonNullable<AlphaRule['adds']> => ({
  damage: aim => {
    const { target, attacker, state } = aim;
    const mark = target.marks.find(({ kind }) => kind === 'narc');
    return mark?.seat === attacker.seat && missiles(aim) && !covered(state, target, target.seat) ? 1 : undefined;
  },
});
const alone = ({ how }: Aim): boolean => ['indirect', 'LRM', 'SRM'].includes(how);

export const deviceRules: readonly AlphaRule[] = [
  devices,
  core('AS-narc', { adds: bonus(alone), covers: ['AS-sua-cnarc', 'AS-sua-snarc', 'AS-sua-inarc'] }),
  core('AS-damage-narc-ce', { adds: bonus(usesMissiles), replaces: ['AS-narc'] }),
  core('AS-sua-btas', {
    adds: {
      ...ofAttacker(({ attacker }) => (marked(attacker, 'shaken') ? 1 : undefined)),
      control: ({ unit }) => (marked(unit, 'shaken') ? 1 : undefined),
    },
    covers: ['AS-sua-mtas', 'AS-sua-aba', 'ASC-sua-aba'],
  }),
  core('ASC-sua-tsemp-effect', { covers: ['ASC-sua-tsemp-attacks', 'ASC-sua-tsemp-stacking', 'AS-sua-tsemp', 'AS-sua-tsemp-o'] }),
  core('AS-ecm', { covers: ['AS-sua-ecm', 'AS-sua-aecm', 'AS-sua-lecm', 'AS-sua-wat'] }),
  core('AS-c3', {
    covers: ['AS-sua-c3m', 'AS-sua-c3s', 'AS-sua-c3i', 'AS-sua-c3bsm', 'AS-sua-c3bss', 'AS-sua-c3em', 'AS-sua-nova', 'ASC-sua-nova'],
  }),
];
