import type { Input, UnitKey } from './face.ts';

type Gathering = Extract<Input, { readonly kind: 'box' | 'tap' }>;

/** Is somebody choosing several units: a box around some, or a tap on one more with Shift? */
export function gathers(input: Input, candidates: readonly UnitKey[]): input is Gathering {
  if (input.kind === 'box') return true;
  return input.kind === 'tap' && input.extend && input.token !== undefined && candidates.includes(input.token);
}

interface Before {
  readonly selected: UnitKey | undefined;
}

/** Who is chosen together after that: those in the box, or one more or less. */
export function grown(
  { selected }: Before,
  group: readonly UnitKey[],
  input: Gathering,
  candidates: readonly UnitKey[],
): readonly UnitKey[] {
  if (input.kind === 'box') return input.tokens.filter(token => candidates.includes(token));
  const before = group.length > 0 ? group : selected === undefined ? [] : [selected];
  const { token } = input;
  if (token === undefined) return before;
  return before.includes(token) ? before.filter(one => one !== token) : [...before, token];
}

/** Those of a group who still have something to do, as long as the one who is selected belongs to them. */
export function togetherAmong(
  group: readonly UnitKey[],
  candidates: readonly UnitKey[],
  selected: UnitKey | undefined,
): readonly UnitKey[] {
  const left = group.filter(one => candidates.includes(one));
  return left.length > 1 && selected !== undefined && left.includes(selected) ? left : [];
}

/** Who is selected after a box was drawn: whoever was, if it is in it, else the first. */
export function leadOf(input: Gathering, candidates: readonly UnitKey[], selected: UnitKey | undefined): UnitKey | undefined {
  if (input.kind !== 'box' || (selected !== undefined && input.tokens.includes(selected))) return undefined;
  return input.tokens.find(token => candidates.includes(token));
}
