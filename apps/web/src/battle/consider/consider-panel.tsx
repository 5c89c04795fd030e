import './consider.css';
import { Numbers } from '../../analysis/numbers.tsx';
import type { Outlook } from '../../analysis/usual.ts';
import { say, useT } from '../../i18n/index.ts';
import type { UnitCard } from '../face.ts';
import { TokenPicture } from '../parts/token-picture.tsx';
import { SumBar } from '../sums/sum-bar.tsx';
import type { Considered } from './use-consider.ts';
import { inShort } from './use-threat.ts';

interface Props {
  readonly considered: Considered;
  readonly units: readonly UnitCard[];
  readonly onChoose: (unit: string) => void;
}

/** What if: one unit against all its enemies, then the two who are looked at, number by number. */
export function ConsiderPanel({ considered, units, onChoose }: Props) {
  const t = useT();
  const { one, other, there, back, picks, drafting, cost, problem, most, working, state, change } = considered;
  return (
    <section className="consider" aria-label={t('What if')}>
      <h2>
        <TokenPicture token={one.token} size={28} /> {t('What if: {unit}', { unit: one.name })}
      </h2>
      {problem !== undefined && <p className="note note-ember">{problem || t('It cannot stand there.')}</p>}
      {state.threat !== 'off' && (
        <p className="quiet small consider-legend">
          {legendOf(state.threat, working)} {most > 0 && <b>{t('Up to {damage}.', { damage: inShort(most) })}</b>}
        </p>
      )}
      <Exchanges considered={considered} units={units} onChoose={onChoose} />
      {cost && (
        <p className="consider-cost" data-high={cost.high || undefined}>
          <span className="quiet">{say(cost.label)}</span> <b>{say(cost.value)}</b>
          {cost.answer && <SumBar answer={cost.answer} compact />}
        </p>
      )}
      {other && (
        <>
          <Numbers
            from={one}
            to={other}
            attacker={one.key}
            ways={there}
            picks={picks}
            drafting={drafting}
            onPoint={arc => change({ arc })}
          />
          <Numbers from={other} to={one} attacker={other.key} ways={back} picks={picks} drafting={drafting} />
        </>
      )}
    </section>
  );

  function legendOf(kind: 'taken' | 'dealt', busy: boolean): string {
    const words =
      kind === 'taken'
        ? t('Where they can hit it: the damage to expect from all enemies as they stand, and the best chance of one.')
        : t('Where it can hit them: the damage to expect on the best target from there, and the chance.');
    return busy ? `${words} ${t('Working it out …')}` : words;
  }
}

const Look = ({ outlook: { chance, hope } }: { readonly outlook: Outlook }) => {
  const t = useT();
  if (chance === 0) return <span className="quiet">–</span>;
  return (
    <>
      {t('{percent} %', { percent: Math.round(chance * 100) })} {hope > 0 && <b>≈ {inShort(hope)}</b>}
    </>
  );
};

/** All enemies in a row each: what it could do to them, and they to it. */
function Exchanges({ considered: { exchanges, other, one }, units, onChoose }: Props) {
  const t = useT();
  if (exchanges.length === 0) return null;
  const taken = exchanges.reduce((sum, row) => sum + row.taken.hope, 0);
  return (
    <table className="consider-rows">
      <thead>
        <tr>
          <th scope="col">{t('Enemy')}</th>
          <th scope="col">{t('{unit} hits', { unit: one.name })}</th>
          <th scope="col">{t('is hit')}</th>
        </tr>
      </thead>
      <tbody>
        {exchanges.map(({ foe, dealt, taken: back }) => {
          const card = units.find(({ key }) => key === foe);
          return (
            card && (
              <tr key={foe} data-chosen={foe === other?.key || undefined}>
                <th scope="row">
                  <button type="button" className="consider-foe" aria-pressed={foe === other?.key} onClick={() => onChoose(foe)}>
                    {card.token.label ?? card.name}
                  </button>
                </th>
                <td>
                  <Look outlook={dealt} />
                </td>
                <td>
                  <Look outlook={back} />
                </td>
              </tr>
            )
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('All together')}</th>
          <td />
          <td>
            <b>≈ {inShort(taken)}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
