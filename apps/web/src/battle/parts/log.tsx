import './log.css';
import type { Place } from '@sortie/board-view';
import type { Ruleset, Shape, View } from '@sortie/kernel';
import type { HeardEntry, LogLine } from '@sortie/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { say, useT, word } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';
import type { GameFace, LogKind } from '../face.ts';
import { happenings } from '../report/chronicle.ts';
import { Sums } from '../sums/sums.tsx';
import { Glyph } from './glyph.tsx';
import { type Gathered, gather } from './log-lines.ts';

const FILTERS: readonly { readonly kind: LogKind | 'all'; readonly label: string }[] = [
  { kind: 'all', label: word('All') },
  { kind: 'move', label: word('Moves') },
  { kind: 'attack', label: word('Attacks') },
  { kind: 'damage', label: word('Damage') },
  { kind: 'turn', label: word('Turns') },
];

interface Props {
  readonly log: readonly LogLine<Shape>[];
  readonly ruleset: Ruleset<Shape>;
  readonly entries: readonly HeardEntry<Shape>[];
  readonly views: readonly View<Shape>[];
  readonly face: GameFace<Shape>;
  readonly onPlace: (at: Place) => void;
  /** Shows the sums without being asked: in a replay. */
  readonly open?: boolean;
  /** `small` tells what has just happened and nothing else. */
  readonly size?: 'small' | 'tall';
}

/** Lines that the small log keeps. */
const LATEST = 200;

/** What happened, in plain sentences; each opens to the sum behind it and leads to its place. */
export function Log({ log, ruleset, entries, views, face, onPlace, open = false, size = 'tall' }: Props) {
  const t = useT();
  const [filter, setFilter] = useState<LogKind | 'all'>('all');
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(
    () => happenings({ ruleset, entries, views, log: size === 'small' ? log.slice(-LATEST) : log }, face),
    [log, ruleset, entries, views, face, size],
  );
  const shown = useMemo(
    () => gather(filter === 'all' || size === 'small' ? lines : lines.filter(({ told }) => told.kind === filter)),
    [lines, filter, size],
  );
  const count = shown.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list, and nothing else does.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  return (
    <div className="log">
      {size === 'tall' && (
        <fieldset className="log-filters plain-group" aria-label={t('Show')}>
          {FILTERS.map(({ kind, label }) => (
            <button key={kind} type="button" className="chip" aria-pressed={kind === filter} onClick={() => setFilter(kind)}>
              {t(label)}
            </button>
          ))}
        </fieldset>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <ol ref={list} className="log-lines" tabIndex={0} aria-label={t('Log')}>
        {shown.map(({ line, told, before }) => (
          <Line key={(before[0] ?? { line }).line.key} line={line} told={told} before={before} onPlace={onPlace} open={open} />
        ))}
        {count === 0 && <li className="quiet">{t('Nothing yet.')}</li>}
      </ol>
    </div>
  );
}

interface LineProps extends Gathered {
  readonly onPlace: (at: Place) => void;
  readonly open: boolean;
}

function Line({ line, told, before, onPlace, open }: LineProps) {
  const t = useT();
  const { sums, at } = told;
  const seat = told.seat ?? line.seat;
  const words = say(line.telling);
  const walk = before.length > 0 && <span className="log-steps"> · {t('{n} steps', { n: before.length + 1 })}</span>;
  const place = at && (
    <button type="button" className="log-place" aria-label={t('Show on the map: {words}', { words })} onClick={() => onPlace(at)}>
      <Glyph name="place" size={14} />
    </button>
  );
  const sentence = line.standing ? words : <s>{words}</s>;
  return (
    <li className="log-line" data-kind={told.kind} data-mark={told.mark}>
      {seat !== undefined && told.kind !== 'turn' ? <SideMark seat={seat} size={10} /> : <span />}
      {sums && sums.length > 0 ? (
        <details open={open}>
          <summary>
            {sentence}
            {walk}
          </summary>
          {before.map(({ line: { key, telling }, told: { sums: cost = [] } }) => (
            <div key={key}>
              <p className="small">{say(telling)}</p>
              <Sums sums={cost} />
            </div>
          ))}
          {walk && <p className="small">{words}</p>}
          <Sums sums={sums} />
        </details>
      ) : (
        <span>
          {sentence}
          {walk}
        </span>
      )}
      {place}
    </li>
  );
}
