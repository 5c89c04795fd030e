import type { Classic, Command } from '@sortie/rules-classic';
import type { Moment } from '../../battle/face.ts';
import { say, useT } from '../../i18n/index.ts';
import { wordsFor } from './generic.tsx';

interface Props {
  readonly moment: Moment<Classic>;
  readonly send: (command: Command) => void;
}

/** These have a question of their own. */
const ASKED: ReadonlySet<Command['type']> = new Set<Command['type']>(['hide', 'pounce']);

/** What may be done at any moment of one's turn, such as setting off mines that wait for a command. */
export function Moments({ moment, send }: Props) {
  const t = useT();
  const { view, seat, book } = moment;
  const found = [...book.offered('moments', { view, seat, book })].filter(
    command => !ASKED.has(command.type) && book.allows(view, command, seat),
  );
  if (found.length === 0) return null;
  return (
    <details className="classic-besides small">
      <summary>{t('At any moment')}</summary>
      {found.map(command => (
        <button key={JSON.stringify(command)} type="button" className="prospect-way" onClick={() => send(command)}>
          {say(wordsFor(moment, command))}
        </button>
      ))}
    </details>
  );
}
