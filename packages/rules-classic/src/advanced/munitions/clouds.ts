import { boardOf, onMap, type Terrain } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import type { ClassicRule, Table } from '../../rule.ts';
import type { Weapon } from '../../sheet/sheet.ts';
import { munition } from './rule.ts';

/** Something that hangs over a hex until the End Phase of a turn. */
export function lay(play: Table, at: Hex, terrain: Terrain, turns: number): void {
  if (onMap(boardOf(play.state.board), at)) play.emit({ type: 'laid', at, terrain, until: play.state.turn + turns });
}

const LIGHT = 1;
const HEAVY = 2;
const LITTLE = 5;
const TURNS = 3;
const HEIGHT = 2;

/** What a full salvo does. */
export const ratedDamage = ({ damage, rack }: Weapon): number => damage[0] * rack;

/** A column of smoke: as thick as the salvo is strong. */
export const smokeOf = (weapon: Weapon): Terrain => ({
  kind: 'smoke',
  level: ratedDamage(weapon) <= LITTLE ? LIGHT : HEAVY,
  height: HEIGHT,
});

const smoke = munition('TOE-smoke-missiles', {
  adds: { barrage: ({ weapon, munition: load }) => (weapon.missile && load === 'SMOKE_WARHEAD' ? 1 : undefined) },
  steps: {
    shelling: [
      {
        name: 'smoke',
        after: 'land',
        run: (play, { lands, munition: load, aim }) => {
          if (lands && load === 'SMOKE_WARHEAD' && aim.weapon.missile) lay(play, lands, smokeOf(aim.weapon), TURNS);
        },
      },
    ],
  },
});

export const cloudRules: readonly ClassicRule[] = [smoke];
