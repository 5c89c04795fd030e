import { type FormationType, type Loan, threeQuarters } from './formation.ts';
import { able, deals, type Grouped, hasArtillery, jumpOf, moves, paceOf, role, shareOf, sized } from './group.ts';
import { all, atLeast, either, none, ofVehicles, pairs, share } from './require.ts';

const two = (): number => 2;
const perTurn = (rule: Loan['rule'], ...abilities: readonly string[]): Loan => ({
  rule,
  abilities,
  holds: 'turn',
  choice: 'one',
  most: two,
});

const LUCK = 6;
const big = sized(3);
const battle: readonly FormationType[] = [
  {
    id: 'battle',
    name: 'Battle Lance',
    rule: 'ASC-form-battle',
    ideal: 'Brawler',
    requires: [
      share(50, 'Size 3 or more', big),
      ofVehicles(pairs(units => Math.ceil(shareOf(units, 50) / 2), 'Size 3 or more', big)),
      atLeast(3, 'Brawler, Sniper or Skirmisher', role('Brawler', 'Sniper', 'Skirmisher')),
    ],
    loans: [],
    luck: LUCK,
  },
  {
    id: 'battle-light',
    name: 'Light Battle Lance',
    rule: 'ASC-form-battle-light',
    of: 'battle',
    requires: [
      share(75, 'Size 1', sized(1, 1)),
      none('Size 4 or more', sized(4)),
      ofVehicles(pairs(two, 'Size 1', sized(1, 1))),
      atLeast(1, 'Scout', role('Scout')),
    ],
    loans: [],
    luck: LUCK,
  },
  {
    id: 'battle-medium',
    name: 'Medium Battle Lance',
    rule: 'ASC-form-battle-medium',
    of: 'battle',
    requires: [share(50, 'Size 2', sized(2, 2)), none('Size 4 or more', sized(4)), ofVehicles(pairs(two, 'Size 2', sized(2, 2)))],
    loans: [],
    luck: LUCK,
  },
  {
    id: 'battle-heavy',
    name: 'Heavy Battle Lance',
    rule: 'ASC-form-battle-heavy',
    of: 'battle',
    requires: [share(50, 'Size 3 or more', big), none('Size 1', sized(1, 1)), ofVehicles(pairs(two, 'Size 3', sized(3, 3)))],
    loans: [],
    luck: LUCK,
  },
];

const ASSAULT = [
  atLeast(3, 'Size 3 or more', big),
  none('Size 1', sized(1, 1)),
  all('Armor of 5 or more', ({ card }: Grouped) => card.armor >= 5),
  share(75, '3 points or more at Medium range', deals(1, 3)),
  either(atLeast(1, 'Juggernaut', role('Juggernaut')), atLeast(2, 'Sniper', role('Sniper'))),
];
const assaultLoan = perTurn('ASC-form-assault-bonus', 'demoralizer', 'multi-tasker');
const assault: readonly FormationType[] = [
  { id: 'assault', name: 'Assault Lance', rule: 'ASC-form-assault', ideal: 'Juggernaut', requires: ASSAULT, loans: [assaultLoan] },
  {
    id: 'assault-fast',
    name: 'Fast Assault Lance',
    rule: 'ASC-form-assault-fast',
    of: 'assault',
    requires: [...ASSAULT, all('Move of 10" or a jump', unit => paceOf(unit) >= 10 || jumpOf(unit) > 0)],
    loans: [assaultLoan, perTurn('ASC-form-assault-fast-bonus', 'stand-aside')],
  },
];

const fighters = role('Striker', 'Skirmisher');
const strikerLoan: Loan = { rule: 'ASC-form-striker-bonus', abilities: ['speed-demon'], holds: 'game', choice: 'one', most: threeQuarters };
const striker: readonly FormationType[] = [
  {
    id: 'striker',
    name: 'Striker Lance',
    rule: 'ASC-form-striker',
    ideal: 'Striker',
    requires: [
      all('Move of 10" or a jump of 8"', unit => paceOf(unit) >= 10 || jumpOf(unit) >= 8),
      none('Size 4 or more', sized(4)),
      share(50, 'Striker or Skirmisher', fighters),
    ],
    loans: [strikerLoan],
  },
  {
    id: 'striker-light',
    name: 'Light Striker Lance',
    rule: 'ASC-form-striker-light',
    of: 'striker',
    requires: [
      all('Move of 10"', moves(10)),
      none('Size 3 or more', big),
      atLeast(2, '1 point or more at Long range', deals(2, 1)),
      atLeast(2, 'Striker or Skirmisher', fighters),
    ],
    loans: [strikerLoan],
  },
  {
    id: 'striker-heavy',
    name: 'Heavy Striker Lance',
    rule: 'ASC-form-striker-heavy',
    of: 'striker',
    requires: [
      all('Move of 8"', moves(8)),
      atLeast(3, 'Size 3', sized(3, 3)),
      none('Size 1', sized(1, 1)),
      atLeast(1, '2 points or more at Long range', deals(2, 2)),
      atLeast(2, 'Striker or Skirmisher', fighters),
    ],
    loans: [strikerLoan],
  },
];

