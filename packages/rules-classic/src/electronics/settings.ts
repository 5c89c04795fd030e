import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../rule.ts';
import type { Mech, Setting, Tuning } from '../shape.ts';
import type { GearKind } from '../sheet/sheet.ts';
import { fighting, isWhole, sheetFor } from '../state.ts';

/**
 * Equipment that can be set: what it can be set to, the first being how it comes. A player says `tunes` with a declaration, and the setting
 * changes when the turn ends (`tuned`). What a setting does is told by whoever asks `settingOf` or `isSet`.
 */
const KNOWN: { readonly [K in GearKind]?: readonly Setting[] } = {
  ecm: ['on', 'off', 'eccm', 'ghost'],
  stealth: ['off', 'on'],
  nullSignature: ['off', 'on'],
  voidSignature: ['off', 'on'],
  chameleon: ['off', 'on'],
  sweeper: ['off', 'on'],
};

/** How the piece of equipment with this number on the sheet is set. */
export const settingOf = (unit: Mech, gear: number): Setting =>
  unit.settings?.[gear] ?? KNOWN[sheetFor(unit).gear[gear]?.kind ?? 'other']?.[0] ?? 'on';

/** Is some whole piece of equipment of a kind set so, and under power? */
export const isSet = (unit: Mech, kind: GearKind, to: Setting): boolean =>
  !unit.shutDown && sheetFor(unit).gear.some((gear, i) => gear.kind === kind && settingOf(unit, i) === to && isWhole(unit, 'gear', i));

/** Ways in which a unit can set its equipment anew, as far as the common rules go. */
export function tuningsOf(unit: Mech): readonly Tuning[] {
  return sheetFor(unit).gear.flatMap(({ kind }, gear): Tuning[] => {
    const known = KNOWN[kind];
    if (!known || !isWhole(unit, 'gear', gear)) return [];
    const now = settingOf(unit, gear);
    return (['on', 'off'] as const).filter(to => to !== now && !needsJammer(unit, kind, to)).map(to => ({ gear, to }));
  });
}

/** Stealth armor works only with a jammer aboard. */
const needsJammer = (unit: Mech, kind: GearKind, to: Setting): boolean =>
  (kind === 'stealth' || kind === 'voidSignature') && to === 'on' && !isSet(unit, 'ecm', 'on');

function fault(unit: Mech, { gear, to }: Tuning) {
  const piece = sheetFor(unit).gear[gear];
  if (!piece || !KNOWN[piece.kind]?.includes(to)) return tell('that cannot be set so');
  if (!isWhole(unit, 'gear', gear)) return tell('the {gear} is destroyed', { gear: piece.name });
  return needsJammer(unit, piece.kind, to) ? tell('the {gear} needs a jammer that works', { gear: piece.name }) : undefined;
}

const settings: ClassicRule = {
  id: 'TW-house-settings',
  cite: 'house',
  kind: 'core',
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

const ADVANCED: readonly Setting[] = ['eccm', 'ghost'];

/** Only advanced rules let a jammer do anything but jam: one of them has to replace this line. */
const plainJammers: ClassicRule = {
  id: 'TW-ecm-eccm',
  cite: 'TW',
  kind: 'core',
  forbids: {
    declare: (_view, { tunes }) =>
      tunes?.some(({ to }) => ADVANCED.includes(to)) ? tell('jammers only jam under these rules') : undefined,
  },
};

export const settingRules: readonly ClassicRule[] = [settings, plainJammers];
