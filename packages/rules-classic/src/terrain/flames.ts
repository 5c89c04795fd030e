import { boardOf, terrainAt } from '@sortie/board';
import { sameHex } from '@sortie/geometry';
import { batterBuilding, factorAt } from '../buildings/buildings.ts';
import { strikePlace } from '../damage/strike-place.ts';
import { isPlatoon } from '../infantry/infantry.ts';
import { CITE, type ClassicRule, type Play } from '../rule.ts';
import type { State } from '../shape.ts';
import { isOnFoot } from '../sheet/sheet.ts';
import { fighting, isAirborne, isMech, isTroop, type OnMap, sheetFor, unitAt } from '../state.ts';
import { firesOn } from './fires.ts';

const BURNING = 5;
const WALLS = 2;
/** What vehicles, suits and ProtoMechs have to roll not to be scorched, and what it costs them (TWR-69). */
const SCORCHED_ON = 8;
const SCORCHES = 2;

const isBurning = ({ board }: Pick<State, 'board'>, { at }: OnMap): boolean => terrainAt(boardOf(board), at, 'fire') !== undefined;

/** Has it burned since an earlier turn? */
const isOld = ({ kindled = [] }: State, { at }: OnMap): boolean => !kindled.some(hex => sameHex(hex, at));

const isFireproof = (unit: OnMap): boolean => /Fire Resistant/.test(sheetFor(unit).plating);

/** Whoever is carried is left to the rules about that. */
const isCarried = ({ clings, rides }: OnMap): boolean => typeof clings === 'number' || rides !== undefined;

/** Flames take hold of one unit that is no 'Mech. */
export function scorch(play: Play, unit: OnMap): void {
  if (isPlatoon(unit)) {
    play.emit({ type: 'destroyed', unit: unit.id, by: RULE });
    return;
  }
  if (isTroop(unit) && isFireproof(unit)) return;
  if (play.roll(2, 6, RULE).total >= SCORCHED_ON) strikePlace(play, unit.id, 'body', 'front', SCORCHES, { kind: 'slide' });
}

const RULE = 'TW-fire-effect';

/** Walls burn down by and by, and whoever stands in flames is not well off. */
function burn(play: Play): void {
  for (const at of firesOn(play.state.board)) if (factorAt(play.state, at) > 0) batterBuilding(play, at, WALLS);
  for (const unit of fighting(play.state))
    if (!isMech(unit) && !isAirborne(unit) && !isCarried(unit) && isBurning(play.state, unit)) scorch(play, unit);
}

const flames: ClassicRule = {
  id: RULE,
  cite: CITE,
  kind: 'core',
  affirms: { barred: ({ board, to, gait }) => isOnFoot(gait) && terrainAt(board, to, 'fire') !== undefined },
  steps: {
    heat: [
      {
        name: 'fire',
        before: 'add',
        run: (play, { unit: id }) => {
          const unit = unitAt(play.state, id);
          if (unit.at === null || unit.flight) return;
          const here = { ...unit, at: unit.at };
          if (isBurning(play.state, here) && isOld(play.state, here)) play.emit({ type: 'heated', unit: id, points: BURNING });
        },
      },
    ],
    end: [{ name: 'flames', before: 'fires', run: burn }],
  },
};

export const flameRules: readonly ClassicRule[] = [flames];
