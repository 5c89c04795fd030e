import type { Telling } from '@sortie/kernel';
import type { Event } from '../event.ts';
import type { State } from '../shape.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** For each kind of event its sentence, if it has one. */
export type Tellers = { readonly [T in Event['type']]?: (state: State, event: Of<T>) => Telling | undefined };
