import type { Spot } from '@sortie/board-view';
import { type AlphaStrike, callSign, type Standing } from '@sortie/rules-alpha-strike';
import type { Moment, PanelProps } from '../../battle/face.ts';
import { ExchangeTable } from '../../battle/parts/exchange-table.tsx';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { say, useT } from '../../i18n/index.ts';
import { usableWith } from './gifts.ts';
import { groundWords } from './ground.ts';
import { commandsFor } from './listed.ts';
import { commandOf, endOf, type Moving, moverOf, pathOf, standingAfter } from './move-state.ts';
import { bare, bracketWord, considering, foes, type Threat, threatOf } from './prospects.ts';
import { Needs, rollWords } from './rolls.tsx';
import { inchWords } from './scale.ts';
import { Uses } from './uses.tsx';

/** What the move costs, what it makes of the unit, who sees it there. */
export function MovePanel({ moment, state, input }: PanelProps<AlphaStrike, Moving, Spot>) {
  const t = useT();
  const unit = moverOf(moment);
  if (!unit) return null;
  const { view, book } = moment;
  const allowance = state.mode === 'stand' ? undefined : book.ask('move', { state: view, unit, mode: state.mode });
  const there = standingAfter(view, book, unit, state);
  const evasion = book.ask('evasion', { state: view, unit: there });
  const act = (id: string) => () => input({ kind: 'act', id });
  const placed = state.mode === 'stand' || pathOf(state).length > 0;
  return (
    <div className="choice-panel">
      {allowance && (
        <p className="as-line">
          <span className="label">{t('May spend')}</span> <SumBar answer={bare(allowance)} total={`${allowance.total}″`} />
        </p>
      )}
      {placed && (
        <>
          <p className="as-line">
            <span className="label">{t('Attacks on it there')}</span> <SumBar answer={bare(evasion)} total={signed(evasion.total)} />
          </p>
          <p className="quiet small">{t('There: {ground}', { ground: groundWords(view, endOf(unit, state)) })}</p>
          <Eyes moment={moment} there={there} />
        </>
      )}
      {placed && <Uses gifts={usableWith(moment, unit, commandOf(view, unit, state))} used={state.extras.with?.[0]} act={act} />}
      <p className="as-ways">
        {state.leg && state.mode !== 'jump' && (
          <button type="button" className="choice-way" onClick={act('onwards')}>
            {t('Go on from there (way point)')}
          </button>
        )}
        {commandsFor(moment).map(({ id, label, command }) => (
          <button key={id} type="button" className="choice-way" onClick={act(id)}>
            {say(label)} <Needs words={rollWords(moment, command, t)} />
          </button>
        ))}
      </p>
    </div>
  );
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Each enemy from the place that is considered, in both directions. */
function Eyes({ moment, there }: { readonly moment: Moment<AlphaStrike>; readonly there: Standing }) {
  const t = useT();
  const { view, book, seat } = moment;
  const seen = considering(view, there);
  return (
    <ExchangeTable
      rows={foes(view, seat).map(foe => {
        const mine = threatOf(seen, book, there, foe);
        return {
          key: foe.id,
          seat: foe.seat,
          name: callSign(view, foe.id),
          range: rangeOf(mine, t),
          mine: words(mine, t),
          theirs: words(threatOf(seen, book, foe, there), t),
        };
      })}
    />
  );
}

type T = ReturnType<typeof useT>;

const rangeOf = ({ range, bracket }: Threat, t: T): string =>
  range === undefined || bracket === undefined ? '–' : `${inchWords(range)} ${t(bracketWord(bracket))}`;

/** "9+ · 28 %", too far, or nothing where neither sees the other. */
function words({ hidden, toHit, chance }: Threat, t: T): string | undefined {
  if (hidden) return undefined;
  if (!toHit) return t('too far');
  return t('{number}+ · {percent} %', { number: toHit.total, percent: Math.round(chance * 100) });
}
