import { table as geometry } from '@sortie/geometry';
import type { RuleId, Seat } from '@sortie/kernel';
import { aimOf, rangeBetween } from '../../attack/aim.ts';
import { bandOf } from '../../attack/range.ts';
import { spentAttack } from '../../attack/rules.ts';
import { ofAttacker } from '../../attack/shot.ts';
import { cardOf } from '../../card/cards.ts';
import { hasSuperiorBrain, isRobot } from '../../card/drone.ts';
import { has } from '../../card/specials.ts';
import { type AlphaRule, type Book, core, firstOf, type Seen, type Table } from '../../rule.ts';
import { mayAttack } from '../../sequence/turn.ts';
import type { AttackCommand, State, Unit, UnitId } from '../../shape.ts';
import { INCH, isOn, marked, onTable, type Standing, unitAt } from '../../state.ts';
import { isCrippled } from '../withdrawal/crippled.ts';
import { leave } from '../withdrawal/withdrawal.ts';
import { modeOf, postOf, robotTrouble } from './modes.ts';
import { againstUrge, drivenMove, isRetreating, LEASH, leadsAway, preyOf, SHORT_LEASH } from './urges.ts';

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

const FIERCE: readonly string[] = ['aggressive', 'suicidal', 'berserk'];

/** An attack that a robot in one of these modes does not let go by: the aggressive shoot at whom they can, those who are mad at whoever is nearest. */
function dueAttack(view: Seen, seat: Seat, book: Book, modes: readonly string[]): AttackCommand | undefined {
  for (const unit of view.units) {
    if (unit.seat !== seat || !isOn(unit) || !mayAttack(unit) || spentAttack(unit)) continue;
    if (!modes.includes(modeOf(unit) ?? '')) continue;
    const command = canAttack(view, unit, book);
    if (command) return command;
  }
  return undefined;
}

const dueBy = (rule: RuleId, modes: readonly string[]): NonNullable<AlphaRule['forbids']> => ({
  done: (view, _command, seat, book) =>
    dueAttack(view, seat, book, modes) ? 'a robot does not let an enemy be whom it can shoot at' : undefined,
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
    const unit = unitAt(play.state, id);
    const mode = modeOf(unit);
    if (mode === undefined || mode === 'suicidal' || mode === 'berserk') continue;
    if ((isOn(unit) || unit.fate === 'aloft') && !marked(unit, 'withdrawing') && isCrippled(play.book, unit))
      play.emit({ type: 'hasToWithdraw', unit: id, rule: 'ASC-unit-robotic-aggressive' });
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
  return modeOf(unit) === 'suicidal' && isCrippled(book, unit) && !canAttack(view, unit, book)
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
  core('ASC-unit-drone-types', { structural: 'what flies a drone is a mark on its card' }),
  core('ASC-unit-robotic', { structural: 'a robot is under nobody, and is asked about by its mark' }),
  core('ASC-unit-robotic-initiative', { structural: 'robots are a contingent of their own side, with a roll of their own' }),
  core('ASC-unit-robotic-skill', {
    adds: { ...ofAttacker(({ attacker }) => worse(attacker)), control: ({ unit }) => worse(unit), artillery: ({ unit }) => worse(unit) },
  }),
  core('ASC-unit-robotic-skill-cap', {
    forbidsSetup: ({ forces }) => firstOf(forces.flat(), one => robotTrouble(one, cardOf(one))),
    covers: ['ASC-unit-robotic-aggression'],
  }),
  core('ASC-unit-robotic-aggressive', {
    offers: {
      dues: ({ view, seat, book }) => {
        const due = dueAttack(view, seat, book, FIERCE);
        return due ? [due] : [];
      },
      drives: ({ view, unit, book }) => {
        const move = drivenMove(view, unit, book);
        return move ? [move] : [];
      },
    },
    forbids: { ...dueBy('ASC-unit-robotic-aggressive', ['aggressive']), move: homeward },
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
  core('ASC-unit-robotic-berserk', {
    // It knows no friends.
    affirms: { hostile: ({ unit, target }) => marked(unit, 'berserk') && unit.id !== target.id },
    forbids: { ...dueBy('ASC-unit-robotic-berserk', ['berserk']), attack: onlyNearest('berserk') },
  }),
];
