import type { Spot } from '@sortie/board-view';
import { tell } from '@sortie/kernel';
import { callable, type Impact, pointsFor } from '@sortie/rules-impact';
import type { Interaction, Moment } from '../../battle/face.ts';
import { placeIn } from './ground.ts';
import { idOf, keyOf } from './units.ts';

type Now = Moment<Impact>;

interface Calling {
  readonly units: readonly string[];
}

const ableIn = ({ view, book, seat }: Now): readonly string[] => callable(view, book, seat).map(({ id }) => keyOf(id));

/** Who is called up with command points: any of those who hear the commander, one point each. */
export const group: Interaction<Impact, Calling, Spot> = {
  candidates: ableIn,
  begin: () => ({ units: [] }),
  on(moment, { units }, input) {
    const key = input.kind === 'select' ? input.unit : input.kind === 'tap' ? input.token : undefined;
    if (key !== undefined && ableIn(moment).includes(key)) {
      const next = units.includes(key) ? units.filter(one => one !== key) : [...units, key];
      return { select: key, state: { units: next } };
    }
    if (input.kind === 'cancel') return { state: { units: [] } };
    if (input.kind !== 'act') return {};
    return { send: { type: 'group', units: input.id === 'nobody' ? [] : units.map(idOf) } };
  },
  show(moment, { units }) {
    const { view, book, seat } = moment;
    const first = view.units[idOf(ableIn(moment)[0] ?? '-1')];
    const points = first ? pointsFor(view, book, first) : 0;
    const names = units.map(key => view.units[idOf(key)]?.tag ?? '').join(', ');
    return {
      hint: tell('Command points: {points}. Choose whom to call up, one point each; each draws a card to follow.', { points }),
      overlays: {
        reach: units.flatMap(key => {
          const at = view.units[idOf(key)]?.at ?? null;
          return at === null ? [] : [{ at: placeIn(view, at), band: 2 as const, radius: 26 }];
        }),
      },
      actions: [
        ...(units.length > 0
          ? [
              {
                id: 'call',
                label: tell('Call up {units}', { units: names }),
                look: 'primary' as const,
                refusals: book.check(view, { type: 'group', units: units.map(idOf) }, seat),
              },
            ]
          : []),
        { id: 'nobody', label: tell('Call up nobody'), key: 'x', look: units.length > 0 ? 'plain' : 'primary' },
      ],
    };
  },
};
