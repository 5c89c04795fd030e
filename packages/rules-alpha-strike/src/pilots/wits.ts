import { unveil } from '../hidden/conceal.ts';
import { reveal } from '../hidden/hidden.ts';
import type { Aim, InitiativeRoll } from '../questions.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import { sumsOf } from '../sequence/initiative.ts';
import type { State, Unit } from '../shape.ts';
import { alive, foesOf, isOn, isWithin, marked, marking, markOf, otherSeat } from '../state.ts';
import { uses } from './aiming.ts';
import { knows, levelOf } from './knows.ts';
import { offers, spa } from './spa.ts';
import { grants } from './tools.ts';

const STALKER = 'blood-stalker';
const prey = (state: State, unit: Unit): Unit | undefined => {
  const at = unit.marks.length > 0 ? markOf(unit, 'stalks')?.by : undefined;
  const foe = at === undefined ? undefined : state.units[at];
  return foe && alive(foe) ? foe : undefined;
};

const stalk = (play: Table, unit: Unit, target: number, chosen: boolean): void =>
  play.emit({
    type: 'changed',
    unit: unit.id,
    rule: 'ASC-spa-blood-stalker',
    what: 'has chosen its prey',
    change: { marks: marking(unit, { kind: 'stalks', until: 0, by: target, value: chosen ? 1 : 0 }) },
  });

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
  return markOf(unit, 'stalks')?.value !== 1 || prey(state, unit) === undefined;
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
      !marked(unit, 'lets it be'),
  );

/** Whoever is beaten rolls once more; the second result stands. */
function secondThought(play: Table, about: InitiativeRoll): void {
  if (play.state.phase !== 'initiative' || about.given >= 0 || about.sides.length > 2) return;
  const [a, b] = sumsOf(about);
  const loser = a! > b! ? 1 : 0;
  const unit = geniusOf(play.state, loser);
  if (!unit) return;
  const marks = marking(unit, { kind: 'genius', until: play.state.turn + GENIUS - 1 });
  play.emit({ type: 'changed', unit: unit.id, rule: 'ASC-spa-tactical-genius', what: 'thinks again', change: { marks } });
  about.rolls = about.rolls.map((roll, i) => (i === loser ? play.roll(2, 6, 'ASC-spa-tactical-genius') : roll));
  const [c, d] = sumsOf(about);
  if (c === d) about.rolls = about.rolls.map(() => play.roll(2, 6, 'AS-init-roll'));
  const [e, f] = sumsOf(about);
  if (e === f) about.given = otherSeat(loser);
}

export const witRules: readonly AlphaRule[] = [
  spa(STALKER, {
    adds: {
      toHit: ({ state, attacker, target }) => {
        const chosen = knows(attacker, STALKER) ? prey(state, attacker) : undefined;
        return chosen ? (chosen.id === target.id ? -1 : 2) : undefined;
      },
      offer: ({ state, command }) =>
        command.ability === STALKER && command.unit !== undefined && mayStalk(state, state.units[command.unit], command.target)
          ? 1
          : undefined,
    },
    steps: {
      equipping: [{ name: 'first prey', after: 'begin', run: pickPrey }],
      mustering: [{ name: 'new prey', after: 'begin', run: pickPrey }],
      using: [
        {
          name: 'choose prey',
          after: 'begin',
          run: (play, { ability, unit, target }) => {
            if (ability === STALKER && unit !== undefined && target !== undefined) stalk(play, play.state.units[unit]!, target, true);
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
    adds: { uses: offers('lucky'), luck: ({ unit }) => (unit.moved?.with?.includes('lucky') && luckLeft(unit) ? 1 : undefined) },
    steps: {
      attack: [
        {
          name: 'luck',
          after: 'roll',
          run: (play, attack) => {
            if (attack.hit || !promised(attack.aim)) return;
            const { id, spent } = play.state.units[attack.aim.attacker.id]!;
            const change = { spent: [...spent, 'lucky'] };
            play.emit({
              type: 'rolled',
              unit: id,
              rule: 'ASC-spa-lucky',
              what: 'tries again',
              needs: attack.toHit!,
              roll: attack.roll!,
              good: false,
            });
            play.emit({ type: 'changed', unit: id, rule: 'ASC-spa-lucky', what: 'uses its luck', change });
            attack.roll = play.roll(2, 6, 'ASC-spa-lucky');
            attack.margin = attack.roll.total - attack.toHit!.total;
            attack.hit = attack.margin >= 0;
          },
        },
      ],
    },
  }),
  spa('combat-intuition', {
    adds: { uses: offers('combat-intuition') },
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
            const marks = marking(unit, { kind: 'insight', until: play.state.turn + INSIGHT - 1 });
            play.emit({ type: 'changed', unit: id, rule: 'ASC-spa-combat-intuition', what: 'acts at once', change: { marks } });
            if (!play.state.pending) play.emit({ type: 'pendingSet', pending: { kind: 'acting', unit: id, target: id } });
          },
        },
      ],
    },
  }),
  spa('tactical-genius', {
    adds: {
      offer: ({ state, command }) => {
        const unit = command.ability === 'tactical-genius' && command.unit !== undefined ? state.units[command.unit] : undefined;
        return unit && knows(unit, 'tactical-genius') && !marked(unit, 'lets it be') ? 1 : undefined;
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
            const marks = marking(play.state.units[id]!, { kind: 'lets it be', until: play.state.turn + 1 });
            play.emit({ type: 'changed', unit: id, rule: 'ASC-spa-tactical-genius', what: 'lets the next roll be', change: { marks } });
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
  core('ASC-spa-general-transfer', {
    covers: ['ASC-spa-general-compatibility', 'ASC-spa-general-budget', 'ASC-spa-general-density', 'ASC-aug-limits', 'ASC-tbl-spa'],
  }),
];
