import type { Spot } from '@sortie/board-view';
import type { Impact } from '@sortie/rules-impact';
import type { Change, PanelProps } from '../../battle/face.ts';
import { NoteField } from './note.tsx';
import { SightPanel } from './sight-panel.tsx';
import { unitOf } from './units.ts';

/** Whether the sight tool is on, and what it looks at. */
export interface Looking {
  readonly sight?: boolean;
  readonly over?: number;
}

/** A note on the chosen soldier's card, and the line that is looked along. */
export function ImpulsePanel({ moment, state, change }: PanelProps<Impact, Looking, Spot>) {
  const unit = unitOf(moment.view, moment.selected);
  if (!unit || unit.seat !== moment.seat) return null;
  if (state.sight && state.over !== undefined) return <SightPanel moment={moment} unit={unit} to={state.over} />;
  return <NoteField key={unit.id} unit={unit} change={change as (change: Change<Impact, never>) => void} />;
}
