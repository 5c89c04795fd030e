import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';

/** What stands in place of a page whose code or data is still coming. */
export function Waiting({ what }: { readonly what?: string }) {
  const t = useT();
  return (
    <div className="waiting" role="status">
      <div className="stack-tight" style={{ justifyItems: 'center' }}>
        <Icon name="hexagon" size={32} />
        <p>{what ?? t('One moment.')}</p>
      </div>
    </div>
  );
}
