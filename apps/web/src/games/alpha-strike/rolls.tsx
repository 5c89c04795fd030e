import { type AlphaStrike, type Command, callSign, type Foreseen, foresee } from '@sortie/rules-alpha-strike';
import type { Moment } from '../../battle/face.ts';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { useT } from '../../i18n/index.ts';
import { pieceWords } from './listed.ts';
import { bare, chanceAt } from './prospects.ts';

type Now = Moment<AlphaStrike>;

/** What a command is going to need, target by target; nothing where no dice are rolled against a number. */
export function rollsOf({ view, book }: Now, command: Command): readonly Foreseen[] {
  const before = known.get(command);
  if (before?.view === view) return before.rolls;
  const rolls = foresee(view, command, book);
  known.set(command, { view, rolls });
  return rolls;
}

/** Worked out once for each command that stays on offer, however often the panel is drawn. */
const known = new WeakMap<Command, { readonly view: Now['view']; readonly rolls: readonly Foreseen[] }>();

export const percentOf = ({ needs }: Foreseen): number => Math.round(chanceAt(needs.total) * 100);

interface Props {
  readonly moment: Now;
  readonly command: Command;
}

/** The numbers of a command before it is given, with every part of each sum. */
export function Rolls({ moment, command }: Props) {
  const t = useT();
  const all = rollsOf(moment, command);
  if (all.length === 0) return null;
  return (
    <ul className="choice-list" aria-label={t('What it needs')}>
      {all.map((roll, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of a command never change their places.
        <li key={i} className="choice-number as-attack">
          <b className="as-attack-name">{nameOf(moment, command, roll, t)}</b>
          <span className="as-attack-result">
            <b>{t('{number}+', { number: roll.needs.total })}</b>{' '}
            <span className="sum-chance">{t('{percent} %', { percent: percentOf(roll) })}</span>
            {roll.damage && <span className="quiet"> {t('{points} damage', { points: Math.max(0, roll.damage.total) })}</span>}
          </span>
          <SumBar answer={bare(roll.needs)} compact />
          {roll.under && <span className="quiet small">{underWords(moment, roll.under, t)}</span>}
        </li>
      ))}
    </ul>
  );
}

type T = ReturnType<typeof useT>;

function nameOf({ view, seat }: Now, command: Command, { target }: Foreseen, t: T): string {
  if (target !== undefined) {
    const unit = callSign(view, target);
    return view.units[target]?.seat === seat ? t('{unit} (own side)', { unit }) : unit;
  }
  if (command.type === 'bombard') return t('Shell');
  if (command.type === 'demolish' || command.type === 'throw') return pieceWords(view, command.piece ?? '');
  return command.type === 'deed' ? t('Two dice') : t('Bombs');
}

const underWords = ({ view }: Now, under: readonly number[], t: T): string =>
  under.length === 0 ? t('Nobody stands there.') : t('Under them: {units}', { units: under.map(id => callSign(view, id)).join(', ') });

/** The same in a word or two, for a button: "8+ · 42 %", or the best and the worst of several. */
export function rollWords(moment: Now, command: Command, t: T): string {
  const all = rollsOf(moment, command);
  const [first] = all;
  if (!first) return '';
  if (all.length === 1) return t('{number}+ · {percent} %', { number: first.needs.total, percent: percentOf(first) });
  return all.map(({ needs }) => t('{number}+', { number: needs.total })).join(', ');
}

/** Numbers behind the words of a button. */
export const Needs = ({ words }: { readonly words: string }) => (words === '' ? null : <span className="quiet small">{words}</span>);
