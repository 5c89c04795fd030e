import type { Evening } from './document.ts';

export function ToHit(_: { readonly evening: Evening; readonly me: string }) {
  return null;
}
