import { sure, tell } from '@sortie/kernel';
import type { Book, ClassicRule } from '../rule.ts';
import type { Setting, Tuning, Unit } from '../shape.ts';
import { sheetOf } from '../sheet/compile.ts';
import type { Gear, GearKind } from '../sheet/sheet.ts';
import { fighting, isWhole, sheetFor } from '../state.ts';

/**
 * Equipment that can be set: what it can be set to, the first being how it comes. A player says `tunes` with a declaration, and the setting
 * changes when the turn ends (`tuned`). What a setting does is told by whoever asks `settingOf` or `isSet`.
 */
const KNOWN: { readonly [K in GearKind]?: readonly Setting[] } = {
  ecm: ['on', 'off', 'eccm', 'ghost'],
  comms: ['on', 'eccm', 'ghost'],
  stealth: ['off', 'on'],
  nullSignature: ['off', 'on'],
  voidSignature: ['off', 'on'],
  chameleon: ['off', 'on'],
  sweeper: ['off', 'on'],
  searchlight: ['on', 'off'],
};

/** An Angel can be two suites at once. */
const ANGELIC: readonly Setting[] = ['twin', 'ghostEcm', 'ghostEccm'];
/** Tons of communications equipment that do more than talk. */
const LARGE_SET = 7;

function knownTo({ kind, item, size }: Gear): readonly Setting[] {
  if (kind === 'comms' && (size ?? 1) < LARGE_SET) return [];
  return kind === 'ecm' && /Angel/.test(item) ? [...sure(KNOWN.ecm, 'the ecm'), ...ANGELIC] : (KNOWN[kind] ?? []);
}

const isKnown = (piece: Gear | undefined, to: Setting): boolean => piece !== undefined && knownTo(piece).includes(to);

/** How the piece of equipment with this number on the sheet is set. */
export const settingOf = (unit: Unit, gear: number): Setting =>
  unit.settings?.[gear] ?? KNOWN[sheetFor(unit).gear[gear]?.kind ?? 'other']?.[0] ?? 'on';

/** Is some whole piece of equipment of a kind set so, and under power? */
export const isSet = (unit: Unit, kind: GearKind, to: Setting): boolean =>
  !unit.shutDown && sheetFor(unit).gear.some((gear, i) => gear.kind === kind && settingOf(unit, i) === to && isWhole(unit, 'gear', i));

/** A jammer that works, whatever it is set to do. */
const hasJammer = (unit: Unit): boolean =>
  !unit.shutDown && sheetFor(unit).gear.some(({ kind }, i) => kind === 'ecm' && settingOf(unit, i) !== 'off' && isWhole(unit, 'gear', i));

/** Stealth armor, or a void signature, that is switched on and fed by a jammer. */
export const isStealthy = (unit: Unit): boolean => unit.settings !== undefined && isSet(unit, 'stealth', 'on') && hasJammer(unit);
export const isVoid = (unit: Unit): boolean => unit.settings !== undefined && isSet(unit, 'voidSignature', 'on') && hasJammer(unit);

/** Ways in which a unit can set its equipment anew, as far as the rules in force go. */
export function tuningsOf(unit: Unit, book: Book): readonly Tuning[] {
  return sheetFor(unit).gear.flatMap((piece, gear): Tuning[] => {
    const known = knownTo(piece);
    if (known.length === 0 || !isWhole(unit, 'gear', gear)) return [];
    const now = settingOf(unit, gear);
    return known.filter(to => to !== now && isPlayed(book, to) && !needsJammer(unit, piece.kind, to)).map(to => ({ gear, to }));
  });
}

const COMMON: readonly Setting[] = ['on', 'off'];

/** Everybody plays with on and off; rules that a table has chosen let equipment do more. */
const isPlayed = (book: Book, setting: Setting): boolean => COMMON.includes(setting) || book.permits('setting', setting);

/** Stealth armor works only with a jammer aboard. */
const needsJammer = (unit: Unit, kind: GearKind, to: Setting): boolean =>
  (kind === 'stealth' || kind === 'voidSignature') && to === 'on' && !hasJammer(unit);

function fault(unit: Unit, { gear, to }: Tuning) {
  const piece = sheetFor(unit).gear[gear];
  if (!piece || !isKnown(piece, to)) return tell('that cannot be set so');
  if (!isWhole(unit, 'gear', gear)) return tell('the {gear} is destroyed', { gear: piece.name });
  return needsJammer(unit, piece.kind, to) ? tell('the {gear} needs a jammer that works', { gear: piece.name }) : undefined;
}

const settings: ClassicRule = {
  id: 'TW-house-settings',
  cite: 'house',
  kind: 'core',
  forbidsSetup: ({ forces }) => {
    const wrong = forces.flat().find(({ design, tunes }) => tunes?.some(({ gear, to }) => !isKnown(sheetOf(design).gear[gear], to)));
    return wrong && tell('that cannot be set so');
  },
  forbids: {
    declare: (view, { unit: id, tunes }) => {
      const unit = view.units[id];
      if (!unit || !tunes) return undefined;
      for (const tuning of tunes) {
        const reason = fault(unit, tuning);
        if (reason) return reason;
      }
      return new Set(tunes.map(({ gear }) => gear)).size < tunes.length ? tell('each piece of equipment is set once') : undefined;
    },
  },
  steps: {
    end: [
      {
        name: 'settings',
        before: 'upkeep',
        run: play => {
          for (const { id, fire } of fighting(play.state))
            for (const { gear, to } of fire?.tunes ?? []) play.emit({ type: 'tuned', unit: id, gear, to });
        },
      },
    ],
  },
};

/** Only advanced rules let a jammer do anything but jam: they open other settings. */
const plainJammers: ClassicRule = {
  id: 'TW-ecm-eccm',
  cite: 'TW',
  kind: 'core',
  forbids: {
    declare: (_view, { tunes }, _seat, book) =>
      tunes?.some(({ to }) => !isPlayed(book, to)) ? tell('jammers only jam under these rules') : undefined,
  },
};

export const settingRules: readonly ClassicRule[] = [settings, plainJammers];
