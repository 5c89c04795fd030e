import pc from 'picocolors';
import { speakPlainly } from '../say.ts';

/** Colours of the 256-colour palette that every terminal of this century knows. */
export interface Ink {
  readonly ground?: number;
  readonly letters?: number;
  readonly bold?: boolean;
}

/** How a drawing may look: with colours and arrows, or in plain letters that any terminal, file and reader can show. */
export interface Style {
  readonly colour: boolean;
  readonly plain: boolean;
}

/** What this terminal can do, unless the user asks for plain letters; then nothing else is said any more. */
export function styleFor(plain = false): Style {
  if (plain) speakPlainly();
  return { colour: !plain && pc.isColorSupported, plain };
}

export function ink(text: string, { ground, letters, bold }: Ink, { colour }: Style): string {
  if (!colour) return text;
  const codes = [
    ...(bold ? ['1'] : []),
    ...(letters === undefined ? [] : [`38;5;${letters}`]),
    ...(ground === undefined ? [] : [`48;5;${ground}`]),
  ];
  return codes.length > 0 ? `\u001b[${codes.join(';')}m${text}\u001b[0m` : text;
}
