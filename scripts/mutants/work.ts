/** What a worker is told once. */
export interface Setting {
  readonly root: string;
  readonly cache: string;
  readonly pack: string;
}

export interface TestTrace {
  readonly name: string;
  readonly rule?: string;
  readonly steps: number;
  /** Numbers of the mutants that it comes by. */
  readonly passed: readonly number[];
  /** Numbers of the source files in which it enters a function. */
  readonly entered: readonly number[];
  /** Contributions that had something to say. */
  readonly spoke: readonly string[];
}

/** A test to try a mutant with. */
export interface Trial {
  readonly file: string;
  readonly name: string;
  readonly steps: number;
}

export type Job =
  | { readonly kind: 'trace'; readonly file: string }
  | {
      readonly kind: 'mutant';
      readonly id: string;
      /** Of a source file, by its number; or a contribution, by its name. */
      readonly awake?: number;
      readonly missing?: string;
      readonly tests: readonly Trial[];
    };

export type Answer =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'traced';
      readonly file: string;
      readonly tests: readonly TestTrace[];
      /** Tests that are not used, and why. */
      readonly left: readonly string[];
      /** Mutants that are passed while the modules are loaded. */
      readonly still: readonly number[];
      /** Contributions and the rules that they belong to. */
      readonly contributions: readonly (readonly [key: string, rule: string])[];
    }
  | {
      readonly kind: 'tried';
      readonly id: string;
      /** The test that noticed. */
      readonly by?: string;
      readonly tried: number;
    };
