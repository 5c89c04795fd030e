import type { Balance } from '@sortie/arena';
import { nth } from '@sortie/kernel';
import { useT } from '../i18n/index.ts';
import { Bar } from './bar.tsx';
import { useFigures } from './figures.ts';
import type { Measured } from './use-measure.ts';

interface Props {
  readonly unit: string;
  /** Record sheets are compared by their weight. */
  readonly tons: boolean;
  readonly measured: Extract<Measured, { readonly state: 'field' }>;
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** How one unit does against each of the field, the hardest first. */
export function FieldOutcome({ unit, tons, measured: { standings } }: Props) {
  const t = useT();
  const { percent, tenths } = useFigures();
  const met = standings.filter(({ balance }) => balance.games > 0);
  if (met.length === 0) return undefined;
  const own = nth(met, 0).balance.pointsA;
  const chance = mean(met.map(({ balance }) => balance.chance));
  return (
    <section className="balance-outcome" aria-label={t('Result')}>
      <div className="panel balance-chance">
        <h2>{t('{unit} against the field', { unit })}</h2>
        <p>
          {t(
            tons
              ? 'It wins {chance} of all games. It weighs {points} tons, the field {others} on average.'
              : 'It wins {chance} of all games. It costs {points} points, the field {others} on average.',
            {
              chance: percent(chance),
              points: Math.round(own),
              others: tenths(mean(met.map(({ balance }) => balance.pointsB))),
            },
          )}
        </p>
        <table className="balance-field">
          <thead>
            <tr>
              <th scope="col">{t('Against')}</th>
              <th scope="col">{tons ? t('Tons') : t('Points')}</th>
              <th scope="col">{t('Wins')}</th>
              <th scope="col">{t('95 %')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {[...met]
              .sort((x, y) => x.balance.chance - y.balance.chance || (x.name < y.name ? -1 : 1))
              .map(({ name, balance }) => (
                <Row key={name} name={name} balance={balance} />
              ))}
          </tbody>
        </table>
        <p className="small quiet">{t('The interval is where the true share lies in 95 of 100 cases. A draw is half a win.')}</p>
      </div>
    </section>
  );
}

function Row({ name, balance: { pointsB, chance, interval } }: { readonly name: string; readonly balance: Balance }) {
  const { percent } = useFigures();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{Math.round(pointsB)}</td>
      <td>{percent(chance)}</td>
      <td>
        {percent(interval.from)} – {percent(interval.to)}
      </td>
      <td className="balance-field-bar">
        <Bar chance={chance} interval={interval} />
      </td>
    </tr>
  );
}
