import type { Balance, Interval, UnitRecord } from '@sortie/arena';
import { saveFile } from '../battle/save-file.ts';
import { say, useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { SideMark } from '../ui/side-mark.tsx';
import { Bar } from './bar.tsx';
import { Chart } from './chart.tsx';
import { FieldOutcome } from './field-outcome.tsx';
import { useFigures } from './figures.ts';
import type { Measured } from './use-measure.ts';

interface Props {
  readonly measured: Measured;
  readonly a: string;
  readonly b: string;
  /** What stands for points is tons. */
  readonly tons?: boolean;
}

/** What has been found so far. */
export function Outcome({ measured, a, b, tons = false }: Props) {
  const t = useT();
  if (measured.state === 'refused') return <p className="note note-ember">{say(measured.why)}</p>;
  if (measured.state === 'failed')
    return (
      <p className="note note-ember" role="alert">
        {t('The games could not be played: {reason}', { reason: measured.reason })}
      </p>
    );
  if (measured.state === 'field') return <FieldOutcome unit={a} tons={tons} measured={measured} />;
  const balance = 'balance' in measured ? measured.balance : undefined;
  if (!balance) return undefined;
  return (
    <section className="balance-outcome" aria-label={t('Result')}>
      <Chance balance={balance} a={a} b={b} />
      <Reasons balance={balance} a={a} b={b} />
      <div className="balance-records">
        <Records seat={0} name={a} units={balance.unitsA} />
        <Records seat={1} name={b} units={balance.unitsB} />
      </div>
      {measured.state === 'done' && (
        <>
          <div className="balance-charts">
            {measured.drawings.map(drawing => (
              <Chart key={drawing.title} drawing={drawing} />
            ))}
          </div>
          <div className="row">
            <button type="button" className="button" onClick={() => saveFile('balance.html', measured.page)}>
              <Icon name="download" /> {t('Save as a report')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

interface Told {
  readonly balance: Balance;
  readonly a: string;
  readonly b: string;
}

/** The chance as a number, as a bar with its interval, and as a sentence. */
function Chance({ balance, a, b }: Told) {
  const t = useT();
  const { percent } = useFigures();
  const { chance, interval, games } = balance;
  return (
    <div className="panel balance-chance">
      <div className="balance-numbers">
        <p>
          <span className="row">
            <SideMark seat={0} /> {a}
          </span>
          <strong>{percent(chance)}</strong>
        </p>
        <p>
          <span className="row">
            <SideMark seat={1} /> {b}
          </span>
          <strong>{percent(1 - chance)}</strong>
        </p>
      </div>
      <Bar chance={chance} interval={interval} />
      <p>{verdict(t, interval, a, b)}</p>
      <p className="small quiet">
        {t(
          '{a} wins {chance} of the games; with {games} games the true share is between {from} and {to} in 95 of 100 cases. A draw is half a win.',
          {
            a,
            chance: percent(chance),
            games,
            from: percent(interval.from),
            to: percent(interval.to),
          },
        )}
      </p>
    </div>
  );
}

function verdict(t: ReturnType<typeof useT>, { from, to }: Interval, a: string, b: string): string {
  if (from > 0.5) return t('{force} is the stronger force.', { force: a });
  if (to < 0.5) return t('{force} is the stronger force.', { force: b });
  return to - from < 0.15
    ? t('Both forces are about equally strong.')
    : t('Neither force is proven to be stronger; more games would tell.');
}

function Reasons({ balance, a, b }: Told) {
  const t = useT();
  const { percent, signed, tenths } = useFigures();
  const { pointsA, pointsB, edge, edgeInterval, harmShare, firstLossLoses, firstLossA, decidedIn, lasts } = balance;
  const ahead = edge >= 0 ? a : b;
  return (
    <div className="panel balance-reasons">
      <h2>{t('What decided it')}</h2>
      <ul>
        <li>
          {t('Points on paper: {a} has {pointsA}, {b} has {pointsB}, a difference of {edge}.', {
            a,
            b,
            pointsA: Math.round(pointsA),
            pointsB: Math.round(pointsB),
            edge: signed(Math.round(pointsA) - Math.round(pointsB)),
          })}
        </li>
        <li>
          {t('Points at the end: {force} has {edge} more left on average (95 %: {from} to {to}).', {
            force: ahead,
            edge: tenths(Math.abs(edge)),
            from: signed(edge >= 0 ? edgeInterval.from : -edgeInterval.to),
            to: signed(edge >= 0 ? edgeInterval.to : -edgeInterval.from),
          })}
        </li>
        <li>{t('Damage: {a} did {share} of it.', { a, share: percent(harmShare) })}</li>
        {firstLossLoses !== null && (
          <li>
            {t('First blood: whoever lost a unit first lost {share} of the games; that was {a} in {first} of them.', {
              a,
              share: percent(firstLossLoses),
              first: percent(firstLossA),
            })}
          </li>
        )}
        <li>
          {t('Time: in half of the games the winner was ahead for good by turn {turn}; games last {lasts} turns.', {
            turn: decidedIn,
            lasts,
          })}
        </li>
      </ul>
    </div>
  );
}

interface RecordsProps {
  readonly seat: 0 | 1;
  readonly name: string;
  readonly units: readonly UnitRecord[];
}

function Records({ seat, name, units }: RecordsProps) {
  const t = useT();
  const { percent, tenths } = useFigures();
  return (
    <div className="panel balance-record">
      <h3 className="row">
        <SideMark seat={seat} /> {name}
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Unit')}</th>
            <th scope="col">{t('Points')}</th>
            <th scope="col">{t('Deals')}</th>
            <th scope="col">{t('Takes')}</th>
            <th scope="col">{t('Lost')}</th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ name: unit, points, dealt, taken, lost }) => (
            <tr key={unit}>
              <th scope="row">{unit}</th>
              <td>{Math.round(points)}</td>
              <td>{tenths(dealt)}</td>
              <td>{tenths(taken)}</td>
              <td>{percent(lost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
