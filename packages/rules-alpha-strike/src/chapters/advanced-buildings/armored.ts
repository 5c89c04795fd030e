import { table as terrain } from '@sortie/board';
import { tell } from '@sortie/kernel';
import { absorbed } from '../../buildings/buildings.ts';
import { wreck } from '../../buildings/wreck.ts';
import { find } from '../../movement/terrain.ts';
import type { Battering } from '../../questions.ts';
import { type AlphaRule, core } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { buildingAround } from '../../sight/see.ts';
import { INCH, isInfantry, isOn, motive } from '../../state.ts';
import { armorOn, facesOf, faceToward, ROOF, wallEntered } from './faces.ts';

const ENTRY = { rule: 'ASC-armored-building-entry', version: 2 } as const;

/** The armor of the wall, or roof, that an attack comes through. */
const plateToward = (house: terrain.Piece, attacker: Unit): number =>
  armorOn(house, faceToward(house, attacker.airborne ? null : attacker.at));

/** The armor of the face that is struck takes points before the walls do. */
function plate(about: Battering): void {
  const faces = facesOf(about.piece);
  if (!faces) return;
  const face = faceToward(about.piece, about.from);
  const plated = Math.min(armorOn(about.piece, face), about.points);
  about.points -= plated;
  about.as = { ...about.as, faces: faces.map((armor, i) => (i === face ? armor - plated : armor)) };
}

export const armoredRules: readonly AlphaRule[] = [
  core('ASC-armored-building-entry', {
    affirms: {
      barred: ({ unit, mode, ground }) => {
        const house = mode !== 'jump' && motive(unit) !== 'v' && !isInfantry(unit) ? find(ground, 'building') : undefined;
        return house !== undefined && facesOf(house)?.every((armor, face) => face === ROOF || armor > 0) === true;
      },
    },
    forbids: {
      // Where one wall is bare, it is the way in; the others still keep everybody out.
      move: ({ table, units }, { unit: id, mode, path }) => {
        const unit = units[id];
        if (!isOn(unit) || mode === 'jump' || motive(unit) === 'v' || isInfantry(unit)) return undefined;
        const whole = [unit.at, ...path];
        return table.pieces.some(piece => {
          const face = piece.kind === 'building' && piece.armor !== undefined ? wallEntered(piece, whole) : undefined;
          return face !== undefined && armorOn(piece, face) > 0;
        })
          ? 'that wall is armored'
          : undefined;
      },
    },
  }),
  core('ASC-armored-building-armor', {
    forbidsSetup: ({ table }) =>
      'pieces' in table && table.pieces.some(({ kind, armor = 0, cf = 0 }) => kind === 'building' && armor > cf)
        ? tell('the armor of a building is no more than its CF')
        : undefined,
    // Behind armor nobody inside is hurt at all: what the walls would let through strikes the building as well.
    adds: {
      taken: ({ state, attacker, target, dealt, kind }) => {
        const house = kind === 'weapon' ? buildingAround(state, target) : undefined;
        return house && plateToward(house, attacker) > 0 ? absorbed(dealt) - dealt || undefined : undefined;
      },
    },
    steps: {
      attack: [
        {
          name: 'plates',
          before: 'after',
          run: (play, { aim, hit, damage }) => {
            const house = hit && aim.kind === 'weapon' && damage ? buildingAround(play.state, aim.target) : undefined;
            if (!house || !damage || plateToward(house, aim.attacker) <= 0) return;
            wreck(play, house.id, damage.total - absorbed(damage.total), aim.attacker.airborne ? null : aim.attacker.at);
          },
        },
      ],
    },
    splitFrom: ENTRY,
  }),
  core('ASC-armored-building-damage', {
    steps: { battering: [{ name: 'armor', before: 'walls', run: (_play, about) => plate(about) }] },
    splitFrom: ENTRY,
  }),
  core('ASC-armored-building-collapse', {
    base: {
      collapse: ({ piece, above }) =>
        piece.armor === undefined ? undefined : Math.max(1, Math.floor(terrain.heightOf(piece) / (2 * INCH))) + (above ? 2 : 0),
    },
    waives: { collapse: ({ piece }) => (piece.armor === undefined ? undefined : ['AS-bld-collapse']) },
    splitFrom: ENTRY,
  }),
];
