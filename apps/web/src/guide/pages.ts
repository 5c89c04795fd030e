/// <reference types="vite/client" />
import type { Language } from '../i18n/index.ts';

/** The guide lies in `docs/guide`; every page is fetched when somebody opens it. */
const files = import.meta.glob<string>(['../../../../docs/guide/*.md', '../../../../docs/guide/de/*.md'], {
  query: '?raw',
  import: 'default',
});

const ROOT = '../../../../docs/guide/';

/** The list of all pages. */
export const CONTENTS = 'README';

/** A page in a language; in English where it is not there. */
export async function guidePage(name: string, language: Language): Promise<string | undefined> {
  const open = files[`${ROOT}${language === 'de' ? 'de/' : ''}${name}.md`] ?? files[`${ROOT}${name}.md`];
  return open?.();
}
