import { mechStructure } from './construction/mech-structure.ts';
import { runningSpeed } from './construction/speed.ts';
import type { EngineType, HeatSinkType, Mount, MountKind, TechBase, Unit } from './unit.ts';

/**
 * A 'Mech written down with what its designer chose; what follows from the choices (running speed, internal structure) is worked out.
 * Armor is `front` or `[front, rear]`. Weapons and gear are `name@location`, ammunition is `name@location:shots`; `*n` repeats, `(R)` faces rear.
 */
export interface MechDesign {
  readonly chassis: string;
  readonly model: string;
  readonly tons: number;
  readonly tech: TechBase;
  readonly year: number;
  readonly role: string;
  readonly engine: readonly [rating: number, type: EngineType];
  readonly walk: number;
  readonly jump?: number;
  readonly heatSinks: readonly [count: number, type: HeatSinkType];
  readonly armor: Readonly<Record<string, number | readonly [front: number, rear: number]>>;
  readonly weapons: readonly string[];
  readonly ammo?: readonly string[];
  readonly gear?: readonly string[];
}

const MOUNT = /^(?<item>.+?)(?<rear> \(R\))?@(?<at>[A-Z0-9]+)(?::(?<shots>\d+))?(?:\*(?<times>\d+))?$/;

function readMounts(kind: MountKind, lines: readonly string[] | undefined): Mount[] {
  return (lines ?? []).flatMap(line => {
    const { item, rear, at, shots, times } = MOUNT.exec(line)?.groups ?? {};
    if (!item || !at) throw new Error(`Not a mount: ${line}`);
    const mount: Mount = { kind, item, at, ...(shots ? { shots: Number(shots) } : {}), ...(rear ? { rear: true } : {}) };
    return Array.from({ length: Number(times ?? 1) }, () => mount);
  });
}

export function mechOf(design: MechDesign): Unit {
  const front: Record<string, number> = {};
  const rear: Record<string, number> = {};
  for (const [at, points] of Object.entries(design.armor)) {
    if (typeof points === 'number') front[at] = points;
    else [front[at], rear[at]] = points;
  }
  const quad = 'FLL' in design.armor;
  return {
    kind: 'mech',
    chassis: design.chassis,
    model: design.model,
    tons: design.tons,
    tech: { base: design.tech, mixed: false },
    year: design.year,
    role: design.role,
    frame: quad ? 'quad' : 'biped',
    motive: quad ? 'quad' : 'biped',
    movement: { walk: design.walk, run: runningSpeed(design.walk), jump: design.jump ?? 0 },
    engine: { rating: design.engine[0], type: design.engine[1] },
    heatSinks: { count: design.heatSinks[0], type: design.heatSinks[1] },
    armor: { type: 'Standard', tech: design.tech, front, rear },
    structure: { type: 'Standard', points: mechStructure(design.tons, quad) },
    mounts: [...readMounts('weapon', design.weapons), ...readMounts('ammo', design.ammo), ...readMounts('equipment', design.gear)],
  };
}
