import type { Card } from '../card/card.ts';
import { countOf } from '../card/specials.ts';
import { destroy } from '../criticals/settle.ts';
import { byRule, hurt } from '../damage/apply.ts';
import type { Event } from '../event.ts';
import type { AlphaRule, Table } from '../rule.ts';
import { marked, marking } from '../state.ts';
import { bombsOn } from '../transport/burden.ts';
import { hasQuirk } from './list.ts';
import { quirk } from './quirk.ts';

const TOUCHDOWN = 'touchdown';
const AIR = 'air';
/** The Outer Ring is space; within it there is air. */
const SPACE = 3;

/** Room for bombs inside: tons of cargo, or a thousand for each kiloton. */
const bayOf = (unit: Parameters<typeof countOf>[0]): number => countOf(unit, 'CT') + 1000 * countOf(unit, 'CK');

/** Landed with nothing to spare. */
const barely = (event: Extract<Event, { readonly type: 'rolled' }>): boolean =>
  event.rule === 'AS-aero-land' && event.what === 'lands well' && event.roll.total === event.needs?.total;

function collapse(play: Table, id: number): void {
  const unit = play.state.units[id]!;
  const marks = marking(unit, { kind: 'collapsed', until: 0 });
  play.emit({ type: 'changed', unit: id, rule: 'ASC-quirk-weak-undercarriage', what: 'its undercarriage gives way', change: { marks } });
  hurt(play, id, unit.card.size, byRule('ASC-quirk-weak-undercarriage'));
}

export const skyQuirks: readonly AlphaRule[] = [
  quirk('poor-performance-aerospace', { adds: { thrust: ({ unit }) => (hasQuirk(unit, 'poor-performance') ? -1 : undefined) } }),
  quirk('internal-bomb-bay', {
    adds: { thrust: ({ unit }) => (hasQuirk(unit, 'internal-bomb-bay') ? Math.min(bombsOn(unit), bayOf(unit)) || undefined : undefined) },
  }),
  quirk('weak-undercarriage', {
    follows: {
      rolled: ({ units }, event) => {
        const unit = units[event.unit];
        return unit && barely(event) && hasQuirk(unit, 'weak-undercarriage')
          ? [{ type: 'heed', unit: unit.id, with: [TOUCHDOWN], cost: 0 }]
          : undefined;
      },
    },
    forbids: {
      liftOff: ({ units }, { unit }) => (units[unit] && marked(units[unit], 'collapsed') ? 'its undercarriage is broken' : undefined),
    },
    steps: {
      heeding: [
        {
          name: 'undercarriage',
          after: 'begin',
          run: (play, { unit, with: how }) => {
            if (how.includes(TOUCHDOWN)) collapse(play, unit);
          },
        },
      ],
    },
  }),
  quirk('unstreamlined', {
    follows: {
      flew: ({ units }, { unit: id, flight }) => {
        const unit = units[id];
        return unit && flight.ring < SPACE && hasQuirk(unit, 'unstreamlined')
          ? [{ type: 'heed', unit: id, with: [AIR], cost: 0 }]
          : undefined;
      },
    },
    steps: {
      heeding: [
        {
          name: 'burns up',
          after: 'begin',
          run: (play, { unit, with: how }) => {
            if (how.includes(AIR)) destroy(play, unit);
          },
        },
      ],
    },
  }),
];

/** A card whose cargo room counts as room for bombs, where the machine is built that way. */
export function bayed(card: Card, quirks: readonly string[]): Card {
  const places = bayOf({ card }) + countOf({ card }, 'BOMB');
  if (places === 0 || !hasQuirk({ card, quirks }, 'internal-bomb-bay')) return card;
  return { ...card, specials: [...card.specials.filter(code => !code.startsWith('BOMB')), `BOMB${places}`] };
}
