import { LOCATION_NAMES, LOCATIONS, type Location, type Mech, type QuickStart, type Weapon } from '@sortie/rules-quick-start';
import type { SheetProps } from '../../battle/face.ts';
import { TokenPicture } from '../../battle/parts/token-picture.tsx';
import { useT } from '../../i18n/index.ts';
import { BIPED_PLACES } from '../hexes/diagram.ts';
import { Pips } from '../hexes/pips.tsx';
import { tokenOf, unitOf } from './units.ts';

/** A live record sheet: circles that are gone, weapons that still fire, shots that are left. */
export function RecordSheet({ view, unit: key }: SheetProps<QuickStart>) {
  const t = useT();
  const unit = unitOf(view, key);
  if (!unit) return null;
  const { sheet, pilot } = unit;
  return (
    <article className="record-sheet" aria-label={`${sheet.name} ${sheet.code}`}>
      <header className="record-head">
        <TokenPicture token={tokenOf(unit)} size={44} />
        <div>
          <h2>
            {sheet.name} <span className="quiet">{sheet.code}</span>
          </h2>
          <p className="quiet">
            {t('{tons} tons · walk {walk} · run {run} · jump {jump}', {
              tons: sheet.tons,
              walk: sheet.walk,
              run: sheet.run,
              jump: sheet.jump,
            })}
          </p>
          <p className="quiet">
            {pilot ? t('{pilot}, gunnery {gunnery}', { pilot: pilot.name, gunnery: Math.min(4, pilot.gunnery) }) : t('Gunnery 4')}
          </p>
        </div>
      </header>
      <Diagram unit={unit} />
      <Weapons unit={unit} />
    </article>
  );
}

function Diagram({ unit: { armor, sheet } }: { readonly unit: Mech }) {
  const t = useT();
  const words = LOCATIONS.map(location => `${t(LOCATION_NAMES[location])} ${armor[location]}/${sheet.armor[location]}`).join(', ');
  return (
    <svg className="diagram" viewBox="0 0 300 236" role="img" aria-label={words}>
      {LOCATIONS.map(location => (
        <Place key={location} location={location} left={armor[location]} all={sheet.armor[location]} />
      ))}
    </svg>
  );
}

function Place({ location, left, all }: { readonly location: Location; readonly left: number; readonly all: number }) {
  const t = useT();
  const { outline, box, label } = BIPED_PLACES[location];
  return (
    <g className="place" data-lost={left === 0 || undefined} data-hurt={left < all || undefined}>
      <title>{`${t(LOCATION_NAMES[location])} ${left}/${all}`}</title>
      <path d={outline} className="place-outline" />
      <Pips box={box} all={all} left={left} />
      <text x={label.x} y={label.y} className="place-label" textAnchor={label.anchor}>
        {location} {left}
      </text>
    </g>
  );
}

function Weapons({ unit }: { readonly unit: Mech }) {
  const t = useT();
  const { sheet, armor, ammo } = unit;
  return (
    <table className="record-weapons">
      <caption className="unseen">{t('Weapons')}</caption>
      <thead>
        <tr>
          <th>{t('Weapon')}</th>
          <th>{t('At')}</th>
          <th>{t('Damage')}</th>
          <th>{t('Ranges')}</th>
          <th>{t('Shots')}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.weapons.map((weapon, i) => {
          const shots = weapon.ammo === null ? undefined : ammo[weapon.ammo];
          const lost = armor[weapon.at] === 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a weapon is its place on the sheet.
            <tr key={i} data-off={lost || shots === 0 || undefined}>
              <th scope="row">
                {weapon.name}
                {lost && <span className="unseen"> {t('lost')}</span>}
              </th>
              <td>{weapon.at}</td>
              <td>{damageOf(weapon)}</td>
              <td>
                {weapon.short}/{weapon.medium}/{weapon.long}
              </td>
              <td>{shots ?? '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const damageOf = ({ damage, size }: Weapon): string => (size > 0 ? `${size}×${damage}` : String(damage));
