import { type Roll, type RuleId, sure } from '@sortie/kernel';
import { hitSlot, hitsFor, strikeSlot } from '../criticals/criticals.ts';
import { CITE, type ClassicRule, type Play } from '../rule.ts';
import type { Manner, Unit, UnitId } from '../shape.ts';
import type { GearKind } from '../sheet/sheet.ts';
import { isVehicle, isWhole, isWorking, sheetFor, unitAt } from '../state.ts';
import { motiveDamage } from '../vehicles/motive.ts';

/** Machines that make others run faster than they were built for. */
const GEAR: { readonly [M in Manner]?: GearKind } = { masc: 'masc', supercharge: 'supercharger' };

const carries = (unit: Unit, kind: GearKind | undefined): boolean =>
  kind !== undefined && sheetFor(unit).gear.some((gear, i) => gear.kind === kind && isWhole(unit, 'gear', i));

/** What has to be rolled in the first, second, third and fourth turn in a row; after that nothing helps. */
const NEEDED: readonly number[] = [3, 5, 7, 11];
const HOPELESS = 13;

function strain(play: Play, { unit: id, manner }: { readonly unit: UnitId; readonly manner: Manner }): void {
  if (!GEAR[manner]) return;
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

/** Twice the walking points, hot muscles counted first (TOE-supercharger-tsm). */
const boosters: ClassicRule = {
  id: RULE,
  cite: CITE,
  kind: 'core',
  covers: ['TOE-supercharger-tsm', 'TOE-supercharger-failure', 'TOE-armored-components-masc'],
  base: { mannerMp: ({ unit, manner, walk, run }) => (carries(unit, GEAR[manner]) && run > 0 ? 2 * walk : undefined) },
  steps: { settingOut: [{ name: 'strain', insteadOf: 'strain', run: strain }] },
};

export const boosterRules: readonly ClassicRule[] = [boosters];
