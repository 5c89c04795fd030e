import { type Hex, sameHex } from '@sortie/geometry';
import { type Handler, nth, type RuleId, sure, tell } from '@sortie/kernel';
import { find } from '@sortie/roster';
import { hasAt } from '../equipment/fire-control.ts';
import { pilotingRoll } from '../piloting/roll.ts';
import type { Warding } from '../questions.ts';
import type { ClassicRule, Play } from '../rule.ts';
import type { Classic, Entry, State, Unit, UnitId } from '../shape.ts';
import { sheetOf } from '../sheet/compile.ts';
import { ARMS, isArm, isTorso, type Weapon } from '../sheet/sheet.ts';
import { actuator, fighting, isGone, isProto, sheetFor, unitAt } from '../state.ts';
import { gunOf, hasFullArms, held, isStrong, plainBurden } from './hands.ts';

/** There for whoever has one. */
const rule = (id: RuleId, rest: Omit<ClassicRule, 'id' | 'cite' | 'kind'>): ClassicRule => ({ id, cite: 'TOE', kind: 'core', ...rest });

const holdsGun = ({ condition }: Unit): boolean => condition?.holds?.gun !== undefined;

/** Two arms with hands: legs alone hold nothing, and neither do vehicles. */
function canCarry({ design }: Entry): boolean {
  const { kind, quad, slots, locations } = sheetOf(design);
  if (kind === 'proto') return ARMS.every(arm => locations.includes(arm));
  const whole = ARMS.every(arm => (['upperArm', 'lowerArm', 'hand'] as const).every(part => slots[arm]?.some(slot => slot.part === part)));
  return kind === 'mech' && !quad && whole;
}

const isGun = (design: NonNullable<Entry['handheld']>): boolean =>
  (typeof design === 'string' ? find(design) : design)?.kind === 'handheld-weapon';

/** Held outside of the machine: it takes neither slots nor tons, but two arms with all that moves them. */
const carry: ClassicRule = {
  ...rule('TOE-handheld-carry', {}),
  forbidsSetup: ({ forces }) => {
    const armed = forces.flat().filter(({ handheld }) => handheld !== undefined);
    if (armed.some(({ handheld }) => !isGun(sure(handheld, 'the handheld')))) return tell('that was not made to be held in hands');
    return armed.every(canCarry) ? undefined : tell('it takes two arms with hands to hold a weapon');
  },
};

/** Torso and arms are in the way of what is held before them, unless they point back. */
export const isInTheWay = ({ at, rear }: Weapon): boolean =>
  !rear && at !== 'HH' && (isArm(at) || isTorso(at) || at === 'PT' || at === 'MG');

/** A tenth of the weight, twice that for hot muscles; what is behind it is silent. */
const pickUp: ClassicRule = {
  ...rule('TOE-handheld-pickup', {
    affirms: { lifting: ({ unit, kind }) => kind === 'gun' && hasFullArms(unit) },
    forbids: {
      declare: (view, { unit: id, shots }) => {
        const unit = view.units[id];
        if (!unit || !holdsGun(unit)) return undefined;
        const blocked = shots.some(({ weapon }) => {
          const fired = sheetFor(unit).weapons[weapon];
          return fired && isInTheWay(fired);
        });
        return blocked ? tell('the weapon in its hands is in the way') : undefined;
      },
    },
  }),
  forbidsSetup: ({ forces }) => {
    const heavy = forces.flat().some(({ design, handheld }) => handheld && gunOf(handheld).halves > Math.floor(sheetOf(design).tons / 5));
    return heavy ? tell('the weapon is too heavy for its hands') : undefined;
  },
};

const ELECTRONICS: readonly RuleId[] = ['TW-th-targcomp', 'TW-th-artemis5', 'TW-th-apollo'];

/** All that it fires goes at one target, without the heat, the shots and the instruments of the machine; steady arms help. */
const firing = rule('TOE-handheld-firing', {
  adds: {
    toHit: ({ attacker, weapon }) => (weapon.at === 'HH' && ARMS.every(arm => hasAt(attacker, 'aes', arm)) ? -1 : undefined),
  },
  waives: { toHit: ({ weapon }) => (weapon.at === 'HH' ? ELECTRONICS : undefined) },
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!unit || !holdsGun(unit)) return undefined;
      const aimed = shots.filter(({ weapon }) => sheetFor(unit).weapons[weapon]?.at === 'HH');
      return aimed.some(({ target }) => target !== nth(aimed, 0).target) ? tell('what is held fires at one target') : undefined;
    },
  },
});

