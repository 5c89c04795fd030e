import { sure, type Telling, tell } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import type { ClassicRule } from '../rule.ts';
import type { Entry } from '../shape.ts';
import type { Design } from '../sheet/compile.ts';
import { isFighterPlan } from '../sheet/fighters.ts';
import { externalOf, hardpointsOf } from './ordnance.ts';

const unitOf = (design: Design): Paper | undefined => (typeof design === 'string' ? find(design) : design);

const AT = 'NOS';

/** Bombs are stores without a weapon; missiles hang on a rail that fires them. */
const hung = (name: string): readonly Mount[] => {
  const { weapon, ammo, gear } = sure(externalOf(name), 'the external');
  return [
    ...(weapon === undefined ? [] : [{ kind: 'weapon' as const, item: weapon, at: AT }]),
    ...(ammo === undefined ? [] : [{ kind: 'ammo' as const, item: ammo, at: AT, shots: 1 }]),
    ...(gear === undefined ? [] : [{ kind: 'equipment' as const, item: gear, at: AT }]),
  ];
};

/** A design with what hangs under its wings. */
export function armed(design: Design, bombs: Entry['bombs']): Design {
  const unit = bombs && bombs.length > 0 ? unitOf(design) : undefined;
  return unit ? { ...unit, mounts: [...unit.mounts, ...sure(bombs, 'the bombs').flatMap(hung)] } : design;
}

function fault({ design, bombs }: Entry): Telling | undefined {
  const unit = bombs ? unitOf(design) : undefined;
  if (!unit) return undefined;
  if (!isFighterPlan(unit)) return tell('the {unit} has no room for bombs', { unit: unit.chassis });
  let used = 0;
  for (const name of sure(bombs, 'the bombs')) {
    const external = externalOf(name);
    if (!external) return tell('there is no bomb called {name}', { name });
    used += external.slots;
  }
  const room = hardpointsOf(unit.tons);
  return used > room ? tell('the {unit} has room for {room} bombs, not for {used}', { unit: unit.chassis, room, used }) : undefined;
}

/** House: what hangs under the wings of a fighter is chosen with the force; one hardpoint for every five tons. */
const external: ClassicRule = {
  id: 'TW-house-bomb-load',
  cite: 'house',
  kind: 'core',
  covers: [
    'TOE-laa-slots',
    'TOE-recon-camera-bomb',
    'TOE-t414-aaa-range',
    'TOE-t414-as-range',
    'TOE-t414-asew-range',
    'TOE-t414-laa-range',
  ],
  forbidsSetup: ({ forces }) => {
    for (const entry of forces.flat()) {
      const reason = fault(entry);
      if (reason) return reason;
    }
    return undefined;
  },
};

export const externalRules: readonly ClassicRule[] = [external];
