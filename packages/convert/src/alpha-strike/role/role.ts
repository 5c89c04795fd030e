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
  has(code: string): boolean;
  rating(code: string): number;
}

export interface RoleRule extends RuleHead {
  readonly role: (profile: Profile) => string | undefined;
}

type Range = 'short' | 'medium' | 'long';

/** The range at which it hits hardest for its reach: long when it keeps its strength there, short when it has little beyond. */
export function preferredRange({ damage: [short, medium, long] }: Profile): Range {
  if (long > 0 && long * 2 >= Math.max(short, medium)) return 'long';
  return medium > 0 && medium >= short ? 'medium' : 'short';
}

const ROLES_PAGE = 134;

function ground(id: string, role: string, test: (profile: Profile) => boolean): RoleRule {
  return {
    id: `ASC-role-${id}`,
    cite: page(ROLES_PAGE),
    role: profile => (profile.ground && profile.armed && test(profile) ? role : undefined),
  };
}

function fighter(id: string, role: string, test: (thrust: number, range: Range) => boolean): RoleRule {
  return {
    id: `ASC-role-${id}`,
    cite: page(ROLES_PAGE + 2),
    role: profile => (profile.fighter && profile.armed && test(profile.move, preferredRange(profile)) ? role : undefined),
  };
}

const within = (value: number, low: number, high: number): boolean => value >= low && value <= high;

const TRANSPORTS = ['CK', 'IT', 'AT', 'PT', 'VTM', 'VTH', 'VTS', 'MT', 'ST'] as const;

/** Roles are a guide; the first that fits is taken when the sheet states none. */
export const ROLE_RULES: readonly RoleRule[] = [
  { id: 'ASC-role-infantry-none', cite: page(ROLES_PAGE), role: ({ infantry }) => (infantry ? 'None' : undefined) },
  {
    id: 'ASC-role-aero-by-type',
    cite: page(ROLES_PAGE + 2),
    covers: ['ASC-role-aero-scope'],
    role: ({ largeCraft }) => (largeCraft ? 'None' : undefined),
  },
  {
    id: 'ASC-role-transport',
    cite: page(ROLES_PAGE + 2),
    role: profile => {
      if (profile.ground || profile.infantry || profile.armed) return undefined;
      return TRANSPORTS.some(code => profile.has(code)) || profile.rating('CT') >= 50 ? 'Transport' : undefined;
    },
  },
  {
    id: 'ASC-role-air-support',
    cite: page(ROLES_PAGE + 2),
    role: ({ ground: onGround, armed, military }) => (!onGround && (!armed || !military) ? 'Air-Support' : undefined),
  },
  {
    id: 'ASC-role-support',
    cite: page(ROLES_PAGE),
    covers: ['ASC-role-ground-scope', 'ASC-role-guideline-only', 'ASC-tbl-role-ground', 'ASC-tbl-role-aero'],
    role: ({ ground: onGround, armed, military }) => (onGround && (!armed || !military) ? 'Support' : undefined),
  },
  ground(
    'missile-boat',
    'Missile Boat',
    profile => preferredRange(profile) === 'long' && ((profile.has('LRM') && profile.rating('IF') >= 1) || profile.has('ART')),
  ),
  ground('sniper', 'Sniper', profile => preferredRange(profile) === 'long' && profile.damage[2] >= 1),
  ground('juggernaut', 'Juggernaut', ({ move, armor, damage }) => within(move, 2, 6) && armor >= 7 && damage[0] * 2 >= armor),
  ground('ambusher', 'Ambusher', profile => within(profile.move, 2, 6) && profile.armor <= 5 && preferredRange(profile) !== 'long'),
  ground('scout', 'Scout', profile => profile.move >= 9 && profile.armor <= 4 && profile.has('RCN') && profile.damage[2] <= 1),
  ground('striker', 'Striker', profile => profile.move >= 9 && profile.armor <= 5 && preferredRange(profile) === 'short'),
  ground(
    'skirmisher',
    'Skirmisher',
    profile => (profile.move >= 9 || (profile.move === 8 && profile.jumps)) && within(profile.armor, 4, 8),
  ),
  ground('brawler', 'Brawler', ({ move }) => within(move, 7, 12)),
  fighter('interceptor', 'Interceptor', (thrust, range) => thrust >= 10 && range !== 'long'),
  fighter('fast-dogfighter', 'Fast Dogfighter', (thrust, range) => within(thrust, 7, 9) && range === 'medium'),
  fighter('fire-support', 'Fire Support', (thrust, range) => within(thrust, 5, 7) && range === 'long'),
  fighter('dogfighter', 'Dogfighter', (thrust, range) => within(thrust, 5, 7) && range === 'medium'),
  fighter('attack-fighter', 'Attack Fighter', thrust => thrust <= 5),
];
