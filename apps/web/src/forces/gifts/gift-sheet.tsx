import type { Card } from '@sortie/rules-alpha-strike';
import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { speaksOf, useEffects } from './effects.ts';
import { chosenIn, type Gift, type Gifts, giftsFor, toggled, troubleWith, withChoice, writtenIn } from './written.ts';

interface Props extends Gifts {
  readonly name: string;
  readonly card: Card;
  readonly skill: number;
  readonly onChange: (gifts: Gifts) => void;
}

/** A button that tells how much a unit brings along besides its card, and a sheet to choose it. */
export function GiftButton(props: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { name, abilities, quirks } = props;
  const count = abilities.length + quirks.length;
  return (
    <>
      <button
        type="button"
        className="button button-plain button-icon gift-button"
        aria-label={t('Abilities and quirks of {name}', { name })}
        data-some={count > 0 || undefined}
        onClick={() => setOpen(true)}
      >
        ★{count > 0 && <span className="tiny">{count}</span>}
      </button>
      <Sheet title={t('Abilities and quirks of {name}', { name })} open={open} wide onClose={() => setOpen(false)}>
        <GiftLists {...props} />
      </Sheet>
    </>
  );
}

function GiftLists({ card, skill, abilities, quirks, onChange }: Props) {
  const t = useT();
  const known = giftsFor(card);
  const [words, setWords] = useState('');
  const [fitting, setFitting] = useState(true);
  const trouble = troubleWith(card, skill, { abilities, quirks });
  const crew = (next: readonly string[]): void => onChange({ abilities: next, quirks });
  const pilot = (gift: Gift) => troubleWith(card, skill, { abilities: toggled(abilities, gift), quirks });
  const machine = (gift: Gift) => troubleWith(card, skill, { abilities, quirks: toggled(quirks, gift) });
  const shared = { words, fitting };
  return (
    <>
      <p className="quiet small">{t('They count only where both sides agree on them; the set-up switches on the rules that they need.')}</p>
      <p role="status" className={trouble === undefined ? 'unseen' : 'note note-ember'}>
        {trouble === undefined ? '' : t('The rules do not allow this: {reason}.', { reason: trouble })}
      </p>
      <div className="gift-search">
        <input
          className="input"
          type="search"
          aria-label={t('Search abilities and quirks')}
          placeholder={t('Name or effect, such as “jump” or “re-roll”')}
          value={words}
          onChange={event => setWords(event.target.value)}
        />
        <label>
          <input type="checkbox" checked={fitting} onChange={() => setFitting(!fitting)} /> {t('Only what this crew and machine may have')}
        </label>
      </div>
      <GiftList {...shared} title={t('Abilities of the crew')} gifts={known.abilities} list={abilities} refusal={pilot} onChange={crew} />
      <GiftList {...shared} title={t('Implants')} gifts={known.implants} list={abilities} refusal={pilot} onChange={crew} />
      <GiftList
        {...shared}
        title={t('Quirks of the machine')}
        gifts={known.quirks}
        list={quirks}
        refusal={machine}
        onChange={next => onChange({ abilities, quirks: next })}
      />
    </>
  );
}

interface ListProps {
  readonly title: string;
  readonly gifts: readonly Gift[];
  readonly list: readonly string[];
  readonly onChange: (list: readonly string[]) => void;
  /** Only those that speak of this. */
  readonly words?: string;
  /** Only those that are allowed. */
  readonly fitting?: boolean;
  /** Why one more may not be had. */
  readonly refusal?: (gift: Gift) => string | undefined;
}

/** Checkboxes for what can be brought along, each with what it does and its choice; those that are brought come first. */
export function GiftList({ title, gifts, list, onChange, words = '', fitting = false, refusal }: ListProps) {
  const t = useT();
  const effects = useEffects(gifts);
  const taken = (gift: Gift): boolean => writtenIn(list, gift.id) !== undefined;
  const shown = gifts
    .filter(gift => taken(gift) || speaksOf(words, t(gift.name), effects.get(gift.rule) ?? ''))
    .map(gift => ({ gift, why: taken(gift) ? undefined : refusal?.(gift) }))
    .filter(({ why }) => !fitting || why === undefined)
    .sort((a, b) => Number(taken(b.gift)) - Number(taken(a.gift)));
  if (shown.length === 0) return null;
  return (
    <fieldset className="gift-list">
      <legend className="legend">{title}</legend>
      {shown.map(({ gift, why }) => {
        const written = writtenIn(list, gift.id);
        return (
          <div key={gift.id} className="gift">
            <label>
              <input
                type="checkbox"
                checked={written !== undefined}
                aria-describedby={`gift-${gift.id}`}
                onChange={() => onChange(toggled(list, gift))}
              />{' '}
              <b>{t(gift.name)}</b>
              {gift.cost !== 0 && <span className="quiet tiny"> {gift.cost}</span>}
            </label>
            <p id={`gift-${gift.id}`} className="quiet small">
              {effects.get(gift.rule)} {why !== undefined && <em>{why}</em>}
            </p>
            {gift.choices && written !== undefined && (
              <select
                className="input"
                aria-label={t('What of {ability}', { ability: t(gift.name) })}
                value={chosenIn(written)}
                onChange={event => onChange(withChoice(list, gift.id, event.target.value))}
              >
                {gift.choices.map(choice => (
                  <option key={choice} value={choice}>
                    {t(choice)}
                  </option>
                ))}
              </select>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
