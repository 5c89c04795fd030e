import { distance } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import { wound } from '../../damage/damage.ts';
import { strikePlace } from '../../damage/strike-place.ts';
import { type BlowFault, blowFault } from '../../physical/blow-faults.ts';
import { isClawed } from '../../physical/clubs.ts';
import { held, isStrong, plainBurden } from '../../physical/hands.ts';
import { armFaults, halved } from '../../physical/numbers.ts';
import { canPunch } from '../../physical/reach.ts';
import type { Striking } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, Unit, UnitId } from '../../shape.ts';
import { ARMS, type Arm, type Location } from '../../sheet/sheet.ts';
import { actuator, canAct, fighting, isFighting, isMech, isVehicle, type OnMap, sheetFor, unitAt } from '../../state.ts';

/** Too heavy for muscles that are no longer hot. */
function slips(play: Play): void {
  for (const unit of fighting(play.state)) {
    const thing = held(unit);
    if (thing && thing.halves > plainBurden(unit, thing.arm !== undefined) && !isStrong(unit))
      play.emit({ type: 'thingDropped', unit: unit.id, at: unit.at, thing });
  }
}

/** Who picks things up under these rules crushes nothing, claws or not; what only hot muscles can hold is let go when they cool. */
const muscles = advanced('TOE-carry-tsm-drop', {
  affirms: { lifting: ({ unit, kind }) => kind !== 'gun' && isClawed(unit) },
  denies: { crushes: () => true },
  steps: { end: [{ name: 'slipping', after: 'things', run: slips }] },
});

/** Claws lift as hands do, but may crush what they close upon. */
const claws = advanced('TOE-claws-lift', {
  affirms: {
    lifting: ({ unit, kind }) => kind !== 'gun' && isClawed(unit),
    crushes: ({ unit }) => isClawed(unit),
  },
});

/** As hard as it is to brush somebody off; the procedure is not in the errata. */
const GRAB = 4;

const punchOf = (attacker: Unit, arm: Arm): number => halved(Math.ceil(sheetFor(attacker).tons / 10), armFaults({ attacker }, arm).joints);

/** From the machine itself, from a friendly vehicle in the same hex, or from a friendly 'Mech beside it (TOE-pickup-swarming-ba). */
function pluckFault({ units }: State, unit: OnMap, target: OnMap, arm: Arm): BlowFault | null {
  const host = target.clings == null ? undefined : units[target.clings];
  if (!isFighting(host) || host.seat !== unit.seat) return 'reach';
  const near = host.id === unit.id || distance(unit.at, host.at) === (isVehicle(host) ? 0 : 1);
  if (!near) return 'reach';
  if (!isMech(unit) || unit.prone || !canAct(unit)) return 'stance';
  return canPunch(unit, arm) && actuator(unit, arm, 'hand') === 'whole' ? null : 'limb';
}

/** Suits that climb about a friend, or about the machine itself, are picked off: half of a punch for them. */
const pick = advanced('TOE-pickup-swarming-ba', {
  permits: { blow: ['pluck'] },
  offers: {
    blows: ({ target }) => (target.clings == null ? [] : ARMS.map(arm => ({ kind: 'pluck' as const, arm, target: target.id }))),
  },
  forbids: { strike: blowFault('pluck', (state, unit, target, { arm }) => pluckFault(state, unit, target, arm)) },
  base: {
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
          const unit = unitAt(play.state, id);
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

function tears(play: Play, { unit: id, blow, hit }: Striking, host: UnitId): void {
  if (blow.kind !== 'pluck' || !hit) return;
  const damage = Math.floor(punchOf(unitAt(play.state, id), blow.arm) / 2);
  if (damage === 0) return;
  const source = { kind: 'blow', unit: id, blow: 'pluck' } as const;
  const unit = unitAt(play.state, host);
  if (!isVehicle(unit)) strikePlace(play, host, 'punch', 'front', damage, source);
  else {
    const location = nth(HULL, play.roll(1, 6, 'TOE-pickup-swarming-ba-damage').total - 1);
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
