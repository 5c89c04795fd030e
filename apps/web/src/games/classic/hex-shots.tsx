import { type Hex, hexLabel } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import { type Classic, type OnMap, sheetFor } from '@sortie/rules-classic';
import type { Change, Moment } from '../../battle/face.ts';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { useT, word } from '../../i18n/index.ts';
import type { Declaring } from './fire-state.ts';
import { firedAs, type HexShot, hexOf, hexShotOf, hexWeapons, numberInto, shotsInto } from './hex-fire.ts';

interface Props {
  readonly moment: Moment<Classic>;
  readonly unit: OnMap;
  readonly state: Declaring;
  readonly change: (change: Change<Classic, Declaring>) => void;
}

const PURPOSES: { readonly [purpose: string]: string } = {
  '': word('at what stands there'),
  clear: word('to clear the woods'),
  ignite: word('to set it on fire'),
  douse: word('to put the fire out'),
  ground: word('to break up the ground'),
  thing: word('at the weapon that lies there'),
  sensor: word('to place a sensor'),
  suppress: word('to keep infantry down'),
};

const WAYS: { readonly [way: string]: string } = { blind: word('unguided'), flak: word('as flak') };

/** Every weapon that is pointed at a hex: what for, with which load, and the number it needs. */
export function HexShots(props: Props) {
  const { moment, unit, state } = props;
  const pointed = hexWeapons(moment, unit).flatMap(weapon => {
    const [at, shot] = [hexOf(state, weapon), hexShotOf(state, weapon)];
    return at && shot ? [{ weapon, at, shot }] : [];
  });
  return pointed.map(one => <Pointed key={one.weapon} {...props} {...one} />);
}

interface PointedProps extends Props {
  readonly weapon: number;
  readonly at: Hex;
  readonly shot: HexShot;
}

function Pointed({ moment, unit, state, change, weapon, at, shot }: PointedProps) {
  const t = useT();
  const all = shotsInto(moment, unit, state.pose, weapon, at);
  const now = all.findIndex(one => JSON.stringify(one) === JSON.stringify(shot));
  const number = numberInto(moment, unit, shot);
  return (
    <p className="prospect-line">
      {t('{weapon} at {hex}:', { weapon: nth(sheetFor(unit).weapons, weapon).name, hex: hexLabel(at) })}{' '}
      <select
        className="classic-way"
        aria-label={t('What it fires for')}
        value={now}
        onChange={event => change({ state: firedAs(state, weapon, nth(all, Number(event.target.value))) })}
      >
        {all.map((one, i) => (
          <option key={JSON.stringify(one)} value={i}>
            {wordsFor(unit, one, t)}
          </option>
        ))}
      </select>{' '}
      <b>{number.total}+</b> <SumBar answer={number} compact />
    </p>
  );
}

function wordsFor(unit: OnMap, shot: HexShot, t: ReturnType<typeof useT>): string {
  const { bin } = 'barrage' in shot ? shot.barrage : shot.battery;
  const load = bin === undefined ? undefined : nth(sheetFor(unit).bins, bin).name;
  const what =
    'battery' in shot
      ? t(PURPOSES[shot.battery.purpose ?? ''] ?? '')
      : shot.barrage.way
        ? t('shell the hex {way}', { way: t(WAYS[shot.barrage.way] ?? '') })
        : t('shell the hex');
  return load === undefined ? what : t('{what}: {load}', { what, load });
}
