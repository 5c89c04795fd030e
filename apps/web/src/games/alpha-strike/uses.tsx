import { useT } from '../../i18n/index.ts';
import { giftName } from './gifts.ts';

interface Props {
  readonly gifts: readonly string[];
  readonly used: string | undefined;
  readonly act: (id: string) => () => void;
}

/** What the crew or the machine can bring to bear, if anything. */
export function Uses({ gifts, used, act }: Props) {
  const t = useT();
  if (gifts.length === 0) return null;
  return (
    <fieldset className="as-choice">
      <legend>{t('Make use of')}</legend>
      {gifts.map(gift => (
        <button key={gift} type="button" className="button as-small" aria-pressed={used === gift} onClick={act(`use:${gift}`)}>
          {t(giftName(gift))}
        </button>
      ))}
    </fieldset>
  );
}
