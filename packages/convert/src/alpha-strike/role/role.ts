import { page, type RuleHead } from '../rule.ts';

/** What a role looks at. */
export interface Profile {
  readonly ground: boolean;
  readonly infantry: boolean;
  readonly fighter: boolean;
  readonly largeCraft: boolean;
  readonly armed: boolean;
  readonly military: boolean;
  /** Inches on the ground, thrust in the air. */
  readonly move: number;
  readonly jumps: boolean;
  readonly armor: number;
  readonly damage: readonly [short: number, medium: number, long: number];
  /** Points at long range that are no LRMs. */
  readonly longWithoutLrm: number;
  has(code: string): boolean;
  rating(code: string): number;
}

export interface RoleRule extends RuleHead {
  readonly role: (profile: Profile) => string | undefined;
}

type Range = 'short' | 'medium' | 'long';

/**
 * The range at which it hits hardest for its reach: long when it keeps its strength there or has nothing but artillery, short when it has little
 * beyond.
 */
function preferredRange({ damage: [short, medium, long], has }: Profile): Range {
  if (short + medium + long === 0) return has('ART') ? 'long' : 'short';
  if (long > 0 && long * 2 >= Math.max(short, medium)) return 'long';
  return medium > 0 && medium >= short ? 'medium' : 'short';
}

const ROLES_PAGE = 134;

function ground(id: string, role: string, range: Range, test: (profile: Profile) => boolean): RoleRule {
  return {
    id: `ASC-role-${id}`,
    cite: page(ROLES_PAGE),
    covers: ['ASC-tbl-role-ground'],
    role: profile => (profile.ground && profile.armed && preferredRange(profile) === range && test(profile) ? role : undefined),
  };
}

function fighter(id: string, role: string, range: Range, test: (thrust: number) => boolean): RoleRule {
  return {
    id: `ASC-role-${id}`,
    cite: page(ROLES_PAGE + 2),
    covers: ['ASC-tbl-role-aero'],
    role: profile => (profile.fighter && profile.armed && preferredRange(profile) === range && test(profile.move) ? role : undefined),
  };
}

const within = (value: number, low: number, high: number): boolean => value >= low && value <= high;

const TRANSPORTS = ['CK', 'IT', 'AT', 'PT', 'VTM', 'VTH', 'VTS', 'MT', 'ST'] as const;

/** Tons of cargo that make a transport of a unit which carries nothing else. */
const CARGO = 50;

/** The nearest of the eight roles of the ground for what fits none of them. */
function nearestOnGround(profile: Profile): string {
  const { move, armor, damage, has } = profile;
  if (move < 7) return armor >= 7 ? 'Juggernaut' : 'Ambusher';
  if (move < 9) return 'Brawler';
  if (has('RCN') && armor <= 4 && damage[2] <= 1) return 'Scout';
  return armor <= 5 ? 'Striker' : 'Skirmisher';
}

/** The nearest of the five roles of fighters for what fits none of them. */
function nearestInAir({ move }: Profile): string {
  if (move >= 10) return 'Interceptor';
  return move >= 8 ? 'Fast Dogfighter' : move > 5 ? 'Dogfighter' : 'Attack Fighter';
}

/** Roles are a guide; the first that fits is taken when the sheet states none. */
export const ROLE_RULES: readonly RoleRule[] = [
  { id: 'ASC-role-infantry-none', cite: page(ROLES_PAGE), role: ({ infantry }) => (infantry ? 'None' : undefined) },
  {
    id: 'ASC-role-transport',
    cite: page(ROLES_PAGE + 2),
    covers: ['ASC-tbl-role-aero', 'ASC-role-aero-scope', 'ASC-role-aero-by-type'],
    role: ({ ground: onGround, largeCraft, armed, has, rating }) => {
      if (onGround || (armed && !largeCraft)) return undefined;
      return TRANSPORTS.some(has) || rating('CT') >= CARGO ? 'Transport' : undefined;
    },
  },
  { id: 'ASC-role-aero-by-type', cite: page(ROLES_PAGE + 2), role: ({ largeCraft }) => (largeCraft ? 'None' : undefined) },
  {
    id: 'ASC-role-air-support',
    cite: page(ROLES_PAGE + 2),
    role: ({ ground: onGround, armed, military }) => (!onGround && (!armed || !military) ? 'Air-Support' : undefined),
  },
  {
    id: 'ASC-role-support',
    cite: page(ROLES_PAGE),
    covers: ['ASC-role-guideline-only'],
    role: ({ ground: onGround, armed, military }) => (onGround && (!armed || !military) ? 'Support' : undefined),
  },
  ground('missile-boat', 'Missile Boat', 'long', ({ has, rating }) => (has('LRM') && rating('IF') >= 1) || has('ART')),
  ground('sniper', 'Sniper', 'long', ({ longWithoutLrm }) => longWithoutLrm >= 1),
  ground('juggernaut', 'Juggernaut', 'short', ({ move, armor, damage }) => within(move, 2, 6) && armor >= 7 && damage[0] * 2 >= armor),
  ground('ambusher', 'Ambusher', 'short', ({ move, armor }) => within(move, 2, 6) && armor <= 5),
  ground('scout', 'Scout', 'short', ({ move, armor, damage, has }) => move >= 9 && armor <= 4 && has('RCN') && damage[2] <= 1),
  ground('striker', 'Striker', 'short', ({ move, armor }) => move >= 9 && armor <= 5),
  ground('skirmisher', 'Skirmisher', 'medium', ({ move, jumps, armor }) => (move >= 9 || (move === 8 && jumps)) && within(armor, 4, 8)),
  ground('brawler', 'Brawler', 'medium', ({ move }) => within(move, 7, 12)),
  {
    id: 'ASC-role-ground-scope',
    cite: page(ROLES_PAGE),
    role: profile => (profile.ground ? nearestOnGround(profile) : undefined),
  },
  fighter('interceptor', 'Interceptor', 'medium', thrust => thrust >= 10),
  fighter('fast-dogfighter', 'Fast Dogfighter', 'medium', thrust => within(thrust, 7, 9)),
  fighter('fire-support', 'Fire Support', 'long', thrust => within(thrust, 5, 7)),
  fighter('dogfighter', 'Dogfighter', 'medium', thrust => within(thrust, 5, 7)),
  fighter('attack-fighter', 'Attack Fighter', 'short', thrust => thrust <= 5),
  { id: 'ASC-role-aero-scope', cite: page(ROLES_PAGE + 2), role: nearestInAir },
];
