import type { Hex } from '@sortie/geometry';
import { type Telling, tell } from '@sortie/kernel';
import { isFighting, type QuickStart } from '@sortie/rules-quick-start';
import type { Interaction, Moment, PanelProps, UnitKey } from '../../battle/face.ts';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { useT } from '../../i18n/index.ts';
import { type Prospect, prospectsOf, sightLine } from './aim.ts';
import { moved } from './order.ts';
import { OrderList } from './order-list.tsx';
import { idOf, keyOf, unitOf } from './units.ts';

interface Resolving {
  /** Declared weapons in the order in which they will be rolled. */
  readonly order: readonly number[];
}

type Now = Moment<QuickStart>;

/** The declared shots of the chosen 'Mech, each with its number. */
function shotsOf({ view, book, selected }: Now): readonly Prospect[] {
  const unit = unitOf(view, selected);
  const shots = unit?.fire?.shots ?? [];
  const target = shots[0] && view.units[shots[0].target];
  if (!isFighting(unit) || !isFighting(target)) return [];
  // They are declared already, so only their numbers matter here.
  const open = { ...unit, fire: null };
  return prospectsOf(view, book, open, target).filter(({ weapon }) => shots.some(shot => shot.weapon === weapon));
}

const start = (moment: Now): Resolving => ({ order: shotsOf(moment).map(({ weapon }) => weapon) });

const hint = (unit: string): Telling => tell('Roll the shots of the {unit}, in the order you like.', { unit });

function ResolvePanel({ moment, state, change }: PanelProps<QuickStart, Resolving, Hex>) {
  const t = useT();
  const shots = shotsOf(moment);
  if (shots.length < 2) return null;
  const items = state.order.flatMap(weapon => {
    const shot = shots.find(one => one.weapon === weapon);
    if (!shot) return [];
    const content = (
      <>
        <span className="weapon-name">{shot.name}</span>
        <span className="weapon-result">
          <b>{shot.toHit.total}+</b>
        </span>
        <SumBar answer={shot.toHit} compact />
      </>
    );
    return [{ key: String(weapon), name: shot.name, content }];
  });
  return (
    <OrderList
      label={t('Order of the shots')}
      items={items}
      onMove={(at, by) => change({ state: { order: moved(state.order, at, by) } })}
    />
  );
}

/** Everybody has declared: roll, one 'Mech at a time. */
export const resolve: Interaction<QuickStart, Resolving, Hex> = {
  candidates: ({ view, seat }) =>
    view.units
      .filter(({ seat: own, fire }) => own === seat && fire !== null && !fire.resolved && fire.shots.length > 0)
      .map(({ id }) => keyOf(id)),
  begin: start,
  on(moment, state, input) {
    const select = (unit: UnitKey) =>
      resolve.candidates(moment).includes(unit) ? { select: unit, state: start({ ...moment, selected: unit }) } : {};
    if (input.kind === 'select') return select(input.unit);
    if (input.kind === 'tap' && input.token !== undefined) return select(input.token);
    if (input.kind === 'act' && input.id === 'roll' && moment.selected !== undefined)
      return { send: { type: 'resolve', unit: idOf(moment.selected), weapons: state.order } };
    return {};
  },
  show(moment, state) {
    const { view, book, selected, seat } = moment;
    const unit = unitOf(view, selected);
    const target = unit?.fire?.shots[0] && view.units[unit.fire.shots[0].target];
    if (!isFighting(unit) || !isFighting(target))
      return { overlays: {}, actions: [], hint: tell('Choose a ’Mech whose shots are rolled.') };
    return {
      hint: hint(unit.sheet.name),
      overlays: { sights: [sightLine(view, book, unit, target)], target: keyOf(target.id) },
      other: keyOf(target.id),
      actions: [
        {
          id: 'roll',
          label: state.order.length === 1 ? tell('Roll the shot') : tell('Roll {count} shots', { count: state.order.length }),
          look: 'primary',
          refusals: book.check(view, { type: 'resolve', unit: unit.id, weapons: state.order }, seat),
        },
      ],
    };
  },
  Panel: ResolvePanel,
};