/** Only what was made to strike strikes, with both hands: see `clubFault`. */
const melee = rule('TOE-handheld-melee', { structural: 'what is held is swung by the lines about clubs, which ask for both hands' });

const IN_THE_WAY = 6;

/** Now and then what would have struck the arm strikes what is in the hands. */
function struck(play: Play, about: Warding): void {
  const { wound } = about;
  const unit = unitAt(play.state, wound.unit);
  const gun = unit.condition?.holds?.gun;
  const aimed = wound.source.kind === 'weapon' || wound.source.kind === 'blow';
  if (!gun || !aimed || !isArm(wound.location) || play.roll(1, 6, 'TOE-handheld-hits').total < IN_THE_WAY) return;
  if (wound.points <= gun.armor) {
    play.emit({ type: 'gunHit', unit: unit.id, points: wound.points });
    about.wound = { ...wound, points: 0, critical: false, warded: true };
    return;
  }
  play.emit({ type: 'thingDropped', unit: unit.id, at: null, thing: sure(held(unit), 'the held') });
  about.wound = { ...wound, points: wound.points - gun.armor };
}

const hits = rule('TOE-handheld-hits', { steps: { warding: [{ name: 'handheld', after: 'shields', run: struck }] } });

const isBroken = (unit: Unit): boolean =>
  ARMS.some(arm => isGone(unit, arm) || (!isProto(unit) && actuator(unit, arm, 'hand') !== 'whole'));

/** Struck hands and muscles that have cooled let go when the turn ends. */
function slips(play: Play): void {
  for (const unit of fighting(play.state)) {
    if (!holdsGun(unit)) continue;
    const thing = sure(held(unit), 'the held');
    if (isBroken(unit) || (thing.halves > plainBurden(unit, false) && !isStrong(unit)))
      play.emit({ type: 'thingDropped', unit: unit.id, at: unit.at, thing });
  }
}

/** What struck joints of the arms add to a roll to keep hold. */
const JOINT = 1;

const faults = (unit: Unit): number =>
  ARMS.reduce(
    (sum, arm) => sum + (['upperArm', 'lowerArm', 'hand'] as const).filter(part => actuator(unit, arm, part) === 'struck').length,
    0,
  );

/** Laid down at will, let go with hands that are hit, and lost in a fall but for a roll. */
const drop = rule('TOE-handheld-drop', {
  adds: { piloting: ({ cause, unit }) => (cause === 'keepHold' ? JOINT * faults(unit) : undefined) },
  follows: { fell: ({ units }, { unit }) => (holdsGun(nth(units, unit)) ? [{ type: 'keepHold', unit }] : undefined) },
  steps: { end: [{ name: 'handheld', after: 'things', run: slips }] },
});

export const keepHold: Handler<Classic, 'keepHold'> = (play, { unit: id }) => {
  const unit = unitAt(play.state, id);
  if (!holdsGun(unit) || !unit.at || pilotingRoll(play, id, 'keepHold').ok) return;
  play.emit({ type: 'thingDropped', unit: id, at: unit.at, thing: sure(held(unit), 'the held') });
};

/** The number of a weapon that lies in a hex; −1 without one. */
export const gunLyingAt = ({ things }: Pick<State, 'things'>, at: Hex): number =>
  things?.findIndex(one => one.thing.gun !== undefined && sameHex(one.at, at)) ?? -1;

/** What lies on the ground is small, and does not move. */
const SMALL = 1;
const lyingGun = rule('TOE-handheld-dropped-target', { adds: { toHit: ({ shot }) => (shot.purpose === 'thing' ? SMALL : undefined) } });

export function batterGun(play: Play, unit: UnitId, at: Hex, points: number): void {
  const which = gunLyingAt(play.state, at);
  const gun = play.state.things?.[which]?.thing.gun;
  if (!gun) return;
  if (points > gun.armor) play.emit({ type: 'thingBroken', which, unit });
  else play.emit({ type: 'thingHit', which, unit, points });
}

export const handheldRules: readonly ClassicRule[] = [carry, pickUp, firing, melee, hits, drop, lyingGun];
