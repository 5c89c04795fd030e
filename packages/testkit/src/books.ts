import { derivation, Rulebook, type RuleId, type Ruleset, type Shape } from '@sortie/kernel';

/*
 * Every rulebook that a test compiles stands behind a screen, so that it can be told whether a test has played by a rule at all. Fixtures keep
 * their books from test to test, so the screen takes note at every call.
 */
const compile = Rulebook.compile.bind(Rulebook);
type Compile = typeof Rulebook.compile;

interface Derived {
  readonly answer: unknown;
  readonly rules: readonly { readonly id: RuleId; readonly covers?: readonly RuleId[] }[];
}

let asked: Set<Rulebook<Shape>> | undefined;
let derived: Derived[] | undefined;

/** What looks at a book without playing by it. */
const GLANCES: ReadonlySet<string> = new Set(['has', 'order', 'opened', 'lists']);
const METHODS = Object.getOwnPropertyNames(Rulebook.prototype).filter(name => name !== 'constructor');

type Method = (a: unknown, b: unknown, c: unknown) => unknown;
type Methods = { readonly [name: string]: Method };

/** Stands for a book and takes note of whoever asks it. */
function screened<G extends Shape>(ruleset: Ruleset<G>, chosen: readonly RuleId[], writtenBy?: number): Rulebook<G> {
  const book = compile(ruleset, chosen, writtenBy);
  const methods = book as unknown as Methods;
  const screen = Object.create(Rulebook.prototype) as { [name: string]: Method };
  for (const name of METHODS) {
    const glance = GLANCES.has(name);
    screen[name] = (a, b, c) => {
      if (asked && !glance) asked.add(book as unknown as Rulebook<Shape>);
      return methods[name]?.call(book, a, b, c);
    };
  }
  return Object.defineProperty(screen, 'rules', { get: () => book.rules }) as unknown as Rulebook<G>;
}

const carries = ({ id, covers }: { readonly id: RuleId; readonly covers?: readonly RuleId[] }, line: RuleId): boolean =>
  id === line || covers?.includes(line) === true;

Rulebook.compile = screened as Compile;

derivation.told = (answer, rules) => {
  derived?.push({ answer, rules });
  return answer;
};

type Body = () => void | Promise<void>;

/** In what way a test has gone by a line: in a game with the line in force, or by an answer beside the games that names it. */
export type Way = 'play' | 'derivation';

/** Runs a test and says how it has gone by one of some lines, if it has: sent a command, asked a question, checked a legality, or had something derived. */
export async function goesBy(lines: readonly RuleId[], body: Body): Promise<Way | undefined> {
  asked = new Set();
  derived = [];
  try {
    await body();
    if ([...asked].some(book => lines.some(line => book.has(line)))) return 'play';
    return derived.some(one => lines.some(line => names(one, line))) ? 'derivation' : undefined;
  } finally {
    asked = undefined;
    derived = undefined;
  }
}

/** Does an answer name the line, or a rule that carries it out? */
function names({ answer, rules }: Derived, line: RuleId): boolean {
  const wanted = new Set<unknown>([line, ...rules.filter(rule => carries(rule, line)).map(({ id }) => id)]);
  const seen = new Set<unknown>();
  const within = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return wanted.has(value);
    if (seen.has(value)) return false;
    seen.add(value);
    return Object.values(value).some(within);
  };
  return within(answer);
}
