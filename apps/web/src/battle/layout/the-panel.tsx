import type { Shape } from '@sortie/kernel';
import { lazy, memo, Suspense } from 'react';
import type { Interaction } from '../face.ts';
import { useSame } from '../use-stable.ts';
import type { LayoutProps } from './props.ts';

/** Comes when somebody wants to know what would be. */
const ConsiderPanel = lazy(async () => ({ default: (await import('../consider/consider-panel.tsx')).ConsiderPanel }));

/** What the question itself wants to show above its buttons. */
export function ThePanel({ desk: { turn, consider, units } }: LayoutProps) {
  const { interaction, moment, state, input, change } = turn;
  const Panel = interaction?.Panel && panelOf(interaction.Panel);
  const rest = useSame(interaction?.rest && state !== undefined ? interaction.rest(state) : state);
  if (consider.considered)
    return (
      <Suspense>
        <ConsiderPanel considered={consider.considered} units={units} onChoose={unit => turn.input({ kind: 'select', unit })} />
      </Suspense>
    );
  if (!Panel) return null;
  return (
    <div className="question-panel">
      <Panel moment={moment} state={rest} input={input} change={change} />
    </div>
  );
}

type Panel = NonNullable<Interaction<Shape>['Panel']>;
const panels = new WeakMap<Panel, Panel>();

/** The same panel, drawn again only when the moment or what it shows has changed. */
function panelOf(panel: Panel): Panel {
  const made = panels.get(panel) ?? memo(panel);
  panels.set(panel, made);
  return made;
}
