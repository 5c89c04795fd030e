import {
  type AlphaStrike,
  type Damage,
  firepower,
  type Grade,
  gradeOf,
  isAircraft,
  printDamage,
  runsHot,
  type Unit,
} from '@sortie/rules-alpha-strike';
import type { SheetProps } from '../../battle/face.ts';
import { TokenPicture } from '../../battle/parts/token-picture.tsx';
import { t as translate, useT, word } from '../../i18n/index.ts';
import { markWords } from './marks.ts';
import { BRACKET_WORDS } from './prospects.ts';
import { tokenOf, unitOf } from './units.ts';

type T = ReturnType<typeof useT>;

const TYPES: { readonly [type: string]: string } = {
  BM: word('BattleMech'),
  IM: word('IndustrialMech'),
  PM: word('ProtoMech'),
  CV: word('Combat vehicle'),
  SV: word('Support vehicle'),
  BA: word('Battle armor'),
  CI: word('Infantry'),
  BD: word('Building'),
  AF: word('Aerospace fighter'),
  CF: word('Conventional fighter'),
  SC: word('Small Craft'),
  DS: word('DropShip'),
  DA: word('DropShip'),
};

/** What a Skill is called. */
const GRADES: Readonly<Record<Grade, string>> = {
  Legendary: word('Legendary'),
  Heroic: word('Heroic'),
  Elite: word('Elite'),
  Veteran: word('Veteran'),
  Regular: word('Regular'),
  Green: word('Green'),
  'Really Green': word('Really Green'),
  'Wet Behind the Ears': word('Wet Behind the Ears'),
};

/** A live card: what is left of armor and structure, how hot it is, what has been hit. */
export function AlphaCard({ view, unit: key }: SheetProps<AlphaStrike>) {
  const t = useT();
  const unit = unitOf(view, key);
  if (!unit) return null;
  const { card } = unit;
  if (unit.hidden && card.pv === 0) {
    return (
      <article className="as-card" aria-label={t('Hidden unit')}>
        <p className="quiet">{t('A hidden unit of the other side. Nobody knows more of it yet.')}</p>
      </article>
    );
  }
  return (
    <article className="as-card" data-seat={unit.seat % 2} aria-label={unit.name}>
      <header className="as-card-head">
        <TokenPicture token={tokenOf(unit)} size={44} />
        <div>
          <h2>{unit.name}</h2>
          <p className="quiet small">
            {t(TYPES[card.type] ?? card.type)}
            {card.role && ` · ${card.role}`}
          </p>
        </div>
        <p className="as-card-pv">
          <b>{unit.pv}</b> <span className="quiet tiny">PV</span>
        </p>
      </header>
      <dl className="as-card-facts">
        <Fact name={t('Size')} value={card.size} />
        <Fact name={t('TMM')} value={unit.tmm} worn={unit.tmm < card.tmm} />
        <Fact
          name={isAircraft(unit) ? t('Thrust') : t('Move')}
          value={movesWords(unit.moves)}
          worn={movesWords(unit.moves) !== movesWords(card.moves)}
        />
        <Fact name={t('Skill')} value={`${unit.skill} · ${t(GRADES[gradeOf(unit.skill)])}`} />
      </dl>
      <Weapons unit={unit} />
      <Bubbles name={t('Armor')} left={unit.armor} all={card.armor} />
      <Bubbles name={t('Structure')} left={unit.structure} all={card.structure} inner />
      {runsHot(unit) ? <Heat unit={unit} /> : null}
      <Criticals unit={unit} />
      <State unit={unit} />
      {card.specials.length > 0 && <p className="as-card-specials">{card.specials.join(', ')}</p>}
    </article>
  );
}

const movesWords = (moves: Unit['moves']): string =>
  moves.map(({ value, code }) => (code === 'a' || code === 'p' ? `${value}${code}` : `${value}″${code}`)).join(' / ') || '–';

