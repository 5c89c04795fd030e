import { sameHex } from '@sortie/geometry';
import { type RuleId, tell } from '@sortie/kernel';
import { isFired } from '../attack/attacking.ts';
import { wound as strike } from '../damage/damage.ts';
import { isVoid } from '../electronics/settings.ts';
import { BY_BRACKET } from '../electronics/stealth.ts';
import { paperOf } from '../physical/hands.ts';
import type { Warding } from '../questions.ts';
import { type Book, CITE, type ClassicRule, type Play } from '../rule.ts';
import type { State, Unit, UnitId } from '../shape.ts';
import { isTorso, type Location } from '../sheet/sheet.ts';
import { canAct, fighting, isFighting, isVehicle, type OnMap, placed, sheetFor, unitAt } from '../state.ts';

/** Where each suit of a squad holds on: places of a 'Mech, before or behind, and sides of a vehicle. */
const ON_MECHS: readonly (readonly [at: Location, rear: boolean])[] = [
  ['RT', false],
  ['LT', false],
  ['RT', true],
  ['LT', true],
  ['CT', true],
  ['CT', false],
];
const ON_HULLS: readonly Location[] = ['RS', 'RS', 'LS', 'LS', 'RR', 'RR'];

/** Of hulls with six sides: the first squad sits before the second, and both share the rear (TOE-reading-222). */
const ON_LARGE_HULLS: readonly (readonly Location[])[] = [
  ['FRRS', 'FRRS', 'FRLS', 'FRLS', 'RR', 'RR'],
  ['RRRS', 'RRRS', 'RRLS', 'RRLS', 'RR', 'RR'],
];

const NOBODY: readonly OnMap[] = [];

/** Squads that a machine carries now. */
export function ridersOf({ units }: State, { bears, id }: Unit): readonly OnMap[] {
  if (bears === undefined) return NOBODY;
  return units.filter((unit): unit is OnMap => unit.rides === id && isFighting(unit));
}

/** The suit of a squad that sits where a machine is struck. */
function suitAt(rider: Unit, order: number, host: Unit, location: Location, rear: boolean): Location | undefined {
  const behind = rear && isTorso(location);
  const sides = sheetFor(host).sixSided ? (ON_LARGE_HULLS[order] ?? []) : ON_HULLS;
  const here = isVehicle(host)
    ? (i: number): boolean => sides[i] === location
    : (i: number): boolean => ON_MECHS[i]?.[0] === location && ON_MECHS[i]?.[1] === behind;
  return sheetFor(rider).locations.find((suit, i) => here(i) && !rider.gone.includes(suit));
}

/** Suits that sit where a machine is struck, one of each squad at most. */
export const suitsAt = (
  state: State,
  host: Unit,
  location: Location,
  rear: boolean,
): readonly { readonly rider: OnMap; readonly suit: Location }[] =>
  ridersOf(state, host).flatMap((rider, order) => {
    const suit = suitAt(rider, order, host, location, rear);
    return suit ? [{ rider, suit }] : [];
  });

const isOmni = (unit: Unit): boolean => paperOf(unit.design).omni === true;

/** A friendly machine in the same hex that was built to be climbed and has room left. */
export function hostFor(state: State, unit: OnMap, book: Book): OnMap | null {
  if (sheetFor(unit).kind !== 'battleArmor' || unit.rides !== undefined || unit.clings != null || !canAct(unit)) return null;
  const found = state.units.find(
    other =>
      other.id !== unit.id &&
      other.seat === unit.seat &&
      isFighting(other) &&
      sameHex(other.at, unit.at) &&
      ridersOf(state, other).length < book.ask('riders', { unit: other }).total,
  );
  return isFighting(found) ? found : null;
}

/** From this die on a hit strikes the suit and not what it sits on; from memory. */
const STRUCK = 5;

/** What a suit takes does not reach the machine. */
function before(play: Play, about: Warding): void {
  const { wound } = about;
  const host = unitAt(play.state, wound.unit);
  if (wound.source.kind !== 'weapon' && wound.source.kind !== 'blow') return;
  const [struck] = suitsAt(play.state, host, wound.location, wound.rear);
  if (!struck || wound.points === 0 || play.roll(1, 6, 'TW-ba-mech').total < STRUCK) return;
  const { rider, suit } = struck;
  const taken = Math.min(wound.points, (rider.armor[suit] ?? 0) + (rider.structure[suit] ?? 0));
  strike(play, { unit: rider.id, location: suit, rear: false, points: taken, critical: false, source: wound.source });
  const left = wound.points - taken;
  about.wound = left > 0 ? { ...wound, points: left } : { ...wound, points: 0, critical: false, motive: false, warded: true };
}

