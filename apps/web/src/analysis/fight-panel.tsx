import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import type { Drafting } from './drafting.ts';
import { Numbers } from './numbers.tsx';
import { OddsPanel } from './odds-panel.tsx';
import { Suggestion } from './suggestion.tsx';

import type { Bench } from './use-bench.ts';
import { keyFor, useOdds } from './use-odds.ts';
import { keyOf } from './usual.ts';

/** The questions that are carried out when dice are rolled. */
export function asksOf({ one, other, there, back, picks, nameOf }: Bench, both: boolean): readonly unknown[] {
  if (!one || !other) return [];
  const taken = (name: string, ways: Bench['there']): readonly unknown[] => {
    const chosen = picks.chosen(name, ways);
    return ways.filter(way => chosen.has(keyOf(way))).map(({ ask }) => ask);
  };
  return [...taken(nameOf(one), there), ...(both ? taken(nameOf(other), back) : [])];
}

/** Both ways, number by number; then the dice. */
export function FightPanel({ bench, drafting }: { readonly bench: Bench; readonly drafting: Drafting }) {
  const t = useT();
  const [both, setBoth] = useState(false);
  const { rolled, roll, stop } = useOdds();
  const { one, other, there, back, picks, units, nameOf, draft } = bench;
  if (!one || !other) return <p className="quiet panel-empty">{t('Put a unit of each side on the board to see their numbers.')}</p>;
  const asks = asksOf(bench, both);
  const rollable = asks.some(ask => drafting.rolls((ask as { readonly kind: string }).kind));
  return (
    <div className="fight">
      {bench.problem && <p className="note note-ember">{bench.problem}</p>}
      <Numbers from={one} to={other} attacker={nameOf(one)} ways={there} picks={picks} drafting={drafting} />
      <OddsPanel
        rolled={rolled}
        stale={rolled !== undefined && rolled.key !== keyFor(draft, asks)}
        units={units}
        idle={!rollable}
        onRoll={() => roll(draft, asks)}
        onStop={stop}
      />
      {!drafting.mutual && (
        <label className="draft-flag">
          <input type="checkbox" checked={both} onChange={event => setBoth(event.target.checked)} />{' '}
          {t('{unit} fires back at the same time', { unit: other.name })}
        </label>
      )}
      <Numbers from={other} to={one} attacker={nameOf(other)} ways={back} picks={picks} drafting={drafting} />
      <Suggestion bench={bench} drafting={drafting} />
    </div>
  );
}
