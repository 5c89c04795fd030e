import './battle-report.css';
import type { Seat } from '@sortie/kernel';
import { say, tn, useT } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';
import type { UnitCard, UnitKey } from '../face.ts';
import { Glyph } from '../parts/glyph.tsx';
import { TokenPicture } from '../parts/token-picture.tsx';
import type { Happening } from './chronicle.ts';
import { Curve } from './curve.tsx';
import type { BattleFigures, SideFigures, UnitFigures } from './figures.ts';
import { luckWords } from './headline.ts';

interface Props {
  readonly figures: BattleFigures;
  readonly units: readonly UnitCard[];
  readonly names: readonly string[];
  /** Points of the scenario, by seat. */
  readonly score?: readonly number[] | undefined;
  readonly onShow?: (happening: Happening) => void;
}

/** What a battle came to: both sides in figures, how it went, who decided it, and who was lost when. */
export function BattleReport({ figures, units, names, score, onShow }: Props) {
  const t = useT();
  const { sides, standings, turning, losses } = figures;
  const name = (seat: Seat): string => names[seat] ?? '';
  return (
    <div className="battle-report">
      <div className="report-sides">
        {sides.map(side => (
          <Side
            key={side.seat}
            side={side}
            name={name(side.seat)}
            score={score?.[side.seat]}
            best={bestOf(figures, side.seat)}
            units={units}
          />
        ))}
      </div>
      {standings.length > 1 && (
        <div className="report-curves">
          <Curve
            title={t('Armor and structure left')}
            moments={standings.map(({ strength }) => strength)}
            most={1}
            marked={turning}
            name={name}
            format={value => t('{percent} %', { percent: Math.round(value * 100) })}
          />
          <Curve title={t('Damage done')} moments={standings.map(({ points }) => points)} name={name} format={String} />
        </div>
      )}
      {turning !== undefined && <p>{t('Turning point: turn {turn}', { turn: turning })}</p>}
      {losses.length > 0 && (
        <section aria-label={t('Losses')}>
          <h3>{t('Losses')}</h3>
          <ol className="report-losses">
            {losses.map(loss => (
              <li key={loss.happening.line.key}>
                <span className="report-turn">{t('Turn {turn}', { turn: loss.turn })}</span>
                <Named unit={loss.unit} units={units} />
                <span className="quiet">{say(loss.happening.line.telling)}</span>
                {loss.by !== undefined && (
                  <span className="report-by">
                    {t('by')} <Named unit={loss.by} units={units} />
                  </span>
                )}
                {onShow && (
                  <button type="button" className="log-place" aria-label={t('Show me')} onClick={() => onShow(loss.happening)}>
                    <Glyph name="play" size={14} />
                  </button>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

const bestOf = ({ units }: BattleFigures, seat: Seat): UnitFigures | undefined =>
  units.find(unit => unit.seat === seat && (unit.points > 0 || unit.kills > 0));

function Named({ unit, units }: { readonly unit: UnitKey; readonly units: readonly UnitCard[] }) {
  const card = units.find(({ key }) => key === unit);
  if (!card) return null;
  const { mood: _, ...token } = card.token;
  return (
    <span className="report-unit">
      <TokenPicture token={token} size={24} /> <b>{card.name}</b>
    </span>
  );
}

interface SideProps {
  readonly side: SideFigures;
  readonly name: string;
  readonly score: number | undefined;
  readonly best: UnitFigures | undefined;
  readonly units: readonly UnitCard[];
}

function Side({ side, name, score, best, units }: SideProps) {
  const t = useT();
  const rows: readonly (readonly [string, string])[] = [
    ...(score === undefined ? [] : [[t('Score'), String(score)] as const]),
    [t('Units left'), t('{left} of {all}', { left: side.left, all: side.units })],
    [t('Damage done'), String(side.points)],
    [t('Attacks'), t('{hits} of {shots} hit', { hits: side.hits, shots: side.shots })],
  ];
  return (
    <section className="report-side" aria-label={name}>
      <h3>
        <SideMark seat={side.seat} /> {name}
      </h3>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {side.shots > 0 && <Luck side={side} />}
      {best && (
        <p className="report-best">
          {t('Best unit')}: <Named unit={best.unit} units={units} />{' '}
          <span className="quiet">
            {tn('1 point of damage', '{n} points of damage', best.points)}
            {best.kills > 0 && ` · ${tn('1 kill', '{n} kills', best.kills)}`}
          </span>
        </p>
      )}
    </section>
  );
}

/** A needle between bad and good luck. */
function Luck({ side }: { readonly side: SideFigures }) {
  const t = useT();
  return (
    <div className="report-luck">
      <span>{t('Luck')}</span>
      <span className="report-needle" aria-hidden="true">
        <span style={{ left: `${Math.round(side.luck * 100)}%` }} />
      </span>
      <span className="small quiet">{luckWords(side)}</span>
    </div>
  );
}
