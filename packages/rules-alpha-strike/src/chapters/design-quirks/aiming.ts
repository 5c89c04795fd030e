import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { rangeBetween } from '../../attack/aim.ts';
import { kindOf } from '../../attack/kind.ts';
import { bandOf } from '../../attack/range.ts';
import { ofAttacker } from '../../attack/shot.ts';
import { MEASURES } from '../../measure.ts';
import { find } from '../../movement/terrain.ts';
import type { Aim, Attack, Shot } from '../../questions.ts';
import type { AlphaRule } from '../../rule.ts';
import type { How, State } from '../../shape.ts';
import { inForwardArc } from '../../sight/arcs.ts';
import { see } from '../../sight/see.ts';
import { INCH, isLarge, isOn, radiusOf, type Standing, tallness } from '../../state.ts';
import { trained as isTrained } from '../special-command-abilities/list.ts';
import { share, uses } from '../special-pilot-abilities/aiming.ts';
import { knows } from '../special-pilot-abilities/knows.ts';
import { saidWithAttack } from '../special-pilot-abilities/spa.ts';
import { splits } from '../special-pilot-abilities/splitting.ts';
import { hasQuirk, quirkLevel } from './list.ts';
import { quirk } from './quirk.ts';

const isWeapon = ({ kind }: Pick<Aim, 'kind'>): boolean => kind === 'weapon';

/** One easier or harder at one range. */
const targeting = (id: string, bracket: number, value: number): AlphaRule =>
  quirk(id, {
    adds: ofAttacker(shot =>
      isWeapon(shot) && (shot.lent ?? shot.bracket) === bracket && hasQuirk(shot.attacker, id) ? value : undefined,
    ),
  });

/** The range bracket of the first target of this turn, if there was another one and it still stands. */
function firstBracket({ state, attacker, target }: Aim): number | undefined {
  const first = attacker.aimedAt[0];
  const foe = first === undefined || first === target.id ? undefined : state.units[first];
  return isOn(attacker) && isOn(foe) ? bandOf(rangeBetween(attacker, foe)) : undefined;
}

/** A narrow arc: ninety degrees ahead; what is not mounted in the torso fires as ever. */
const NARROW = 90;
const AROUND: readonly How[] = ['turret', 'rear', 'indirect'];

const topOf = (ground: terrain.Ground, apart: (house: terrain.Piece) => boolean): number => {
  const house = find(ground, 'building', 'wall');
  return ground.elevation + (house && apart(house) ? terrain.heightOf(house) : 0);
};

/** Is there something in between, apart from where the two stand, that rises above this height? */
function coverBetween({ table }: State, from: Standing, to: Standing, height: number): boolean {
  if (from.airborne || to.airborne) return false;
  const around = [from, to].flatMap(({ at }) => terrain.groundAt(table, at).pieces.map(({ id }) => id));
  return terrain.spansOf(table, from.at, to.at).some(({ ground }) => topOf(ground, ({ id }) => !around.includes(id)) > height);
}

/** With its arms held high it fires over cover as tall as itself that it stands right behind: the first two inches do not count. */
function overCover(state: State, unit: Standing, foe: Standing): boolean {
  const at = geometry.towards(unit.at, foe.at, radiusOf(unit) + 2 * INCH);
  const tall = tallness(unit);
  const cover = terrain.spansOf(state.table, unit.at, at).map(({ ground }) => topOf(ground, () => true) - unit.z);
  if (!cover.some(height => height > 0) || cover.some(height => height > tall)) return false;
  // What is seen is remembered for a list of units: the view from another place needs a list of its own.
  return !see({ ...state, units: state.units.slice() }, { ...unit, at, z: unit.z + tall }, foe).hidden;
}

const halves = (name: string, when: (attack: Attack) => boolean): NonNullable<AlphaRule['steps']> => ({
  attack: [
    {
      name,
      after: 'value',
      run: (_play, attack) => {
        if (attack.hit && isWeapon(attack.aim) && when(attack)) share(attack, 2, 'point');
      },
    },
  ],
});

/** Better at what flies, worse at what does not; training for the same counts instead. */
function skyward(shot: Shot, up: boolean): number | undefined {
  const { attacker, state } = shot;
  if (!isWeapon(shot) || !hasQuirk(attacker, 'anti-aircraft-targeting')) return undefined;
  const trained = isTrained(state, attacker, 'anti-aircraft-specialists');
  return up ? (trained ? -1 : -2) : trained ? undefined : 1;
}

const OVER = 'overhead-arms';
const BACK = 'hyper-extending-actuators';

const range: readonly AlphaRule[] = [
  targeting('improved-targeting-short', 0, -1),
  targeting('improved-targeting-medium', 1, -1),
  targeting('improved-targeting-long', 2, -1),
  targeting('poor-targeting-short', 0, 1),
  targeting('poor-targeting-medium', 1, 1),
  targeting('poor-targeting-long', 2, 1),
  quirk('variable-range-targeting', {
    adds: {
      toHit: aim => {
        if (!isWeapon(aim) || !hasQuirk(aim.attacker, 'variable-range-targeting')) return undefined;
        const first = firstBracket(aim);
        return first !== undefined && first !== aim.bracket ? 1 : -1;
      },
      toHitPlace: shot => (isWeapon(shot) && hasQuirk(shot.attacker, 'variable-range-targeting') ? -1 : undefined),
    },
    covers: ['ASC-quirk-variable-range-targeting-multi'],
  }),
  quirk('sensor-ghosts', { adds: ofAttacker(shot => (isWeapon(shot) && hasQuirk(shot.attacker, 'sensor-ghosts') ? 1 : undefined)) }),
  quirk('narrow-low-profile', { adds: { toHit: aim => (isWeapon(aim) && hasQuirk(aim.target, 'narrow-low-profile') ? 1 : undefined) } }),
  quirk('oversized', { adds: { toHit: ({ target }) => (hasQuirk(target, 'oversized') && !isLarge(target) ? -1 : undefined) } }),
  quirk('anti-aircraft-targeting', {
    adds: {
      toHit: aim => skyward(aim, aim.target.airborne),
      toHitPlace: shot => skyward(shot, false),
    },
  }),
];

