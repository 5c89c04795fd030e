import { sure } from '@sortie/kernel';
import type { Mount, Unit as Paper } from '@sortie/roster';
import type { Location, Sheet } from './sheet.ts';

/** A DropShip; in the classic game it stands on the ground (TWR-71). */
export const isDropShipPlan = ({ kind, craft }: Paper): boolean => kind === 'dropship' && craft !== undefined;

/** The sides of a hull on the ground for those of a craft. */
const SIDES: { readonly [side: string]: Location } = { NOS: 'FR', LS: 'LS', RS: 'RS', LWG: 'LS', RWG: 'RS', AFT: 'RR' };
const sideOf = (at: string): Location => SIDES[at] ?? 'FR';

/** The same craft as a hull of four sides, each with the whole of its frame behind it. */
export function groundedPlan(unit: Paper): Paper {
  const { structuralIntegrity } = sure(unit.craft, 'the craft');
  const moved = (mount: Mount): Mount => ({ ...mount, at: sideOf(mount.at) });
  return {
    ...unit,
    kind: 'vehicle',
    motive: 'tracked',
    movement: { ...unit.movement, walk: 0, run: 0, jump: 0 },
    mounts: unit.mounts.map(moved),
    armor: {
      ...unit.armor,
      front: Object.fromEntries(Object.entries(unit.armor.front).flatMap(([at, points]) => (SIDES[at] ? [[sideOf(at), points]] : []))),
      rear: {},
    },
    structure: { ...unit.structure, points: Object.fromEntries(['FR', 'LS', 'RS', 'RR'].map(at => [at, structuralIntegrity])) },
  };
}

/** What makes it more than a hull. */
export const asDropShip = (sheet: Sheet): Sheet => ({ ...sheet, dropShip: true, walk: 0, jump: 0, sealed: true, fusion: true });
