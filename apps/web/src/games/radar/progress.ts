import { type Telling, tell } from '@sortie/kernel';
import { isFighting } from '@sortie/rules-radar';
import { movedOf, setUpOf } from '../../battle/progress.ts';
import { type Now, offers } from './offers.ts';

/** How far a phase has come. */
export function progressOf(moment: Now): Telling | undefined {
  const { view, seat } = moment;
  const own = view.units.filter(unit => unit.seat === seat);
  if (view.clash) return undefined;
  if (view.phase === 'deployment') return setUpOf(own.filter(({ fate }) => fate === 'waiting').length, own.length);
  if (view.phase === 'movement') {
    const flying = own.filter(isFighting);
    return movedOf(flying.filter(({ turn }) => !turn.moved).length, flying.length);
  }
  const ready = new Set(offers(moment).flatMap(({ command }) => (command.type === 'engage' ? [command.unit] : []))).size;
  return view.phase === 'combat' && ready > 0 ? tell('{n} craft can still attack', { n: ready }) : undefined;
}
