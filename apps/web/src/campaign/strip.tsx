import type { ReactNode } from 'react';

/** A part of the page that says what is expected. */
export const Strip = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="panel campaign-now" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);
