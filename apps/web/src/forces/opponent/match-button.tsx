import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  readonly role: string;
  readonly onMatch: () => void;
}

/** Draws a force for this side that costs what the other one costs. */
export function MatchButton({ role, onMatch }: Props) {
  const t = useT();
  return (
    <button
      type="button"
      className="button"
      aria-label={t('Draw a force for {role} that costs as much as the other side', { role })}
      title={t('Draws units until both sides cost the same')}
      onClick={onMatch}
    >
      <Icon name="dice" size={16} /> {t('Match points')}
    </button>
  );
}
