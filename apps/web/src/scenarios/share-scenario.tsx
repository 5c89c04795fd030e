import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { CopyLink } from '../play/copy-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { pack } from '../units/share/packed.ts';

/** The whole scenario in a link: whoever opens it can play it and keep a copy. */
export function ShareScenario({ text, disabled }: { readonly text: string; readonly disabled: boolean }) {
  const t = useT();
  const [path, setPath] = useState<string>();
  const share = async () => setPath(`/scenarios/shared#s=${await pack(JSON.parse(text))}`);
  return (
    <>
      <button type="button" className="button" disabled={disabled} onClick={() => void share()}>
        <Icon name="copy" /> {t('Share')}
      </button>
      <Sheet title={t('Share this scenario')} open={path !== undefined} onClose={() => setPath(undefined)}>
        {path !== undefined && <CopyLink label={t('Link to this scenario')} path={path} />}
        <p className="quiet small">{t('The link holds the whole scenario. Whoever opens it can play it and keep a copy.')}</p>
      </Sheet>
    </>
  );
}
