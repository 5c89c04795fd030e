import { ofAttacker } from '../../attack/shot.ts';
import { countOf, hasAny } from '../../card/specials.ts';
import { type AlphaRule, core, option } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { isOn, unitAt } from '../../state.ts';
import { choiceOf, knows } from '../special-pilot-abilities/knows.ts';
import { grants, marksAll, withSpecials } from '../special-pilot-abilities/tools.ts';

const implant = (id: string, parts: Omit<AlphaRule, 'id' | 'cite' | 'kind'> = {}): AlphaRule => option(`ASC-aug-${id}`, parts);

const has1 =
  (id: string) =>
  (unit: Unit): boolean =>
    knows(unit, id);

/** A mark at the start shows on the card what belongs to the warrior: whoever loses the warrior loses it. */
const processor: AlphaRule = implant('tcp-initiative', {
  adds: {
    initiative: ({ state, seat, contingent = 0 }) => {
      const commander = state.units.find(unit => unit.seat === seat && unit.commander === 'force' && knows(unit, 'tcp'));
      if (contingent > 0 || !isOn(commander) || commander.shutdown) return undefined;
      return commander.spent.includes('tcp-hq') ? 3 : 2;
    },
  },
  steps: {
    equipping: [
      {
        name: 'triple-core processor',
        after: 'begin',
        run: play => {
          for (const { id } of play.state.units) {
            const unit = unitAt(play.state, id);
            if (!knows(unit, 'tcp')) continue;
            const before = countOf(unit, 'MHQ');
            const better = before > 0 && unit.commander === 'force';
            const specials = better
              ? [...unit.card.specials.filter(code => !code.startsWith('MHQ')), `MHQ${before + 1}`]
              : unit.card.specials;
            const card = withSpecials({ ...unit.card, specials }, ['MHQ1']);
            play.emit({ type: 'cardChanged', unit: id, card, rule: 'ASC-aug-tcp-initiative', ...(better ? { spent: 'tcp-hq' } : {}) });
          }
        },
      },
    ],
  },
});

/** Implants that a machine can listen to. */
const INTERFACES = ['dni', 'prototype-dni', 'vdni', 'buffered-vdni'] as const;

const POISONED = 8;

/** Gravity in tenths, up to which a Belter feels at home. */
const LIGHT = 7;
const atHome = ({ weather }: Pick<State, 'weather'>, unit: Unit): number | undefined =>
  (weather.gravity ?? 10) <= LIGHT && knows(unit, 'belter') ? -1 : undefined;

/** The warrior feels what happens to the machine. */
const prototype: AlphaRule = implant('prototype-dni', {
  steps: {
    attack: [
      {
        name: 'neural shock',
        after: 'apply',
        run: (play, { aim, hit, dealt }) => {
          const target = unitAt(play.state, aim.target.id);
          if (!hit || dealt <= 0 || !knows(target, 'prototype-dni') || target.structure <= 0) return;
          const roll = play.roll(2, 6, 'ASC-aug-prototype-dni');
          const good = roll.total > POISONED;
          const rule = 'ASC-aug-prototype-dni';
          play.emit({ type: 'rolled', unit: target.id, rule, what: good ? 'shakes it off' : 'is stunned', roll, good });
          if (!good) play.emit({ type: 'criticalMarked', unit: target.id, hit: { kind: 'stunned', rule } });
        },
      },
    ],
  },
});

export const implantRules: readonly AlphaRule[] = [
  core('AS-if-implants', {
    adds: { toHit: ({ how, spotter }) => (how === 'indirect' && spotter?.abilities.includes('comm-implant') ? -1 : undefined) },
    covers: ['ASC-term-spa'],
  }),
  implant('comm-implant', {
    adds: { toHit: ({ how, spotter }) => (how === 'indirect' && spotter && knows(spotter, 'boosted-comm') ? -1 : undefined) },
  }),
  implant('boosted-comm', { steps: grants('ASC-aug-boosted-comm', has1('boosted-comm'), () => ['C3I']) }),
  implant('sensory', { steps: grants('ASC-aug-sensory', has1('sensory'), () => ['LPRB', 'RCN']) }),
  implant('enhanced-multimodal', { steps: grants('ASC-aug-enhanced-multimodal', has1('enhanced-multimodal'), () => ['PRB', 'RCN']) }),
  // Born where little pulls: on the ground it helps where little does.
  implant('belter', {
    adds: {
      ...ofAttacker(({ state, attacker }) => atHome(state, attacker)),
      control: ({ state, unit }) => atHome(state, unit),
      artillery: ({ state, unit }) => atHome(state, unit),
      bombing: ({ state, unit }) => atHome(state, unit),
      trial: ({ state, unit, bySkill }) => (bySkill ? atHome(state, unit) : undefined),
    },
  }),
  implant('filtration', { waives: { poisoned: ({ unit }) => (knows(unit, 'filtration') ? ['AS-env-vacuum'] : undefined) } }),
  implant('dermal-camo', { steps: grants('ASC-aug-dermal-camo', has1('dermal-camo'), () => ['LMAS']) }),
  implant('tsm', { steps: grants('ASC-aug-tsm', has1('tsm'), () => ['TSI']) }),
  implant('wings', {
    steps: {
      equipping: [
        ...(grants('ASC-aug-wings', has1('wings'), () => ['PAR']).equipping ?? []),
        {
          name: 'powered wings',
          after: 'begin',
          run: play => {
            for (const unit of play.state.units) {
              if (!knows(unit, 'wings') || choiceOf(unit, 'wings') !== 'powered') continue;
              const moves = [{ value: WINGS, code: 'v' }];
              play.emit({ type: 'wingsGrown', unit: unit.id, moves });
            }
          },
        },
      ],
    },
  }),
  processor,
  implant('tcp-ecm', {
    steps: marksAll('ASC-aug-tcp-ecm', unit => knows(unit, 'tcp') && hasAny(unit, 'LECM', 'ECM', 'WAT', 'AECM', 'NOVA'), 'ecmProof'),
  }),
  implant('dni', { steps: marksAll('ASC-aug-dni', unit => INTERFACES.some(one => knows(unit, one)), 'linked') }),
  prototype,
  implant('leg-masc', { adds: { toHit: ({ target }) => (knows(target, 'leg-masc') ? 1 : undefined) } }),
];

const WINGS = 4;
