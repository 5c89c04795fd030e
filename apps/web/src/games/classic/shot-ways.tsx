import { hexLabel } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import {
  binsFor,
  type Classic,
  cellsOf,
  LOCATION_NAMES,
  type Location,
  type OnMap,
  type Pose,
  type Shot,
  sheetFor,
} from '@sortie/rules-classic';
import type { Moment } from '../../battle/face.ts';
import { useT, word } from '../../i18n/index.ts';
import { declarationOf } from './aim.ts';

interface Props {
  readonly moment: Moment<Classic>;
  readonly unit: OnMap;
  readonly target: OnMap;
  readonly pose: Pose;
  readonly shot: Shot;
  readonly onShot: (shot: Shot) => void;
}

/** How a weapon that is chosen may be fired: which ammunition, how often, where at. Nothing is shown where there is no choice. */
export function Ways(props: Props) {
  const { moment, unit, pose, shot } = props;
  const { view, book, seat } = moment;
  const weapon = nth(sheetFor(unit).weapons, shot.weapon);
  const allows = (one: Shot): boolean => book.allows(view, declarationOf(unit.id, pose, [one]), seat);
  const most = book.ask('rate', { weapon }).total;
  const places = sheetFor(props.target).locations.filter(aim => allows({ ...shot, aim }));
  const called = [...book.offered('shots', { view, unit, shot })].filter(allows);
  const bins = weapon.ammo === '' ? [] : binsFor(unit, weapon);
  if (bins.length < 2 && most < 2 && places.length === 0 && called.length === 0 && !weapon.flamer) return null;
  return (
    <span className="classic-ways">
      {bins.length > 1 && <Bins {...props} bins={bins} />}
      {most > 1 && <Rate {...props} most={most} allows={allows} />}
      {places.length > 0 && <Aimed {...props} places={places} />}
      {called.length > 0 && (sheetFor(props.target).vessel ? <Cells {...props} /> : <Calling {...props} called={called} />)}
      {weapon.flamer && <Hot {...props} />}
    </span>
  );
}

function Bins({ unit, shot, bins, onShot }: Props & { readonly bins: readonly number[] }) {
  const t = useT();
  const sheet = sheetFor(unit);
  const { bin: _, ...rest } = shot;
  return (
    <select
      className="classic-way"
      aria-label={t('Ammunition')}
      value={shot.bin ?? ''}
      onChange={event => onShot(event.target.value === '' ? rest : { ...rest, bin: Number(event.target.value) })}
    >
      <option value="">{t('the fullest bin')}</option>
      {bins.map(bin => (
        <option key={bin} value={bin}>
          {`${nth(sheet.bins, bin).name} (${nth(sheet.bins, bin).at}): ${unit.ammo[bin]}`}
        </option>
      ))}
    </select>
  );
}

function Rate({ shot, most, allows, onShot }: Props & { readonly most: number; readonly allows: (shot: Shot) => boolean }) {
  const t = useT();
  const rates = Array.from({ length: most }, (_, i) => i + 1).filter(rate => rate === (shot.rate ?? 1) || allows({ ...shot, rate }));
  return (
    <select
      className="classic-way"
      aria-label={t('Rate of fire')}
      value={shot.rate ?? 1}
      onChange={event => onShot({ ...shot, rate: Number(event.target.value) })}
    >
      {rates.map(rate => (
        <option key={rate} value={rate}>
          {t('fires {rate}×', { rate })}
        </option>
      ))}
    </select>
  );
}

function Aimed({ shot, places, onShot }: Props & { readonly places: readonly Location[] }) {
  const t = useT();
  const { aim: _, ...rest } = shot;
  return (
    <select
      className="classic-way"
      aria-label={t('Aim')}
      value={shot.aim ?? ''}
      onChange={event => onShot(event.target.value === '' ? rest : { ...rest, aim: event.target.value as Location })}
    >
      <option value="">{t('wherever it hits')}</option>
      {places.map(place => (
        <option key={place} value={place}>
          {t('aimed at the {place}', { place: LOCATION_NAMES[place] })}
        </option>
      ))}
    </select>
  );
}

const PARTS: { readonly [part: string]: string } = {
  high: word('called high'),
  low: word('called low'),
  left: word('called left'),
  right: word('called right'),
};

function Calling({ shot, called, onShot }: Props & { readonly called: readonly Shot[] }) {
  const t = useT();
  const { called: _, ...rest } = shot;
  return (
    <select
      className="classic-way"
      aria-label={t('Called shot')}
      value={shot.called ?? ''}
      onChange={event => onShot(called.find(one => one.called === event.target.value) ?? rest)}
    >
      <option value="">{t('not called')}</option>
      {called.map(one => (
        <option key={one.called} value={one.called}>
          {t(PARTS[one.called ?? ''] ?? '')}
        </option>
      ))}
    </select>
  );
}

/** Which hex of a vessel: told by its number on the map, and by the turret or the side that is there. */
function Cells({ target, shot, onShot }: Props) {
  const t = useT();
  const { cell: _, ...rest } = shot;
  return (
    <select
      className="classic-way"
      aria-label={t('Hex of the vessel')}
      value={shot.cell ?? ''}
      onChange={event => onShot(event.target.value === '' ? rest : { ...rest, cell: Number(event.target.value) })}
    >
      <option value="">{t('the nearest hex')}</option>
      {cellsOf(target).map(({ at, side, turret }, cell) => (
        <option key={hexLabel(at)} value={cell}>
          {t('{hex}: {place}', { hex: hexLabel(at), place: LOCATION_NAMES[side ?? turret ?? 'TU'] })}
        </option>
      ))}
    </select>
  );
}

function Hot({ shot, onShot }: Props) {
  const t = useT();
  const { hot, ...rest } = shot;
  return (
    <label className="prospect-line">
      <input type="checkbox" checked={hot === true} onChange={() => onShot(hot ? rest : { ...rest, hot: true })} />{' '}
      {t('heat instead of damage')}
    </label>
  );
}
