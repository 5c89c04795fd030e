import { distance, sameHex } from '@sortie/geometry';
import { nth, sure, tell } from '@sortie/kernel';
import { sideStruck } from '../../arcs/arcs.ts';
import { anywhere, rollShelling } from '../../attack/barrage.ts';
import { blast } from '../../damage/blast.ts';
import { strikePlace } from '../../damage/strike-place.ts';
import { podsOn } from '../../pods/pods.ts';
import type { Shelling } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { munition } from '../../rule.ts';
import { fighting, isFighting, type OnMap, placed, sheetFor, unitAt } from '../../state.ts';
import { isArtillery, ORDNANCE } from './guns.ts';

const seeks = ({ munition: load, way, aim }: Shelling): boolean => load === 'HOMING' && way !== 'blind' && isArtillery(aim.weapon);

const REACH = 8;
const AROUND = 5;
const STRIKES = 4;

/** Whoever has been pointed out near enough: the nearest, so that nobody has to be asked. */
function preyOf(play: Play, { at, unit }: Shelling): OnMap | undefined {
  const { state } = play;
  const { seat } = unitAt(state, unit);
  return fighting(state)
    .filter(one => one.seat !== seat && one.tagged === state.turn && distance(one.at, at) <= REACH)
    .toSorted((a, b) => distance(a.at, at) - distance(b.at, at) || a.id - b.id)[0];
}

/** Where the missile goes that looks for its target; without one it goes off for nothing. */
function seek(play: Play, shelling: Shelling): void {
  if (!seeks(shelling)) {
    rollShelling(play, shelling);
    return;
  }
  const prey = preyOf(play, shelling);
  shelling.lands = prey?.at ?? null;
  if (prey) shelling.prey = prey.id;
}

/** Up to this roll false beacons have it. */
const MISLED = 3;
const SIDES = 6;

/** Friends of the firer beside the target who bear a false beacon share the missile with it. */
function diverted(play: Play, { unit }: Shelling, meant: OnMap): OnMap {
  const { seat } = unitAt(play.state, unit);
  const decoys = fighting(play.state).filter(
    one =>
      one.seat === seat &&
      one.pods !== undefined &&
      distance(one.at, meant.at) === 1 &&
      podsOn(one).some(pod => pod.kind === 'nemesis' && pod.seat !== seat),
  );
  if (decoys.length === 0 || play.roll(1, SIDES, 'TOE-arrow-homing-nemesis').total > MISLED) return meant;
  if (decoys.length === 1) return nth(decoys, 0);
  const rolled = play.roll(1, SIDES, 'TOE-arrow-homing-nemesis').total - 1;
  return nth(decoys, Math.floor((rolled * decoys.length) / SIDES));
}

/** From four on it strikes the target itself like a shell out of a gun; everybody else there, or everybody, feels the blast. */
function strike(play: Play, shelling: Shelling): void {
  const { lands, unit, weapon, aim } = shelling;
  const prey = lands && seeks(shelling) && shelling.prey !== undefined ? placed(unitAt(play.state, shelling.prey)) : undefined;
  if (!lands || !prey) return;
  const square = play.roll(2, 6, 'TOE-arrow-homing-hit').total >= STRIKES;
  if (square) {
    const from = unitAt(play.state, unit);
    const side = isFighting(from) && !sameHex(from.at, prey.at) ? sideStruck(null, prey, from) : 'front';
    strikePlace(play, prey.id, 'body', side, nth(sure(ORDNANCE[aim.weapon.ammo], 'the ordnance'), 0), { kind: 'weapon', unit, weapon });
  }
  blast(play, { unit, weapon, at: lands, damage: [AROUND], spares: other => square && other.id === prey.id });
}

const target = munition('TOE-arrow-homing-target', {
  covers: ['TOE-arrow-homing-hit'],
  affirms: anywhere(({ weapon, munition: load }) => isArtillery(weapon) && load === 'HOMING'),
  steps: {
    shelling: [
      { name: 'roll', insteadOf: 'roll', run: seek },
      { name: 'homing', after: 'land', run: strike },
      {
        name: 'blind',
        after: 'land',
        run: (play, { lands, way, munition: load, aim, unit, weapon }) => {
          if (lands && way === 'blind' && load === 'HOMING' && isArtillery(aim.weapon))
            blast(play, { unit, weapon, at: lands, damage: [AROUND] });
        },
      },
    ],
  },
});

/** One designator points one target out, to as many missiles as come. */
const designator = munition('TOE-arrow-homing-tag', {
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!isFighting(unit)) return undefined;
      const pointed = shots.filter(shot => sheetFor(unit).weapons[shot.weapon]?.tag).map(shot => shot.target);
      return new Set(pointed).size > 1 ? tell('a unit points out one target in a turn') : undefined;
    },
  },
});

const nemesis = munition('TOE-arrow-homing-nemesis', {
  steps: {
    shelling: [
      {
        name: 'nemesis',
        after: 'roll',
        run: (play, shelling) => {
          if (shelling.prey === undefined) return;
          const prey = diverted(play, shelling, placed(unitAt(play.state, shelling.prey)));
          shelling.prey = prey.id;
          shelling.lands = prey.at;
        },
      },
    ],
  },
});

export const homingRules: readonly ClassicRule[] = [target, designator, nemesis];
