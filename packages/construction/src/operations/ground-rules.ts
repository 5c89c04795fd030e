import type { RuleId } from '@sortie/kernel';
import { errata, type Rule } from '../rule.ts';
import type { Capture, Mover, Train, Wagon } from './ground.ts';

const isTractor = ({ cruise = 0 }: Wagon): boolean => cruise > 0;
const weight = (wagons: readonly Wagon[]): number => wagons.reduce((sum, { tons }) => sum + tons, 0);

/** Those that pull, wherever in the train they are. */
export const tractorsOf = ({ wagons }: Train): readonly Wagon[] => wagons.filter(isTractor);
const trailersOf = ({ wagons }: Train): readonly Wagon[] => wagons.filter(one => !isTractor(one));

export const MOST_PULLED = 5;
const SLOWEST = 2;

/** Points that a load costs, by how many times the tractor's own weight it is. */
function lossOf({ tons, cruise = 0 }: Wagon, load: number): number {
  const times = load / tons;
  if (times <= 0.5) return 0;
  if (times <= 2) return Math.min(3, Math.floor(cruise / 3));
  return times <= 4 ? Math.floor(cruise / 2) : Math.floor((2 * cruise) / 3);
}

export const RAIL_LOAD: RuleId = 'TOE-rail-tractor-load-penalty';
export const TRACKS: RuleId = 'TOE-terrain-footnote-21';
export const DEEP_TRACKS: RuleId = 'TOE-terrain-table-water-rail-footnote';
export const BUILDINGS: RuleId = 'TOE-mobile-structure-armored-buildings';
export const CASTLES: RuleId = 'TOE-mobile-structure-castles-brian';
export const CAPTURED_NETWORK: RuleId = 'TOE-taking-control-c3';

/** What it takes to drive with a handful of men, and with men who were never taught how a machine is built (TOE-reading-212). */
const FEW_HANDS = 3;
const ENOUGH = 6;
const UNTAUGHT = 2;
const TAUGHT_TO = 5;

/** Why a Castle Brian does not let something in, seen from one of its hexes. */
export function closedTo(mover: Mover, castle: NonNullable<Mover['through'][number]['castle']>): string | undefined {
  const { portal, turn } = mover;
  if (!portal) return 'has no large portal';
  if (portal.opened === undefined || portal.opened >= turn) return 'has a portal that was not opened in an earlier turn';
  if (portal.height < mover.height || portal.width < mover.width) return 'has too small a portal';
  if (!castle.openSpace) return 'is not open inside';
  if (castle.height < mover.height || castle.width < mover.width) return 'is too small';
  return mover.depth > 1 && castle.depth < mover.depth ? 'is not deep enough' : undefined;
}

/** Trains, moving buildings, captured machines and the size of a battlefield: what can be worked out beside a battle. */
export const GROUND_RULES: readonly Rule[] = [
  {
    id: RAIL_LOAD,
    cite: errata(149),
    base: { trainMp: ({ tractor }) => tractor.cruise },
    adds: { trainMp: ({ tractor, load }) => -lossOf(tractor, load) || undefined },
    atLeast: { trainMp: ({ tractor, load }) => (lossOf(tractor, load) > 0 ? SLOWEST : undefined) },
  },
  {
    id: 'TOE-rail-multiple-tractors',
    cite: errata(149),
    base: {
      trainLoad: ({ tractor, train }) => ({
        value: (weight(trailersOf(train)) * tractor.tons) / weight(tractorsOf(train)),
        note: `of ${weight(trailersOf(train))} tons`,
      }),
    },
  },
  {
    id: 'TOE-rail-derailment-example',
    cite: errata(152),
    base: { ramDamage: ({ structure, armor, unspent }) => Math.floor(((structure + armor) * unspent) / 10) },
  },
  { id: TRACKS, cite: errata(34) },
  { id: DEEP_TRACKS, cite: errata(32) },
  { id: BUILDINGS, cite: errata(168) },
  { id: CASTLES, cite: errata(168) },
  {
    id: 'TOE-taking-control-infantry-skill',
    cite: errata(216),
    base: { capturedDriving: ({ troopers }: Capture) => (troopers < ENOUGH ? FEW_HANDS : 0) },
    adds: { capturedDriving: ({ antiMech }: Capture) => (antiMech > TAUGHT_TO ? { value: UNTAUGHT, note: 'untrained' } : undefined) },
  },
  { id: CAPTURED_NETWORK, cite: errata(216) },
  {
    id: 'TOE-artillery-counterbattery-example',
    cite: errata(186),
    base: { mapsheets: ({ wide, deep }) => wide * deep },
  },
];
