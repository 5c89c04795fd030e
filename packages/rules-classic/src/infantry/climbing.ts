import { type Handler, type RuleId, tell } from '@sortie/kernel';
import { isFired } from '../attack/attacking.ts';
import { criticals } from '../criticals/criticals.ts';
import { wound } from '../damage/damage.ts';
import { strikePlace } from '../damage/strike-place.ts';
import { locate } from '../locations/locate.ts';
import { swarmsBehind } from '../locations/tables.ts';
import { armFaults, halved } from '../physical/numbers.ts';
import { lots } from '../piloting/fall.ts';
import { pilotingRoll } from '../piloting/roll.ts';
import type { Striking } from '../questions.ts';
import { CITE, type ClassicRule, type Play } from '../rule.ts';
import type { Classic, Unit, UnitId } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { fighting, isFighting, isMech, sheetFor, unitAt } from '../state.ts';
import { climbers, countOf } from './climbers.ts';
import { getOff } from './riding.ts';

const MOVEMENT: readonly RuleId[] = ['TW-th-walk', 'TW-th-run', 'TW-th-jump'];
const CHARGES = 4;

const has = (unit: Unit, pattern: RegExp): boolean => sheetFor(unit).gear.some(({ item }) => pattern.test(item));

/** Four points, one more for every claw that vibrates and two for every suit with stronger muscles. */
function legDamage(unit: Unit): number {
  const claws = sheetFor(unit).gear.filter(({ item }) => /ClawVibro$/.test(item)).length;
  return CHARGES + claws + (has(unit, /BAMyomerBooster$/) ? 2 * countOf(unit) : 0);
}

const legAttack: ClassicRule = {
  id: 'TW-ba-leg',
  cite: CITE,
  kind: 'core',
  adds: { blow: ({ blow, attacker }) => (blow.kind === 'leg' ? (climbers(attacker, 'leg') ?? undefined) : undefined) },
  waives: { blow: ({ blow }) => (blow.kind === 'leg' || blow.kind === 'swarm' ? MOVEMENT : undefined) },
  base: { blowDamage: ({ blow, attacker }) => (blow.kind === 'leg' ? legDamage(attacker) : undefined) },
  steps: { striking: [{ name: 'legs', after: 'effect', run: atTheLegs }] },
};

function atTheLegs(play: Play, { unit, blow, hit, damage }: Striking): void {
  if (!hit || blow.kind !== 'leg') return;
  const { location } = locate(play, blow.target, 'kick', 'front', damage);
  const source = { kind: 'blow', unit, blow: 'leg' } as const;
  wound(play, { unit: blow.target, location, rear: false, points: damage, critical: false, source });
  criticals(play, blow.target, location);
}

const isClinging = (unit: Unit | undefined): boolean => unit?.clings != null;

const swarm: ClassicRule = {
  id: 'TW-ba-swarm',
  cite: CITE,
  kind: 'core',
  adds: {
    blow: ({ blow, attacker }) => {
      if (blow.kind !== 'swarm') return undefined;
      const value = climbers(attacker, 'swarm');
      return value === null ? undefined : value - (has(attacker, /ClawMagnets$/) ? 1 : 0);
    },
  },
  affirms: { holdsFire: ({ unit }) => isClinging(unit), staysPut: ({ unit }) => isClinging(unit) },
  forbids: {
    move: (view, { unit, mode }) => (isClinging(view.units[unit]) && mode !== 'stand' ? tell('it holds on to a machine') : undefined),
    declare: (view, command) =>
      isClinging(view.units[command.unit]) && isFired(command) ? tell('it fires at nothing but what it clings to') : undefined,
  },
  steps: {
    striking: [
      {
        name: 'swarming',
        after: 'effect',
        run: (play, { unit, blow, hit }) => {
          if (hit && blow.kind === 'swarm') play.emit({ type: 'clung', unit, host: blow.target });
        },
      },
    ],
    closing: [{ name: 'swarmers', before: 'wrecks', run: swarmers }],
  },
};

/** What one of them does with a weapon, in thousandths of a point: nothing with missiles, guns on wheels and what sits on the body of a suit. */
function closeFire({ fires, missile, body, crew, damage, style, rack }: Weapon): number {
  if (!fires || missile || body || crew > 0) return 0;
  return style === 'troop' ? damage[0] : 1000 * damage[0] * (style === 'cluster' ? rack : 1);
}

