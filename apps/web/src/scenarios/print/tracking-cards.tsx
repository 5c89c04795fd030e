import { TRACKS, UNIT_TYPES, type UnitType } from '@sortie/rules-impact';
import { TypeRules } from '../../games/impact/sheet.tsx';
import { useT, word } from '../../i18n/index.ts';

const ROWS = [
  ['attack', word('Attack value')],
  ['shield', word('Shield')],
  ['move', word('Movement')],
] as const;

/** One card of every type, with boxes to cross off and room for the letter. */
export const TrackingCards = () => (
  <div className="print-cards">
    {UNIT_TYPES.map(type => (
      <PaperCard key={type} type={type} />
    ))}
  </div>
);

/** A single hit removes a unit with one box: its card only lists values and ids. */
function PaperCard({ type }: { readonly type: UnitType }) {
  const t = useT();
  const track = TRACKS[type];
  const boxes = track.attack.length;
  return (
    <article className="print-card" aria-label={t(track.name)}>
      <header>
        <b>{t(track.name)}</b>
        <span className="print-letter" role="img" aria-label={t('Room for the letter')} />
      </header>
      <table>
        <thead>
          <tr>
            <th scope="row">{t('Damage')}</th>
            {track.attack.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place on the track.
              <th key={i} scope="col" className="print-box">
                {boxes > 1 ? `d${i}` : ''}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([row, name]) => (
            <tr key={row}>
              <th scope="row">{t(name)}</th>
              {track[row].map((value, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place on the track.
                <td key={i}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('weakens by 1 every {n} points of range', { n: track.attenuation })}</p>
      <TypeRules type={type} />
    </article>
  );
}
