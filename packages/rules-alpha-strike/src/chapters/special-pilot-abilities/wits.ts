import { sure } from '@sortie/kernel';
import { NOT_NOW } from '../../abilities/use.ts';
import { unveil } from '../../hidden/conceal.ts';
import { reveal } from '../../hidden/hidden.ts';
import type { Aim, InitiativeRoll, Test } from '../../questions.ts';
import { type AlphaRule, core, firstOf, type Seen, type Table } from '../../rule.ts';
import { sumsOf } from '../../sequence/initiative.ts';
import type { Command, How, State, Unit } from '../../shape.ts';
import { alive, foesOf, isOn, isWithin, marked, markOf, otherSeat, unitAt } from '../../state.ts';
import { uses } from './aiming.ts';
import { crewTrouble } from './budget.ts';
import { knows, levelOf } from './knows.ts';
import { calls, saidWithMove, saying, spa } from './spa.ts';
import { grants } from './tools.ts';

const STALKER = 'blood-stalker';
const prey = (state: State, unit: Unit): Unit | undefined => {
  const at = markOf(unit, 'stalks')?.by;
  const foe = at === undefined ? undefined : state.units[at];
  return foe && alive(foe) ? foe : undefined;
};

const stalk = (play: Table, unit: Unit, target: number, byPlayer: boolean): void =>
  play.emit({ type: 'preyChosen', unit: unit.id, prey: target, byPlayer });

/** Whoever has no prey stalks the first enemy there is, until its player points at another. */
const pickPrey = (play: Table): void => {
  for (const unit of play.state.units) {
    if (!alive(unit) || !knows(unit, STALKER) || prey(play.state, unit)) continue;
    const first = play.state.units.find(foe => foe.seat !== unit.seat && alive(foe) && !foe.hidden);
    if (first) stalk(play, unit, first.id, false);
  }
};

const mayStalk = (state: State, unit: Unit | undefined, target: number | undefined): boolean => {
  const foe = target === undefined ? undefined : state.units[target];
  if (!unit || !foe || foe.seat === unit.seat || foe.hidden || !alive(foe) || !knows(unit, STALKER)) return false;
  return !markOf(unit, 'stalks')?.byPlayer || prey(state, unit) === undefined;
};

const luckLeft = (unit: Unit): boolean => knows(unit, 'lucky') && unit.spent.filter(one => one === 'lucky').length < levelOf(unit, 'lucky');

/** Luck is promised with the attack itself, or with the move of which a run from the air is part. */
const promised = (aim: Aim): boolean =>
  uses(aim, 'lucky') || (aim.how === 'strafe' && aim.attacker.moved?.with?.includes('lucky') === true && luckLeft(aim.attacker));

/** Turns that an insight takes to come again. */
export const INSIGHT = 3;
export const GENIUS = 2;

/** A command unit that can call for a second roll: awake, on the table, and not last turn. */
const geniusOf = (state: State, seat: number): Unit | undefined =>
  state.units.find(
    unit =>
      unit.seat === seat &&
      unit.commander === 'force' &&
      isOn(unit) &&
      !unit.shutdown &&
      knows(unit, 'tactical-genius') &&
      !marked(unit, 'genius') &&
      !marked(unit, 'letsBe'),
  );

/** Whoever is beaten rolls once more; the second result stands. */
function secondThought(play: Table, about: InitiativeRoll): void {
  if (play.state.phase !== 'initiative' || about.given >= 0 || about.sides.length > 2) return;
  const [a, b] = sumsOf(about);
  const loser = sure(a, 'the first one') > sure(b, 'the second one') ? 1 : 0;
  const unit = geniusOf(play.state, loser);
  if (!unit) return;
  play.emit({ type: 'thoughtAgain', unit: unit.id, until: play.state.turn + GENIUS - 1 });
  about.rolls = about.rolls.map((roll, i) => (i === loser ? play.roll(2, 6, 'ASC-spa-tactical-genius') : roll));
  const [c, d] = sumsOf(about);
  if (c === d) about.rolls = about.rolls.map(() => play.roll(2, 6, 'AS-init-roll'));
  const [e, f] = sumsOf(about);
  if (e === f) about.given = otherSeat(loser);
}

