import { Link } from '@tanstack/react-router';
import { fightsOnGround } from '../arena/ground.ts';
import { FieldLink } from '../arena/measure-link.tsx';
import { useT } from '../i18n/index.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { toggle, useChosen } from './chosen.ts';
import { UnitDetail } from './detail/unit-detail.tsx';
import type { EditionName } from './library/edition-name.ts';
import { type OpenUnit, openFile, openUnit } from './library/open-unit.ts';
import { unpack } from './share/packed.ts';
import { readUnitFile } from './share/unit-file.ts';

interface Props {
  readonly id: string;
  /** A unit that a link carries, packed. */
  readonly shared?: string | undefined;
  readonly edition: EditionName;
  readonly onEdition: (edition: EditionName) => void;
}

async function opened(id: string, shared: string | undefined, edition: EditionName): Promise<OpenUnit | undefined> {
  if (shared === undefined) return openUnit(id, edition);
  const file = readUnitFile(await unpack(shared));
  return file && openFile('', file, edition);
}

/** The unit that is chosen in the table, or the one that came with the link. */
export function SelectedUnit({ id, shared, edition, onEdition }: Props) {
  const t = useT();
  const loaded = useLoaded(() => opened(id, shared, edition), [id, shared, edition]);
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') return <p className="note note-ember">{loaded.reason}</p>;
  if (!loaded.value) {
    return (
      <p className="note">
        {shared === undefined
          ? t('This unit is not on this device. Perhaps its set was removed.')
          : t('The link is damaged: no unit can be read from it.')}{' '}
        <Link to="/units">{t('All units')}</Link>
      </p>
    );
  }
  const open = loaded.value;
  return (
    <UnitDetail
      key={open.id}
      open={open}
      edition={edition}
      onEdition={onEdition}
      actions={open.id === '' ? undefined : <Actions open={open} />}
    />
  );
}

/** Only what stands in the catalogue has a field that everybody can name. */
const Actions = ({ open: { id, card, file } }: { readonly open: OpenUnit }) => (
  <>
    <CompareButton id={id} />
    {!file && fightsOnGround(card.type) && <FieldLink unit={id} />}
  </>
);

function CompareButton({ id }: { readonly id: string }) {
  const t = useT();
  const chosen = useChosen().includes(id);
  return (
    <button type="button" className="button" aria-pressed={chosen} onClick={() => toggle(id)}>
      {chosen ? t('Chosen') : t('Choose to compare')}
    </button>
  );
}
