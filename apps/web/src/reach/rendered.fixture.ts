import * as React from 'react';

/** What a component has drawn: elements of the page with what happens when they are used. */
interface Drawn {
  readonly tag: string;
  readonly props: { readonly [name: string]: unknown };
  readonly children: readonly (Drawn | string)[];
}

/** What components remember of their own, by their place in the drawing. */
export type Locals = Map<string, unknown>;

/** Something on the screen that a player can use: by its words, and what it does. */
export interface Control {
  readonly name: string;
  readonly use: () => Locals;
}

interface Used {
  readonly name: string;
  readonly use: () => void;
}

type Props = { readonly [name: string]: unknown };
type Component = (props: Props) => React.ReactNode;

interface Element {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly props: Props;
  readonly children?: React.ReactNode;
}

interface Hooks {
  readonly [hook: string]: (...given: never[]) => unknown;
}
const inside = (React as unknown as { readonly [name: string]: { H: Hooks | null } })[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
] as { H: Hooks | null };

const of = (name: string): symbol => Symbol.for(`react.${name}`);
const called = (value: unknown, ...given: readonly unknown[]): unknown =>
  typeof value === 'function' ? (value as (...all: readonly unknown[]) => unknown)(...given) : value;

/** Hooks as a first drawing needs them; whatever happens later, such as after a while or in the browser, does not happen. */
function hooksAt(path: string, locals: Locals, contexts: ReadonlyMap<unknown, unknown>): Hooks {
  let n = 0;
  const nothing = (): void => void n++;
  const kept = (initial: unknown, reduce: (old: unknown, given: unknown) => unknown): unknown => {
    const key = `${path}#${n++}`;
    const value = locals.has(key) ? locals.get(key) : called(initial);
    return [value, (given: unknown) => void locals.set(key, reduce(value, given))];
  };
  const contextOf = (context: { readonly _currentValue: unknown }): unknown =>
    contexts.has(context) ? contexts.get(context) : context._currentValue;
  return {
    useState: (initial: unknown) => kept(initial, (old, given) => called(given, old)),
    useReducer: (reducer: (old: unknown, given: unknown) => unknown, initial: unknown) => kept(initial, reducer),
    useMemo: (make: () => unknown) => make(),
    useCallback: (callback: unknown) => callback,
    useRef: (current: unknown) => ({ current }),
    useContext: contextOf,
    use: contextOf,
    useId: () => `${path}#${n++}`,
    useSyncExternalStore: (_subscribe: unknown, now: () => unknown) => now(),
    useDeferredValue: (value: unknown) => value,
    useTransition: () => [false, (then: () => void) => then()],
    useEffect: nothing,
    useLayoutEffect: nothing,
    useInsertionEffect: nothing,
    useImperativeHandle: nothing,
    useDebugValue: nothing,
    useEffectEvent: (callback: unknown) => callback,
  } as Hooks;
}

class Drawing {
  private readonly locals: Locals;

  constructor(locals: Locals) {
    this.locals = locals;
  }

  draw(node: unknown, path: string, contexts: ReadonlyMap<unknown, unknown>): readonly (Drawn | string)[] {
    if (node === null || node === undefined || typeof node === 'boolean') return [];
    if (typeof node === 'string' || typeof node === 'number') return [String(node)];
    if (Array.isArray(node)) return node.flatMap((one, i) => this.draw(one, `${path}/${(one as { key?: unknown })?.key ?? i}`, contexts));
    const element = node as Element;
    if (element.$$typeof === of('portal')) return this.draw(element.children, `${path}/portal`, contexts);
    return this.element(element, path, contexts);
  }

  private element({ type, props }: Element, path: string, contexts: ReadonlyMap<unknown, unknown>): readonly (Drawn | string)[] {
    if (typeof type === 'string') return [{ tag: type, props, children: this.draw(props['children'], `${path}/${type}`, contexts) }];
    if (typeof type === 'symbol') return this.draw(props['children'], path, contexts);
    if (typeof type === 'function') return this.component(type as Component, props, path, contexts);
    const kind = type as { readonly $$typeof: symbol; readonly type?: unknown };
    if (kind.$$typeof === of('memo')) return this.element({ $$typeof: of('element'), type: kind.type, props }, path, contexts);
    // Links of the router: where they lead is not asked.
    if (kind.$$typeof === of('forward_ref')) return this.draw(props['children'], path, contexts);
    if (kind.$$typeof === of('context')) return this.draw(props['children'], path, new Map([...contexts, [type, props['value']]]));
    return [];
  }

