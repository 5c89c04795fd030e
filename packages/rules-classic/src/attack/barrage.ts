import { boardOf, onMap } from '@sortie/board';
import { distance, type Hex } from '@sortie/geometry';
import { nth, type Telling, tell } from '@sortie/kernel';
import { inFiringArc, type Pose } from '../arcs/arcs.ts';
import { standIn } from '../buildings/walls.ts';
import type { Aim, Shelling, Truths } from '../questions.ts';
import type { Book, ClassicRule, Play, View } from '../rule.ts';
import type { Barrage, Command, Shot, State, UnitId } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { sightBetween } from '../sight/sight.ts';
import { canAct, fighting, isFighting, isWhole, type OnMap, placed, sheetFor, unitAt } from '../state.ts';
import { aimAt, binOf, binsFor } from './aim.ts';

/**
 * Fire at hexes instead of units. What a salvo does where it comes down is told by rules: each adds to the question `barrage` what it knows
 * to fire at hexes, and a step of its own to the sequence `shelling`.
 */
const shotOf = ({ weapon, bin, way }: Omit<Barrage, 'at'>): Shot => ({
  weapon,
  target: -1,
  ...(bin === undefined ? {} : { bin }),
  ...(way ? { way } : {}),
});

/** Launchers of suits, which are loaded by the clip. */
const CLIPPED = /^(?!.*Vehicular).*GrenadeLauncher|BA(Heavy|Light)Mortar/;

/** What a barrage is loaded with. */
export function munitionOf(unit: OnMap, { weapon, bin }: Pick<Barrage, 'weapon' | 'bin'>): string {
  const sheet = sheetFor(unit);
  const gun = sheet.weapons[weapon];
  const found = gun ? binOf(unit, gun, shotOf({ weapon, ...(bin === undefined ? {} : { bin }) })) : null;
  if (found !== null) return nth(sheet.bins, found).munition;
  if (unit.grenades && gun && CLIPPED.test(gun.item)) return unit.grenades;
  // Launchers with a single salvo are loaded with what lies beside them.
  return (gun?.oneShot && sheet.bins.find(bin => bin.at === gun.at && bin.shots === 1)?.munition) || 'STANDARD';
}

const sees = (state: State, unit: OnMap, at: Hex): boolean =>
  distance(unit.at, at) === 0 || sightBetween(state, unit, standIn(unit, at)).canSee;

/** Somebody else of the same side who sees the hex and has time to look. */
const observerOf = (state: State, book: Book, unit: OnMap, at: Hex): OnMap | null =>
  fighting(state).find(
    other =>
      other.id !== unit.id &&
      other.seat === unit.seat &&
      canAct(other) &&
      !book.holds('preoccupied', { unit: other }) &&
      sees(state, other, at),
  ) ?? null;

/** Whoever else the rules in force know that sees a hex, for what is not fired unseen. */
function eyeOn(state: State, book: Book, unit: OnMap, at: Hex): OnMap | null {
  const [other] = book.offered('spotters', { state, book, unit, target: standIn(unit, at) });
  return other ?? null;
}

/** Everything that the number of a barrage may look at: a hex stands in its place and does not move. */
export function aimAtHex(state: State, book: Book, unit: OnMap, barrage: Barrage): Aim {
  const pose: Pose = { twist: unit.twist, flip: unit.flipped, ...(unit.wear ? { turret: unit.wear.turret } : {}) };
  const target = standIn(unit, barrage.at);
  const aim = aimAt({ state, book, unit, target, shot: shotOf(barrage), shots: [], pose });
  if (aim.range === 0 || (aim.sight.canSee && !aim.unseen) || !aim.weapon.indirect) return aim;
  const unaided = book.holds('lobbedUnseen', { weapon: aim.weapon, munition: munitionOf(unit, barrage) });
  const spotter = observerOf(state, book, unit, barrage.at) ?? (unaided ? null : eyeOn(state, book, unit, barrage.at));
  const { unseen: _unseen, ...spotted } = aim;
  return spotter ? { ...spotted, spotter, sight: sightBetween(state, spotter, target) } : aim;
}

type Declaration = Extract<Command, { readonly type: 'declare' }>;

const isReady = (unit: OnMap, id: number): boolean => isWhole(unit, 'weapon', id) && !unit.jammed.includes(id) && !unit.spent.includes(id);

/** Fired at any hex, whether somebody sees it or not. */
export const anywhere = (is: (about: Truths['lobbed']) => boolean) => ({ lobbed: is, lobbedUnseen: is });

const lobs = (book: Book, weapon: Weapon, munition: string): boolean => book.holds('lobbed', { weapon, munition }) !== undefined;

