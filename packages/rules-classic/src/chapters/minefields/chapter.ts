import { list, literal, oneOf, optional, type Read, record, truth, whole } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { hex, id } from '../../read.ts';
import type { Setup, State, Unit } from '../../shape.ts';
import { clearingRules } from './clearing.ts';
import { commandMineRules, detonate } from './command.ts';
import { type MineEvents, mineEvents } from './events.ts';
import { hiddenMineRules, minefieldRules } from './fields.ts';
import { layingRules } from './laying.ts';
import { minePriceRules } from './prices.ts';
import { minedScenario } from './scenario.ts';
import { MINE_KINDS, type Minefield } from './shape.ts';
import { spaceMineRules } from './space.ts';
import { minerRules } from './thunder.ts';

const MOST_FIELDS = 99;
const minefield: Read<Minefield> = record({
  kind: oneOf(...MINE_KINDS),
  at: hex,
  seat: whole(0, 1),
  density: whole(5, 30),
  setting: optional(whole(20, 100)),
});

/** Mines that were there before the game are armed in its first turn. */
const BEFORE = -1;

/** What lies on the map, and what dispensers hold. */
function begin(state: State, { mines, forces }: Setup): State {
  const held = forces.flat().map(entry => entry.mines);
  const units = held.some(Boolean) ? state.units.map((unit, i): Unit => (held[i] ? { ...unit, mines: held[i] } : unit)) : state.units;
  return { ...state, units, ...(mines ? { mines: mines.map(field => ({ ...field, since: BEFORE })) } : {}) };
}

export const minefields: ClassicChapter<{
  command: 'detonate';
  event: keyof MineEvents;
  setup: 'mines' | 'mineBudget';
  entry: 'mines';
  terms: 'lays';
  cause: 'spaceMines';
}> = {
  name: 'minefields',
  uses: ['artillery'],
  rules: [
    ...minefieldRules,
    ...hiddenMineRules,
    ...minePriceRules,
    ...clearingRules,
    ...layingRules,
    ...commandMineRules,
    ...minerRules,
    ...spaceMineRules,
  ],
  causes: { spaceMines: 'the mines in its way' },
  commands: { detonate: { read: record({ type: literal('detonate'), field: id, trap: optional(truth) }), perform: detonate } },
  events: mineEvents,
  setup: { mines: optional(list(minefield, MOST_FIELDS)), mineBudget: optional(whole(0, 9_999_999)) },
  entry: { mines: optional(list(oneOf(...MINE_KINDS), 12)) },
  terms: { lays: optional(id) },
  begin,
  scenarios: common => [minedScenario(common)],
};
