import { boardOf, onMap } from '@sortie/board';
import { distance, FACINGS, type Hex, neighbour, sameHex } from '@sortie/geometry';
import { nth, type RuleId, tell } from '@sortie/kernel';
import type { Aim, Shelling } from '../../questions.ts';
import type { ClassicRule, Play, View } from '../../rule.ts';
import { munition } from '../../rule.ts';
import type { Weapon } from '../../sheet/sheet.ts';
import { fighting, isAloft, isFighting, sheetFor } from '../../state.ts';

/** Points in the hex itself, beside it and so on. */
export const ORDNANCE: { readonly [ammo: string]: readonly number[] } = {
  LONG_TOM: [25, 15, 5],
  SNIPER: [20, 10],
  THUMPER: [15, 5],
  ARROW_IV: [20, 10],
  BA_TUBE: [3, 1],
};

export const isArtillery = ({ ammo }: Weapon): boolean => ORDNANCE[ammo] !== undefined;

/** Hexes of one mapsheet: ranges of artillery are counted in them. */
const SHEET = 17;
/** Nearer than this nothing is fired directly. */
const NEAREST = 6;
const DIRECTLY = 4;
const INDIRECTLY = 7;

/** Turns of flight, by the mapsheets that lie between. */
const FLIGHT: readonly (readonly [sheets: number, turns: number])[] = [
  [1, 0],
  [8, 1],
  [15, 2],
  [21, 3],
  [26, 4],
  [30, 5],
];
const LONGEST = 6;

const flightOf = (range: number): number => FLIGHT.find(([sheets]) => range <= sheets * SHEET)?.[1] ?? LONGEST;

const isDirect = ({ range, sight, spotter }: Pick<Aim, 'range' | 'sight' | 'spotter'>): boolean =>
  range <= SHEET && sight.canSee && spotter === null;

const RANGE: readonly RuleId[] = ['TW-th-short', 'TW-th-med', 'TW-th-long', 'TW-th-min', 'TW-th-immobile', 'TW-if-mods'];
/** Into woods is no harder than beside them. */
const DIRECT: readonly RuleId[] = [...RANGE, 'TW-th-twoods'];
const INDIRECT: readonly RuleId[] = [...DIRECT, 'TW-th-woods', 'TW-los-fields', 'TW-th-cover', 'TW-los-bldg-same'];

/** Fighters are high enough above a hex for its distance not to matter. */
const isOverflown = (view: View, at: Hex): boolean => fighting(view).some(one => isAloft(one) && sameHex(one.at, at));

/** A hex that is fired at by sight counts all that counts for other weapons but range; one that is not is harder, and the ground does not matter. */
const guns = munition('TOE-artillery-direct-fire-modifiers', {
  adds: {
    toHit: aim => {
      if (!isArtillery(aim.weapon) || aim.shot.way === 'flak') return undefined;
      return isDirect(aim) ? DIRECTLY : INDIRECTLY;
    },
    flight: ({ weapon, range }) => (isArtillery(weapon) ? flightOf(range) : undefined),
  },
  multiplies: { barrageReach: ({ weapon }) => (isArtillery(weapon) ? SHEET : undefined) },
  waives: {
    toHit: aim => (isArtillery(aim.weapon) && aim.shot.way !== 'flak' ? (isDirect(aim) ? DIRECT : INDIRECT) : undefined),
  },
  forbids: {
    declare: (view, { unit: id, barrages = [] }) => {
      const unit = view.units[id];
      if (!isFighting(unit)) return undefined;
      const near = barrages.some(({ weapon, at, way }) => {
        const gun = sheetFor(unit).weapons[weapon];
        return gun && isArtillery(gun) && distance(unit.at, at) <= NEAREST && !(way === 'flak' && isOverflown(view, at));
      });
      return near ? tell('artillery fires at nothing so near') : undefined;
    },
  },
});

/** As far as one misses, in a direction that a die tells; off the map it does no harm. */
export function scatter(play: Play, shelling: Shelling, rule: RuleId): void {
  const { roll, toHit, at } = shelling;
  if (!roll || shelling.lands) return;
  shelling.scatter = play.roll(1, 6, rule);
  const way = nth(FACINGS, shelling.scatter.total - 1);
  let hex: Hex = at;
  for (let i = roll.total; i < toHit.total; i++) hex = neighbour(hex, way);
  if (onMap(boardOf(play.state.board), hex)) shelling.lands = hex;
}

const scattering = munition('TOE-artillery-scatter-distance', {
  covers: ['TOE-artillery-scatter-direction'],
  steps: {
    shelling: [
      {
        name: 'stray',
        after: 'roll',
        run: (play, shelling) => {
          if (isArtillery(shelling.aim.weapon) && shelling.way !== 'flak') scatter(play, shelling, 'TOE-artillery-scatter-distance');
        },
      },
    ],
  },
});

export const gunRules: readonly ClassicRule[] = [guns, scattering];
