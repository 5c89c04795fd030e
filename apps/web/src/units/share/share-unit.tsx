import { useEffect, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { CopyLink } from '../../play/copy-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { OpenUnit } from '../library/open-unit.ts';
import { pack } from './packed.ts';
import { lightFile, saveAsFile, saveAsJson } from './unit-file.ts';

/** Gives a unit away: as a file for other programs, as JSON, as a link that carries it. */
export function ShareUnit({ open }: { readonly open: OpenUnit }) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const ending = open.unit.kind === 'mech' ? '.mtf' : '.blk';
  return (
    <>
      <button type="button" className="button" onClick={() => setShown(true)}>
        <Icon name="link" /> {t('Share')}
      </button>
      <Sheet title={t('Share this unit')} open={shown} onClose={() => setShown(false)}>
        <UnitLink open={open} />
        <div className="row">
          <button type="button" className="button" onClick={() => saveAsFile(open)}>
            <Icon name="download" /> {t('Save as {ending}', { ending })}
          </button>
          <button type="button" className="button" onClick={() => saveAsJson(open)}>
            <Icon name="download" /> {t('Save as {ending}', { ending: 'JSON' })}
          </button>
        </div>
      </Sheet>
    </>
  );
}

function UnitLink({ open }: { readonly open: OpenUnit }) {
  const t = useT();
  const [path, setPath] = useState<string>();
  useEffect(() => {
    if (!open.file) setPath(`/units?unit=${encodeURIComponent(open.id)}`);
    else void pack(lightFile(open.unit)).then(text => setPath(`/units#u=${text}`));
  }, [open]);
  if (path === undefined) return undefined;
  return (
    <div className="stack-tight">
      <CopyLink label={t('Link to this unit')} path={path} />
      {open.file && <p className="quiet small">{t('The link carries the unit itself; no server sees it.')}</p>}
    </div>
  );
}
