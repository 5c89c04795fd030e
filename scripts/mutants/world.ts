import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { kept } from './kept.ts';

export type Exports = Record<string, unknown>;
type Factory = (exports: Exports, require: (name: string) => unknown, ...given: readonly unknown[]) => void;

export interface Module {
  readonly file: string;
  readonly factory: Factory;
  /** What it imports, by the name it uses: a file of this repository, or a name that starts with `external:`. */
  readonly imports: ReadonlyMap<string, string>;
}

export interface WorldOptions {
  readonly root: string;
  /** Where compiled files are kept. */
  readonly cache: string;
  /** Changes a source before it is compiled; the names of what its code is handed. */
  prepare(file: string, text: string): string;
  readonly given: readonly string[];
  givenTo(file: string): readonly unknown[];
  /** Modules that stand in for others, by name. */
  readonly instead: ReadonlyMap<string, unknown>;
  /** Called with what a module exports as soon as it is there, before anybody else sees it. */
  loaded?(file: string, exports: Exports): void;
}

/**
 * The sources of this repository as functions that can be called again: a fresh instance of a package costs a few milliseconds, because nothing is
 * read, compiled or resolved twice. That is what makes thousands of mutants possible, also of numbers that are read only once, when a module is loaded.
 */
export class World {
  readonly options: WorldOptions;
  private readonly modules = new Map<string, Module>();
  private readonly externals = new Map<string, unknown>();

  constructor(options: WorldOptions) {
    this.options = options;
  }

  /** Reads a file and all that it imports. Everything must be read before an instance asks for it. */
  async read(file: string): Promise<void> {
    const waiting = [file];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (this.modules.has(next)) continue;
      const module = this.compiled(next);
      this.modules.set(next, module);
      for (const target of module.imports.values()) {
        if (target.startsWith(EXTERNAL)) await this.readExternal(target);
        else waiting.push(target);
      }
    }
  }

  private async readExternal(target: string): Promise<void> {
    const name = target.slice(EXTERNAL.length);
    if (this.externals.has(target)) return;
    const instead = this.options.instead.get(name);
    const found = instead ?? { ...((await import(name)) as object), __esModule: true };
    this.externals.set(target, found);
  }

  private compiled(file: string): Module {
    const { prepare, given, root } = this.options;
    const text = prepare(file, readFileSync(file, 'utf8'));
    if (file.endsWith('.json')) {
      const value: unknown = JSON.parse(text);
      return { file, imports: new Map(), factory: exports => void Object.assign(exports, { default: value, __esModule: true }) };
    }
    const code = this.translated(text);
    const names = [...code.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name ?? '');
    const imports = new Map(names.map(name => [name, resolved(root, file, name)]));
    const factory = compileFunction(code, ['exports', 'require', '__meta', ...given], { filename: file }) as unknown as Factory;
    return { file, imports, factory };
  }

  /** TypeScript as modules of the old kind, which are plain functions. Kept on disk: this is what takes longest. */
  private translated(text: string): string {
    const place = join(this.options.cache, `${createHash('sha256').update(VERSION).update(text).digest('hex').slice(0, 32)}.js`);
    const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023, esModuleInterop: true };
    return kept(place, () => ts.transpileModule(text.replaceAll('import.meta', '__meta'), { compilerOptions }).outputText);
  }

  module(file: string): Module {
    const module = this.modules.get(file);
    if (!module) throw new Error(`${file} was not read`);
    return module;
  }

  external(target: string): unknown {
    return this.externals.get(target);
  }

  /** Files that import a file, directly. */
  importersOf(file: string): readonly string[] {
    return [...this.modules.values()].filter(({ imports }) => [...imports.values()].includes(file)).map(module => module.file);
  }
}

const EXTERNAL = 'external:';
const VERSION = `1 ${ts.version}`;

/** One life of the modules. What `shares` says is taken from another instance, the rest is evaluated anew. */
export class Instance {
  private readonly world: World;
  private readonly base: Instance | undefined;
  private readonly isOwn: (file: string) => boolean;
  private readonly live = new Map<string, Exports>();

  constructor(world: World, base?: Instance, isOwn: (file: string) => boolean = () => true) {
    this.world = world;
    this.base = base;
    this.isOwn = isOwn;
  }

  require(file: string): Exports {
    if (this.base && !this.isOwn(file)) return this.base.require(file);
    const known = this.live.get(file);
    if (known) return known;
    const { factory, imports } = this.world.module(file);
    const exports: Exports = {};
    this.live.set(file, exports);
    const { givenTo, loaded } = this.world.options;
    const require = (name: string): unknown => {
      const target = imports.get(name) ?? '';
      return target.startsWith(EXTERNAL) ? this.world.external(target) : this.require(target);
    };
    factory(exports, require, { url: pathToFileURL(file).href, dirname: dirname(file) }, ...givenTo(file));
    loaded?.(file, exports);
    return exports;
  }
}

function resolved(root: string, from: string, name: string): string {
  if (name.startsWith('.')) return join(dirname(from), name);
  const [, own, path] = /^@sortie\/([\w-]+)(\/.+)?$/.exec(name) ?? [];
  if (own === undefined) return EXTERNAL + name;
  const manifest = JSON.parse(readFileSync(join(root, 'packages', own, 'package.json'), 'utf8')) as {
    readonly exports: { readonly [path: string]: { readonly 'sortie-source': string } };
  };
  const entry = manifest.exports[`.${path ?? ''}`];
  if (!entry) throw new Error(`${name} is not exported`);
  return join(root, 'packages', own, entry['sortie-source']);
}
