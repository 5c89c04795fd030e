const TOKEN = /^[\w-]{8,}$/;
const PATHS = /^\/(join|watch|replay|play)\/[\w.-]+$/;

/** The address inside the app that a pasted link leads to: a whole link, its path, or only the token of an invitation. */
export function readLink(text: string): string | undefined {
  const pasted = text.trim();
  if (TOKEN.test(pasted)) return `/join/${pasted}`;
  try {
    const { pathname } = new URL(pasted, 'https://sortie.invalid');
    return PATHS.test(pathname) ? pathname : undefined;
  } catch {
    return undefined;
  }
}
