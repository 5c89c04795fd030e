import { sure } from '@sortie/kernel';
import { armorKind, countsApart, type Motive, vehicleRating } from '@sortie/roster';
import { errata, MANUAL, type Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';
import { worn } from '../weight/common.ts';

const MOST_TONS: Partial<Readonly<Record<Motive, number>>> = {
  tracked: 100,
  wheeled: 80,
  hover: 50,
  vtol: 30,
  wige: 80,
  naval: 300,
  hydrofoil: 100,
  submarine: 300,
};

const isCombat = ({ unit }: Subject): boolean => unit.kind === 'vehicle';

const isOrdinary = ({ unit }: Subject): boolean =>
  unit.kind === 'vehicle' && unit.engine !== undefined && !unit.build?.superheavy && !unit.build?.trailer;

function neededSlots(subject: Subject): number {
  const kinds = new Set<string>();
  let need = armorKind(subject.unit)?.vehicleSlots ?? 0;
  for (const { item, mount } of subject.fittings) {
    if (item.kind === 'weapon') need++;
    else if (item.kind === 'ammo') kinds.add(`${item.type}/${item.rack}`);
    else if (item.kind === 'equipment' && !countsApart(item) && item.slots !== 0 && mount.at !== 'BD') need++;
  }
  return need + kinds.size + (subject.unit.bays?.length ? 1 : 0);
}

export const VEHICLE_DESIGN: readonly Rule[] = [
  {
    id: 'HOUSE-design-vehicle-tons',
    cite: MANUAL,
    faults: subject => {
      const { motive, tons } = subject.unit;
      const most = MOST_TONS[motive];
      return isOrdinary(subject) && most !== undefined && tons > most
        ? [{ problem: `weighs ${tons} tons; ${most} is the most on its motive system` }]
        : [];
    },
  },
  {
    id: 'HOUSE-design-vehicle-engine',
    cite: MANUAL,
    faults: subject => {
      if (!isOrdinary(subject)) return [];
      const { motive, tons, movement, engine } = subject.unit;
      const needed = vehicleRating(motive, tons, movement.walk);
      return sure(engine, 'the engine').rating < needed
        ? [
            {
              problem: `has an engine of ${sure(engine, 'the engine').rating}; cruising ${movement.walk} with ${tons} tons takes ${needed}`,
            },
          ]
        : [];
    },
  },
  {
    id: 'HOUSE-design-vehicle-armor',
    cite: MANUAL,
    faults: subject => {
      if (!isOrdinary(subject)) return [];
      const { unit } = subject;
      const most = Math.floor(unit.tons * 3.5) + 40;
      const rotor = unit.armor.front['RO'] ?? 0;
      return [
        ...(worn(subject) > most ? [{ problem: `has ${worn(subject)} points of armor; ${most} is the most` }] : []),
        ...(unit.motive === 'vtol' && rotor > 2 ? [{ problem: `has ${rotor} points of armor on its rotor; 2 is the most`, at: 'RO' }] : []),
      ];
    },
  },
  {
    id: 'HOUSE-design-vehicle-slots',
    cite: MANUAL,
    faults: subject => {
      if (!isOrdinary(subject)) return [];
      const room = 5 + Math.floor(subject.unit.tons / 5);
      const need = neededSlots(subject);
      return need > room ? [{ problem: `needs ${need} slots and has ${room}` }] : [];
    },
  },
  {
    id: 'TOE-superheavy-trailer-mp',
    cite: errata(378),
    faults: subject =>
      isCombat(subject) && subject.unit.movement.walk < 1 && !subject.unit.build?.trailer
        ? [{ problem: 'cannot move and is no trailer' }]
        : [],
  },
];
