import { useT } from '../i18n/index.ts';
import type { Plan } from '../link/index.ts';
import { Choices } from '../ui/choices.tsx';

export function DiceChoice({ dice, onChange }: { readonly dice: Plan['dice']; readonly onChange: (dice: Plan['dice']) => void }) {
  const t = useT();
  return (
    <section className="panel setup-part">
      <h2>{t('Dice')}</h2>
      <Choices<Plan['dice']>
        label={t('Who rolls?')}
        quietLabel
        value={dice}
        onChange={onChange}
        choices={[
          { value: 'seeded', label: t('The app rolls') },
          { value: 'manual', label: t('We roll our own dice') },
        ]}
      />
      <p className="quiet small">
        {dice === 'seeded'
          ? t('Fair and verifiable: the fingerprint of the dice seed is shown before the game, the seed after it.')
          : t('The app asks for each roll, and you type what your dice show.')}
      </p>
    </section>
  );
}
