import { nth } from '@sortie/kernel';
import { type Bin, isWhole, sheetFor, type Unit, type Weapon } from '@sortie/rules-classic';
import { useT } from '../../../i18n/index.ts';

const damageOf = ({ damage: [near, middle, far], rack, style }: Weapon): string => {
  const each = near === middle && middle === far ? String(near) : `${near}/${middle}/${far}`;
  if (style === 'troop') return '';
  return style === 'cluster' || style === 'streak' ? `${rack}×${each}` : each;
};

const rangesOf = ({ minimum, short, medium, long }: Weapon): string => `${minimum > 0 ? `(${minimum}) ` : ''}${short}/${medium}/${long}`;

/** Shots of all bins that feed a weapon. */
function shotsFor(unit: Unit, weapon: Weapon): number | undefined {
  if (weapon.ammo === '') return undefined;
  const { bins } = sheetFor(unit);
  const fits = ({ type, rack }: Bin): boolean => type === weapon.ammo && rack === weapon.ammoRack;
  return bins.reduce((sum, bin, i) => (fits(bin) && isWhole(unit, 'bin', i) ? sum + nth(unit.ammo, i) : sum), 0);
}

/** Everything that fires, what of it still does, and with how many shots. */
export function Weapons({ unit }: { readonly unit: Unit }) {
  const t = useT();
  const { weapons, kind } = sheetFor(unit);
  if (weapons.length === 0) return null;
  const hot = kind === 'mech';
  return (
    <table className="record-weapons">
      <caption className="unseen">{t('Weapons')}</caption>
      <thead>
        <tr>
          <th>{t('Weapon')}</th>
          <th>{t('At')}</th>
          {hot && <th>{t('Heat')}</th>}
          <th>{t('Damage')}</th>
          <th>{t('Ranges')}</th>
          <th>{t('Shots')}</th>
        </tr>
      </thead>
      <tbody>
        {weapons.map((weapon, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a weapon is its place on the sheet.
          <Row key={i} unit={unit} weapon={weapon} index={i} hot={hot} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly unit: Unit;
  readonly weapon: Weapon;
  readonly index: number;
  readonly hot: boolean;
}

function Row({ unit, weapon, index, hot }: RowProps) {
  const t = useT();
  const shots = shotsFor(unit, weapon);
  const lost = !isWhole(unit, 'weapon', index) || unit.gone.includes(weapon.at);
  const jammed = unit.jammed.includes(index);
  const spent = unit.spent.includes(index);
  return (
    <tr data-off={lost || jammed || spent || shots === 0 || undefined}>
      <th scope="row">
        {weapon.name}
        {weapon.rear && ` ${t('(rear)')}`}
        {lost && <span className="unseen"> {t('lost')}</span>}
        {jammed && ` ${t('(jammed)')}`}
      </th>
      <td>{weapon.at}</td>
      {hot && <td>{weapon.heat}</td>}
      <td>{damageOf(weapon)}</td>
      <td>{rangesOf(weapon)}</td>
      <td>{shots ?? '–'}</td>
    </tr>
  );
}
