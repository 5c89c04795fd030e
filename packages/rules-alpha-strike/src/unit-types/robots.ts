import { table as geometry } from '@sortie/geometry';
import type { RuleId, Seat } from '@sortie/kernel';
import { aimOf, rangeBetween } from '../attack/aim.ts';
import { bandOf } from '../attack/range.ts';
import { spentAttack } from '../attack/rules.ts';
import { ofAttacker } from '../attack/shot.ts';
import { has } from '../card/specials.ts';
import { isCrippled, leave } from '../morale/withdrawal.ts';
import { type AlphaRule, type Book, core, type Seen, type Table } from '../rule.ts';
import { mayAttack } from '../sequence/turn.ts';
import type { AttackCommand, State, Unit, UnitId } from '../shape.ts';
import { INCH, isOn, marked, marking, onTable, type Standing } from '../state.ts';
import { hasSuperiorBrain, isRobot } from './drone.ts';
import { modeOf, postOf } from './modes.ts';
import { againstUrge, isRetreating, LEASH, leadsAway, preyOf, SHORT_LEASH } from './urges.ts';

/** Attacks that a robot may have to make: on whoever is nearest, or on anybody. */
function* attacksOf(view: Seen, unit: Standing): Generator<AttackCommand> {
  const prey = preyOf(view, unit);
  for (const foe of onTable(view)) {
    if (foe.id === unit.id || foe.hidden || (prey ? foe.id !== prey.id : foe.seat === unit.seat)) continue;
    yield { type: 'attack', unit: unit.id, target: foe.id, how: 'standard' };
    if (has(unit, 'TUR')) yield { type: 'attack', unit: unit.id, target: foe.id, how: 'turret' };
  }
}

const canAttack = (view: Seen, unit: Standing, book: Book): AttackCommand | undefined => {
  for (const command of attacksOf(view, unit)) if (book.allows(view, command, unit.seat)) return command;
  return undefined;
};

/** An attack that a robot of a side does not let go by: the aggressive shoot at whom they can, those who are mad at whoever is nearest. */
export function dueAttack(view: Seen, seat: Seat, book: Book): AttackCommand | undefined {
  for (const unit of view.units) {
    if (unit.seat !== seat || !isOn(unit) || !mayAttack(unit) || spentAttack(unit)) continue;
    const mode = modeOf(unit);
    if (mode !== 'aggressive' && mode !== 'suicidal' && mode !== 'berserk') continue;
    const command = canAttack(view, unit, book);
    if (command) return command;
  }
  return undefined;
}

const dueBy = (rule: RuleId, modes: readonly (string | undefined)[]): NonNullable<AlphaRule['forbids']> => ({
  done: (view, _command, seat, book) => {
    if (!view.units.some(unit => unit.seat === seat && modes.includes(modeOf(unit)))) return undefined;
    const due = dueAttack(view, seat, book);
    return due && modes.includes(modeOf(view.units[due.unit]!)) ? 'a robot does not let an enemy be whom it can shoot at' : undefined;
  },
  move: (view, command, _seat, book) => againstUrge(view, command, rule, book),
});

/** Only whoever is nearest is attacked by those who are mad. */
const onlyNearest =
  (mode: 'suicidal' | 'berserk'): NonNullable<NonNullable<AlphaRule['forbids']>['attack']> =>
  (view, { unit: id, target }) => {
    const unit = view.units[id];
    if (!isOn(unit) || modeOf(unit) !== mode) return undefined;
    const prey = preyOf(view, unit);
    return prey && prey.id !== target ? 'it attacks whoever is nearest' : undefined;
  };

const tethered =
  (mode: 'defensive' | 'passive', inches: number): NonNullable<NonNullable<AlphaRule['forbids']>['move']> =>
  ({ units }, { unit: id, path }) => {
    const unit = units[id];
    const end = path.at(-1);
    if (!end || !isOn(unit) || modeOf(unit) !== mode || isRetreating(unit) || marked(unit, 'dazed')) return undefined;
    const post = postOf(unit);
    if (!post) return undefined;
    const far = geometry.distanceOf(end, post);
    return far > inches * INCH && far >= geometry.distanceOf(unit.at, post) ? 'it does not go that far from what it guards' : undefined;
  };

