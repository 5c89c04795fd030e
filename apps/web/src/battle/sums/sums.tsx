import './sums.css';
import { say, useT } from '../../i18n/index.ts';
import type { Sum } from '../face.ts';
import { Die } from '../present/die.tsx';
import { useNames } from './names.ts';
import { SumBar } from './sum-bar.tsx';

/** Everything behind an event: each number with its parts, each roll with its dice. */
export function Sums({ sums }: { readonly sums: readonly Sum[] }) {
  return (
    <ul className="sums">
      {sums.map((sum, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sums of an event never change their places.
        <li key={i}>
          <OneSum sum={sum} />
        </li>
      ))}
    </ul>
  );
}

function OneSum({ sum: { label, seat, answer, roll, picture, need, result, good } }: { readonly sum: Sum }) {
  const t = useT();
  const names = useNames();
  return (
    <div className="one-sum">
      <span className="one-sum-label">
        {say(label)}
        {seat !== undefined && ` ${names[seat] ?? ''}`}
      </span>
      {answer && <SumBar answer={answer} {...(need === undefined ? {} : { total: t('{need} or more', { need }) })} />}
      {picture}
      {roll && !picture && (
        <span className="rolled">
          {roll.faces.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they fell.
            <Die key={i} face={face} size={20} />
          ))}
          <b>{roll.total}</b>
        </span>
      )}
      {result && (
        <span className="one-sum-result" data-good={good}>
          {say(result)}
        </span>
      )}
    </div>
  );
}
