import { equipment, type Mount, type Weapon } from '@sortie/roster';
import { errata, MANUAL, type Rule } from '../rule.ts';
import { type Fitting, isSuits, type Subject } from '../subject.ts';

const isEach = ({ mount }: Fitting): boolean => mount.at === 'Squad' && mount.held !== 'SSWM';

const ecm = (subject: Subject): Fitting | undefined => subject.gear.find(({ item }) => item.traits.has('ecm'));

/** Rules for suits: what a trooper has beside armor. */
export const SUIT_VALUE: readonly Rule[] = [
  {
    id: 'HOUSE-bv-suit-systems',
    cite: MANUAL,
    adds: {
      structurePoints: subject => {
        if (!isSuits(subject)) return undefined;
        const said = [{ value: 1, note: 'trooper' }];
        if (subject.gear.some(({ item }) => /Improved ?Sensors/i.test(item.id))) said.push({ value: 1, note: 'improved sensors' });
        if (subject.gear.some(({ item }) => item.traits.has('bap') && !/Improved ?Sensors/i.test(item.id)))
          said.push({ value: 1, note: 'active probe' });
        const suite = ecm(subject);
        if (suite && !suite.item.traits.has('angel-ecm')) said.push({ value: 1, note: 'ECM' });
        const screens = subject.weapons.filter(({ item }) => item.traits.has('ams'));
        const ams = screens.reduce((sum, one) => sum + one.item.bv / (isEach(one) ? 1 : (subject.unit.squad?.troopers ?? 1)), 0);
        if (ams > 0) said.push({ value: ams, note: 'anti-missile system' });
        return said;
      },
    },
  },
  {
    id: 'TOE-bv-angel-ecm-ba',
    cite: errata(380),
    adds: { structurePoints: subject => (isSuits(subject) && ecm(subject)?.item.traits.has('angel-ecm') ? 2 : undefined) },
  },
];

/** A launcher on the back, or a pack that all of them wear, leaves no hand free. */
const isPack = ({ held, on, kind, item, at }: Mount): boolean => {
  if (held === 'DWP') return at === 'Squad';
  const traits = kind === 'weapon' && on === 'Body' ? equipment(item)?.traits : undefined;
  return (traits?.has('missile') && traits.has('oneshot')) ?? false;
};

/** A suit climbs on a machine if its arms are free to hold on; one that is built to dive does not. */
export function canSwarm({ unit }: Subject): boolean {
  const { squad } = unit;
  if (!squad || squad.body === 'quad' || unit.motive === 'umu' || (unit.tech.base === 'inner-sphere' && unit.mounts.some(isPack)))
    return false;
  const claws = unit.mounts.filter(({ item }) => /Manipulator|BattleClaw|BattleVibro|ArmoredGlove/i.test(item));
  const basic = claws.filter(({ item }) => /BasicManipulator|ArmoredGlove/.test(item)).length;
  const claw = claws.filter(({ item }) => /BattleClaw/.test(item)).length;
  if (squad.weightClass <= 1) return claws.length > 0 && (squad.weightClass === 0 ? claw + basic > 0 : claw + basic > 0);
  return squad.weightClass === 2 ? claw > 0 || basic >= 2 : false;
}

/** Weapons that a swarming suit can bring to bear once more. */
export const isSwarmWeapon = ({ mount, item }: Fitting<Weapon>): boolean =>
  item.category !== 'infantry' && !item.traits.has('missile') && mount.on !== 'Body' && !item.traits.has('infantry-attack');
