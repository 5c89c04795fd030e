import { boardOf, siteAt, terrainAt } from '@sortie/board';
import type { Entering } from '../questions.ts';
import type { ClassicRule, Table } from '../rule.ts';
import { fighting } from '../state.ts';
import { alien, strangeAt } from './rule.ts';

const dusk = alien('AW-fungal-dusk', { adds: { toHit: () => 1 } });

/** What stands high enough glows by itself. */
const glow = alien('AW-fungal-bioluminescence', {
  waives: {
    toHit: ({ state, target }) =>
      target.at && (siteAt(boardOf(state.board), target.at)?.level ?? 0) >= 1 ? ['AW-fungal-dusk'] : undefined,
  },
});

function swallow(play: Table, about: Entering): void {
  if (about.stopped || !strangeAt(play.state, about.to, 'ultra sublevel')) return;
  play.emit({ type: 'destroyed', unit: about.unit, by: 'AW-ultra-sublevel' });
  about.stopped = true;
}

/** Whoever goes there falls for ever; landing there is going there. */
const depths = alien('AW-ultra-sublevel', {
  steps: {
    entering: [{ name: 'depths', before: 'strain', run: swallow }],
    landing: [{ name: 'depths', before: 'strain', run: swallow }],
  },
});

const MOST_SPORES = 3;
const CLINGS = 6;

/** Roll whether spores take hold; three of them are all that a unit can carry. */
function rollSpores(play: Table, id: number, rule: 'AW-fungal-spores-attach' | 'AW-fungal-spores-spread'): void {
  const roll = play.roll(1, 6, rule);
  const before = play.state.units[id]!.spores ?? 0;
  const spores = roll.total >= CLINGS ? Math.min(MOST_SPORES, before + 1) : before;
  play.emit({ type: 'spored', unit: id, roll, spores });
}

const attach = alien('AW-fungal-spores-attach', {
  steps: {
    entering: [
      {
        name: 'spores',
        after: 'swamp',
        run: (play, about) => {
          const woods = terrainAt(boardOf(play.state.board), about.to, 'woods');
          if (!about.stopped && woods && woods.level <= 2) rollSpores(play, about.unit, 'AW-fungal-spores-attach');
        },
      },
    ],
  },
});

const myomer = alien('AW-fungal-spores-myomer', { adds: { piloting: ({ unit }) => unit.spores || undefined } });

const spread = alien('AW-fungal-spores-spread', {
  steps: {
    end: [
      {
        name: 'spores',
        after: 'fires',
        run: play => {
          for (const { id, spores } of fighting(play.state)) if (spores) rollSpores(play, id, 'AW-fungal-spores-spread');
        },
      },
    ],
  },
});

export const fungalRules: readonly ClassicRule[] = [dusk, glow, depths, attach, myomer, spread];
