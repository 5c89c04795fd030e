import type { Handler } from '@sortie/kernel';
import { type AlphaRule, type Book, core } from '../rule.ts';
import type { AlphaStrike, State } from '../shape.ts';

/** Rules put their steps after this one. */
const begin = (): void => undefined;
export const ABILITY_STEPS = {
  using: { begin },
  equipping: { begin, end: begin },
  mustering: { begin },
  heeding: { begin },
  thinking: { begin },
  halting: { begin },
  provoking: { begin },
  suffering: { motive: begin, begin },
};

export const useAbility: Handler<AlphaStrike, 'ability'> = (play, command) => play.run('using', command);
export const equip: Handler<AlphaStrike, 'equip'> = play => play.run('equipping', null);
export const muster: Handler<AlphaStrike, 'muster'> = play => play.run('mustering', null);
export const heed: Handler<AlphaStrike, 'heed'> = (play, about) => play.run('heeding', about);
export const think: Handler<AlphaStrike, 'think'> = play => play.run('thinking', null);
export const halt: Handler<AlphaStrike, 'halt'> = play => play.run('halting', null);

/** What nobody has agreed on is of no use with an attack or a move. */
const unknownUse = (using: readonly string[], book: Book): string | undefined =>
  using.some(what => !book.permits('use', what)) ? NOT_NOW : undefined;
/** What is said of an ability that cannot be used now. */
export const NOT_NOW = 'there is no such ability to use now';

/** What is done once when a phase begins. */
const WITH_PHASE: { readonly [P in State['phase']]?: 'equip' | 'muster' | 'think' | 'halt' } = {
  setup: 'equip',
  initiative: 'muster',
  movement: 'think',
  combat: 'halt',
};

/** An ability is used by whoever has it while its side is asked for something; which there are, and when, is said by their own rules. */
const offered: AlphaRule = core('ASC-term-sca', {
  forbids: {
    attack: (_view, { with: using = [] }, _seat, book) => unknownUse(using, book),
    move: (_view, { with: using = [] }, _seat, book) => unknownUse(using, book),
    ability: (view, { ability, unit: id }, seat, book) => {
      if (view.pending || view.active !== seat) return "it is the other side's turn";
      if (id !== undefined && view.units[id]?.seat !== seat) return 'that is not your unit';
      return book.permits('ability', ability) ? undefined : NOT_NOW;
    },
  },
  follows: {
    phaseBegan: (_state, { phase }) => {
      const type = WITH_PHASE[phase];
      return type && [{ type }];
    },
    moved: (_state, { unit, with: using = [], cost }) => [{ type: 'heed', unit, with: using, cost }],
  },
});

export const useRules: readonly AlphaRule[] = [offered];
