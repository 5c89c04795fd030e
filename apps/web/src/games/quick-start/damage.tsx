import type { Hex } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { type Hit, LOCATION_NAMES, type QuickStart } from '@sortie/rules-quick-start';
import type { Interaction, Moment, PanelProps } from '../../battle/face.ts';
import { useT } from '../../i18n/index.ts';
import { moved } from './order.ts';
import { OrderList } from './order-list.tsx';
import { keyOf } from './units.ts';

interface Marking {
  /** Indices into the waiting hits. */
  readonly order: readonly number[];
}

type Now = Moment<QuickStart>;

const hitsOf = ({ view }: Now): readonly Hit[] => (view.pending?.kind === 'damage' ? view.pending.hits : []);

function DamagePanel({ moment, state, change }: PanelProps<QuickStart, Marking, Hex>) {
  const t = useT();
  const { pending, units } = moment.view;
  if (pending?.kind !== 'damage') return null;
  const weapons = units[pending.unit]?.sheet.weapons ?? [];
  const items = state.order.flatMap(i => {
    const hit = pending.hits[i];
    if (!hit) return [];
    const name = weapons[hit.weapon]?.name ?? '';
    const words = t('{damage} damage to the {place}', { damage: hit.damage, place: LOCATION_NAMES[hit.location] });
    return [
      {
        key: String(i),
        name: `${name}, ${words}`,
        content: (
          <>
            <span className="weapon-name">{name}</span> <span>{words}</span>
          </>
        ),
      },
    ];
  });
  return (
    <OrderList label={t('Order of the hits')} items={items} onMove={(at, by) => change({ state: { order: moved(state.order, at, by) } })} />
  );
}

/** The order of the hits can decide what is lost: whoever fired chooses it. */
export const damage: Interaction<QuickStart, Marking, Hex> = {
  candidates: ({ view }) => (view.pending?.kind === 'damage' ? [keyOf(view.pending.unit)] : []),
  begin: moment => ({ order: hitsOf(moment).map((_, i) => i) }),
  on(_moment, state, input) {
    return input.kind === 'act' && input.id === 'mark' ? { send: { type: 'markDamage', order: state.order } } : {};
  },
  show({ view }) {
    const { pending } = view;
    if (pending?.kind !== 'damage') return { overlays: {}, actions: [] };
    return {
      overlays: { target: keyOf(pending.target) },
      other: keyOf(pending.target),
      actions: [{ id: 'mark', label: tell('Mark the hits in this order'), look: 'primary' }],
    };
  },
  Panel: DamagePanel,
};