/** Get on or off; what one rides is no longer one's own way to go. */
function climb(play: Play, id: UnitId, task: string): void {
  const unit = unitAt(play.state, id);
  const host = task === 'ride' ? hostFor(play.state, placed(unit), play.book) : null;
  if (host || task === 'alight') play.emit({ type: 'mounted', unit: id, host: host?.id ?? null });
}

const isRiding = (unit: Unit | undefined): boolean => unit?.rides !== undefined;

/** Squads climb onto OmniMechs and OmniVehicles of their side, are carried along, and may be struck there. */
const riding: ClassicRule = {
  id: 'TW-ba-mech',
  cite: CITE,
  kind: 'core',
  permits: { task: ['ride', 'alight'] },
  base: { riders: ({ unit }) => (isOmni(unit) ? 1 : 0) },
  affirms: { holdsFire: ({ unit }) => isRiding(unit), staysPut: ({ unit }) => isRiding(unit) },
  forbids: {
    move: (view, move, _seat, book) => {
      const unit = view.units[move.unit];
      if (!isFighting(unit)) return undefined;
      if (move.mode !== 'stand') return isRiding(unit) ? tell('it is carried: it gets off first') : undefined;
      if (move.task === 'ride' && !hostFor(view, unit, book)) return tell('there is nothing here to ride on');
      return move.task === 'alight' && !isRiding(unit) ? tell('it rides on nothing') : undefined;
    },
    declare: (view, command) => {
      if (isFired(command) && isRiding(view.units[command.unit])) return tell('who is carried does not fire');
      return command.shots.some(({ target }) => isRiding(view.units[target]))
        ? tell('a unit that is carried is hit with its carrier')
        : undefined;
    },
  },
  steps: {
    tasking: [{ name: 'riders', after: 'begins', run: (play, { unit, task }) => climb(play, unit, task) }],
    warding: [{ name: 'riders', before: 'shields', run: before }],
  },
};

/** Whoever is carried by something that is gone stands on its own feet, or has left with it. */
export function getOff(play: Play): void {
  for (const unit of fighting(play.state)) {
    const host = unit.rides === undefined ? undefined : play.state.units[unit.rides];
    if (!host || isFighting(host)) continue;
    play.emit({ type: 'mounted', unit: unit.id, host: null });
    if (host.fate === 'withdrawn') play.emit({ type: 'leftMap', unit: unit.id });
  }
}

const equipment = (id: RuleId, rest: Omit<ClassicRule, 'id' | 'cite' | 'kind'> = {}): ClassicRule => ({
  id,
  cite: 'TOE',
  kind: 'core',
  ...rest,
});

const ON_LARGE = 2;
const ON_WATER: ReadonlySet<string | undefined> = new Set(['naval', 'hydrofoil', 'submarine']);

/** Super-heavy vehicles that are no vessels carry two squads, whoever built them (TOE-reading-222). */
const onSuperheavies = equipment('TOE-superheavy-two-ba', {
  atLeast: {
    riders: ({ unit }) => {
      const { build, motive } = paperOf(unit.design);
      return build?.superheavy && !ON_WATER.has(motive) ? ON_LARGE : undefined;
    },
  },
});

const isLaden = ({ state, target }: { readonly state: State; readonly target: Unit }): boolean => ridersOf(state, target).length > 0;

/** Suits spoil a shield of light, which is as hot as ever. */
const chameleon = equipment('TOE-chameleon-lps-infantry', {
  waives: { toHit: aim => (aim.target.bears !== undefined && isLaden(aim) ? ['TW-th-tchameleon'] : undefined) },
});

/** They do not matter to one kind of system, and make the other no better than it. */
const nullSignature = equipment('TOE-null-sig-mechanized', { structural: 'nothing about the system asks who rides along' });
const voidSignature = equipment('TOE-void-sig-mechanized', {
  adds: { toHit: aim => (aim.target.bears !== undefined && isVoid(aim.target) && isLaden(aim) ? BY_BRACKET[aim.bracket] : undefined) },
  waives: { toHit: aim => (aim.target.bears !== undefined && isVoid(aim.target) && isLaden(aim) ? ['TW-th-tvoid'] : undefined) },
});

export const ridingRules: readonly ClassicRule[] = [riding, onSuperheavies, chameleon, nullSignature, voidSignature];
