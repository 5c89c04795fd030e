import { CARDS, type Setup } from '@sortie/rules-quick-start';
import { useT } from '../../i18n/index.ts';

const COSTS: readonly number[] = [...new Set(CARDS.map(({ cost }) => cost))].sort((a, b) => a - b);

interface Props {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

/** What both players agree on beside the forces. */
export function Terms({ setup, onChange }: Props) {
  const t = useT();
  const { attackingSeat, pieces, cards } = setup;
  return (
    <div className="setup-terms">
      <label className="field">
        <span className="label">{t('Who attacks')}</span>
        <select
          className="input"
          value={attackingSeat ?? 'dice'}
          onChange={event => onChange({ ...setup, attackingSeat: event.target.value === 'dice' ? null : Number(event.target.value) })}
        >
          <option value="dice">{t('The dice decide')}</option>
          <option value={0}>{t('First player')}</option>
          <option value={1}>{t('Second player')}</option>
        </select>
      </label>
      <label className="field">
        <span className="label">{t('MechWarrior cards')}</span>
        <select
          className="input"
          value={cards?.cost ?? 'none'}
          onChange={event => onChange({ ...setup, cards: cardsOf(event.target.value) })}
        >
          <option value="none">{t('As the forces say')}</option>
          <option value="roll">{t('Chosen, up to what a die says')}</option>
          {COSTS.map(cost => (
            <option key={cost} value={cost}>
              {t('Chosen, cost {cost}', { cost })}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">{t('Stands of woods each player lays')}</span>
        <input
          className="input"
          type="number"
          min={0}
          max={8}
          value={pieces ?? 0}
          onChange={event => onChange({ ...setup, pieces: Math.max(0, Math.min(8, Math.round(event.target.valueAsNumber || 0))) })}
        />
      </label>
    </div>
  );
}

const cardsOf = (value: string): NonNullable<Setup['cards']> | null =>
  value === 'none' ? null : { cost: value === 'roll' ? 'roll' : Number(value) };
