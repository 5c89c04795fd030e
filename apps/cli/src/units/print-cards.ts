import { writeFileSync } from 'node:fs';
import { nth } from '@sortie/kernel';
import {
  type CardFace,
  COLOUR,
  card,
  type Drawing,
  INK_SAVING,
  type Palette,
  type Paper,
  type PerPage,
  paged,
  toPdf,
  toSvg,
} from '@sortie/sheets';
import { reasonOf } from '../say.ts';

interface Look {
  /** A card a page of its own size if not given. */
  readonly perPage?: PerPage;
  readonly paper: Paper;
  readonly inkSaving: boolean;
}

export interface Printing extends Look {
  readonly out: string;
}

export type Printed = { readonly files: readonly string[] } | { readonly wrong: string };

const pagesOf = (faces: readonly CardFace[], { perPage, paper }: Look): readonly Drawing[] =>
  perPage === undefined ? faces.map(card) : paged(faces.map(card), perPage, paper);

const paletteOf = ({ inkSaving }: Look): Palette => (inkSaving ? INK_SAVING : COLOUR);

/** Cards as one PDF, or as an SVG for each page. */
export async function printCards(faces: readonly CardFace[], printing: Printing): Promise<Printed> {
  const { out } = printing;
  const palette = paletteOf(printing);
  const pages = pagesOf(faces, printing);
  const files: string[] = [];
  const write = (file: string, content: string | Uint8Array): void => {
    writeFileSync(file, content);
    files.push(file);
  };
  try {
    if (/\.pdf$/i.test(out)) write(out, await toPdf(pages, palette));
    else for (const [at, page] of pages.entries()) write(pages.length === 1 ? out : numbered(out, at + 1), toSvg(page, palette));
  } catch (error) {
    return { wrong: `cannot write ${out}: ${reasonOf(error)}` };
  }
  return { files };
}

/** One card, for a pipe. */
export async function cardBytes(face: CardFace, look: Look & { readonly pdf: boolean }): Promise<string | Uint8Array> {
  const pages = pagesOf([face], look);
  return look.pdf ? toPdf(pages, paletteOf(look)) : `${toSvg(nth(pages, 0), paletteOf(look))}\n`;
}

const numbered = (file: string, number: number): string => file.replace(/(\.[^.]*)$/, `-${number}$1`);
