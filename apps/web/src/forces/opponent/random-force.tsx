import './opponent.css';
import { SIZES, type Wish } from '@sortie/convert';
import { nth } from '@sortie/kernel';
import type { Force } from '@sortie/roster';
import { useEffect, useState } from 'react';
import { say, useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useLibrary } from '../../units/library/library.ts';
import type { UnitRow } from '../../units/library/row.ts';
import { drawnRows, forceOfRows } from './drawn.ts';
import { DrawnList } from './drawn-list.tsx';
import { Field, WishFields } from './wish-fields.tsx';

interface Props {
  readonly onKeep: (force: Force) => void;
}

/** A button that opens a sheet with a force drawn by chance: a lance, a star, a company … */
export function RandomForce({ onKeep }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Icon name="dice" /> {t('Random force')}
      </button>
      <Sheet title={t('Random force')} open={open} wide onClose={() => setOpen(false)}>
        <Draw onKeep={onKeep} />
      </Sheet>
    </>
  );
}

/** What a unit of a usual force costs. */
const EACH = 35;

function Draw({ onKeep }: Props) {
  const t = useT();
  const { rows } = useLibrary('current');
  const [wish, setWish] = useState<Wish>({ arm: 'mechs' });
  const [size, setSize] = useState('lance');
  const [points, setPoints] = useState<number>();
  const [found, setFound] = useState<readonly UnitRow[]>([]);
  const { units } = SIZES.find(({ id }) => id === size) ?? nth(SIZES, 0);
  const wanted = points ?? units * EACH;
  const draw = (): void => setFound(drawnRows(rows, wish, { points: wanted, units }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is asked for anew is drawn anew.
  useEffect(draw, [rows, wish, size, points]);
  const keep = async (): Promise<void> => onKeep(await forceOfRows(t('Random force'), found, wish));
  return (
    <div className="stack">
      <div className="wish-fields">
        <Field
          label={t('Size')}
          value={size}
          choices={SIZES.map(one => ({ value: one.id, label: say(one.name) }))}
          onChange={value => {
            setSize(value);
            setPoints(undefined);
          }}
        />
        <label className="field">
          <span className="label">{t('Points')}</span>
          <input
            className="input"
            inputMode="numeric"
            value={wanted}
            onChange={event => setPoints(Number(event.target.value.replaceAll(/\D/g, '').slice(0, 5)) || undefined)}
          />
        </label>
      </div>
      <WishFields wish={wish} onChange={setWish} />
      <DrawnList rows={found} sum={points => t('{points} of {limit} points', { points, limit: wanted })} />
      <div className="row">
        <button type="button" className="button" onClick={draw}>
          <Icon name="dice" /> {t('Another one')}
        </button>
        <button type="button" className="button button-primary" disabled={found.length === 0} onClick={() => void keep()}>
          {t('Keep it as a force')}
        </button>
      </div>
    </div>
  );
}
