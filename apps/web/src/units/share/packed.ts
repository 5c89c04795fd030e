/** No force and no unit is larger when it is unpacked. */
const LARGEST = 4_000_000;

/** A JSON value as a short text for the fragment of a link: deflated, in base64url. */
export async function pack(value: unknown): Promise<string> {
  const bytes = await read(new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What was packed, or nothing if the text is damaged. */
export async function unpack(text: string): Promise<unknown> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, letter => letter.charCodeAt(0));
    const plain = await read(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return undefined;
  }
}

async function read(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LARGEST) throw new Error('it is too large');
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The packed text behind `#name=` in an address. */
export const fragmentOf = (hash: string, name: string): string | undefined => new RegExp(`^#?${name}=([\\w-]+)$`).exec(hash)?.[1];
