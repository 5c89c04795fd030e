import type { Seat } from '@sortie/kernel';
import type { Force, PrintedCard } from '@sortie/roster';
import { mayDeploy } from './battle.ts';
import { consumables, KINDS } from './kind.ts';
import type { State, Unit } from './shape.ts';
import { called, crewOf, sideOf, unitsOf } from './state.ts';

/** Somebody who goes to the next battle, and what he has not recovered from. */
export interface Mustered {
  readonly unit: number;
  readonly card: PrintedCard;
  readonly skill: number;
  readonly pilot: string;
  /** Those of the crew that mans it now. */
  readonly abilities: readonly string[];
  readonly quirks: readonly string[];
  /** Points missing and hits that are not mended. */
  readonly worn: {
    readonly armor: number;
    readonly structure: number;
    readonly engine: number;
    readonly fireControl: number;
    readonly weapon: number;
    readonly mp: number;
    /** Its crew is hurt, its sights were put right only in part. */
    readonly wounded?: true;
    readonly misaligned?: true;
  };
}

/** The card as repairs and empty magazines have left it. */
function cardOf({ card, type, armor, structure, weaker, slower, empty, ...unit }: Unit): PrintedCard {
  const spent = empty ? consumables(card.specials) : [];
  const steps = slower * (KINDS[type].aerospace ? 1 : 2);
  return {
    ...card,
    name: called({ card, type, armor, structure, weaker, slower, empty, ...unit }),
    armor,
    structure,
    damage: card.damage
      .split('/')
      .map(value => (/^\d+$/.test(value) ? String(Math.max(0, Number(value) - weaker)) : value))
      .join('/'),
    move: card.move.replaceAll(/\d+/g, inches => String(Math.max(Math.min(2, Number(inches)), Number(inches) - steps))),
    specials: card.specials.filter(one => !spent.includes(one)),
  };
}

/** Everybody of an army who can fight now. */
export const mustered = (state: State, seat: Seat): readonly Mustered[] =>
  unitsOf(state, seat)
    .filter(unit => mayDeploy(state, unit))
    .map(unit => {
      const crew = crewOf(state, unit.crew);
      const { hits } = unit;
      return {
        unit: unit.id,
        card: cardOf(unit),
        skill: crew?.skill ?? 4,
        pilot: crew?.name ?? '',
        abilities: crew?.abilities ?? [],
        quirks: unit.quirks,
        worn: {
          armor: unit.lostArmor,
          structure: unit.lostStructure,
          engine: hits.engine ?? 0,
          fireControl: hits.fireControl ?? 0,
          weapon: hits.weapon ?? 0,
          mp: (hits.mp ?? 0) + (hits.motive ?? 0),
          ...(crew?.health === 'wounded' && { wounded: true }),
          ...(unit.misaligned && { misaligned: true }),
        },
      };
    });

/** The same as a force file. */
export const muster = (state: State, seat: Seat): Force => ({
  name: sideOf(state, seat).army.name,
  edition: 'companion',
  members: mustered(state, seat).map(({ card, skill, pilot, abilities, quirks }) => ({
    card,
    skill,
    pilot,
    ...(abilities.length > 0 && { abilities }),
    ...(quirks.length > 0 && { quirks }),
  })),
});
