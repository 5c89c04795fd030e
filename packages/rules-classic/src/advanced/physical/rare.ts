import { tell } from '@sortie/kernel';
import type { Striking } from '../../questions.ts';
import type { ClassicRule, Table } from '../../rule.ts';
import type { Blow, Mech } from '../../shape.ts';
import { RARE_BLOWS } from '../../shape.ts';
import { isFighting, isMech, sheetFor } from '../../state.ts';
import { advanced } from '../rule.ts';
import { ARM_PARTS, armFaultsOf } from './limbs.ts';

/** Blows of kinds that not every table plays are known by some rule in force, or not at all. */
const known: ClassicRule = {
  id: 'TW-house-rare-blows',
  cite: 'house',
  kind: 'core',
  forbids: {
    strike: (_view, { blows }, _seat, book) =>
      blows.some(({ kind }) => RARE_BLOWS.has(kind) && book.ask('knows', { kind }).total === 0)
        ? tell('nobody strikes like that under these rules')
        : undefined,
  },
};

const isBiped = (unit: Mech | undefined): boolean => unit !== undefined && isMech(unit) && !sheetFor(unit).quad;

/** How easy it is to take somebody's legs away (the book's number is not in its errata). */
const TRIP = -1;

/** Two legs take two legs away: who is hit rolls to stay upright. */
const trip = advanced('TOE-tripping-bipeds-only', {
  base: { knows: ({ kind }) => (kind === 'trip' ? 1 : undefined) },
  adds: {
    blow: ({ blow }) => (blow.kind === 'trip' ? TRIP : undefined),
    piloting: ({ cause }) => (cause === 'tripped' ? 0 : undefined),
  },
  forbids: {
    strike: (view, { unit, blows }) => {
      const wrong = blows.some(blow => blow.kind === 'trip' && !(isBiped(view.units[unit]) && isBiped(view.units[blow.target])));
      return wrong ? tell("only 'Mechs on two legs trip, and are tripped") : undefined;
    },
  },
  steps: {
    striking: [
      {
        name: 'trip',
        after: 'effect',
        run: (play, { blow, hit }) => {
          if (blow.kind === 'trip' && hit) play.emit({ type: 'caused', unit: blow.target, cause: 'tripped' });
        },
      },
    ],
  },
});

const BLOCKED: ReadonlySet<Blow['kind']> = new Set<Blow['kind']>(['punch', 'kick', 'club']);

/** An arm that is held in the way takes the blow on a roll like that of a punch; who stops a kick may be thrown off its feet. */
function block(play: Table, striking: Striking): void {
  const { unit, blow } = striking;
  const target = play.state.units[blow.target];
  const shield = isFighting(target) ? target.strike?.blows.find(one => one.kind === 'block' && one.target === unit) : undefined;
  if (!striking.hit || shield?.kind !== 'block' || !BLOCKED.has(blow.kind) || !isFighting(target)) return;
  if (target.gone.includes(shield.arm)) return;
  const needed = target.pilot.piloting + armFaultsOf(target, shield.arm, ARM_PARTS);
  if (play.roll(2, 6, 'TOE-block-kick-psr').total < needed) return;
  striking.guard = shield.arm;
  if (blow.kind === 'kick') play.emit({ type: 'caused', unit: target.id, cause: 'blocked' });
}

const blocking = advanced('TOE-block-kick-psr', {
  base: { knows: ({ kind }) => (kind === 'block' ? 1 : undefined) },
  adds: { piloting: ({ cause }) => (cause === 'blocked' ? 0 : undefined) },
  steps: { striking: [{ name: 'block', after: 'record', run: block }] },
});

/** What aiming a swing at one half of a 'Mech adds (the book's number is not in its errata). */
const HALF = 4;
const AIMED: ReadonlySet<string> = new Set(['hatchet', 'sword', 'mace', 'shieldSmall', 'shieldMedium', 'shieldLarge']);

/** A mace is swung at the upper or lower half like a hatchet. */
const mace = advanced('TOE-mace-hit-tables', {
  base: { knows: ({ kind }) => (kind === 'club' ? 1 : undefined) },
  adds: { blow: ({ blow }) => (blow.kind === 'club' && blow.part ? HALF : undefined) },
  forbids: {
    strike: (view, { unit: id, blows }) => {
      const unit = view.units[id];
      const wrong = blows.some(
        blow => blow.kind === 'club' && blow.part && !AIMED.has(unit ? (sheetFor(unit).gear[blow.gear]?.kind ?? '') : ''),
      );
      return wrong ? tell('that is not swung at one half') : undefined;
    },
  },
});

/** Without the rule for it no swing is aimed. */
const plainSwings: ClassicRule = {
  id: 'TW-house-plain-swings',
  cite: 'house',
  kind: 'core',
  forbids: {
    strike: (_view, { blows }, _seat, book) => {
      const fancy = blows.some(blow => blow.kind === 'club' && blow.part !== undefined);
      return fancy && book.ask('knows', { kind: 'club' }).total === 0 ? tell('nobody strikes like that under these rules') : undefined;
    },
  },
};

/** The entry on charges into terrain is gone: a charge is one whatever ground it ends on. */
const charges = advanced('TOE-charging-terrain-falling-deleted', {});

export const rareBlowRules: readonly ClassicRule[] = [known, plainSwings, trip, blocking, mace, charges];
