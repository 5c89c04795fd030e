import type { Hex } from '@sortie/geometry';
import type { QuickStart } from '@sortie/rules-quick-start';
import type { PanelProps } from '../../battle/face.ts';
import { Float } from '../../battle/sums/float.tsx';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { reasonsOf, WhyNot } from '../../battle/sums/why-not.tsx';
import { useT } from '../../i18n/index.ts';
import { type Prospect, prospectsOf } from './aim.ts';
import { type Declaring, gunnerOf, targetOf } from './declare-state.ts';

const tenth = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);

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
            prospect={prospect}
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

interface RowProps {
  readonly prospect: Prospect;
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

function WeaponRow({ prospect: { name, toHit, chance, hope, refusals }, chosen, onToggle }: RowProps) {
  const t = useT();
  if (refusals.length > 0) {
    return (
      <li className="weapon" data-off>
        <Float
          label={name}
          trigger={props => (
            <button type="button" className="weapon-name" aria-disabled="true" aria-description={reasonsOf(refusals)} {...props}>
              {name}
            </button>
          )}
        >
          {() => <WhyNot refusals={refusals} />}
        </Float>
        <span className="quiet">{reasonsOf(refusals)}</span>
      </li>
    );
  }
  return (
    <li className="weapon" data-chosen={chosen || undefined}>
      <label className="weapon-name">
        <input type="checkbox" checked={chosen} onChange={onToggle} /> {name}
      </label>
      <span className="weapon-result">
        <b>{toHit.total}+</b>
        <span className="sum-chance">{t('{percent} %', { percent: Math.round(chance * 100) })}</span>
        <span className="weapon-hope">{t('≈ {damage} damage', { damage: tenth(hope) })}</span>
      </span>
      <SumBar answer={toHit} compact />
    </li>
  );
}
