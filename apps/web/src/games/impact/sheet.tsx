import { attackOf, type Card, figureFor, type Impact, type Stand, TRACKS, traitsOf, type Unit, type UnitType } from '@sortie/rules-impact';
import type { SheetProps } from '../../battle/face.ts';
import { TokenPicture } from '../../battle/parts/token-picture.tsx';
import { say, useT, word } from '../../i18n/index.ts';
import { heightOf, KINDS, tokenOf, unitOf } from './units.ts';

/** The tracking card of a soldier, or its back. */
export function TrackingCard({ view, unit: key }: SheetProps<Impact>) {
  const t = useT();
  const unit = unitOf(view, key);
  if (!unit) return null;
  const { card, tag, kind } = unit;
  return (
    <article
      className="tracking-card"
      data-back={card === null || undefined}
      aria-label={`${tag} ${t(card ? TRACKS[card.type].name : KINDS[kind])}`}
    >
      <header className="tracking-head">
        <TokenPicture token={tokenOf(view, unit)} size={44} />
        <div>
          <h2>
            <span className="tracking-letter">{tag}</span> {t(card ? TRACKS[card.type].name : KINDS[kind])}
          </h2>
          <p className="quiet">{standing(unit, heightOf(view, unit), t)}</p>
        </div>
        {card && card.stars > 0 && (
          <span className="tracking-stars" role="img" aria-label={t(card.stars === 2 ? 'squad leader' : 'assistant squad leader')}>
            {'★'.repeat(card.stars)}
          </span>
        )}
      </header>
      {card ? (
        <Track card={card} />
      ) : (
        <p className="tracking-back quiet">{t('Its card lies face down. It is turned over when it acts, fires or is fired at.')}</p>
      )}
      {card && <Traits unit={unit} card={card} />}
      {card && <TypeRules type={card.type} />}
      {view.plan.map.kind === 'table' && unit.place === 'map' && <FigureNote unit={unit} />}
      {unit.note !== '' && <p className="tracking-note">{unit.note}</p>}
    </article>
  );
}

/** The special rules of a type, as they stand at the foot of its card (4.3). */
export function TypeRules({ type }: { readonly type: UnitType }) {
  const t = useT();
  const traits = traitsOf(type);
  if (traits.length === 0) return null;
  return (
    <ul className="tracking-rules small" aria-label={t('Special rules')}>
      {traits.map(({ rule, said }) => (
        <li key={rule}>{say(said)}</li>
      ))}
    </ul>
  );
}

const STANDS: { readonly [S in Stand]: string } = {
  none: word('Figure without a flight stand'),
  low: word('Figure on the low flight stand, die {die}'),
  high: word('Figure on the high flight stand, die {die}'),
};

/** How the figure stands, for whoever keeps a table beside the screen (16.2). */
function FigureNote({ unit: { kind, card, tag, level } }: { readonly unit: Unit }) {
  const t = useT();
  const { stand, die } = figureFor(kind, card?.type, tag, level);
  return <p className="quiet small">{t(STANDS[stand], { die })}</p>;
}

function standing({ place, level, at, paint, stealth }: Unit, height: number, t: ReturnType<typeof useT>): string {
  if (at === null || place !== 'map') return t('not on the map');
  const where =
    height > 0 ? t('level {level}, {height} above the ground', { level, height }) : t('on the ground, level {level}', { level });
  const marks = [
    ...(paint ? [t('painted +{bonus}', { bonus: paint.bonus })] : []),
    ...(stealth.box > 0 ? [t('stealth, turn {box}', { box: stealth.box })] : []),
  ];
  return [where, ...marks].join(' · ');
}

const ROWS = [
  ['attack', word('Attack value')],
  ['shield', word('Shield')],
  ['move', word('Movement')],
] as const;

/** Boxes from left to right; the first open one says what the soldier is worth. */
function Track({ card: { type, damage } }: { readonly card: Card }) {
  const t = useT();
  const track = TRACKS[type];
  const boxes = track.attack.length;
  const now = Math.min(damage, boxes - 1);
  return (
    <table className="tracking-track">
      <caption className="unseen">{t('Damage {damage} of 5', { damage })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Damage')}</th>
          {track.attack.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place on the track.
            <th key={i} scope="col" data-now={i === now || undefined}>
              <span className="tracking-box" data-gone={i < damage || undefined}>
                {i < damage ? '✕' : ''}
                <span className="unseen">{i + 1}</span>
              </span>
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
              <td key={i} data-now={i === now || undefined} data-gone={i < damage || undefined}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Traits({ unit, card }: { readonly unit: Unit; readonly card: Card }) {
  const t = useT();
  const { attenuation, build } = TRACKS[card.type];
  const traits = [
    t('weakens by 1 every {n} points of range', { n: attenuation }),
    t('worth {build} build points', { build }),
    ...(card.marine ? [t('marine')] : []),
    ...(card.stealthy ? [t('stealth suit')] : []),
    ...(unit.points > 0 ? [t('{points} command points', { points: unit.points })] : []),
    ...(attackOf(unit) === 0 ? [t('nothing to fire with')] : []),
  ];
  return <p className="quiet small">{traits.join(' · ')}</p>;
}
