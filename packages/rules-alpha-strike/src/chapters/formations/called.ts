import type { Force, PrintedCard } from '@sortie/roster';
import { playedCard } from '../../card/printed.ts';
import type { Building, BuildingForce } from './building/force.ts';

/** Somebody who has been called up, as far as organisation goes. */
interface CalledUp {
  readonly printed: PrintedCard;
  readonly pv: number;
  readonly member: Force['members'][number];
  readonly unit?: {
    readonly year: number;
    readonly factions?: readonly string[];
    readonly tech: { readonly base: string };
    readonly squad?: { readonly troopers: number };
    readonly platoon?: { readonly squads: number; readonly squadSize: number };
  };
}

const troopersOf = ({ unit }: CalledUp): number | undefined =>
  unit?.squad?.troopers ?? (unit?.platoon ? unit.platoon.squads * unit.platoon.squadSize : undefined);

/** A force that has been called up as it is built: what `checkForce` looks at. */
export function buildingOf(
  { limit, faction, formations = [] }: Pick<Force, 'limit' | 'faction' | 'formations'>,
  called: readonly CalledUp[],
  era?: BuildingForce['era'],
): BuildingForce {
  const units = called.flatMap((one): readonly Building[] => {
    const card = playedCard(one.printed);
    const { skill, lance = '', commander, quirks, bonus } = one.member;
    const troopers = troopersOf(one);
    if (!card) return [];
    return [
      {
        card,
        skill,
        pv: one.pv,
        lance,
        ...(commander && { commander }),
        ...(quirks && { quirks }),
        ...(bonus && { bonus }),
        ...(one.unit && { year: one.unit.year, clan: one.unit.tech.base === 'clan' }),
        ...(troopers !== undefined && { troopers }),
        ...(one.unit?.platoon && { squads: one.unit.platoon.squads }),
        ...(one.unit?.factions && { factions: one.unit.factions }),
      },
    ];
  });
  return { units, formations, ...(limit !== undefined && { limit }), ...(faction && { faction }), ...(era && { era }) };
}
