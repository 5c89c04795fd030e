/** English text → the same text in another language. Gaps such as {name} stay as they are. */
export type Catalogue = Readonly<Record<string, string>>;

export type Language = 'en' | 'de';

export const LANGUAGES: readonly { readonly id: Language; readonly name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch' },
];

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some(({ id }) => id === text);

/** English is the key itself and needs no catalogue; others come in a chunk of their own. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return language === 'de' ? (await import('./german.ts')).german : {};
}
