import type { RuleId } from '@sortie/kernel';
import type { Mount, Weapon } from '@sortie/roster';
import { voicesIn } from '../rule.ts';
import type { Subject } from '../subject.ts';
import type { GuidanceRule } from './guidance.ts';
import { joinedValues, type Values, type WeaponRow } from './table.ts';

/** A weapon of the unit with what it does after all multipliers. */
export interface Gun {
  readonly mount: Mount;
  readonly weapon: Weapon;
  readonly row: WeaponRow;
  readonly values: Values;
  /** Without guidance, as the LRM and SRM abilities count it. */
  readonly unguided: Values;
  readonly heat: number;
  /** Artemis or Apollo steers its missiles. */
  readonly guided: boolean;
  readonly factors: readonly GunFactor[];
}

export interface GunFactor {
  readonly rule: RuleId;
  readonly times: number;
  readonly over: number;
}

/** Guidance and devices beside launchers and cannons, handed out in each location one by one. */
class Devices {
  private readonly left = new Map<string, number>();

  constructor(subject: Subject) {
    for (const { mount, item } of subject.fittings) {
      if (item.kind !== 'equipment') continue;
      const trait = DEVICES.find(name => item.traits.has(name));
      if (!trait) continue;
      const key = `${trait === 'artemis-proto' ? 'artemis' : trait}@${mount.at}`;
      this.left.set(key, (this.left.get(key) ?? 0) + 1);
    }
  }

  take(trait: string, at: string): boolean {
    const key = `${trait}@${at}`;
    const left = this.left.get(key) ?? 0;
    if (left === 0) return false;
    this.left.set(key, left - 1);
    return true;
  }
}

const DEVICES = ['artemis-v', 'artemis', 'artemis-proto', 'apollo', 'ppc-capacitor', 'risc-laser-pulse-module'] as const;

/** Heat of a pulse module beside that of its laser. */
const MODULE_HEAT = 2;

interface Base {
  readonly values: Values;
  readonly heat: number;
}

const guideVoices = voicesIn<GuidanceRule, 'guides'>('guides');

/** Values of a weapon joined to a device, or by the rules of guidance. */
function baseOf(subject: Subject, row: WeaponRow, weapon: Weapon, at: string, devices: Devices): Base {
  const { heat } = row;
  if (weapon.traits.has('ppc') && devices.take('ppc-capacitor', at)) return { values: joinedValues(row.id, 'cap') ?? row.damage, heat };
  if (weapon.traits.has('laser') && devices.take('risc-laser-pulse-module', at))
    return { values: joinedValues(row.id, 'pulse') ?? row.damage, heat: heat + MODULE_HEAT };
  for (const { id, run } of guideVoices(subject.book.guidance)) {
    const values = run(row, weapon, device => devices.take(device, at));
    if (!values) continue;
    subject.work.speaks(id);
    return { values, heat };
  }
  return { values: row.damage, heat };
}

function scaled(values: Values, factors: readonly GunFactor[]): Values {
  if (factors.length === 0) return values;
  let [short, medium, long, extreme] = values;
  for (const { times, over } of factors) {
    short = Math.round((short * times) / over);
    medium = Math.round((medium * times) / over);
    long = Math.round((long * times) / over);
    extreme = Math.round((extreme * times) / over);
  }
  return [short, medium, long, extreme];
}

/** All weapons of a unit that stand in the tables. */
export function gunsOf(subject: Subject, factorsFor: (weapon: Weapon, mount: Mount, row: WeaponRow) => GunFactor[]): Gun[] {
  const devices = new Devices(subject);
  const guns: Gun[] = [];
  for (const { mount, item } of subject.fittings) {
    if (item.kind !== 'weapon') continue;
    const row = subject.book.table.table.get(item.id);
    if (!row) continue;
    subject.work.speaks(subject.book.table.id);
    const factors = factorsFor(item, mount, row);
    const { values, heat } = baseOf(subject, row, item, mount.at, devices);
    guns.push({
      mount,
      weapon: item,
      row,
      factors,
      values: scaled(values, factors),
      unguided: scaled(row.damage, factors),
      heat,
      guided: values === row.guided || values === row.guidedV,
    });
  }
  return guns;
}
