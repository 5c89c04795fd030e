import type { Command } from '@sortie/campaign';
import { campaign } from '@sortie/campaign';
import type { ReactNode } from 'react';
import { reasonsOf, WhyNot } from '../battle/sums/why-not.tsx';
import type { Books } from './use-books.ts';

interface Props {
  readonly books: Books;
  readonly seat: 0 | 1;
  readonly command: Command;
  readonly label: string;
  readonly children: ReactNode;
  /** Says nothing where the rules forbid it. */
  readonly quiet?: boolean;
  readonly onDone?: () => void;
}

/** One thing an army can do; where the rules are against it, it says why. */
export function OrderButton({ books, seat, command, label, children, quiet = false, onDone }: Props) {
  const { state, book } = books.kept.journal.match;
  const refusals = book.check(campaign.view(state, seat), command, seat);
  if (refusals.length === 0) {
    return (
      <button
        type="button"
        className="button campaign-order"
        aria-label={label}
        onClick={() => void books.act(seat, command).then(done => done && onDone?.())}
      >
        {children}
      </button>
    );
  }
  if (quiet) return undefined;
  return (
    <div className="campaign-refused">
      <button type="button" className="button campaign-order" disabled aria-label={`${label}: ${reasonsOf(refusals)}`}>
        {children}
      </button>
      <WhyNot refusals={refusals} />
    </div>
  );
}
