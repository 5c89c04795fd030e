import {
  ARC_NAMES,
  ARCS,
  BOMB_NAMES,
  CRIT_NAMES,
  isFighter,
  type Radar,
  type Unit,
  WEAPON_CLASSES,
  WEAPON_NAMES,
} from '@sortie/rules-radar';
import type { SheetProps } from '../../battle/face.ts';
import { TokenPicture } from '../../battle/parts/token-picture.tsx';
import { useT, word } from '../../i18n/index.ts';
import { tokenOf, unitOf } from './units.ts';

const TYPES: { readonly [T in Unit['card']['type']]: string } = {
  AF: word('Aerospace fighter'),
  SC: word('Small Craft'),
  DS: word('DropShip'),
  DA: word('DropShip'),
  JS: word('JumpShip'),
  WS: word('WarShip'),
  SS: word('Station'),
  SV: word('Satellite'),
};

/** A live card: what is left, what every side can do, what has been hit. */
export function CraftCard({ view, unit: key }: SheetProps<Radar>) {
  const t = useT();
  const unit = unitOf(view, key);
  if (!unit) return null;
  const { card } = unit;
  return (
    <article className="radar-card" data-seat={unit.seat % 2} aria-label={card.name}>
      <header className="radar-card-head">
        <TokenPicture token={tokenOf(view, unit)} size={44} />
        <div>
          <h2>{card.name}</h2>
          <p className="quiet small">{t(TYPES[card.type])}</p>
        </div>
        <p className="radar-card-pv">
          <b>{card.pv}</b> <span className="quiet tiny">PV</span>
        </p>
      </header>
      <dl className="radar-card-facts">
        <Fact name={t('Size')} value={card.size} />
        <Fact name={t('Thrust')} value={card.thrust} />
        <Fact name={t('Skill')} value={unit.skill} />
        <Fact name={t('Threshold')} value={card.threshold} />
        {isFighter(unit) && <Fact name={t('Fuel')} value={unit.fuel} />}
        {card.overheat > 0 && <Fact name={t('Heat')} value={`${unit.heat} / 4`} />}
      </dl>
      <Track name={t('Armor')} left={unit.armor} all={card.armor} />
      <Track name={t('Structure')} left={unit.structure} all={card.structure} />
      <Weapons unit={unit} />
      <State unit={unit} />
      {card.specials.length > 0 && <p className="radar-card-specials small">{card.specials.join(', ')}</p>}
    </article>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: number | string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const Track = ({ name, left, all }: { readonly name: string; readonly left: number; readonly all: number }) => (
  <div className="radar-track">
    <span>{name}</span>
    <meter min={0} max={Math.max(1, all)} value={left} aria-label={name} />
    <span className="radar-track-left">{`${left} / ${all}`}</span>
  </div>
);

const damageText = (points: number): string => (points === 0 ? '–' : points === 0.5 ? '0*' : String(points));

/** Damage by side, class and range. */
function Weapons({ unit: { card } }: { readonly unit: Unit }) {
  const t = useT();
  const rows = ARCS.flatMap(arc => WEAPON_CLASSES.flatMap(weapon => ({ arc, weapon, damage: card.arcs[arc]?.[weapon] })));
  return (
    <table className="radar-card-damage">
      <caption className="unseen">{t('Damage by side and range')}</caption>
      <thead>
        <tr>
          <th>{t('Side')}</th>
          <th>{t('Short')}</th>
          <th>{t('Medium')}</th>
          <th>{t('Long')}</th>
          <th>{t('Extreme')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(
          ({ arc, weapon, damage }) =>
            damage?.some(points => points > 0) && (
              <tr key={`${arc} ${weapon}`}>
                <th scope="row">
                  {t(ARC_NAMES[arc])} <span className="quiet small">{t(WEAPON_NAMES[weapon])}</span>
                </th>
                {damage.map((points, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place on the card
                  <td key={i}>{damageText(points)}</td>
                ))}
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

const COUNTED = ['fireControl', 'engine', 'thruster', 'crew', 'kfDrive', 'dock', 'dockingCollar', 'kfBoom'] as const;

/** Hits, missiles, marines: whatever holds for a while. */
function State({ unit }: { readonly unit: Unit }) {
  const t = useT();
  const { hits, fresh, bombs, marines, boarders, shutdown } = unit;
  const words = [
    ...COUNTED.filter(crit => hits[crit] > 0).map(crit => t('{what}: {count}', { what: t(CRIT_NAMES[crit]), count: hits[crit] })),
    ...hits.weapons.map(({ arc, weapon }) => t('{what}: lost', { what: `${t(ARC_NAMES[arc])}, ${t(WEAPON_NAMES[weapon])}` })),
    ...fresh.filter(({ crit }) => crit !== 'none').map(({ crit }) => t('at the end of the turn: {what}', { what: t(CRIT_NAMES[crit]) })),
    ...bombs.map(bomb => t(BOMB_NAMES[bomb])),
    ...(marines > 0 ? [t('{points} points of marines', { points: marines })] : []),
    ...(boarders > 0 ? [t('{points} points of boarders', { points: boarders })] : []),
    ...(shutdown ? [t('shut down')] : []),
  ];
  if (words.length === 0) return null;
  return (
    <p className="radar-card-state">
      {words.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice
        <span key={i} className="chip chip-ember">
          {one}
        </span>
      ))}
    </p>
  );
}