/** What luck is promised with: shots, and blows. */
const LUCKY_WITH: readonly How[] = ['standard', 'melee', 'strike'];

/** Made again where it fails and luck was promised with the move; the second result stands. */
function tryAgain(play: Table, test: Test): void {
  const { unit, needs } = test;
  if (test.again || test.why === 'shot' || test.margin >= 0 || !unit.moved?.with?.includes('lucky') || !luckLeft(unit)) return;
  const roll = play.roll(2, 6, 'ASC-spa-lucky');
  const second: Test = { ...test, roll, again: true, margin: roll.total - needs.total };
  play.run('testing', second);
  play.emit({ type: 'rolled', unit: unit.id, rule: 'ASC-spa-lucky', what: 'tries again', needs, roll, good: second.margin >= 0 });
  play.emit({ type: 'luckUsed', unit: unit.id });
  test.margin = second.margin;
}

/** Every enemy may be somebody's prey. */
const preys = (view: Seen, seat: number): readonly Command[] =>
  view.units
    .filter(unit => unit.seat === seat && knows(unit, STALKER))
    .flatMap(({ id }) => view.units.map((foe): Command => ({ type: 'ability', ability: STALKER, unit: id, target: foe.id })));

export const witRules: readonly AlphaRule[] = [
  spa(STALKER, {
    adds: {
      toHit: ({ state, attacker, target }) => {
        const chosen = knows(attacker, STALKER) ? prey(state, attacker) : undefined;
        return chosen ? (chosen.id === target.id ? -1 : 2) : undefined;
      },
    },
    permits: { ability: [STALKER] },
    offers: { asides: ({ view, seat }) => preys(view, seat) },
    forbids: {
      ability: (view, { ability, unit, target }) =>
        ability === STALKER && !(unit !== undefined && mayStalk(view, view.units[unit], target)) ? NOT_NOW : undefined,
    },
    steps: {
      equipping: [{ name: 'first prey', after: 'begin', run: pickPrey }],
      mustering: [{ name: 'new prey', after: 'begin', run: pickPrey }],
      using: [
        {
          name: 'choose prey',
          after: 'begin',
          run: (play, { ability, unit, target }) => {
            if (ability === STALKER && unit !== undefined && target !== undefined) stalk(play, unitAt(play.state, unit), target, true);
          },
        },
      ],
    },
  }),
  spa('lucky', {
    forbids: {
      attack: ({ units }, { unit, with: using }) =>
        using?.includes('lucky') && units[unit] && !luckLeft(units[unit]) ? 'it has no luck left' : undefined,
      move: ({ units }, { unit, with: using }) =>
        using?.includes('lucky') && units[unit] && !luckLeft(units[unit]) ? 'it has no luck left' : undefined,
    },
    permits: { use: ['lucky'] },
    offers: {
      attacks: ({ view, unit }) => saying(view, unit, luckLeft, 'lucky', LUCKY_WITH),
      extras: ({ unit, move }) => (luckLeft(unit) ? [{ ...move, with: ['lucky'] }] : []),
      boosts: ({ view, command }) => (luckLeft(unitAt(view, command.unit)) ? [{ ...command, with: ['lucky'] }] : []),
    },
    steps: {
      testing: [{ name: 'luck', before: 'end', run: tryAgain }],
      attack: [
        {
          name: 'luck',
          after: 'roll',
          run: (play, attack) => {
            if (attack.hit || !promised(attack.aim)) return;
            const { id } = attack.aim.attacker;
            play.emit({
              type: 'rolled',
              unit: id,
              rule: 'ASC-spa-lucky',
              what: 'tries again',
              needs: sure(attack.toHit, 'number'),
              roll: sure(attack.roll, 'roll'),
              good: false,
            });
            play.emit({ type: 'luckUsed', unit: id });
            attack.roll = play.roll(2, 6, 'ASC-spa-lucky');
            attack.margin = attack.roll.total - sure(attack.toHit, 'number').total;
            attack.hit = attack.margin >= 0;
          },
        },
      ],
    },
  }),
  spa('combat-intuition', {
    ...saidWithMove('combat-intuition', unit => knows(unit, 'combat-intuition')),
    forbids: {
      move: (view, { unit: id, with: using }, seat) => {
        const unit = view.units[id];
        if (!unit || !using?.includes('combat-intuition')) return undefined;
        if (!knows(unit, 'combat-intuition')) return 'nobody aboard can do that';
        if (marked(unit, 'insight')) return 'an insight like that comes every third turn';
        return view.initiative === seat ? undefined : 'its side has to have the initiative';
      },
    },
    steps: {
      heeding: [
        {
          name: 'insight',
          after: 'begin',
          run: (play, { unit: id, with: using }) => {
            const unit = play.state.units[id];
            if (!using.includes('combat-intuition') || !isOn(unit)) return;
            play.emit({ type: 'insightHad', unit: id, until: play.state.turn + INSIGHT - 1 });
            if (!play.state.pending) play.emit({ type: 'pendingSet', pending: { kind: 'acting', unit: id, target: id } });
          },
        },
      ],
    },
  }),
  spa('tactical-genius', {
    ...calls('tactical-genius', unit => knows(unit, 'tactical-genius')),
    forbids: {
      ability: ({ units }, { ability, unit: id }) => {
        const unit = id === undefined ? undefined : units[id];
        return ability === 'tactical-genius' && !(unit && knows(unit, 'tactical-genius') && !marked(unit, 'letsBe')) ? NOT_NOW : undefined;
      },
    },
    steps: {
      initiative: [{ name: 'second thought', after: 'roll', run: secondThought }],
      using: [
        {
          name: 'let it be',
          after: 'begin',
          run: (play, { ability, unit: id }) => {
            if (ability !== 'tactical-genius' || id === undefined) return;
            play.emit({ type: 'letRollBe', unit: id, until: play.state.turn + 1 });
          },
        },
      ],
    },
  }),
  spa('human-tro', {
    steps: {
      heeding: [
        {
          name: 'knows them all',
          after: 'begin',
          run: (play, { unit: id }) => {
            const mover = play.state.units[id];
            if (!isOn(mover)) return;
            for (const foe of foesOf(play.state, mover.seat)) {
              if (foe.hidden || !isWithin(mover, foe, 12)) continue;
              if (knows(mover, 'human-tro')) unveil(play, foe.id);
              if (knows(foe, 'human-tro')) unveil(play, id);
            }
          },
        },
      ],
    },
  }),
  spa('eagles-eyes', {
    adds: { probe: ({ unit }) => (knows(unit, 'eagles-eyes') ? 2 : undefined) },
    steps: grants(
      'ASC-spa-eagles-eyes',
      unit => knows(unit, 'eagles-eyes'),
      () => ['RCN'],
    ),
  }),
  spa('eagles-eyes-hidden', {
    steps: {
      heeding: [
        {
          name: 'sharp eyes',
          after: 'begin',
          run: (play, { unit: id }) => {
            const mover = play.state.units[id];
            if (!isOn(mover) || !knows(mover, 'eagles-eyes')) return;
            for (const foe of foesOf(play.state, mover.seat)) if (foe.hidden && isWithin(mover, foe, 2)) reveal(play, foe.id, 'AS-hidden');
          },
        },
      ],
    },
  }),
  spa('eagles-eyes-mines', { adds: { mines: ({ unit }) => (knows(unit, 'eagles-eyes') ? 2 : undefined) } }),
  spa('tactical-genius-mhq', {
    steps: grants(
      'ASC-spa-tactical-genius-mhq',
      unit => knows(unit, 'tactical-genius'),
      () => ['MHQ1'],
    ),
  }),
  core('ASC-spa-general-transfer', {
    forbidsSetup: ({ forces }) => firstOf(forces.flat(), crewTrouble),
    covers: ['ASC-spa-general-compatibility', 'ASC-spa-general-budget', 'ASC-spa-general-density', 'ASC-aug-limits', 'ASC-tbl-spa'],
  }),
];
