import type { Place } from '@sortie/board-view';
import { useMemo } from 'react';
import type { UnitCard } from '../battle/face.ts';
import { TokenPicture } from '../battle/parts/token-picture.tsx';
import { middleOf, walked } from '../battle/walk.ts';
import { GAMES } from '../games-registry.ts';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { SideMark } from '../ui/side-mark.tsx';
import { AddUnit } from './add-unit.tsx';
import type { AnalysisScreenProps } from './analysis-screen.tsx';
import type { DraftUnit } from './drafting.ts';
import { UnitFields } from './unit-fields.tsx';
import type { Bench } from './use-bench.ts';

type Props = AnalysisScreenProps & { readonly bench: Bench; readonly onSee: (place: Place) => void };

/** Game, map, everybody on the board, and all that can be said of whoever is chosen. */
export function BenchPanel({ bench, drafting, onGame, onSee }: Props) {
  const { one, laid, draftOf, replace } = bench;
  const unit = one && draftOf(one);
  const index = one ? Number(one.key) : -1;
  const groups = useMemo(() => (unit ? drafting.groups(laid.state, index, unit) : []), [drafting, laid, index, unit]);
  return (
    <div className="bench">
      <Grounds bench={bench} drafting={drafting} onGame={onGame} />
      <Units bench={bench} onSee={onSee} />
      <AddUnit drafting={drafting} onAdd={(name, side) => added(bench, drafting, name, side)} />
      {unit && <UnitFields groups={groups} onChange={changed => replace(unit.id, changed)} />}
    </div>
  );
}

/** A name that nobody has yet. */
function freshName(units: readonly DraftUnit[], name: string): string {
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? name : `${name} ${n}`;
    if (!units.some(unit => unit.id === id)) return id;
  }
}

/** Puts another unit near the middle, where nobody stands. */
function added({ draft, change, scene, laid, choose: _choose }: Bench, drafting: Props['drafting'], name: string, side: 0 | 1): void {
  const taken = new Set(scene.tokens.map(({ at }) => JSON.stringify(at)));
  let place = middleOf(scene.ground);
  for (let step = 1; taken.has(JSON.stringify(place)) && step < 40; step += 1)
    place = walked(middleOf(scene.ground), (step % 7) - 3, (side === 0 ? 1 : -1) * Math.ceil(step / 7), scene.ground);
  const fields = drafting.at(laid.state, place);
  const like = draft.units.find(unit => unit.side === side) ?? draft.units[0];
  const facing = like?.['facing'] === undefined ? {} : { facing: like['facing'] };
  change({
    ...draft,
    units: [...draft.units, { id: freshName(draft.units, name), side, unit: drafting.unit(name), ...facing, ...fields }],
  });
}

function Grounds({ bench: { draft, change }, drafting, onGame }: Pick<Props, 'bench' | 'drafting' | 'onGame'>) {
  const t = useT();
  const now = drafting.maps.findIndex(({ map }) => JSON.stringify(map) === JSON.stringify(draft['map']));
  return (
    <div className="bench-grounds">
      <label className="draft-field draft-wide">
        <span>{t('Game')}</span>
        <select className="input" value={draft.game} onChange={event => onGame(event.target.value)}>
          {GAMES.map(({ id, title }) => (
            <option key={id} value={id}>
              {t(title)}
            </option>
          ))}
        </select>
      </label>
      {drafting.maps.length > 0 && (
        <label className="draft-field draft-wide">
          <span>{t('Map')}</span>
          <select
            className="input"
            value={now}
            onChange={event => change({ ...draft, map: drafting.maps[Number(event.target.value)]?.map })}
          >
            {now < 0 && <option value={-1}>{t('As it was played')}</option>}
            {drafting.maps.map(({ label }, i) => (
              <option key={label} value={i}>
                {t(label)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function Units({ bench, onSee }: Pick<Props, 'bench' | 'onSee'>) {
  const t = useT();
  const { units, draft, change, nameOf } = bench;
  const remove = (card: UnitCard): void => change({ ...draft, units: draft.units.filter(({ id }) => id !== nameOf(card)) });
  return (
    <ul className="bench-units" aria-label={t('Units')}>
      {units.map(card => (
        <li key={card.key} data-role={card === bench.one ? 'one' : card === bench.other ? 'other' : undefined}>
          <button
            type="button"
            className="bench-unit"
            aria-pressed={card === bench.one}
            onClick={() => {
              bench.choose(card, 'one');
              onSee(card.token.at);
            }}
          >
            <TokenPicture token={card.token} size={30} />
            <span>
              <SideMark seat={card.seat} /> {card.name}
            </span>
            {card === bench.other && <span className="chip chip-ember">{t('target')}</span>}
          </button>
          {card !== bench.one && card !== bench.other && card.seat !== bench.one?.seat && (
            <button type="button" className="button button-plain" onClick={() => bench.choose(card, 'other')}>
              {t('Aim')}
            </button>
          )}
          <button
            type="button"
            className="button button-plain button-icon"
            aria-label={t('Remove {unit}', { unit: card.name })}
            onClick={() => remove(card)}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
