import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { mergeProofs, noProofs, type Proofs, type RuleTest, writeProofs } from './proofs.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const target = fileURLToPath(new URL('../../../rules/proven.json', import.meta.url));

/** Writes what the `rule()` tests of this run proved into `rules/proven.json`. */
export default class ProofReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: TestRunEndReason): Promise<void> {
    const vitest = this.#vitest;
    // A run that picks tests by name or was interrupted says nothing about the tests it left out.
    if (!vitest || vitest.config.testNamePattern || reason === 'interrupted') return;
    const all = await vitest.globTestSpecifications();
    const existing = new Set(all.map(({ moduleId }) => nameOf(moduleId)));
    const run = new Map(modules.map(module => [nameOf(module.moduleId), ruleTestsOf(module)]));
    save(mergeProofs(load(), run, existing));
  }
}

function ruleTestsOf(module: TestModule): readonly RuleTest[] {
  const tests: RuleTest[] = [];
  for (const test of module.children.allTests()) {
    const { rule, way } = test.meta();
    const { state } = test.result();
    const sentence = test.name.slice((rule?.length ?? 0) + 2);
    if (rule) tests.push({ id: rule, sentence, state: state === 'pending' ? 'failed' : state, ...(way && { way }) });
  }
  return tests;
}

const nameOf = (moduleId: string): string => relative(root, moduleId).split(sep).join('/');

function load(): Proofs {
  const known = existsSync(target) ? (JSON.parse(readFileSync(target, 'utf8')) as Proofs) : noProofs;
  return known.version === noProofs.version ? known : noProofs;
}

function save(proofs: Proofs): void {
  const text = writeProofs(proofs);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  // Several runs may end at once: a rename never leaves half a file.
  const draft = `${target}.${process.pid}.log`;
  writeFileSync(draft, text);
  renameSync(draft, target);
}