const Fact = ({ name, value, worn = false }: { readonly name: string; readonly value: number | string; readonly worn?: boolean }) => (
  <div data-worn={worn || undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const same = (a: Damage, b: Damage): boolean => a.points === b.points && a.minimal === b.minimal;

function Weapons({ unit }: { readonly unit: Unit }) {
  const t = useT();
  const { card } = unit;
  return (
    <table className="as-card-damage">
      <caption className="unseen">{t('Damage by range')}</caption>
      <thead>
        <tr>
          {card.damage.map((_, bracket) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bracket is its place on the card
            <th key={bracket}>{t(BRACKET_WORDS[bracket] ?? '')}</th>
          ))}
          <th>{t('Overheat')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          {card.damage.map((printed, bracket) => {
            const now = firepower(unit, 'standard', bracket as 0 | 1 | 2 | 3);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bracket is its place on the card
              <td key={bracket} data-worn={!same(printed, now) || undefined}>
                {printDamage(now)}
              </td>
            );
          })}
          <td>{card.overheat || '–'}</td>
        </tr>
      </tbody>
    </table>
  );
}

const ROW = 14;
const SPACING = 17;

/** Bubbles as on a printed card; those that are gone are filled. */
function Bubbles({
  name,
  left,
  all,
  inner = false,
}: {
  readonly name: string;
  readonly left: number;
  readonly all: number;
  readonly inner?: boolean;
}) {
  const rows = Math.max(1, Math.ceil(all / ROW));
  const words = translate('{name}: {left} of {all} left', { name, left, all });
  return (
    <div className="as-card-row">
      <span className="as-card-label">{name}</span>
      <svg
        className="as-bubbles"
        viewBox={`0 0 ${ROW * SPACING} ${rows * SPACING}`}
        style={{ height: `${rows * 1.05}em` }}
        preserveAspectRatio="xMinYMid meet"
        role="img"
        aria-label={words}
      >
        <title>{words}</title>
        {Array.from({ length: all }, (_, i) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a bubble is its place on the card
            key={i}
            cx={(i % ROW) * SPACING + SPACING / 2}
            cy={Math.floor(i / ROW) * SPACING + SPACING / 2}
            r={6.4}
            className={inner ? 'as-bubble as-bubble-inner' : 'as-bubble'}
            data-gone={i < all - left || undefined}
          />
        ))}
      </svg>
      <b className="as-card-left">
        {left}
        <span className="quiet">/{all}</span>
      </b>
    </div>
  );
}

const SCALE = ['1', '2', '3', 'S'] as const;

function Heat({ unit }: { readonly unit: Unit }) {
  const t = useT();
  const coming = unit.overheated + unit.heatFrom;
  return (
    <div className="as-card-row">
      <span className="as-card-label">{t('Heat')}</span>
      <span className="as-heat" role="img" aria-label={t('Heat {heat} of 4', { heat: unit.heat })}>
        {SCALE.map((step, i) => (
          <span key={step} data-on={unit.heat > i || undefined} data-coming={(unit.heat <= i && unit.heat + coming > i) || undefined}>
            {step}
          </span>
        ))}
      </span>
      {coming > 0 && <span className="as-card-left ember">+{coming}</span>}
    </div>
  );
}

const TRACKS: readonly { readonly name: string; readonly effect: string; readonly of: (unit: Unit) => number; readonly all: number }[] = [
  { name: word('Engine'), effect: word('+1 heat when firing'), of: ({ engineHits }) => engineHits, all: 2 },
  { name: word('Fire control'), effect: word('+2 to hit each'), of: ({ fireHits }) => fireHits, all: 4 },
  { name: word('Movement'), effect: word('½ Move each'), of: ({ mpHits }) => mpHits, all: 4 },
  { name: word('Weapons'), effect: word('−1 damage each'), of: ({ weaponHits }) => weaponHits, all: 4 },
];

function Criticals({ unit }: { readonly unit: Unit }) {
  const t = useT();
  if (unit.card.type === 'CI' || unit.card.type === 'BA') return null;
  return (
    <ul className="as-criticals" aria-label={t('Critical hits')}>
      {TRACKS.map(({ name, effect, of, all }) => {
        const hits = of(unit);
        return (
          <li key={name} data-hit={hits > 0 || undefined} title={t(effect)}>
            <span>{t(name)}</span>
            <span role="img" aria-label={t('{hits} of {all} hits', { hits, all })} className="as-boxes">
              {Array.from({ length: all }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the row
                <i key={i} data-hit={i < hits || undefined} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const WAITING: { readonly [kind: string]: string } = {
  ammo: word('ammunition hit'),
  engine: word('engine hit'),
  fireControl: word('fire control hit'),
  weapon: word('weapon hit'),
  mp: word('movement hit'),
  stunned: word('crew stunned'),
  crewKilled: word('crew killed'),
  destroyed: word('destroyed'),
  motiveSlow: word('motive damage: slower'),
  motiveHalf: word('motive damage: half Move'),
  motiveStop: word('motive damage: immobile'),
};

/** What holds for a while, and what waits for the End Phase. */
function State({ unit }: { readonly unit: Unit }) {
  const t = useT();
  const words = stateWords(unit, t);
  if (words.length === 0) return null;
  return (
    <p className="as-card-state">
      {words.map(one => (
        <span key={one} className="chip chip-ember">
          {one}
        </span>
      ))}
    </p>
  );
}

function stateWords(unit: Unit, t: T): readonly string[] {
  const words = unit.marks.flatMap(mark => markWords(mark) ?? []);
  if (unit.shutdown) words.push(t('shut down'));
  if (unit.airborne) words.push(t('in the air'));
  for (const { kind } of unit.waiting) words.push(t('at the end of the turn: {what}', { what: t(WAITING[kind] ?? kind) }));
  return [...new Set(words)];
}
