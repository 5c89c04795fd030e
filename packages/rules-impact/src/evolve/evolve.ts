import type { Event } from '../model/event.ts';
import type { State } from '../model/state.ts';
import { action } from './action.ts';
import type { Fold, Folds } from './change.ts';
import { setting } from './setting.ts';
import { status } from './status.ts';
import { turn } from './turn.ts';
import { world } from './world.ts';

const folds: Folds<Event['type']> = { ...setting, ...turn, ...action, ...status, ...world };

/** Fold one fact into the state: no cards, no rules, no options. */
export const evolve = (state: State, event: Event): State => (folds[event.type] as Fold<Event['type']>)(state, event as never);
