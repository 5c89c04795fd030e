import { type ReactNode, useEffect } from 'react';

interface Props {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly lead?: ReactNode;
  /** What stands to the right of the title. */
  readonly actions?: ReactNode;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A page of the frame: sets the window's title and gives the heading. */
export function Page({ title, lead, actions, narrow = false, children }: Props) {
  useTitle(title);
  return (
    <div className={narrow ? 'page page-narrow' : 'page'}>
      <header className="page-head">
        <div className="stack-tight">
          <h1>{title}</h1>
          {lead && <p className="quiet page-lead">{lead}</p>}
        </div>
        {actions && <div className="row">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Sortie' ? title : `${title} · Sortie`;
  }, [title]);
}
