import type { Card } from '../../card/card.ts';
import { has, hasAny, specialsOf } from '../../card/specials.ts';
import { byRule, hurt } from '../../damage/apply.ts';
import { tmmOf } from '../../movement/tmm.ts';
import type { Aim } from '../../questions.ts';
import type { AlphaRule } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { friendsOf, isOrdered, isSuperheavy, marked, moveBy, stoodStill, unitAt } from '../../state.ts';
import { knows } from '../special-pilot-abilities/knows.ts';
import { grants, marksAll } from '../special-pilot-abilities/tools.ts';
import { hasQuirk } from './list.ts';
import { quirk } from './quirk.ts';

const isFist = ({ kind }: Pick<Aim, 'kind'>): boolean => kind === 'physical';

/** Easier or harder to steer: fists and Control Rolls alike. */
const steering = (id: string, value: number): AlphaRule =>
  quirk(id, {
    adds: {
      toHit: aim => (isFist(aim) && hasQuirk(aim.attacker, id) ? value : undefined),
      control: ({ unit }) => (hasQuirk(unit, id) ? value : undefined),
    },
  });

/** A machine that leads four or more and is in the fight. */
const leads = (state: State, id: string, seat: number): boolean =>
  friendsOf(state, seat).some(unit => {
    if (!unit.commander || unit.shutdown || !hasQuirk(unit, id)) return false;
    return state.units.filter(one => one.seat === seat && (unit.commander === 'force' || one.lance === unit.lance)).length >= 4;
  });
const leading = (id: string, value: number): NonNullable<AlphaRule['adds']> => ({
  initiative: ({ state, seat, contingent = 0 }) =>
    contingent === 0 && leads(state, id, seat) ? { value, group: 'command machine' } : undefined,
});

const raised = (card: Card, points: number): Card => {
  const before = specialsOf(card).get('MHQ')?.count ?? 0;
  return { ...card, specials: [...card.specials.filter(code => !code.startsWith('MHQ')), `MHQ${before + points}`] };
};

/** Headquarters points for the force: one machine brings them, and only the best kind there is. */
const headquarters = (id: string, points: number, better?: string): NonNullable<AlphaRule['steps']> => ({
  equipping: [
    {
      name: `${id}: headquarters`,
      after: 'begin',
      run: play => {
        for (const seat of [0, 1]) {
          const own = play.state.units.filter(unit => unit.seat === seat);
          const one = own.find(unit => hasQuirk(unit, id));
          if (!one || (better && own.some(unit => hasQuirk(unit, better)))) continue;
          play.emit({ type: 'cardChanged', unit: one.id, card: raised(one.card, points), rule: `ASC-quirk-${id}-bi` });
        }
      },
    },
  ],
});

/** Does a Move of its own make a unit hard to hit? */
const quick = (unit: Unit): boolean =>
  !stoodStill(unit) && tmmOf(unit.moved?.mode === 'jump' ? moveBy(unit, true) : Math.max(0, moveBy(unit, false) - 2 * unit.heat)) > 0;

const PURE = ['AC', 'LRM', 'SRM', 'TOR', 'FLK', 'IATM', 'indirect'];

const body: readonly AlphaRule[] = [
  quirk('battlefists', {
    adds: { toHit: ({ how, attacker }) => (how === 'strike' && hasQuirk(attacker, 'battlefists') ? -1 : undefined) },
  }),
  steering('easy-to-pilot', -1),
  steering('hard-to-pilot', 1),
  steering('cramped-cockpit', 1),
  quirk('protected-actuators', {
    adds: { toHit: ({ how, target }) => (how === 'antimech' && hasQuirk(target, 'protected-actuators') ? 1 : undefined) },
  }),
  quirk('exposed-actuators', {
    adds: { toHit: ({ how, target }) => (how === 'antimech' && hasQuirk(target, 'exposed-actuators') ? -1 : undefined) },
  }),
  quirk('reinforced-legs', {
    adds: { recoil: ({ how, hit, attacker }) => (how === 'dfa' && hit && hasQuirk(attacker, 'reinforced-legs') ? -1 : undefined) },
    atLeast: { recoil: () => 0 },
  }),
  quirk('combat-computer', { adds: { heat: ({ unit }) => (unit.overheated > 1 && hasQuirk(unit, 'combat-computer') ? -1 : undefined) } }),
  quirk('compact-mech', { steps: marksAll('ASC-quirk-compact-mech', unit => hasQuirk(unit, 'compact-mech'), 'compact') }),
  quirk('oversized-buildings', {
    adds: { trample: ({ unit }) => (hasQuirk(unit, 'oversized') && !isSuperheavy(unit) ? 1 : undefined) },
    steps: {
      ...marksAll('ASC-quirk-oversized-buildings', unit => hasQuirk(unit, 'oversized'), 'oversized'),
      trampling: [
        {
          name: 'oversized',
          after: 'begin',
          run: (play, { unit, inches }) => {
            if (hasQuirk(unitAt(play.state, unit), 'oversized'))
              hurt(play, unit, Math.floor(inches / 2), byRule('ASC-quirk-oversized-buildings'));
          },
        },
      ],
    },
  }),
  quirk('oversized-drop', { adds: { trial: ({ unit, why }) => (why === 'drop' && hasQuirk(unit, 'oversized') ? 1 : undefined) } }),
  quirk('trailer-hitch', {
    steps: grants(
      'ASC-quirk-trailer-hitch',
      unit => hasQuirk(unit, 'trailer-hitch'),
      () => ['HTC'],
    ),
  }),
  quirk('no-minimal-arms', {
    forbids: {
      lift: ({ units }, { unit }) => (units[unit] && hasQuirk(units[unit], 'no-minimal-arms') ? 'it has no arms to lift with' : undefined),
    },
  }),
  quirk('poor-performance', {
    adds: {
      toHit: ({ target }) => (hasQuirk(target, 'poor-performance') && quick(target) ? -1 : undefined),
      evasion: ({ unit }) => (hasQuirk(unit, 'poor-performance') && quick(unit) ? -1 : undefined),
    },
  }),
];

