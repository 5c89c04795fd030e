import { wound } from '../../damage/damage.ts';
import { strikePlace } from '../../damage/strike-place.ts';
import { isClawed } from '../../physical/clubs.ts';
import { held, isStrong, plainBurden } from '../../physical/hands.ts';
import { armFaults, halved } from '../../physical/numbers.ts';
import type { Striking } from '../../questions.ts';
import type { ClassicRule, Table } from '../../rule.ts';
import type { Mech, UnitId } from '../../shape.ts';
import type { Arm, Location } from '../../sheet/sheet.ts';
import { fighting, isFighting, isVehicle, sheetFor } from '../../state.ts';
import { advanced } from '../rule.ts';

/** Too heavy for muscles that are no longer hot. */
function slips(play: Table): void {
  for (const unit of fighting(play.state)) {
    const thing = held(unit);
    if (thing && thing.halves > plainBurden(unit, thing.arm !== undefined) && !isStrong(unit))
      play.emit({ type: 'thingDropped', unit: unit.id, at: unit.at, thing });
  }
}

/** Who picks things up under these rules crushes nothing, claws or not; what only hot muscles can hold is let go when they cool. */
const muscles = advanced('TOE-carry-tsm-drop', {
  adds: { lifting: ({ unit, kind }) => (kind !== 'gun' && isClawed(unit) ? 1 : undefined) },
  waives: { crushes: () => ['TOE-claws-lift'] },
  steps: { end: [{ name: 'slipping', after: 'things', run: slips }] },
});

/** Claws lift as hands do, but may crush what they close upon. */
const claws = advanced('TOE-claws-lift', {
  adds: {
    lifting: ({ unit, kind }) => (kind !== 'gun' && isClawed(unit) ? 1 : undefined),
    crushes: ({ unit }) => (isClawed(unit) ? 1 : undefined),
  },
});

/** As hard as it is to brush somebody off; the procedure is not in the errata. */
const GRAB = 4;

const punchOf = (attacker: Mech, arm: Arm): number => halved(Math.ceil(sheetFor(attacker).tons / 10), armFaults({ attacker }, arm).joints);

/** Suits that climb about a friend, or about the machine itself, are picked off: half of a punch for them. */
const pick = advanced('TOE-pickup-swarming-ba', {
  base: {
    knows: ({ kind }) => (kind === 'pluck' ? 1 : undefined),
    blowDamage: about => (about.blow.kind === 'pluck' ? Math.ceil(punchOf(about.attacker, about.blow.arm) / 2) : undefined),
  },
  adds: {
    blow: about => {
      if (about.blow.kind !== 'pluck') return undefined;
      const { joints } = armFaults(about, about.blow.arm);
      return GRAB + 2 * joints;
    },
  },
  steps: {
    striking: [
      {
        name: 'plucking',
        after: 'effect',
        run: (play, { unit: id, blow, hit, damage }) => {
          const unit = play.state.units[id]!;
          if (blow.kind !== 'pluck' || !hit || !isFighting(unit) || !isFighting(play.state.units[blow.target])) return;
          play.emit({ type: 'clung', unit: blow.target, host: null });
          play.emit({ type: 'displaced', unit: blow.target, to: unit.at, facing: unit.facing });
          strikePlace(play, blow.target, 'body', 'front', damage, { kind: 'blow', unit: id, blow: 'pluck' });
        },
      },
    ],
  },
});

/** Where a hand tears at a vehicle, by one die. */
const HULL: readonly Location[] = ['FR', 'RS', 'RS', 'RR', 'LS', 'LS'];

function tears(play: Table, { unit: id, blow, hit }: Striking, host: UnitId): void {
  if (blow.kind !== 'pluck' || !hit) return;
  const damage = Math.floor(punchOf(play.state.units[id]!, blow.arm) / 2);
  if (damage === 0) return;
  const source = { kind: 'blow', unit: id, blow: 'pluck' } as const;
  const unit = play.state.units[host]!;
  if (!isVehicle(unit)) strikePlace(play, host, 'punch', 'front', damage, source);
  else {
    const location = HULL[play.roll(1, 6, 'TOE-pickup-swarming-ba-damage').total - 1]!;
    wound(play, { unit: host, location, rear: false, points: damage, critical: false, source });
  }
}

/** The other half goes into the machine that they are torn from. */
const collateral = advanced('TOE-pickup-swarming-ba-damage', {
  needs: ['TOE-pickup-swarming-ba'],
  steps: {
    striking: [
      {
        name: 'tearing',
        after: 'record',
        run: (play, striking) => {
          const host = play.state.units[striking.blow.target]?.clings;
          if (host != null) tears(play, striking, host);
        },
      },
    ],
  },
});

export const carryingRules: readonly ClassicRule[] = [muscles, claws, pick, collateral];