const margins: readonly AlphaRule[] = [
  quirk('accurate-weapon', {
    steps: {
      attack: [
        {
          name: 'accurate weapon',
          after: 'roll',
          run: (_play, attack) => {
            const { aim, hit, margin } = attack;
            if (hit || margin !== -1 || !isWeapon(aim) || !hasQuirk(aim.attacker, 'accurate-weapon')) return;
            attack.value = { points: quirkLevel(aim.attacker, 'accurate-weapon'), minimal: false };
            attack.hit = true;
            attack.margin = 0;
          },
        },
      ],
    },
  }),
  quirk('inaccurate-weapon', {
    steps: {
      attack: [
        {
          name: 'inaccurate weapon',
          after: 'damage',
          run: (_play, attack) => {
            const { aim, hit, margin } = attack;
            if (!hit || margin > 1 || !isWeapon(aim) || !hasQuirk(aim.attacker, 'inaccurate-weapon')) return;
            attack.dealt = Math.max(0, attack.dealt - quirkLevel(aim.attacker, 'inaccurate-weapon'));
          },
        },
      ],
    },
    covers: ['ASC-quirk-inaccurate-weapon-glancing'],
  }),
];

const arcs: readonly AlphaRule[] = [
  quirk('extended-torso-twist', { affirms: { bears: ({ attacker }) => hasQuirk(attacker, 'extended-torso-twist') } }),
  quirk('no-torso-twist', {
    forbids: {
      attack: ({ units }, { unit: id, target, how }) => {
        const [unit, foe] = [units[id], units[target]];
        if (!isOn(unit) || !isOn(foe) || kindOf(how) !== 'weapon' || AROUND.includes(how) || !hasQuirk(unit, 'no-torso-twist'))
          return undefined;
        return MEASURES[unit.base].inArc(unit.at, unit.facing, NARROW, foe.at) ? undefined : 'its torso does not turn that far';
      },
    },
  }),
  quirk(BACK, {
    ...saidWithAttack(BACK, unit => hasQuirk(unit, BACK)),
    affirms: { bears: ({ attacker, with: using }) => using.includes(BACK) && hasQuirk(attacker, BACK) },
    forbids: {
      attack: ({ units }, { unit: id, target, how, overheat = 0, with: using }) => {
        const [unit, foe] = [units[id], units[target]];
        if (!using?.includes(BACK) || !isOn(unit) || !isOn(foe)) return undefined;
        if (!hasQuirk(unit, BACK) || how !== 'standard' || overheat > 0) return 'it cannot attack like that';
        return inForwardArc(unit, foe) ? 'the target is in front' : undefined;
      },
    },
    steps: {
      attack: [
        {
          name: 'over the shoulder',
          after: 'value',
          run: (_play, attack) => {
            if (attack.hit && uses(attack.aim, BACK)) share(attack, 3, 'minimal');
          },
        },
      ],
    },
  }),
  quirk(OVER, {
    forbids: {
      attack: (view, { unit: id, target, how, with: using }) => {
        const [unit, foe] = [view.units[id], view.units[target]];
        if (!using?.includes(OVER) || !isOn(unit) || !isOn(foe)) return undefined;
        if (!hasQuirk(unit, OVER) || how !== 'standard') return 'it cannot attack like that';
        return overCover(view, unit, foe) ? undefined : 'there is nothing to fire over';
      },
    },
    ...saidWithAttack(OVER, unit => hasQuirk(unit, OVER)),
    affirms: { unseen: ({ command }) => command.with?.includes(OVER) === true },
    adds: { toHit: aim => (uses(aim, OVER) ? 2 : undefined) },
    steps: halves('overhead arms', ({ aim }) => uses(aim, OVER)),
  }),
  quirk('low-mounted-arms', {
    steps: halves('low-mounted arms', ({ aim: { state, attacker, target, how } }) =>
      how !== 'indirect' && isOn(attacker) && isOn(target) && hasQuirk(attacker, 'low-mounted-arms')
        ? coverBetween(state, attacker, target, attacker.z + tallness(attacker) / 2)
        : false,
    ),
  }),
];

const TWO = 'multi-trac';
const splitting: readonly AlphaRule[] = [
  quirk(
    TWO,
    splits(TWO, 'ASC-quirk-multi-trac', unit => hasQuirk(unit, TWO) && !knows(unit, 'multi-tasker'), 2, 'point'),
  ),
  quirk(
    'multi-trac-multi-tasker',
    splits('three-targets', 'ASC-quirk-multi-trac-multi-tasker', unit => hasQuirk(unit, TWO) && knows(unit, 'multi-tasker'), 3, 'minimal'),
  ),
];

export const aimingQuirks: readonly AlphaRule[] = [...range, ...margins, ...arcs, ...splitting];