const GUNNERS = share(75, 'Missile Boat or Sniper', role('Missile Boat', 'Sniper'));
const antiAir = ({ card, quirks = [] }: Grouped): boolean =>
  able('FLK', 'AC')({ card }) || hasArtillery({ card }) || quirks.includes('anti-aircraft-targeting');
const fire: readonly FormationType[] = [
  {
    id: 'fire',
    name: 'Fire Lance',
    rule: 'ASC-form-fire',
    ideal: 'Missile Boat',
    requires: [GUNNERS],
    loans: [perTurn('ASC-form-fire-bonus', 'sniper')],
  },
  {
    id: 'fire-support',
    name: 'Fire Support Lance',
    rule: 'ASC-form-fire-support',
    of: 'fire',
    requires: [atLeast(3, 'IF', able('IF'))],
    loans: [perTurn('ASC-form-fire-support-bonus', 'oblique-attacker')],
  },
  {
    id: 'artillery-fire',
    name: 'Artillery Fire Lance',
    rule: 'ASC-form-artillery-fire',
    of: 'fire',
    requires: [atLeast(2, 'artillery', hasArtillery)],
    loans: [perTurn('ASC-form-artillery-fire-bonus', 'oblique-artilleryman')],
  },
  {
    id: 'direct-fire',
    name: 'Direct Fire Lance',
    rule: 'ASC-form-direct-fire',
    of: 'fire',
    requires: [atLeast(2, 'Size 3 or more', big), all('2 points or more at Long range', deals(2, 2))],
    loans: [perTurn('ASC-form-direct-fire-bonus', 'weapon-specialist')],
  },
  {
    id: 'anti-air',
    name: 'Anti-Air Lance',
    rule: 'ASC-form-anti-air',
    of: 'fire',
    requires: [GUNNERS, atLeast(2, 'FLK, AC, artillery or Anti-Aircraft Targeting', antiAir)],
    loans: [perTurn('ASC-form-anti-air-bonus', 'anti-aircraft-specialists')],
  },
];

const EYES = ['eagles-eyes', 'maneuvering-ace'];
const observers: Loan = { rule: 'ASC-form-recon-forward-observer', abilities: ['forward-observer'], holds: 'game', choice: 'one' };
const scouts = (rule: Loan['rule'], most?: Loan['most']): Loan => ({
  rule,
  abilities: EYES,
  holds: 'game',
  choice: 'one',
  ...(most && { most }),
});
const recon: readonly FormationType[] = [
  {
    id: 'recon',
    name: 'Recon Lance',
    rule: 'ASC-form-recon',
    ideal: 'Scout',
    requires: [all('Move of 10"', moves(10)), atLeast(2, 'Scout or Striker', role('Scout', 'Striker'))],
    loans: [scouts('ASC-form-recon-bonus', () => 3), observers],
  },
  {
    id: 'recon-light',
    name: 'Light Recon Lance',
    rule: 'ASC-form-recon-light',
    of: 'recon',
    requires: [all('Size 1', sized(1, 1)), all('Move of 12"', moves(12)), all('Scout', role('Scout'))],
    loans: [scouts('ASC-form-recon-light-bonus'), observers],
  },
  {
    id: 'recon-heavy',
    name: 'Heavy Recon Lance',
    rule: 'ASC-form-recon-heavy',
    of: 'recon',
    requires: [
      all('Move of 8"', moves(8)),
      atLeast(2, 'Move of 10"', moves(10)),
      atLeast(1, 'Size 3 or more', big),
      atLeast(2, 'Scout', role('Scout')),
    ],
    loans: [scouts('ASC-form-recon-heavy-bonus', two), observers],
  },
];

const small = all('Size 2 or less', sized(1, 2));
const hunters: Loan = { rule: 'ASC-form-pursuit-bonus', abilities: ['blood-stalker'], holds: 'game', choice: 'one', most: threeQuarters };
const pursuit: readonly FormationType[] = [
  {
    id: 'pursuit',
    name: 'Pursuit Lance',
    rule: 'ASC-form-pursuit',
    ideal: 'Skirmisher',
    requires: [small, share(75, 'Move of 12"', moves(12)), atLeast(1, '2 points or more at Medium range', deals(1, 2))],
    loans: [hunters],
  },
  {
    id: 'probe',
    name: 'Probe Lance',
    rule: 'ASC-form-probe',
    of: 'pursuit',
    requires: [small, share(75, 'Move of 10"', moves(10)), all('2 points or more at Medium range', deals(1, 2))],
    loans: [hunters],
  },
  {
    id: 'sweep',
    name: 'Sweep Lance',
    rule: 'ASC-form-sweep',
    of: 'pursuit',
    requires: [small, all('Move of 10"', moves(10)), all('2 points or more at Short range', deals(0, 2))],
    loans: [hunters],
  },
];

/** What lances on the ground are built for. */
export const FIGHTING_TYPES: readonly FormationType[] = [...battle, ...assault, ...striker, ...fire, ...recon, ...pursuit];
