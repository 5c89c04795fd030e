import type { Answer, Refusal } from '@sortie/kernel';
import type { ReactNode } from 'react';
import { Float } from '../../battle/sums/float.tsx';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { reasonsOf, WhyNot } from '../../battle/sums/why-not.tsx';
import { useT } from '../../i18n/index.ts';

export const tenth = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);

interface RowProps {
  readonly name: string;
  readonly toHit: Answer;
  /** From 0 to 1. */
  readonly chance: number;
  /** Expected damage, misses included. */
  readonly hope: number;
  readonly refusals: readonly Refusal[];
  readonly chosen: boolean;
  readonly onToggle: () => void;
  /** Where it points instead, or the like, after its name. */
  readonly note?: ReactNode;
  /** More to choose about it. */
  readonly children?: ReactNode;
}

/** One weapon or limb against a target: its number as a sum, its chance, what it may be hoped to do; or why not. */
export function WeaponRow({ name, toHit, chance, hope, refusals, chosen, onToggle, note, children }: RowProps) {
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
        {note}
        <span className="quiet">{reasonsOf(refusals)}</span>
      </li>
    );
  }
  return (
    <li className="weapon" data-chosen={chosen || undefined}>
      <label className="weapon-name">
        <input type="checkbox" checked={chosen} onChange={onToggle} /> {name}
      </label>
      {note}
      <span className="weapon-result">
        <b>{toHit.total}+</b>
        <span className="sum-chance">{t('{percent} %', { percent: Math.round(chance * 100) })}</span>
        <span className="weapon-hope">{t('≈ {damage} damage', { damage: tenth(hope) })}</span>
      </span>
      <SumBar answer={toHit} compact />
      {children}
    </li>
  );
}
