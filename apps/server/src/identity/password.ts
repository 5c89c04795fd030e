import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's defaults, which follow the OWASP recommendation: 19 MiB, two passes. */
export const hashOfPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/** Takes as long for a login that does not exist as for one that does. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashOfPassword('a password that nobody has');
  const right = await verify(stored ?? (await decoy), password);
  return right && Boolean(stored);
}