/** Those who do not want to die go home once they are crippled, whatever else the players have agreed on. */
function goHome(play: Table): void {
  leave(play);
  for (const { id } of play.state.units) {
    const unit = play.state.units[id]!;
    const mode = modeOf(unit);
    if (mode === undefined || mode === 'suicidal' || mode === 'berserk') continue;
    if ((isOn(unit) || unit.fate === 'aloft') && !marked(unit, 'withdrawing') && isCrippled(unit))
      play.emit({
        type: 'changed',
        unit: id,
        rule: 'ASC-unit-robotic-aggressive',
        what: 'has to withdraw',
        change: { marks: marking(unit, { kind: 'withdrawing', until: 0 }) },
      });
  }
}

const homeward: NonNullable<NonNullable<AlphaRule['forbids']>['move']> = (view, command) => {
  const unit = view.units[command.unit];
  if (!isOn(unit) || !isRobot(unit) || !isRetreating(unit) || marked(unit, 'dazed')) return undefined;
  return leadsAway(view, unit, command) ? 'it has to make for its own edge of the table' : undefined;
};

/** May a robot blow itself up? Only one that wants to die, is crippled and can shoot at nobody. */
const blowsUp = (view: Seen, id: UnitId, book: Book): string | undefined => {
  const unit = view.units[id];
  if (!isOn(unit) || !isRobot(unit)) return undefined;
  return modeOf(unit) === 'suicidal' && isCrippled(unit) && !canAttack(view, unit, book)
    ? undefined
    : 'a robot blows up only when nothing else is left';
};

const worse = (unit: Unit): number | undefined => (isRobot(unit) && !hasSuperiorBrain(unit) ? 1 : undefined);

/** Rings that robots in the air keep to by their mode. */
const FARTHEST: { readonly [mode: string]: number } = { defensive: 2, passive: 1 };
const tooFarOut = (state: State, { unit: id, ring }: { readonly unit: UnitId; readonly ring: number }): string | undefined => {
  const unit = state.units[id];
  const mode = unit && modeOf(unit);
  if (!unit || mode === undefined) return undefined;
  const home = isRetreating(unit);
  const most = home ? 1 : (FARTHEST[mode] ?? 4);
  // Whoever is farther out comes in, step by step.
  return ring > most && ring >= (unit.flight?.ring ?? 0) ? 'it does not fly that far out' : undefined;
};

export const robotRules: readonly AlphaRule[] = [
  core('ASC-unit-drone-types'),
  core('ASC-unit-robotic'),
  core('ASC-unit-robotic-initiative'),
  core('ASC-unit-robotic-skill', {
    adds: { ...ofAttacker(({ attacker }) => worse(attacker)), control: ({ unit }) => worse(unit), artillery: ({ unit }) => worse(unit) },
  }),
  core('ASC-unit-robotic-skill-cap', { covers: ['ASC-unit-robotic-aggression'] }),
  core('ASC-unit-robotic-aggressive', {
    forbids: { done: dueBy('ASC-unit-robotic-aggressive', ['aggressive']).done!, move: homeward },
    steps: { ending: [{ name: 'robots go home', after: 'effects', run: goHome }] },
  }),
  core('ASC-unit-robotic-defensive', {
    forbids: {
      move: (view, command, seat, book) =>
        tethered('defensive', LEASH)(view, command, seat, book) ?? againstUrge(view, command, 'ASC-unit-robotic-defensive', book),
    },
  }),
  core('ASC-unit-robotic-passive', {
    forbids: {
      move: tethered('passive', SHORT_LEASH),
      attack: (view, command) => {
        const [unit, foe] = [view.units[command.unit], view.units[command.target]];
        if (!isOn(unit) || !isOn(foe) || modeOf(unit) !== 'passive') return undefined;
        return (aimOf(view, command)?.bracket ?? bandOf(rangeBetween(unit, foe))) > 0
          ? 'it attacks only what comes into Short range'
          : undefined;
      },
    },
  }),
  core('ASC-unit-robotic-suicidal', {
    forbids: {
      ...dueBy('ASC-unit-robotic-suicidal', ['suicidal']),
      attack: onlyNearest('suicidal'),
      order: (view, { unit, order }, _seat, book) => (order === 'selfDestruct' ? blowsUp(view, unit, book) : undefined),
      deed: (view, { unit, deed }, _seat, book) => (deed === 'blowUp' ? blowsUp(view, unit, book) : undefined),
    },
  }),
  core('ASC-unit-robotic-aerospace-modes', {
    forbids: { fly: tooFarOut },
  }),
  core('ASC-unit-robotic-berserk', { forbids: { ...dueBy('ASC-unit-robotic-berserk', ['berserk']), attack: onlyNearest('berserk') } }),
];