function fault(view: View, unit: OnMap, barrage: Barrage, command: Declaration, book: Book): Telling | undefined {
  const weapon = sheetFor(unit).weapons[barrage.weapon];
  if (!weapon || !isReady(unit, barrage.weapon)) return tell('that weapon cannot be fired');
  const args = { weapon: weapon.name };
  const used = [...command.shots, ...(command.batters ?? [])].some(shot => shot.weapon === barrage.weapon);
  if (used) return tell('each weapon fires once');
  if (!onMap(boardOf(view.board), barrage.at)) return tell('there is no such hex');
  if (weapon.ammo !== '' && binOf(unit, weapon, shotOf(barrage)) === null) return tell('the {weapon} has no ammunition', args);
  const about = { weapon, munition: munitionOf(unit, barrage) };
  if (!book.holds('lobbed', about)) return tell('the {weapon} is not fired at hexes', args);
  const range = distance(unit.at, barrage.at);
  if (range === 0) return tell('nobody fires into its own hex');
  if (range > book.ask('barrageReach', { weapon: aimAtHex(view, book, unit, barrage).weapon }).total)
    return tell('the {weapon} does not reach so far', args);
  const isSeen = (): boolean =>
    sees(view, unit, barrage.at) ||
    (weapon.indirect && (observerOf(view, book, unit, barrage.at) ?? eyeOn(view, book, unit, barrage.at)) !== null);
  if (!book.holds('lobbedUnseen', about) && !isSeen()) return tell('nobody sees that hex');
  const turned = command.turret ?? unit.wear?.turret;
  const pose: Pose = { twist: command.twist, flip: command.flip === true, ...(turned === undefined ? {} : { turret: turned }) };
  return inFiringArc(unit, weapon, standIn(unit, barrage.at), pose) ? undefined : tell('the {weapon} does not bear on that hex', args);
}

const barrages: ClassicRule = {
  id: 'TW-house-barrages',
  cite: 'house',
  kind: 'core',
  base: { barrageReach: ({ weapon }) => weapon.long },
  forbids: {
    declare: (view, command, _seat, book) => {
      const unit = view.units[command.unit];
      if (!command.barrages || !isFighting(unit)) return undefined;
      for (const barrage of command.barrages) {
        const reason = fault(view, unit, barrage, command, book);
        if (reason) return reason;
      }
      const weapons = command.barrages.map(({ weapon }) => weapon);
      return new Set(weapons).size < weapons.length ? tell('each weapon fires once') : undefined;
    },
  },
};

export const barrageRules: readonly ClassicRule[] = [barrages];

/** Weapons and bins that the rules in force let a unit fire at hexes. */
export function barragesOf(unit: OnMap, book: Book): readonly Omit<Barrage, 'at'>[] {
  const { weapons } = sheetFor(unit);
  const found: Omit<Barrage, 'at'>[] = [];
  for (let weapon = 0; weapon < weapons.length; weapon++) {
    const gun = nth(weapons, weapon);
    if (gun.energy || !isReady(unit, weapon)) continue;
    if (gun.ammo === '') {
      if ((gun.oneShot || unit.grenades) && lobs(book, gun, munitionOf(unit, { weapon }))) found.push({ weapon });
    } else for (const bin of binsFor(unit, gun)) if (lobs(book, gun, munitionOf(unit, { weapon, bin }))) found.push({ weapon, bin });
  }
  return found;
}

const CANNOT_MISS = 2;

export function rollShelling(play: Play, shelling: Shelling): void {
  if (shelling.toHit.total <= CANNOT_MISS) return;
  shelling.roll = play.roll(2, 6, 'TW-tohit-base');
  if (shelling.roll.total < shelling.toHit.total) shelling.lands = null;
}

export function recordShelling(play: Play, { unit, weapon, at, lands, toHit, roll, scatter, late, aim }: Shelling): void {
  play.emit({ type: 'shelled', unit, weapon, at, lands, toHit, roll, scatter, ...(late ? FREE : priceOf(play, unit, aim)) });
}

const FREE = { heat: 0, bin: null, shots: 0 } as const;

const priceOf = (play: Play, id: UnitId, { weapon, shot }: Aim) => ({
  heat: weapon.heat,
  bin: binOf(placed(unitAt(play.state, id)), weapon, shot),
  shots: weapon.ammo !== '' || weapon.oneShot ? 1 : 0,
});

/** What was fired earlier comes down first, then what is fired now. */
export function resolveBarrages(play: Play, order: readonly UnitId[]): void {
  if (play.state.flying) comeDown(play);
  for (const id of order) for (const barrage of unitAt(play.state, id).fire?.barrages ?? []) fireBarrage(play, id, barrage);
}

function comeDown(play: Play): void {
  const due = (play.state.flying ?? []).filter(({ arrives }) => arrives <= play.state.turn);
  if (due.length === 0) return;
  play.emit({ type: 'came' });
  for (const { unit: id, weapon, at, munition, toHit, way } of due) {
    const unit = unitAt(play.state, id);
    // Whoever fired may be gone by now; its shells come from where they came from.
    const from: OnMap = isFighting(unit) ? unit : { ...unit, at };
    const aim = aimAtHex(play.state, play.book, from, { weapon, at });
    play.run('shelling', {
      unit: id,
      weapon,
      at,
      munition,
      ...(way ? { way } : {}),
      aim,
      toHit,
      late: true,
      roll: null,
      scatter: null,
      lands: at,
    });
  }
}

function fireBarrage(play: Play, id: UnitId, barrage: Barrage): void {
  const unit = unitAt(play.state, id);
  if (!isFighting(unit)) return;
  const { weapon, at, way } = barrage;
  const aim = aimAtHex(play.state, play.book, unit, barrage);
  const toHit = play.ask('toHit', aim);
  const munition = munitionOf(unit, barrage);
  const turns = play.ask('flight', { weapon: aim.weapon, range: aim.range, unit }).total;
  if (turns > 0) {
    const arrives = play.state.turn + turns;
    play.emit({ type: 'launched', unit: id, weapon, at, munition, ...(way ? { way } : {}), toHit, arrives, ...priceOf(play, id, aim) });
  } else
    play.run('shelling', {
      unit: id,
      weapon,
      at,
      munition,
      ...(way ? { way } : {}),
      aim,
      toHit,
      late: false,
      roll: null,
      scatter: null,
      lands: at,
    });
}