const electronics: readonly AlphaRule[] = [
  quirk('battle-computer', { adds: leading('battle-computer', 2) }),
  quirk('command-battlemech', { adds: leading('command-battlemech', 1) }),
  quirk('battle-computer-bi', { steps: headquarters('battle-computer', 2) }),
  quirk('command-battlemech-bi', { steps: headquarters('command-battlemech', 1, 'battle-computer') }),
  quirk('improved-communications', {
    steps: marksAll('ASC-quirk-improved-communications', unit => hasQuirk(unit, 'improved-communications'), 'clearSignal'),
  }),
  quirk('improved-sensors', {
    adds: { probe: ({ unit }) => (hasQuirk(unit, 'improved-sensors') && !unit.spent.includes('own-probe') ? 4 : undefined) },
    steps: {
      equipping: [
        {
          name: 'improved sensors',
          after: 'begin',
          run: play => {
            for (const { id } of play.state.units) {
              const unit = unitAt(play.state, id);
              if (!hasQuirk(unit, 'improved-sensors') || hasAny(unit, 'PRB', 'LPRB', 'BH', 'WAT', 'NOVA')) continue;
              const card = { ...unit.card, specials: [...unit.card.specials, 'PRB'] };
              play.emit({ type: 'cardChanged', unit: id, card, rule: 'ASC-quirk-improved-sensors', spent: 'own-probe' });
            }
          },
        },
      ],
    },
  }),
  quirk('searchlight', {
    steps: {
      ...grants(
        'ASC-quirk-searchlight',
        unit => hasQuirk(unit, 'searchlight'),
        () => ['SRCH'],
      ),
      critical: [
        {
          name: 'the light goes out',
          after: 'record',
          run: (play, { unit: id, kind }) => {
            const unit = unitAt(play.state, id);
            if (!kind || !hasQuirk(unit, 'searchlight') || !has(unit, 'SRCH')) return;
            const card = { ...unit.card, specials: unit.card.specials.filter(code => code !== 'SRCH') };
            play.emit({ type: 'lightLost', unit: id, card });
          },
        },
      ],
    },
  }),
  quirk('em-interference', {
    steps: {
      attack: [
        {
          name: 'interference',
          after: 'record',
          run: (play, { aim }) => {
            const unit = unitAt(play.state, aim.attacker.id);
            if (aim.kind === 'physical' || PURE.includes(aim.how) || !hasQuirk(unit, 'em-interference') || marked(unit, 'interference'))
              return;
            play.emit({ type: 'jammedItself', unit: unit.id, until: play.state.turn });
          },
        },
      ],
    },
  }),
];

const crew: readonly AlphaRule[] = [
  quirk('distracting', {
    adds: {
      morale: ({ state, unit, why }) =>
        why !== 'recovery' &&
        state.units.some(foe => foe.seat !== unit.seat && foe.aimedAt.includes(unit.id) && hasQuirk(foe, 'distracting'))
          ? 1
          : undefined,
    },
  }),
  quirk('distracting-demoralizer', {
    adds: { resist: ({ by }) => (hasQuirk(by, 'distracting') && knows(by, 'demoralizer') ? -1 : undefined) },
  }),
  quirk('no-ejection-system', {
    forbids: {
      order: ({ units }, { unit, order }) =>
        // Whoever has shut it down climbs out.
        order === 'eject' && units[unit] && hasQuirk(units[unit], 'no-ejection-system') && !units[unit].shutdown
          ? 'there is no way out'
          : undefined,
    },
  }),
  quirk('difficult-ejection', {
    forbids: {
      order: ({ units }, { unit, order }) =>
        order === 'eject' && units[unit] && marked(units[unit], 'trapped') ? 'the crew is trapped' : undefined,
    },
    steps: {
      ending: [
        {
          name: 'difficult ejection',
          before: 'orders',
          run: play => {
            for (const { id } of play.state.units) {
              const unit = unitAt(play.state, id);
              if (!isOrdered(unit, 'eject') || !hasQuirk(unit, 'difficult-ejection')) continue;
              const rule = 'ASC-quirk-difficult-ejection';
              const needs = play.ask('trial', { state: play.state, unit, why: 'ejection', bySkill: true });
              const roll = play.roll(2, 6, rule);
              const good = roll.total >= needs.total;
              play.emit({ type: 'rolled', unit: id, rule, what: good ? 'gets out' : 'is trapped', needs, roll, good });
              if (!good) play.emit({ type: 'crewTrapped', unit: id });
            }
          },
        },
      ],
    },
  }),
];

export const machineQuirks: readonly AlphaRule[] = [...body, ...electronics, ...crew];
