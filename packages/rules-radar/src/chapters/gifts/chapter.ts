import { flag, list, literal, nth, oneOf, optional, record, tell } from '@sortie/kernel';
import type { RadarChapter } from '../../chapter.ts';
import { otherOf } from '../../combat/clash.ts';
import { onClash } from '../../evolve.ts';
import { eachCraft } from '../../setup/setup.ts';
import { callSign, withDoings } from '../../state.ts';
import { giftRules, wash } from './gifts.ts';
import { GIFTS, type GiftCommands, type GiftEvents } from './shape.ts';

/** What crews can do, and what craft are known for. */
export const gifts: RadarChapter<{
  command: keyof GiftCommands;
  event: keyof GiftEvents;
  entry: 'gifts';
  clash: 'wash';
  control: 'wash';
}> = {
  name: 'gifts',
  rules: giftRules,
  entry: { gifts: optional(list(oneOf(...GIFTS), GIFTS.length)) },
  clash: { wash: () => null },
  controls: { wash: 'to force it down' },
  begin: (state, setup) => eachCraft(state, setup, ({ gifts: given = [] }) => ({ gifts: given })),
  commands: { wash: { read: record({ type: literal('wash'), yes: flag }), perform: wash } },
  asks: (state, otherwise) => {
    const { clash } = state;
    if (clash?.asks !== 'wash') return undefined;
    const [own, foe] = [clash.units[clash.who], clash.units[otherOf(clash.who)]];
    const prompt = tell('Ride the wash of {foe} with {own}, or fire at it', { own: callSign(state, own), foe: callSign(state, foe) });
    return otherwise.map(one => ({ ...one, prompt }));
  },
  events: {
    washed: {
      fold: (state, { who, yes }) => {
        const unit = state.clash?.units[who];
        const spent = yes && unit !== undefined ? withDoings(state, unit, { attacks: nth(state.units, unit).turn.attacks + 1 }) : state;
        return onClash(spent, { wash: yes, asks: 'nobody' });
      },
      tell: (state, { who, yes }) =>
        state.clash && yes ? tell('{unit} rides the wash.', { unit: callSign(state, state.clash.units[who]) }) : undefined,
    },
  },
  weighs: { wash: (_view, _book, { yes }) => (yes ? 2 : 3) },
};
