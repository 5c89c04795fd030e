import { nth } from '@sortie/kernel';
import './tabs.css';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface TabItem<T extends string> {
  readonly id: T;
  readonly label: string;
  readonly content: ReactNode;
  readonly count?: number;
}

interface Props<T extends string> {
  readonly tab: T;
  readonly tabs: readonly TabItem<T>[];
  readonly onTab: (tab: T) => void;
}

/** One of several things in one place. */
export function Tabs<T extends string>({ tab, tabs, onTab }: Props<T>) {
  const id = useId();
  const now = tabs.find(one => one.id === tab) ?? nth(tabs, 0);
  const walk = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = nth(tabs, (tabs.indexOf(now) + by + tabs.length) % tabs.length);
    onTab(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <div className="tabs">
      <div className="tab-list" role="tablist" onKeyDown={walk}>
        {tabs.map(one => (
          <button
            key={one.id}
            id={`${id}-${one.id}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={one === now}
            aria-controls={`${id}-panel`}
            tabIndex={one === now ? 0 : -1}
            onClick={() => onTab(one.id)}
          >
            {one.label}
            {one.count ? <span className="tab-count">{one.count}</span> : null}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${now.id}`}>
        {now.content}
      </div>
    </div>
  );
}
