import type { Entry } from '@sortie/rules-alpha-strike';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { useT } from '../i18n/index.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { fielded } from './entries.ts';
import { handedOver } from './handover.ts';
import { type KeptForce, keptForces } from './store.ts';

interface Props {
  /** Whose force it is to be, for the label. */
  readonly label: string;
  readonly onChoose: (entries: readonly Entry[], force: KeptForce) => void;
  /** Takes the force that the force picker handed over. */
  readonly first?: boolean;
}

/** Chooses one of the forces on this device for a game of Alpha Strike. */
export function ForceChoice({ label, onChoose, first = false }: Props) {
  const t = useT();
  const loaded = useLoaded(keptForces, []);
  const forces = loaded.state === 'ready' ? loaded.value : [];
  const choose = (id: string | undefined): void => {
    const kept = forces.find(one => one.id === id);
    const { entries } = kept ? fielded(kept.force) : { entries: [] };
    if (kept && entries.length > 0) onChoose(entries, kept);
  };
  const take = useRef(choose);
  take.current = choose;
  // Before anybody can choose something else, or else the later choice is lost.
  useLayoutEffect(() => {
    if (first && loaded.state === 'ready') take.current(handedOver());
  }, [first, loaded.state]);
  if (loaded.state === 'ready' && forces.length === 0) {
    return (
      <p className="small">
        <Link to="/forces">{t('Build a force of your own')}</Link>
      </p>
    );
  }
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
