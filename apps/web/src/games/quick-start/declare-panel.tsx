import type { Hex } from '@sortie/geometry';
import type { QuickStart } from '@sortie/rules-quick-start';
import type { PanelProps } from '../../battle/face.ts';
import { useT } from '../../i18n/index.ts';
import { tenth, WeaponRow } from '../hexes/weapon-row.tsx';
import { prospectsOf } from './aim.ts';
import { type Declaring, gunnerOf, targetOf } from './declare-state.ts';

/** Every weapon against the chosen target: its number as a sum, its chance, what it may be hoped to do. */
export function DeclarePanel({ moment, state, input }: PanelProps<QuickStart, Declaring, Hex>) {
  const t = useT();
  const unit = gunnerOf(moment);
  const target = targetOf(moment, state);
  if (!unit || !target) return null;
  const prospects = prospectsOf(moment.view, moment.book, unit, target);
  const hope = prospects.filter(({ weapon }) => state.weapons.includes(weapon)).reduce((sum, one) => sum + one.hope, 0);
  return (
    <div className="prospect">
      <ul className="weapons">
        {prospects.map((prospect, i) => (
          <WeaponRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a weapon is its place on the sheet.
            key={i}
            {...prospect}
            chosen={state.weapons.includes(prospect.weapon)}
            onToggle={() => input({ kind: 'act', id: `weapon-${prospect.weapon}` })}
          />
        ))}
      </ul>
      <p className="prospect-line">
        {t('Expected from {count} weapons:', { count: state.weapons.length })} <b>{t('{damage} damage', { damage: tenth(hope) })}</b>
      </p>
    </div>
  );
}
