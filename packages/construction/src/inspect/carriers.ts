import { errata, MANUAL, type Rule } from '../rule.ts';
import { called, type Fitting, isFighter, isLargeCraft, isMech, isProtoMech, isSmallCraft, isSuits, type Subject } from '../subject.ts';

/** The word in a weapon's list of carriers for a kind of unit. */
function carrierOf(subject: Subject): string | undefined {
  if (isMech(subject)) return 'mek';
  if (isProtoMech(subject)) return 'proto';
  if (isSuits(subject)) return 'ba';
  if (subject.unit.kind === 'vehicle') return 'vehicle';
  return subject.unit.kind === 'fighter' ? 'aero' : undefined;
}

const LISTED: ReadonlySet<string> = new Set(['mek', 'vehicle', 'proto', 'aero', 'ba']);

const isMeant = (category: string, carrier: string): boolean => {
  const words = category.split('/');
  return words.includes(carrier) || !words.every(word => LISTED.has(word));
};

const isIos = ({ item }: Fitting): boolean => item.traits.has('oneshot') && /I-?OS\)?$|^CLIOS/.test(item.id);

const isHeavyFlamer = ({ item }: Fitting): boolean => item.kind === 'weapon' && item.ammo === 'HEAVY_FLAMER' && !/BA/.test(item.id);

export const CARRIER_DESIGN: readonly Rule[] = [
  {
    id: 'HOUSE-design-carriers',
    cite: MANUAL,
    covers: ['TOE-t407-chem-laser-proto', 'TOE-laser-ams-available', 'TOE-reflective-available-ba', 'TOE-reactive-available-ba'],
    faults: subject => {
      const carrier = carrierOf(subject);
      const guns = carrier === undefined ? [] : subject.weapons.filter(({ item }) => !isMeant(item.category, carrier));
      const suit = isSuits(subject) !== /^BA /.test(subject.unit.armor.type) && carrier !== undefined && subject.unit.armor.type !== 'None';
      return [
        ...guns.map(gun => ({ problem: `carries ${called(gun)}, which its kind cannot`, at: gun.mount.at })),
        ...(suit ? [{ problem: `wears ${subject.unit.armor.type}, which its kind cannot` }] : []),
      ];
    },
  },
  {
    id: 'TOE-heavy-flamer-available',
    cite: errata(312),
    covers: ['TOE-t407-heavy-flamer-space'],
    faults: subject =>
      isFighter(subject) || isSmallCraft(subject) || isLargeCraft(subject)
        ? subject.weapons
            .filter(isHeavyFlamer)
            .map(gun => ({ problem: `carries ${called(gun)}, which nothing that flies may`, at: gun.mount.at }))
        : [],
  },
  {
    id: 'TOE-ios-available',
    cite: errata(327),
    covers: ['TOE-t409-ios-proto'],
    faults: subject =>
      isProtoMech(subject)
        ? subject.weapons.filter(isIos).map(gun => ({ problem: `carries ${called(gun)}, which ProtoMechs cannot`, at: gun.mount.at }))
        : [],
  },
];