  private component(type: Component, props: Props, path: string, contexts: ReadonlyMap<unknown, unknown>): readonly (Drawn | string)[] {
    const here = `${path}/${type.name}`;
    const before = inside.H;
    inside.H = hooksAt(here, this.locals, contexts);
    let drawn: React.ReactNode;
    try {
      drawn = type(props);
    } finally {
      inside.H = before;
    }
    return this.draw(drawn, here, contexts);
  }
}

const textOf = (drawn: Drawn | string): string =>
  typeof drawn === 'string' ? drawn : drawn.tag === 'select' || drawn.props['hidden'] ? '' : drawn.children.map(textOf).join('');
const short = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 80);

const event = (target: object): object => ({
  target,
  currentTarget: target,
  preventDefault: () => undefined,
  stopPropagation: () => undefined,
});

/** Numbers and words to try in a field. */
const TYPED = ['1', '2', '3', '5', '0', 'a'];

function* controlsIn(drawn: Drawn | string, label: string, submit: (() => void) | undefined): Generator<Used> {
  if (typeof drawn === 'string') return;
  const { tag, props, children } = drawn;
  if (props['hidden'] === true || props['disabled'] === true) return;
  yield* ownControls(drawn, label, submit);
  const below = tag === 'form' && typeof props['onSubmit'] === 'function' ? () => void called(props['onSubmit'], event({})) : submit;
  const words = tag === 'label' ? textOf(drawn) : label;
  for (const child of children) yield* controlsIn(child, words, below);
}

/** What one element does itself. */
function* ownControls(drawn: Drawn, label: string, submit: (() => void) | undefined): Generator<Used> {
  const { tag, props } = drawn;
  const name = short(String(props['aria-label'] ?? '') || (tag === 'input' || tag === 'select' ? label : textOf(drawn) || label));
  const using = (handler: string, target: object) => (): void => void called(props[handler], event(target));
  if (tag === 'input' && (props['type'] === 'checkbox' || props['type'] === 'radio'))
    yield { name, use: using('onChange', { checked: props['checked'] !== true, value: props['value'] }) };
  else if (tag === 'select')
    for (const option of someOf(optionsIn(drawn)))
      yield {
        name: `${name}: ${short(textOf(option))}`,
        use: using('onChange', { value: String(option.props['value'] ?? textOf(option)) }),
      };
  else if (typeof props['onChange'] === 'function')
    for (const value of TYPED) yield { name: `${name}: ${value}`, use: using('onChange', { value, valueAsNumber: Number(value) }) };
  else if (typeof props['onClick'] === 'function') yield { name, use: using('onClick', {}) };
  else if (tag === 'button' && props['type'] === 'submit' && submit) yield { name, use: submit };
}

/** Of a long list of names, such as units, a few are enough. */
const someOf = <T>(all: readonly T[]): readonly T[] => (all.length > 60 ? all.slice(0, 6) : all);

const optionsIn = (drawn: Drawn): readonly Drawn[] =>
  drawn.children.flatMap(child => (typeof child === 'string' ? [] : child.tag === 'option' ? [child] : optionsIn(child)));

/** Everything that can be used in what a component draws, found in the drawing itself; using it leaves behind what the component remembers then. */
export function controlsOf(node: React.ReactNode, locals: Locals): readonly Control[] {
  const scratch: Locals = new Map(locals);
  const drawn = new Drawing(scratch).draw(node, '', new Map());
  return drawn
    .flatMap(one => [...controlsIn(one, '', undefined)])
    .map(({ name, use }) => ({
      name,
      use: () => {
        scratch.clear();
        for (const [key, value] of locals) scratch.set(key, value);
        use();
        return new Map(scratch);
      },
    }));
}
