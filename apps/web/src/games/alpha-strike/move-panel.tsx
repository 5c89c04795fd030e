import type { Spot } from '@sortie/board-view';
import { type AlphaStrike, callSign, type Standing } from '@sortie/rules-alpha-strike';
import type { Moment, PanelProps } from '../../battle/face.ts';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { say, useT } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';
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
    <table className="as-eyes">
      <caption className="unseen">{t('Who sees me here')}</caption>
      <thead className="as-eyes-head">
        <tr>
          <th>{t('Enemy')}</th>
          <th>{t('Range')}</th>
          <th>{t('You need')}</th>
          <th>{t('They need')}</th>
        </tr>
      </thead>
      <tbody>
        {foes(view, seat).map(foe => {
          const mine = threatOf(seen, book, there, foe);
          return (
            <tr key={foe.id}>
              <th scope="row">
                <SideMark seat={foe.seat} size={10} /> {callSign(view, foe.id)}
              </th>
              <td>{rangeOf(mine, t)}</td>
              <td>{words(mine, t)}</td>
              <td>{words(threatOf(seen, book, foe, there), t)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type T = ReturnType<typeof useT>;

const rangeOf = ({ range, bracket }: Threat, t: T): string =>
  range === undefined || bracket === undefined ? '–' : `${inchWords(range)} ${t(bracketWord(bracket))}`;

/** "9+ · 28 %", hidden, or too far. */
function words({ hidden, toHit, chance }: Threat, t: T): string {
  if (hidden) return t('hidden');
  if (!toHit) return t('too far');
  return t('{number}+ · {percent} %', { number: toHit.total, percent: Math.round(chance * 100) });
}
