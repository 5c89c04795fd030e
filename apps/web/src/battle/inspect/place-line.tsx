import './place-line.css';
import type { Shape } from '@sortie/kernel';
import { useSyncExternalStore } from 'react';
import type { GameFace } from '../face.ts';
import type { Desk } from '../use-desk.ts';

/** The place under the pointer in a line, so that no ground is a riddle. */
export function PlaceLine({ desk, face }: { readonly desk: Desk; readonly face: GameFace<Shape> }) {
  const { at } = useSyncExternalStore(desk.pointer.subscribe, desk.pointer.now);
  const place = at ?? desk.cursor;
  return <p className="place-line">{place ? face.describe(desk.view, place) : ' '}</p>;
}
