import { boardOf, terrainAt } from '@sortie/board';
import { sameHex } from '@sortie/geometry';
import { nth, tell } from '@sortie/kernel';
import { isFired } from '../attack/attacking.ts';
import { type Book, CITE, type ClassicRule, type Play } from '../rule.ts';
import type { State, Thing, ThingKind, Unit } from '../shape.ts';
import { ARMS, type Arm } from '../sheet/sheet.ts';
import { actuator, fighting, isFighting, type OnMap, sheetFor, unitAt } from '../state.ts';
import { burdenOf, hands, held, ownHands } from './hands.ts';

interface Found {
  /** Its number among what lies about; `null` for what grows or stands there. */
  readonly which: number | null;
  readonly thing: Thing;
}

/** What the ground itself offers. */
function club(state: State, { at }: OnMap): ThingKind | null {
  const board = boardOf(state.board);
  if (terrainAt(board, at, 'woods') || terrainAt(board, at, 'jungle')) return 'tree';
  return terrainAt(board, at, 'rubble') ? 'girder' : null;
}

/** A thing as these hands would hold it; `null` where it is too heavy for them. */
function grasped(unit: Unit, thing: Thing, free: readonly Arm[]): Thing | null {
  const { arm: _arm, ...plain } = thing;
  if (free.length > 1) return plain.halves <= burdenOf(unit, false) ? plain : null;
  return plain.kind !== 'gun' && plain.halves <= burdenOf(unit, true) ? { ...plain, arm: nth(free, 0) } : null;
}

/** What a unit could take up where it stands: something that has lain there since an earlier turn, or what the ground offers. */
export function liftable(state: State, unit: OnMap, book: Book): Found | null {
  if (unit.condition?.holds || unit.clings != null) return null;
  const free = hands(unit);
  if (free.length === 0) return null;
  const knows = (kind: ThingKind): boolean => book.holds('lifting', { unit, kind }) !== undefined;
  for (const [which, { at, thing, since }] of (state.things ?? []).entries()) {
    const taken = sameHex(at, unit.at) && since < state.turn && knows(thing.kind) ? grasped(unit, thing, free) : null;
    if (taken) return { which, thing: taken };
  }
  const kind = free.length > 1 ? club(state, unit) : null;
  return kind && knows(kind) ? { which: null, thing: { kind, halves: 0 } } : null;
}

/** Where claws are at work without better rules, what is lifted may come to pieces instead. */
function crushed(play: Play, unit: OnMap, { which }: Found): boolean {
  if (!play.book.holds('crushes', { unit })) return false;
  if (play.roll(2, 6, 'TOE-claws-lift').total >= unit.pilot.piloting) return false;
  if (which !== null) play.emit({ type: 'thingBroken', which, unit: unit.id });
  return true;
}

function handle(play: Play): void {
  for (const unit of fighting(play.state)) {
    const thing = unit.fire?.orders?.some(order => order.do === 'drop') ? held(unit) : undefined;
    if (thing) play.emit({ type: 'thingDropped', unit: unit.id, at: unit.at, thing });
    if (unit.moved?.task !== 'lift') continue;
    const found = liftable(play.state, unit, play.book);
    if (found && !crushed(play, unit, found)) play.emit({ type: 'thingTaken', unit: unit.id, ...found });
  }
}

const EASY = -1;

/** Joints of both arms that are struck or were never there. */
const stiff = (unit: Unit): number =>
  ARMS.reduce((sum, arm) => sum + (['upperArm', 'lowerArm'] as const).filter(part => actuator(unit, arm, part) !== 'whole').length, 0);

const isLifting = (unit: Unit | undefined): boolean => unit?.moved?.task === 'lift';

/** A trunk or a girder in both hands: picked up instead of moving, firing and striking, and swung from the next turn on. */
const clubs: ClassicRule = {
  id: 'TW-club',
  cite: CITE,
  kind: 'core',
  permits: { task: ['lift'], order: ['drop'] },
  offers: { orders: ({ unit }) => (unit.condition?.holds ? [{ do: 'drop' }] : []) },
  affirms: {
    lifting: ({ unit, kind }) => (kind === 'tree' || kind === 'girder') && ownHands(unit),
    holdsFire: ({ unit }) => isLifting(unit),
  },
  adds: {
    blow: ({ blow, attacker }) => (blow.kind === 'swing' ? EASY + 2 * stiff(attacker) : undefined),
  },
  base: { blowDamage: ({ blow, sheet }) => (blow.kind === 'swing' ? Math.floor(sheet.tons / 5) : undefined) },
  forbids: {
    move: (view, move, _seat, book) => {
      const unit = view.units[move.unit];
      if (move.mode !== 'stand' || move.task !== 'lift' || !isFighting(unit)) return undefined;
      return liftable(view, unit, book) ? undefined : tell('there is nothing here that it could take up');
    },
    declare: (view, command) => {
      const unit = view.units[command.unit];
      if (isFired(command) && isLifting(unit)) return tell('who takes something up does not fire');
      const empty = command.orders?.some(order => order.do === 'drop') && !unit?.condition?.holds;
      return empty ? tell('its hands are empty') : undefined;
    },
    strike: (view, { unit, blows }) =>
      blows.length > 0 && isLifting(view.units[unit]) ? tell('who takes something up does not strike') : undefined,
  },
  steps: {
    end: [{ name: 'things', insteadOf: 'things', run: handle }],
    striking: [
      {
        name: 'splinters',
        after: 'effect',
        run: (play, { unit, blow, hit }) => {
          const thing = hit && blow.kind === 'swing' ? held(unitAt(play.state, unit)) : undefined;
          if (thing?.kind === 'tree') play.emit({ type: 'thingDropped', unit, at: null, thing });
        },
      },
    ],
  },
};

/** What is held in a machine that is destroyed goes with it. */
export const clubRules: readonly ClassicRule[] = [clubs];

export const isClawed = (unit: Unit): boolean =>
  sheetFor(unit).gear.some(({ kind, at }) => kind === 'claw' && (at === 'LA' || at === 'RA'));
