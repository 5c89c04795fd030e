import { word } from '../i18n/index.ts';

/** What a key asks for on the battle screen. */
export type KeyDeed =
  | { readonly kind: 'walk'; readonly columns: number; readonly rows: number }
  | { readonly kind: 'pan'; readonly x: number; readonly y: number }
  | { readonly kind: 'cycle'; readonly by: 1 | -1 }
  | {
      readonly kind:
        | 'point'
        | 'confirm'
        | 'cancel'
        | 'undo'
        | 'help'
        | 'fit'
        | 'centre'
        | 'fight'
        | 'map'
        | 'inspect'
        | 'numbers'
        | 'consider'
        | 'log'
        | 'report'
        | 'sheet'
        | 'forces'
        | 'skip'
        | 'moveNow';
    }
  | { readonly kind: 'zoom'; readonly by: 1 | -1 }
  | { readonly kind: 'turn'; readonly by: 1 | -1 }
  | { readonly kind: 'aim'; readonly by: 1 | -1 }
  | { readonly kind: 'pick'; readonly n: number }
  /** A key that an action of the moment has claimed. */
  | { readonly kind: 'action'; readonly key: string };

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const SIMPLE: Readonly<Record<string, KeyDeed>> = {
  Enter: { kind: 'point' },
  ' ': { kind: 'confirm' },
  Escape: { kind: 'cancel' },
  z: { kind: 'undo' },
  '?': { kind: 'help' },
  '0': { kind: 'fit' },
  c: { kind: 'centre' },
  f: { kind: 'fight' },
  '/': { kind: 'inspect' },
  n: { kind: 'numbers' },
  ';': { kind: 'consider' },
  l: { kind: 'log' },
  ',': { kind: 'report' },
  i: { kind: 'sheet' },
  u: { kind: 'forces' },
  k: { kind: 'skip' },
  '.': { kind: 'moveNow' },
  '+': { kind: 'zoom', by: 1 },
  '=': { kind: 'zoom', by: 1 },
  '-': { kind: 'zoom', by: -1 },
  q: { kind: 'turn', by: -1 },
  e: { kind: 'turn', by: 1 },
};

/** Keys that an action may have for itself. */
const YIELDED: ReadonlySet<string> = new Set(['f']);

/** Keys that actions may not claim. */
export const TAKEN: ReadonlySet<string> = new Set(
  [...Object.keys(SIMPLE), 't', 'Tab', ...Object.keys(ARROWS)].filter(key => !YIELDED.has(key)),
);

/** What a key press means; `undefined` leaves it to the browser. `claimed` are the keys of the actions on offer. */
export function deedOf(press: KeyPress, claimed: readonly string[]): KeyDeed | undefined {
  const { key, shiftKey } = press;
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (key === 'Tab') return { kind: 'cycle', by: shiftKey ? -1 : 1 };
  const arrow = ARROWS[key];
  if (arrow) return shiftKey ? { kind: 'pan', x: -arrow[0], y: -arrow[1] } : { kind: 'walk', columns: arrow[0], rows: arrow[1] };
  const plain = key.length === 1 ? key.toLowerCase() : key;
  if (plain === 't') return { kind: 'aim', by: shiftKey ? -1 : 1 };
  if (claimed.includes(plain) && !TAKEN.has(plain)) return { kind: 'action', key: plain };
  if (/^[1-9]$/.test(plain)) return { kind: 'pick', n: Number(plain) };
  return SIMPLE[plain];
}

/** For the help overlay: the keys that every game shares. */
export const KEY_HELP: readonly (readonly [keys: readonly string[], text: string])[] = [
  [['Tab', '⇧ Tab'], word('Next or previous unit that can act')],
  [['↑', '↓', '←', '→'], word('Move the cursor over the hexes')],
  [['Enter'], word('Choose the hex or unit under the cursor')],
  [['Space'], word('Confirm what is prepared, or go to the next unit')],
  [['Q', 'E'], word('Turn left or right')],
  [['T', '⇧ T'], word('Next or previous target')],
  [['1', '…', '9'], word('Choose a weapon or a way from the list')],
  [['⇧ drag', '⇧ click'], word('Choose several units')],
  [['O'], word('All who are chosen move or fire alike')],
  [['Esc'], word('Step back')],
  [['Z'], word('Undo')],
  [['⇧ ↑', '⇧ ↓', '⇧ ←', '⇧ →'], word('Move the map')],
  [['+', '−'], word('Zoom')],
  [['0'], word('Whole map')],
  [['C'], word('Zoom to the selection')],
  [['F'], word('Zoom to the fight')],
  [['/'], word('What is here: ground, cost, who sees it')],
  [[';'], word('What if: drag ghosts, see threats and arcs')],
  [['N'], word('Hex numbers')],
  [['U'], word('Force list')],
  [['I'], word('Record sheet')],
  [['L'], word('Log')],
  [[','], word('Report of the phase')],
  [['K'], word('Skip dice and motion')],
  [['.'], word('The opponent moves now')],
  [['?'], word('This help')],
];
