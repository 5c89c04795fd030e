import type { Rule, RuleId } from '@sortie/kernel';
import { acting, askedFor } from '../flow/asked.ts';
import type { Impact } from '../model/shape.ts';
import type { Boon, State } from '../model/state.ts';
import { reading } from '../rule.ts';
import { choicesFor } from './choices.ts';
import { EVENTS, eventRule } from './table.ts';

type R = Rule<Impact>;

const holds = (state: State, kind: Boon['kind'], unit?: number): boolean =>
  state.boons.some(boon => boon.kind === kind && boon.turn === state.turn && (unit === undefined || boon.unit === unit));
const holdsSeat = (state: State, kind: Boon['kind'], seat: number): boolean =>
  state.boons.some(boon => boon.kind === kind && boon.turn === state.turn && boon.seat === seat);

const disposition: R = {
  id: 'MAAS-13.1-event-disposition',
  cite: '13.1',
  kind: 'core',
  covers: [
    'MAAS-13.0-event-draw',
    'MAAS-13.2-random-method',
    'MAAS-13.2.1-map-selection',
    'MAAS-13.2.1-thumbs',
    'MAAS-13.2.2-soldier-selection',
    'MAAS-7.9-event-check',
    'MAAS-comp-random-events',
  ],
  forbids: {
    choose: (view, { pick }, seat, book) => {
      const asked = askedFor(view, seat, 'column', 'cover', 'event');
      if (!asked) return 'nobody asked you';
      return choicesFor(view, book, asked).includes(pick) ? undefined : 'that is not among the choices';
    },
  },
};

/** What an event leaves for the next turn speaks up where it counts. */
const effects: { readonly [number: number]: Partial<R> } = {
  4: { adds: { initiative: ({ state, seat }) => (holdsSeat(state, 'initiative', seat) ? 2 : undefined) } },
  5: { adds: { movement: ({ state, unit }) => (holds(state, 'tanks', unit.id) ? 2 : undefined) } },
  8: {
    forbids: {
      fire: (view, { mode }, seat) => {
        const now = acting(view, seat);
        return now && mode === 'rapid' && holds(view, 'jammed', now.unit.id) ? 'its feed is jammed this turn' : undefined;
      },
    },
  },
  16: { adds: { strength: ({ state, attacker }) => (attacker && holds(state, 'cells', attacker.id) ? 1 : undefined) } },
  18: {
    waives: {
      strength: ({ state, attacker }) => (attacker && holds(state, 'overwatch', attacker.id) ? ['MAAS-9.3.2-mod-reaction'] : undefined),
    },
  },
  19: { forbids: { command: (view, _, seat) => (holdsSeat(view, 'static', seat) ? 'there is static on the net this turn' : undefined) } },
  23: { multiplies: { interval: ({ state }) => (holds(state, 'squall') ? 0.5 : undefined) } },
  24: { adds: { glow: ({ state }) => (holds(state, 'hot') ? 2 : undefined) } },
};

const eventRules: readonly R[] = EVENTS.map(({ number }) => ({
  id: eventRule(number) as RuleId,
  cite: `event ${number}`,
  kind: 'core',
  ...(effects[number] ?? { structural: 'events/resolve.ts does what the card says' }),
}));

const deck: R = {
  id: 'MAAS-5.0-deck',
  cite: '5.0',
  kind: 'core',
  covers: [
    'MAAS-5.1-attack-columns',
    'MAAS-5.2-random-location',
    'MAAS-5.2-thumbs-up',
    'MAAS-5.2-thumbs-down',
    'MAAS-5.3-d6',
    'MAAS-5.3-d12',
    'MAAS-5.4-event-icon',
    'MAAS-5.4-reshuffle',
    'MAAS-5.5-event-text',
    'MAAS-5.6-card-id',
    'MAAS-comp-action-deck',
    'MAAS-comp-deck-dice',
    'MAAS-comp-deck-location',
    'MAAS-comp-deck-icons',
    'MAAS-comp-deck-events',
    'MAAS-comp-attack-results',
    'MAAS-comp-attack-bands',
  ],
  structural: 'the cards of cards/deck.ts, drawn by cards/draw.ts',
};

const anyIcon = reading(44, 'any-icon', '5.4', { affirms: { reshuffles: ({ icon }) => icon } });

const slag: R = {
  id: 'MAAS-2.3.5-slag-glow',
  cite: '2.3.5',
  kind: 'core',
  covers: ['MAAS-2.3.5-slag', 'MAAS-comp-tec-slag'],
  base: { glow: ({ state }) => state.plan.special.glow },
  atMost: { glow: () => 6 },
};

export const eventAndDeckRules: readonly R[] = [disposition, deck, anyIcon, slag, ...eventRules];
