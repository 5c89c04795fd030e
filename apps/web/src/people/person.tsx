import type { LobbyPerson } from '@sortie/wire';
import { Link } from '@tanstack/react-router';
import { Crest } from '../ui/crest.tsx';

/** Somebody with crest and name, on the way to how they play. */
export const Person = ({ who }: { readonly who: LobbyPerson }) => (
  <Link to="/players/$id" params={{ id: who.id }} className="person">
    <Crest {...who} size={20} /> {who.name}
  </Link>
);
