import type { Card } from '@sortie/rules-alpha-strike';
import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { Sheet } from '../../ui/sheet.tsx';
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
  const trouble = troubleWith(card, skill, { abilities, quirks });
  const crew = (next: readonly string[]): void => onChange({ abilities: next, quirks });
  return (
    <>
      <p className="quiet small">{t('They count only where both sides agree on them; the set-up switches on the rules that they need.')}</p>
      <p role="status" className={trouble === undefined ? 'unseen' : 'note note-ember'}>
        {trouble === undefined ? '' : t('The rules do not allow this: {reason}.', { reason: trouble })}
      </p>
      <GiftList title={t('Abilities of the crew')} gifts={known.abilities} list={abilities} onChange={crew} />
      <GiftList title={t('Implants')} gifts={known.implants} list={abilities} onChange={crew} />
      <GiftList
        title={t('Quirks of the machine')}
        gifts={known.quirks}
        list={quirks}
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
}

/** Checkboxes for what can be brought along, each with its choice. */
export function GiftList({ title, gifts, list, onChange }: ListProps) {
  const t = useT();
  if (gifts.length === 0) return null;
  return (
    <fieldset className="gift-list">
      <legend className="legend">{title}</legend>
      {gifts.map(gift => {
        const written = writtenIn(list, gift.id);
        return (
          <div key={gift.id} className="gift">
            <label>
              <input type="checkbox" checked={written !== undefined} onChange={() => onChange(toggled(list, gift))} /> {t(gift.name)}
              {gift.cost !== 0 && <span className="quiet tiny"> {gift.cost}</span>}
            </label>
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
