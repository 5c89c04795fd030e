import type { RuleId, Scenario } from '@sortie/kernel';
import type { AlphaStrike, Entry, Setup } from '../../shape.ts';
import type { MissionOrder } from './mission.ts';

/** What missions need besides the usual rules: loads outside, and crippled units that leave. */
const RULES: readonly RuleId[] = ['ASC-cargo-capacity', 'AS-withdraw', 'ASC-scen-forced-withdrawal'];
const lance = (...cards: readonly string[]): readonly Entry[] =>
  cards.map((card, i) => ({ card, lance: Math.floor(i / 4), ...(i === 0 ? { commander: 'force' as const } : {}) }));

const FIRST = lance('Bulwark', 'Sentinel', 'Pathfinder', 'Harrier');
const SECOND = lance('Lancer', 'Marauder Hawk', 'Pathfinder', 'Courser');

const mission = (
  common: readonly RuleId[],
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
  rules: [...common, ...RULES],
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
export const missionScenarios = (common: readonly RuleId[]): readonly Scenario<AlphaStrike>[] => [
  ...fights(common),
  ...flags(common),
  ...places(common),
  ...searches(common),
];

type Missions = (common: readonly RuleId[]) => readonly Scenario<AlphaStrike>[];

/** Whoever is left. */
const fights: Missions = common => [
  mission(common, 'stand-up-fight', 'Stand-up fight', 'Until only one side has anybody left. Kills score, crippled units leave.', EVEN, {
    kind: 'stand-up-fight',
  }),
  mission(common, 'crush-the-head', 'Crush the head', 'Each side has a commander; the last one alive decides.', EVEN, {
    kind: 'stand-up-fight',
    variant: 'crush-the-head',
  }),
  mission(common, 'secret-commander', 'Who commands?', 'The commanders are secret: find the other with probes, or by chance.', EVEN, {
    kind: 'stand-up-fight',
    variant: 'crush-the-head',
    secret: true,
  }),
];

/** Something to bring home. */
const flags: Missions = common => [
  mission(common, 'capture-the-flag', 'Capture the flag', 'Take the flag of the other side and bring it home.', EVEN, {
    kind: 'capture-the-flag',
  }),
  mission(common, 'one-flag', 'Only one flag', 'One flag in the middle: bring it home.', EVEN, {
    kind: 'capture-the-flag',
    variant: 'one-flag',
  }),
  mission(
    common,
    'many-flags',
    'Many flags',
    'Three flags a side. All of them are wanted.',
    EVEN,
    { kind: 'capture-the-flag', variant: 'many-flags' },
    { limit: 16 },
  ),
  mission(common, 'extraction', 'Extraction', 'The attacker has to get a flag out; the defender has to keep it.', STORM, {
    kind: 'capture-the-flag',
    variant: 'extraction',
  }),
];

/** Ground to hold or to cross. */
const places: Missions = common => [
  mission(common, 'king-of-the-hill', 'King of the hill', 'Twelve turns for one place: every turn that it is yours alone counts.', EVEN, {
    kind: 'king-of-the-hill',
  }),
  mission(
    common,
    'domination',
    'Domination',
    'Four places. When each belongs to somebody, it is over.',
    EVEN,
    { kind: 'king-of-the-hill', variant: 'domination' },
    { limit: 16 },
  ),
  mission(common, 'hold-them-off', 'Hold them off', 'The defender sits on the objective, the attacker comes from two edges.', STORM, {
    kind: 'king-of-the-hill',
    variant: 'hold-them-off',
  }),
  mission(common, 'hold-the-line', 'Hold the line', 'The attacker has to get through the line and off the far edge.', STORM, {
    kind: 'hold-the-line',
  }),
  mission(common, 'chase', 'Chase', 'The attacker runs for the far edge with the defender behind.', STORM, {
    kind: 'hold-the-line',
    variant: 'chase',
  }),
];

/** Something to find. */
const searches: Missions = common => [
  mission(
    common,
    'reconnaissance',
    'Reconnaissance',
    'Some of the buildings hide something. Look into them, and bring the news home.',
    STORM,
    {
      kind: 'reconnaissance',
    },
  ),
  mission(common, 'hide-and-seek', 'Deadly hide and seek', 'The same, with a third of the defenders hidden about the buildings.', STORM, {
    kind: 'reconnaissance',
    variant: 'hide-and-seek',
  }),
  mission(common, 'easter-egg-hunt', 'Easter egg hunt', 'Both sides have hidden something; who finds all of it first?', EVEN, {
    kind: 'reconnaissance',
    variant: 'easter-egg',
  }),
];
