import { loadGames } from '@sortie/games';
import type { Form } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { german } from '../../i18n/german.ts';
import { isSayable, labelOf, MOST_WORDS } from './labels.ts';

/** Every name and word that the fields of a set-up show. */
function* shown(form: Form | undefined): Generator<string> {
  if (form?.kind === 'record')
    for (const [name, field] of Object.entries(form.fields)) {
      if (name === 'type' || !isSayable(name, field)) continue;
      yield name;
      yield* shown(field);
    }
  else if (form?.kind === 'byType')
    for (const [word, one] of Object.entries(form.variants)) {
      yield word;
      yield* shown(one);
    }
  else if (form?.kind === 'oneOf' && form.choices.length <= MOST_WORDS)
    for (const word of form.choices) if (typeof word === 'string') yield word;
  if (form?.kind === 'optional' || form?.kind === 'nullable' || form?.kind === 'list') yield* shown(form.item);
  if (form?.kind === 'textOr') yield* shown(form.words);
}

test('every field and word of a set-up has a German name', async () => {
  const labels = (await loadGames()).flatMap(({ ruleset }) => [...shown(ruleset.readSetup.form)].map(labelOf));
  expect([...new Set(labels)].filter(label => german[label] === undefined)).toEqual([]);
  expect(new Set(labels).size).toBeGreaterThan(150);
});
