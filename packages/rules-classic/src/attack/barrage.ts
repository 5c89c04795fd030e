import { boardOf, onMap } from '@sortie/board';
import { distance, type Hex } from '@sortie/geometry';
import { type Telling, tell } from '@sortie/kernel';
import { inFiringArc, type Pose } from '../arcs/arcs.ts';
import { standIn } from '../buildings/walls.ts';
import type { Aim, Shelling } from '../questions.ts';
import type { Book, ClassicRule, Seen, Table } from '../rule.ts';
import type { Barrage, Command, Shot, State, UnitId } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { sightBetween } from '../sight/sight.ts';
import { canAct, fighting, isFighting, isWhole, type Standing, sheetFor } from '../state.ts';
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

const GRENADE_LAUNCHER = /^(?!.*Vehicular).*GrenadeLauncher/;

/** What a barrage is loaded with. */
export function munitionOf(unit: Standing, { weapon, bin }: Pick<Barrage, 'weapon' | 'bin'>): string {
  const sheet = sheetFor(unit);
  const gun = sheet.weapons[weapon];
  const found = gun ? binOf(unit, gun, shotOf({ weapon, ...(bin === undefined ? {} : { bin }) })) : null;
  if (found !== null) return sheet.bins[found]!.munition;
  if (unit.grenades && gun && GRENADE_LAUNCHER.test(gun.item)) return unit.grenades;
  // Launchers with a single salvo are loaded with what lies beside them.
  return (gun?.oneShot && sheet.bins.find(bin => bin.at === gun.at && bin.shots === 1)?.munition) || 'STANDARD';
}

const sees = (state: State, unit: Standing, at: Hex): boolean =>
  distance(unit.at, at) === 0 || sightBetween(state, unit, standIn(unit, at)).canSee;

/** Somebody else of the same side who sees the hex. */
const observerOf = (state: State, unit: Standing, at: Hex): Standing | null =>
  fighting(state).find(other => other.id !== unit.id && other.seat === unit.seat && canAct(other) && sees(state, other, at)) ?? null;

/** Everything that the number of a barrage may look at: a hex stands in its place and does not move. */
export function aimAtHex(state: State, unit: Standing, barrage: Barrage): Aim {
  const pose: Pose = { twist: unit.twist, flip: unit.flipped, ...(unit.wear ? { turret: unit.wear.turret } : {}) };
  const target = standIn(unit, barrage.at);
  const aim = aimAt(state, unit, target, shotOf(barrage), { shots: [] }, pose);
  if (aim.range === 0 || (aim.sight.canSee && !aim.unseen) || !aim.weapon.indirect) return aim;
  const spotter = observerOf(state, unit, barrage.at);
  const { unseen: _unseen, ...spotted } = aim;
  return spotter ? { ...spotted, spotter, sight: sightBetween(state, spotter, target) } : aim;
}

type Declaration = Extract<Command, { readonly type: 'declare' }>;

const isReady = (unit: Standing, id: number): boolean =>
  isWhole(unit, 'weapon', id) && !unit.jammed.includes(id) && !unit.spent.includes(id);

/** How a weapon may be fired at hexes: 0 not at all, 1 where somebody sees them, 2 anywhere. */
export const lobs = (book: Book, weapon: Weapon, munition: string): number => book.ask('barrage', { weapon, munition }).total;

function fault(view: Seen, unit: Standing, barrage: Barrage, command: Declaration, book: Book): Telling | undefined {
  const weapon = sheetFor(unit).weapons[barrage.weapon];
  if (!weapon || !isReady(unit, barrage.weapon)) return tell('that weapon cannot be fired');
  const args = { weapon: weapon.name };
  const used = [...command.shots, ...(command.batters ?? [])].some(shot => shot.weapon === barrage.weapon);
  if (used) return tell('each weapon fires once');
  if (!onMap(boardOf(view.board), barrage.at)) return tell('there is no such hex');
  if (weapon.ammo !== '' && binOf(unit, weapon, shotOf(barrage)) === null) return tell('the {weapon} has no ammunition', args);
  const way = lobs(book, weapon, munitionOf(unit, barrage));
  if (way === 0) return tell('the {weapon} is not fired at hexes', args);
  const range = distance(unit.at, barrage.at);
  if (range === 0) return tell('nobody fires into its own hex');
  if (range > book.ask('barrageReach', { weapon: aimAtHex(view, unit, barrage).weapon }).total)
    return tell('the {weapon} does not reach so far', args);
  if (way === 1 && !sees(view, unit, barrage.at) && !(weapon.indirect && observerOf(view, unit, barrage.at)))
    return tell('nobody sees that hex');
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
      if (!canAct(unit) || unit.moved?.assault) return tell('that unit cannot fire now');
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
export function barragesOf(unit: Standing, book: Book): readonly Omit<Barrage, 'at'>[] {
  const { weapons } = sheetFor(unit);
  const found: Omit<Barrage, 'at'>[] = [];
  for (let weapon = 0; weapon < weapons.length; weapon++) {
    const gun = weapons[weapon]!;
    if (gun.energy || !isReady(unit, weapon)) continue;
    if (gun.ammo === '') {
      if ((gun.oneShot || unit.grenades) && lobs(book, gun, munitionOf(unit, { weapon })) > 0) found.push({ weapon });
    } else for (const bin of binsFor(unit, gun)) if (lobs(book, gun, munitionOf(unit, { weapon, bin })) > 0) found.push({ weapon, bin });
  }
  return found;
}

const CANNOT_MISS = 2;

export function rollShelling(play: Table, shelling: Shelling): void {
  if (shelling.toHit.total <= CANNOT_MISS) return;
  shelling.roll = play.roll(2, 6, 'TW-tohit-base');
  if (shelling.roll.total < shelling.toHit.total) shelling.lands = null;
}

export function recordShelling(play: Table, { unit, weapon, at, lands, toHit, roll, scatter, late, aim }: Shelling): void {
  play.emit({ type: 'shelled', unit, weapon, at, lands, toHit, roll, scatter, ...(late ? FREE : priceOf(play, unit, aim)) });
}

const FREE = { heat: 0, bin: null, shots: 0 } as const;

const priceOf = (play: Table, id: UnitId, { weapon, shot }: Aim) => ({
  heat: weapon.heat,
  bin: binOf(play.state.units[id] as Standing, weapon, shot),
  shots: weapon.ammo !== '' || weapon.oneShot ? 1 : 0,
});

/** What was fired earlier comes down first, then what is fired now. */
export function resolveBarrages(play: Table, order: readonly UnitId[]): void {
  if (play.state.flying) comeDown(play);
  for (const id of order) for (const barrage of play.state.units[id]!.fire?.barrages ?? []) fireBarrage(play, id, barrage);
}

function comeDown(play: Table): void {
  const due = (play.state.flying ?? []).filter(({ arrives }) => arrives <= play.state.turn);
  if (due.length === 0) return;
  play.emit({ type: 'came' });
  for (const { unit: id, weapon, at, munition, toHit, way } of due) {
    const unit = play.state.units[id]!;
    // Whoever fired may be gone by now; its shells come from where they came from.
    const from: Standing = isFighting(unit) ? unit : { ...unit, at };
    const aim = aimAtHex(play.state, from, { weapon, at });
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

function fireBarrage(play: Table, id: UnitId, barrage: Barrage): void {
  const unit = play.state.units[id]!;
  if (!isFighting(unit)) return;
  const { weapon, at, way } = barrage;
  const aim = aimAtHex(play.state, unit, barrage);
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
