import './opponent.css';
import type { Wish } from '@sortie/convert';
import type { Force } from '@sortie/roster';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useLibrary } from '../../units/library/library.ts';
import type { UnitRow } from '../../units/library/row.ts';
import { handOver } from '../handover.ts';
import { keepForce } from '../store.ts';
import { drawnRows, forceOfRows, type Ordered } from './drawn.ts';
import { DrawnList } from './drawn-list.tsx';
import { Expected } from './expected.tsx';
import { WishFields } from './wish-fields.tsx';

interface Props {
  readonly id: string;
  readonly force: Force;
  /** What the force costs, and how many of it fight. */
  readonly cost: Ordered;
}

/** A button that opens a sheet with an opponent of equal points, and what the balance lab expects of the fight. */
export function FindOpponent(props: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" disabled={props.cost.units === 0} onClick={() => setOpen(true)}>
        <Icon name="search" /> {t('Find an opponent')}
      </button>
      <Sheet title={t('Find an opponent')} open={open} wide onClose={() => setOpen(false)}>
        <Search {...props} />
      </Sheet>
    </>
  );
}

function Search({ id, force, cost }: Props) {
  const t = useT();
  const go = useNavigate();
  const { rows } = useLibrary('current');
  const [wish, setWish] = useState<Wish>({ arm: 'mechs', ...(force.era !== undefined && { era: force.era }) });
  const [found, setFound] = useState<readonly UnitRow[]>([]);
  const draw = (next: Wish): void => {
    setWish(next);
    setFound(drawnRows(rows, next, cost));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first draw waits for the list; later ones are asked for.
  useEffect(() => draw(wish), [rows]);
  const rival = (): Promise<Force> => forceOfRows(t('Opponent of {name}', { name: force.name }), found, wish);
  const play = async (): Promise<void> => {
    await keepForce(force, id);
    handOver(id, await rival());
    await go({ to: '/set-up/$game', params: { game: 'alpha-strike' } });
  };
  const keep = async (): Promise<void> => {
    const kept = await keepForce(await rival());
    await go({ to: '/forces/$id', params: { id: kept } });
  };
  return (
    <div className="stack">
      <WishFields wish={wish} onChange={draw} />
      <DrawnList rows={found} sum={points => t('{points} points against {against}', { points, against: cost.points })} />
      {found.length > 0 && <Expected key={found.map(one => one.id).join()} own={force} rival={rival} />}
      <div className="row">
        <button type="button" className="button" onClick={() => draw(wish)}>
          <Icon name="dice" /> {t('Another one')}
        </button>
        <button type="button" className="button" disabled={found.length === 0} onClick={() => void keep()}>
          {t('Keep it as a force')}
        </button>
        <button type="button" className="button button-primary" disabled={found.length === 0} onClick={() => void play()}>
          <Icon name="play" /> {t('Play against it')}
        </button>
      </div>
    </div>
  );
}
