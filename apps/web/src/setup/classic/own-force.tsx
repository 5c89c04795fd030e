import type { Entry } from '@sortie/rules-classic';
import { keptForces } from '../../forces/store.ts';
import { useT } from '../../i18n/index.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { entriesOf } from './entry-for.ts';

interface Props {
  readonly label: string;
  readonly onChoose: (force: readonly Entry[]) => void;
}

/** One of the forces on this device, with those of its units that the classic game can play. */
export function OwnForce({ label, onChoose }: Props) {
  const t = useT();
  const loaded = useLoaded(keptForces, []);
  const forces = loaded.state === 'ready' ? loaded.value : [];
  if (forces.length === 0) return null;
  const choose = (id: string): void => {
    const kept = forces.find(one => one.id === id);
    const entries = kept ? entriesOf(kept.force) : [];
    if (entries.length > 0) onChoose(entries);
  };
  return (
    <select className="input" aria-label={label} value="" onChange={event => choose(event.target.value)}>
      <option value="">{t('A force of my own …')}</option>
      {forces.map(({ id, force }) => (
        <option key={id} value={id}>
          {force.name || t('Force without a name')}
        </option>
      ))}
    </select>
  );
}
