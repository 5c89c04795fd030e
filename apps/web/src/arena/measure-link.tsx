import { Link } from '@tanstack/react-router';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';

/** From a kept force to its measure: which force shall stand against it is chosen there. */
export function MeasureLink({ force }: { readonly force: string }) {
  const t = useT();
  return (
    <Link to="/balance" search={{ a: force }} className="button">
      <Icon name="sliders" /> {t('Measure balance')}
    </Link>
  );
}

/** From a unit to its measure against others of its kind. */
export function FieldLink({ unit }: { readonly unit: string }) {
  const t = useT();
  return (
    <Link to="/balance" search={{ unit }} className="button">
      <Icon name="sliders" /> {t('Compare with similar units')}
    </Link>
  );
}