/** All that troops fire at what they sit on: nobody misses. */
function volleyOf(unit: Unit): number {
  const each = sheetFor(unit).weapons.reduce((sum, weapon) => sum + closeFire(weapon), 0);
  return Math.floor((each * countOf(unit) + 500) / 1000);
}

const GROUP = 5;

function swarmers(play: Play): void {
  if (play.state.units.some(({ rides }) => rides !== undefined)) getOff(play);
  for (const unit of fighting(play.state)) {
    if (unit.clings == null) continue;
    const host = play.state.units[unit.clings];
    if (!isFighting(host)) play.emit({ type: 'clung', unit: unit.id, host: null });
    else if (play.state.phase === 'weapon') fireInward(play, unit.id, unit.clings);
  }
}

function fireInward(play: Play, id: UnitId, host: UnitId): void {
  const unit = unitAt(play.state, id);
  const points = volleyOf(unit);
  if (points === 0) return;
  const { quad } = sheetFor(unitAt(play.state, host));
  const source = { kind: 'blow', unit: id, blow: 'swarm' } as const;
  const { location, roll } = locate(play, host, 'swarm', 'front', points);
  const rear = isMech(unitAt(play.state, host)) && swarmsBehind(quad, roll.total);
  wound(play, { unit: host, location, rear, points, critical: false, source });
  if (sheetFor(unit).kind === 'battleArmor' && isMech(unitAt(play.state, host))) criticals(play, host, location);
}

/** Thrown off: two dice of damage among them. */
function shakeOff(play: Play, id: UnitId): void {
  play.emit({ type: 'clung', unit: id, host: null });
  const damage = play.roll(2, 6, 'TW-ba-brushoff').total;
  for (const points of lots(damage, GROUP)) strikePlace(play, id, 'body', 'front', points, { kind: 'fall' });
}

const HARD = 4;

/** A hand that misses strikes its own machine. */
function brushed(play: Play, { unit: id, blow, hit, damage }: Striking): void {
  if (blow.kind !== 'brush' || !isFighting(play.state.units[id])) return;
  const source = { kind: 'blow', unit: id, blow: 'brush' } as const;
  if (hit && blow.target === id) return;
  if (hit) play.emit({ type: 'clung', unit: blow.target, host: null });
  strikePlace(play, hit ? blow.target : id, 'punch', 'front', damage, source);
}

const brush: ClassicRule = {
  id: 'TW-ba-brushoff',
  cite: CITE,
  kind: 'core',
  adds: {
    blow: about => {
      if (about.blow.kind !== 'brush') return undefined;
      const { joints, hand } = armFaults(about, about.blow.arm);
      return HARD + 2 * joints + (hand ? 1 : 0);
    },
  },
  base: {
    blowDamage: about =>
      about.blow.kind === 'brush' ? halved(Math.ceil(about.sheet.tons / 10), armFaults(about, about.blow.arm).joints) : undefined,
  },
  follows: {
    fell: ({ units }, { unit }) => (isSwarmed(units, unit) ? [{ type: 'throwOff', unit, fell: true }] : undefined),
    stepped: ({ units }, { unit, steps }) =>
      steps.includes('goProne') && isSwarmed(units, unit) ? [{ type: 'throwOff', unit, fell: false }] : undefined,
  },
  steps: { striking: [{ name: 'brushing', after: 'effect', run: brushed }] },
};

const isSwarmed = (units: readonly Unit[], host: UnitId): boolean => units.some(unit => unit.clings === host && isFighting(unit));

/** A fall throws everybody off, and so does a 'Mech that rolls on the ground as it means to. */
export const throwOff: Handler<Classic, 'throwOff'> = (play, { unit: host, fell }) => {
  if (!isSwarmed(play.state.units, host) || (!fell && !pilotingRoll(play, host, 'thrash').ok)) return;
  for (const unit of fighting(play.state)) if (unit.clings === host) shakeOff(play, unit.id);
};

const UNDERFOOT = 3;

/** Kicking what runs about between one's feet. */
const inHex: ClassicRule = {
  id: 'TW-phys-inhex',
  cite: CITE,
  kind: 'core',
  adds: {
    blow: ({ blow, attacker, target }) => {
      const own = attacker.at && target.at && attacker.at.q === target.at.q && attacker.at.r === target.at.r;
      return blow.kind === 'kick' && own && !target.wear ? UNDERFOOT : undefined;
    },
  },
};

export const climbingRules: readonly ClassicRule[] = [legAttack, swarm, brush, inHex];
