import { bombsOn } from '../../artillery/bomb-load.ts';
import { cardOf } from '../../card/cards.ts';
import { countOf } from '../../card/specials.ts';
import { destroy } from '../../criticals/settle.ts';
import { byRule, hurt } from '../../damage/apply.ts';
import type { Event } from '../../event.ts';
import type { AlphaRule, Table } from '../../rule.ts';
import { marked, unitAt } from '../../state.ts';
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
  const unit = unitAt(play.state, id);
  play.emit({ type: 'undercarriageBroke', unit: id });
  hurt(play, id, unit.card.size, byRule('ASC-quirk-weak-undercarriage'));
}

export const skyQuirks: readonly AlphaRule[] = [
  quirk('poor-performance-aerospace', { adds: { thrust: ({ unit }) => (hasQuirk(unit, 'poor-performance') ? -1 : undefined) } }),
  quirk('internal-bomb-bay', {
    // Cargo room counts as room for bombs.
    adds: {
      bombRoom: ({ entry }) => {
        const unit = { card: cardOf(entry), quirks: entry.quirks ?? [] };
        return hasQuirk(unit, 'internal-bomb-bay') ? bayOf(unit) || undefined : undefined;
      },
      thrust: ({ unit }) => (hasQuirk(unit, 'internal-bomb-bay') ? Math.min(bombsOn(unit), bayOf(unit)) || undefined : undefined),
    },
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
