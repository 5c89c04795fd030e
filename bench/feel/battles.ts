import { generateBoard, planOf } from '@sortie/board';

export interface Plan {
  readonly game: string;
  readonly scenario: string;
  readonly setup?: unknown;
}

const CARDS = [
  'Bulwark',
  'Sentinel',
  'Longbow',
  'Harrier',
  'Lancer',
  'Marauder Hawk',
  'Courser',
  'Hammerfall',
  'Anvil',
  'Skate',
  'Phalanx',
  'Furnace',
] as const;

/** Twelve against twelve on an open table. */
export const COMPANIES: Plan = {
  game: 'alpha-strike',
  scenario: 'lance-duel',
  setup: {
    table: { scene: 'hills', seed: 4 },
    forces: [0, 1].map(() => CARDS.map((card, i) => ({ card, lance: Math.floor(i / 4), ...(i === 0 && { commander: 'force' }) }))),
    zone: 10,
    limit: 12,
  },
};

const DESIGNS = ['AWS-8Q', 'ARC-2R', 'PXH-1', 'COM-2D', 'BLR-1G', 'MAD-3R', 'CN9-A', 'LCT-1V'] as const;

/** Eight against eight on as many hexes as four map sheets have. */
export const LANCES: Plan = {
  game: 'classic',
  scenario: 'lances',
  setup: {
    map: planOf(generateBoard({ landscape: 'hills', seed: 3, width: 32, height: 34 })),
    forces: [0, 1].map(() => DESIGNS.map(design => ({ design }))),
    turns: 12,
  },
};

/** As many units as a table takes, to see whether the map still moves. */
export const CROWD: Plan = {
  game: 'alpha-strike',
  scenario: 'lance-duel',
  setup: {
    table: { scene: 'plains', seed: 2 },
    forces: [0, 1].map(() => Array.from({ length: 40 }, (_, i) => ({ card: CARDS[i % CARDS.length], lance: Math.floor(i / 4) }))),
    zone: 14,
    limit: 12,
  },
};

/** What each game is measured by: the largest that its limits are about, or what it offers first. */
export const BATTLES: readonly { readonly plan: Plan; readonly button: string; readonly moves: RegExp; readonly fires: RegExp }[] = [
  { plan: { game: 'quick-start', scenario: 'lance-each' }, button: 'Play now', moves: /Movement/, fires: /Weapon attacks/ },
  { plan: LANCES, button: 'Play Classic BattleTech', moves: /Movement/, fires: /Weapon attacks/ },
  { plan: COMPANIES, button: 'Play Alpha Strike', moves: /Movement/, fires: /Combat/ },
  { plan: { game: 'impact', scenario: 'glow-line' }, button: 'Play M.A.A.S. Impact', moves: /movement points/, fires: /movement points/ },
  { plan: { game: 'radar', scenario: 'duel' }, button: 'Play Alpha Strike in space', moves: /Movement/, fires: /Combat/ },
];
