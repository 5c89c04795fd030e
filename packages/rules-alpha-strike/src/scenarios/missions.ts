import type { RuleId, Scenario } from '@sortie/kernel';
import { EDITIONS } from '../rules.ts';
import type { AlphaStrike, Entry, MissionOrder, Setup } from '../shape.ts';

/** What missions need besides the usual rules: loads outside, and crippled units that leave. */
const RULES: readonly RuleId[] = [...(EDITIONS['corrected-2013'] ?? []), 'ASC-cargo-capacity', 'AS-withdraw', 'ASC-scen-forced-withdrawal'];
const lance = (...cards: readonly string[]): readonly Entry[] =>
  cards.map((card, i) => ({ card, lance: Math.floor(i / 4), ...(i === 0 ? { commander: 'force' as const } : {}) }));

const FIRST = lance('Bulwark', 'Sentinel', 'Pathfinder', 'Harrier');
const SECOND = lance('Lancer', 'Marauder Hawk', 'Pathfinder', 'Courser');

const mission = (
  id: string,
  title: string,
  summary: string,
  roles: readonly [string, string],
  order: Omit<MissionOrder, 'kills'>,
  more: Partial<Setup> = {},
): Scenario<AlphaStrike> => ({
  id,
  title,
  summary,
  roles,
  rules: RULES,
  setup: {
    table: { scene: 'hills', seed: 31 },
    forces: [FIRST, SECOND],
    zone: 6,
    limit: 12,
    ...more,
    mission: { ...order, kills: 'points' },
  },
});

const EVEN = ['South', 'North'] as const;
const STORM = ['Attacker', 'Defender'] as const;

/** One ready game for every mission of the Companion and every variant of it. */
export const MISSION_SCENARIOS: readonly Scenario<AlphaStrike>[] = [
  mission('stand-up-fight', 'Stand-up fight', 'Until only one side has anybody left. Kills score, crippled units leave.', EVEN, {
    kind: 'stand-up-fight',
  }),
  mission('crush-the-head', 'Crush the head', 'Each side has a commander; the last one alive decides.', EVEN, {
    kind: 'stand-up-fight',
    variant: 'crush-the-head',
  }),
  mission('secret-commander', 'Who commands?', 'The commanders are secret: find the other with probes, or by chance.', EVEN, {
    kind: 'stand-up-fight',
    variant: 'crush-the-head',
    secret: true,
  }),
  mission('capture-the-flag', 'Capture the flag', 'Take the flag of the other side and bring it home.', EVEN, { kind: 'capture-the-flag' }),
  mission('one-flag', 'Only one flag', 'One flag in the middle: bring it home.', EVEN, { kind: 'capture-the-flag', variant: 'one-flag' }),
  mission(
    'many-flags',
    'Many flags',
    'Three flags a side. All of them are wanted.',
    EVEN,
    { kind: 'capture-the-flag', variant: 'many-flags' },
    { limit: 16 },
  ),
  mission('extraction', 'Extraction', 'The attacker has to get a flag out; the defender has to keep it.', STORM, {
    kind: 'capture-the-flag',
    variant: 'extraction',
  }),
  mission('king-of-the-hill', 'King of the hill', 'Twelve turns for one place: every turn that it is yours alone counts.', EVEN, {
    kind: 'king-of-the-hill',
  }),
  mission(
    'domination',
    'Domination',
    'Four places. When each belongs to somebody, it is over.',
    EVEN,
    { kind: 'king-of-the-hill', variant: 'domination' },
    { limit: 16 },
  ),
  mission('hold-them-off', 'Hold them off', 'The defender sits on the objective, the attacker comes from two edges.', STORM, {
    kind: 'king-of-the-hill',
    variant: 'hold-them-off',
  }),
  mission('hold-the-line', 'Hold the line', 'The attacker has to get through the line and off the far edge.', STORM, {
    kind: 'hold-the-line',
  }),
  mission('chase', 'Chase', 'The attacker runs for the far edge with the defender behind.', STORM, {
    kind: 'hold-the-line',
    variant: 'chase',
  }),
  mission('reconnaissance', 'Reconnaissance', 'Some of the buildings hide something. Look into them, and bring the news home.', STORM, {
    kind: 'reconnaissance',
  }),
  mission('hide-and-seek', 'Deadly hide and seek', 'The same, with a third of the defenders hidden about the buildings.', STORM, {
    kind: 'reconnaissance',
    variant: 'hide-and-seek',
  }),
  mission('easter-egg-hunt', 'Easter egg hunt', 'Both sides have hidden something; who finds all of it first?', EVEN, {
    kind: 'reconnaissance',
    variant: 'easter-egg',
  }),
];
