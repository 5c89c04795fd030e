import type { Spot } from '@sortie/board-view';
import { nth, tell } from '@sortie/kernel';
import type { Impact } from '@sortie/rules-impact';
import { useEffect, useRef, useState } from 'react';
import type { Action, Interaction, Moment, PanelProps } from '../../battle/face.ts';
import { useCalm } from '../../battle/use-media.ts';
import { useT } from '../../i18n/index.ts';
import { idOf, keyOf, unitName, unitOf } from './units.ts';

type Now = Moment<Impact>;

/** Milliseconds to think; the mover waits. */
const WINDOW = 5000;
const PATIENT = 'sortie.reaction-patience';

const reactorsOf = ({ view, book, seat }: Now): readonly string[] =>
  view.units.filter(({ id }) => book.allows(view, { type: 'react', unit: id }, seat)).map(({ id }) => keyOf(id));
const bombsOf = ({ view, book, seat }: Now): readonly number[] =>
  view.units.filter(({ id }) => book.allows(view, { type: 'detonate', unit: id }, seat)).map(({ id }) => id);

const moverOf = ({ view }: Now) => {
  const top = view.pending.at(-1);
  return top?.kind === 'reaction' ? view.units[top.unit] : undefined;
};

/** A short window that closes by itself. Whoever holds the button, or has asked for time, keeps it open. */
function ReactionPanel({ moment, input }: PanelProps<Impact, object, Spot>) {
  const t = useT();
  const calm = useCalm();
  const [patient, setPatient] = useState(() => (localStorage.getItem(PATIENT) ?? (calm ? 'yes' : 'no')) === 'yes');
  const [left, setLeft] = useState(WINDOW);
  const held = useRef(false);
  const idle = reactorsOf(moment).length === 0 && bombsOf(moment).length === 0;
  const say = useRef(input);
  say.current = input;
  useEffect(() => {
    if (patient && !idle) return;
    let rest = idle ? 0 : WINDOW;
    const timer = setInterval(() => {
      if (held.current) return;
      rest -= 100;
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      say.current({ kind: 'act', id: 'hold' });
    }, 100);
    return () => clearInterval(timer);
  }, [patient, idle]);
  if (idle) return null;
  const keep = (on: boolean) => () => {
    held.current = on;
  };
  return (
    <div className="reaction">
      <p>{t('Whoever reacts fires before anybody measures: without a line of sight the shot is wasted all the same.')}</p>
      {!patient && (
        <button
          type="button"
          className="button reaction-hold"
          onPointerDown={keep(true)}
          onPointerUp={keep(false)}
          onPointerLeave={keep(false)}
        >
          {t('Hold to keep the window open')}
          <span className="reaction-time" aria-hidden="true" style={{ width: `${(left / WINDOW) * 100}%` }} />
        </button>
      )}
      <label className="small">
        <input
          type="checkbox"
          checked={patient}
          onChange={() => {
            localStorage.setItem(PATIENT, patient ? 'no' : 'yes');
            setPatient(!patient);
          }}
        />{' '}
        {t('No time limit for reactions')}
      </label>
    </div>
  );
}

/** The other side moves: does anybody fire? Committed before line of sight or range is shown, so nothing of that is on the board. */
export const reaction: Interaction<Impact, object, Spot> = {
  candidates: reactorsOf,
  begin: () => ({}),
  on(moment, _, input) {
    if (input.kind === 'select') return reactorsOf(moment).includes(input.unit) ? { select: input.unit, state: {} } : {};
    if (input.kind === 'tap' && input.token !== undefined && reactorsOf(moment).includes(input.token))
      return { select: input.token, state: {} };
    if (input.kind !== 'act') return {};
    if (input.id === 'hold' || input.id === 'pass') return { send: { type: 'hold', rest: input.id === 'pass' } };
    if (input.id.startsWith('detonate-')) return { send: { type: 'detonate', unit: idOf(input.id.slice('detonate-'.length)) } };
    return input.id === 'react' && moment.selected !== undefined ? { send: { type: 'react', unit: idOf(moment.selected) } } : {};
  },
  show(moment) {
    const { view, book, seat, selected } = moment;
    const mover = moverOf(moment);
    const unit = unitOf(view, selected);
    const own = unit?.seat === seat ? unit : undefined;
    const react: readonly Action[] = own
      ? [
          {
            id: 'react',
            label: tell('{unit} fires', { unit: own.tag }),
            key: 'r',
            look: 'danger',
            refusals: book.check(view, { type: 'react', unit: own.id }, seat),
          },
        ]
      : [];
    return {
      hint: mover ? tell('{unit} is on the move. Does anybody react?', { unit: unitName(mover) }) : tell('Reaction fire?'),
      overlays: mover ? { target: keyOf(mover.id) } : {},
      actions: [
        { id: 'hold', label: tell('Hold fire'), key: 'h', look: 'primary' },
        { id: 'pass', label: tell('Let this activation pass'), key: 'p' },
        ...react,
        ...bombsOf(moment).map(
          (id): Action => ({
            id: `detonate-${keyOf(id)}`,
            label: tell('Set off {unit}', { unit: nth(view.units, id).tag }),
            look: 'danger',
          }),
        ),
      ],
    };
  },
  Panel: ReactionPanel,
};
