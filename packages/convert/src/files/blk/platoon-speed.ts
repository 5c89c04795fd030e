import type { Motive, Movement } from '@sortie/roster';

interface Load {
  readonly encumbered: boolean;
  /** Two support weapons in each squad. */
  readonly heavySupport: boolean;
  readonly artillery: boolean;
}

const ON_FOOT = { walk: 1, jump: 0 } as const;

const SPEEDS: Partial<Readonly<Record<Motive, { readonly walk: number; readonly jump: number; readonly swim?: number }>>> = {
  foot: ON_FOOT,
  jump: { walk: 1, jump: 3 },
  motorized: { walk: 3, jump: 0 },
  hover: { walk: 5, jump: 0 },
  wheeled: { walk: 4, jump: 0 },
  tracked: { walk: 3, jump: 0 },
  vtol: { walk: 1, jump: 6 },
  microlite: { walk: 1, jump: 6 },
  microcopter: { walk: 1, jump: 5 },
  submarine: { walk: 1, jump: 0, swim: 3 },
  umu: { walk: 1, jump: 0, swim: 1 },
  'motorized-scuba': { walk: 1, jump: 0, swim: 2 },
};

/** Animals that carry troops. */
const BEASTS: Readonly<Record<string, { readonly walk: number; readonly jump: number; readonly swim?: number }>> = {
  branth: { walk: 0, jump: 6 },
  camel: { walk: 2, jump: 0 },
  'coventry kangaroo': { walk: 3, jump: 0 },
  donkey: { walk: 2, jump: 0 },
  elephant: { walk: 2, jump: 0 },
  hipposaur: { walk: 2, jump: 0, swim: 2 },
  horse: { walk: 3, jump: 0 },
  'odessan raxx': { walk: 2, jump: 0 },
  orca: { walk: 0, jump: 0, swim: 5 },
  tabiranth: { walk: 2, jump: 0 },
  tariq: { walk: 5, jump: 0 },
};

/** Movement points of a platoon: what its vehicles or legs allow, less what it drags along. */
export function platoonSpeed(motive: Motive, beast: string, load: Load): Movement {
  const speed = motive === 'beast' ? (BEASTS[beast.toLowerCase()] ?? ON_FOOT) : (SPEEDS[motive] ?? ON_FOOT);
  const swim = 'swim' in speed && speed.swim !== undefined ? { swim: speed.swim } : {};
  if (load.artillery) return { walk: 1, run: 1, jump: 0, ...swim };
  let { walk, jump } = speed;
  if (load.heavySupport && motive !== 'tracked' && motive !== 'beast') {
    if (jump > 0) jump--;
    else walk--;
  }
  if (load.encumbered && motive !== 'foot' && motive !== 'jump') walk--;
  walk = Math.max(0, walk);
  return { walk, run: walk, jump, ...swim };
}
