import type { Handler } from '@sortie/kernel';
import { type AlphaRule, type Book, core } from '../rule.ts';
import { brief } from '../sequence/briefing.ts';
import type { AlphaStrike, State, Unit } from '../shape.ts';

/** Rules put their steps after this one. */
const begin = (): void => undefined;
export const ABILITY_STEPS = {
  using: { begin },
  equipping: { begin },
  mustering: { begin },
  heeding: { begin },
  provoking: { begin },
  suffering: { begin },
};

export const useAbility: Handler<AlphaStrike, 'ability'> = (play, command) => play.run('using', command);
/** What has come to light may make a side better informed than it was. */
export const equip: Handler<AlphaStrike, 'equip'> = play => {
  play.run('equipping', null);
  brief(play, { type: 'brief' });
};
export const muster: Handler<AlphaStrike, 'muster'> = play => play.run('mustering', null);
export const heed: Handler<AlphaStrike, 'heed'> = (play, about) => play.run('heeding', about);

/** Does anybody here have something that is not printed on a card? */
const gifted = ({ units, commands, formations }: State): boolean =>
  commands !== undefined || formations !== undefined || units.some(({ abilities, quirks }) => abilities.length > 0 || quirks.length > 0);

/** What nobody has agreed on is of no use with an attack or a move. */
const unknownUse = (unit: Unit | undefined, using: readonly string[] | undefined, book: Book): string | undefined =>
  unit && using?.some(what => book.ask('uses', { unit, what }).total <= 0) ? 'there is no such ability to use now' : undefined;

/** An ability is used by whoever has it while its side is asked for something, and only once a turn. */
const offered: AlphaRule = core('ASC-term-sca', {
  forbids: {
    attack: (view, { unit, with: using }, _seat, book) => unknownUse(view.units[unit], using, book),
    move: (view, { unit, with: using = [], run }, _seat, book) =>
      unknownUse(view.units[unit], run?.second ? [...using, 'ground-hugger'] : using, book),
    overfly: (view, { unit, run }, _seat, book) => unknownUse(view.units[unit], run?.second ? ['ground-hugger'] : [], book),
    ability: (view, command, seat, book) => {
      const unit = command.unit === undefined ? undefined : view.units[command.unit];
      if (view.pending || view.active !== seat) return "it is the other side's turn";
      if (command.unit !== undefined && unit?.seat !== seat) return 'that is not your unit';
      return book.ask('offer', { state: view, seat, command }).total > 0 ? undefined : 'there is no such ability to use now';
    },
  },
  follows: {
    phaseBegan: (state, { phase }) => {
      if (!gifted(state)) return undefined;
      return phase === 'setup' ? [{ type: 'equip' }] : phase === 'initiative' ? [{ type: 'muster' }] : undefined;
    },
    moved: (state, { unit, with: using = [], cost }) => (gifted(state) ? [{ type: 'heed', unit, with: using, cost }] : undefined),
  },
});

export const useRules: readonly AlphaRule[] = [offered];
