import { nth, type Roll, type RuleId, sure } from '@sortie/kernel';
import { hitSlot, hitsFor, strikeSlot } from '../criticals/criticals.ts';
import { CITE, type ClassicRule, type Play } from '../rule.ts';
import type { Manner, Unit, UnitId } from '../shape.ts';
import type { GearKind } from '../sheet/sheet.ts';
import { isVehicle, isWhole, isWorking, sheetFor, unitAt } from '../state.ts';
import { motiveDamage } from '../vehicles/motive.ts';

/** Machines that make others run faster than they were built for, and the manner in which each of them is used alone. */
type Booster = 'masc' | 'supercharge';
const GEAR: { readonly [B in Booster]: GearKind } = { masc: 'masc', supercharge: 'supercharger' };
const BOOSTERS: { readonly [M in Manner]?: readonly Booster[] } = {
  masc: ['masc'],
  supercharge: ['supercharge'],
  overdrive: ['masc', 'supercharge'],
};
const boostersOf = (manner: Manner): readonly Booster[] => BOOSTERS[manner] ?? [];

const carries = (unit: Unit, booster: Booster): boolean =>
  sheetFor(unit).gear.some((gear, i) => gear.kind === GEAR[booster] && isWhole(unit, 'gear', i));

/** What has to be rolled in the first, second, third and fourth turn in a row; after that nothing helps. */
const NEEDED: readonly number[] = [3, 5, 7, 11];
const HOPELESS = 13;

/** Each of them is rolled for. */
function strain(play: Play, { unit, manner }: { readonly unit: UnitId; readonly manner: Manner }): void {
  for (const booster of boostersOf(manner)) strainOne(play, unit, booster);
}

function strainOne(play: Play, id: UnitId, manner: Booster): void {
  const last = unitAt(play.state, id).boosts?.[manner];
  // Every turn of rest takes one use back.
  const rested = play.state.turn - 1 - (last?.turn ?? 0);
  const uses = Math.max(0, (last?.uses ?? 0) - rested) + 1;
  const needed = NEEDED[uses - 1] ?? HOPELESS;
  const roll = needed === HOPELESS ? null : play.roll(2, 6, 'TW-crit-masc');
  const ok = roll !== null && roll.total >= needed;
  play.emit({ type: 'strained', unit: id, manner, needed, roll, uses, ok });
  if (ok) return;
  if (manner === 'masc') for (const leg of sheetFor(unitAt(play.state, id)).legs) strikeSlot(play, id, leg, true);
  else overheat(play, id);
}

/** A supercharger that fails strikes the engine: slots from the top, or what a vehicle drives on. */
function overheat(play: Play, id: UnitId): void {
  const unit = unitAt(play.state, id);
  const roll = play.roll(2, 6, RULE);
  const row = play.ask('criticalRow', { unit, location: 'CT', rolled: roll.total });
  for (let hits = hitsFor(row.total); hits > 0; hits--) {
    if (isVehicle(unit)) overdrive(play, id, roll);
    else {
      const now = unitAt(play.state, id);
      const slot = sure(sheetFor(now).slots['CT'], 'the slots').findIndex(({ part }, i) => part === 'engine' && isWorking(now, 'CT', i));
      if (slot >= 0) hitSlot(play, id, 'CT', slot, [roll]);
    }
  }
}

/** What a vehicle drives on gives way first; what stands already loses its engine. */
function overdrive(play: Play, id: UnitId, roll: Roll): void {
  const wear = sure(unitAt(play.state, id).wear, 'the wear');
  if (!wear.immobile) motiveDamage(play, id, 'FR', 0);
  else if (!wear.engine)
    play.emit({ type: 'worn', unit: id, what: 'engine', location: 'RR', roll, wear: { ...wear, engine: true }, jams: null, doomed: null });
}

const RULE: RuleId = 'TW-crit-masc';

/** Half of the walking points, by how many machines help. */
const HALVES: readonly number[] = [0, 4, 5];

/** Twice the walking points, with both of them half as much again; hot muscles counted first (TOE-supercharger-tsm). */
const boosters: ClassicRule = {
  id: RULE,
  cite: CITE,
  kind: 'core',
  covers: ['TOE-supercharger-tsm', 'TOE-supercharger-failure', 'TOE-armored-components-masc'],
  base: {
    mannerMp: ({ unit, manner, walk, run }) => {
      const used = boostersOf(manner);
      if (run === 0 || used.length === 0 || !used.every(booster => carries(unit, booster))) return undefined;
      return Math.ceil((walk * nth(HALVES, used.length)) / 2);
    },
  },
  steps: { settingOut: [{ name: 'strain', insteadOf: 'strain', run: strain }] },
};

export const boosterRules: readonly ClassicRule[] = [boosters];
