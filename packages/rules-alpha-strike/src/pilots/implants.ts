import { countOf, hasAny } from '../card/specials.ts';
import type { AlphaRule } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { isOn } from '../state.ts';
import { choiceOf, knows } from './knows.ts';
import { implant, spa } from './spa.ts';
import { grants, marksAll, withSpecials } from './tools.ts';

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
            const unit = play.state.units[id]!;
            if (!knows(unit, 'tcp')) continue;
            const before = countOf(unit, 'MHQ');
            const better = before > 0 && unit.commander === 'force';
            const specials = better
              ? [...unit.card.specials.filter(code => !code.startsWith('MHQ')), `MHQ${before + 1}`]
              : unit.card.specials;
            const card = withSpecials({ ...unit.card, specials }, ['MHQ1']);
            play.emit({
              type: 'changed',
              unit: id,
              rule: 'ASC-aug-tcp-initiative',
              what: 'has more than its card shows',
              change: { card, ...(better ? { spent: [...unit.spent, 'tcp-hq'] } : {}) },
            });
          }
        },
      },
    ],
  },
});

const POISONED = 8;

/** The warrior feels what happens to the machine. */
const prototype: AlphaRule = implant('prototype-dni', {
  steps: {
    attack: [
      {
        name: 'neural shock',
        after: 'apply',
        run: (play, { aim, hit, dealt }) => {
          const target = play.state.units[aim.target.id]!;
          if (!hit || dealt <= 0 || !knows(target, 'prototype-dni') || target.structure <= 0) return;
          const roll = play.roll(2, 6, 'ASC-aug-prototype-dni');
          const good = roll.total > POISONED;
          const rule = 'ASC-aug-prototype-dni';
          play.emit({ type: 'rolled', unit: target.id, rule, what: good ? 'shakes it off' : 'is stunned', roll, good });
          if (!good)
            play.emit({
              type: 'changed',
              unit: target.id,
              rule,
              what: 'stunned',
              change: { waiting: [...target.waiting, { kind: 'stunned', rule }] },
            });
        },
      },
    ],
  },
});

export const implantRules: readonly AlphaRule[] = [
  implant('comm-implant', {
    adds: { toHit: ({ how, spotter }) => (how === 'indirect' && spotter && knows(spotter, 'boosted-comm') ? -1 : undefined) },
  }),
  implant('boosted-comm', { steps: grants('ASC-aug-boosted-comm', has1('boosted-comm'), () => ['C3I']) }),
  implant('sensory', { steps: grants('ASC-aug-sensory', has1('sensory'), () => ['LPRB', 'RCN']) }),
  implant('enhanced-multimodal', { steps: grants('ASC-aug-enhanced-multimodal', has1('enhanced-multimodal'), () => ['PRB', 'RCN']) }),
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
              play.emit({ type: 'changed', unit: unit.id, rule: 'ASC-aug-wings', what: 'has wings', change: { moves } });
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
  implant('dni'),
  prototype,
  implant('leg-masc', { adds: { toHit: ({ target }) => (knows(target, 'leg-masc') ? 1 : undefined) } }),
  spa('tactical-genius-mhq', { steps: grants('ASC-spa-tactical-genius-mhq', has1('tactical-genius'), () => ['MHQ1']) }),
];

const WINGS = 4;
