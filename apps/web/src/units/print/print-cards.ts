import { type CardFace, COLOUR, card, INK_SAVING, type Paper, type PerPage, paged, toPdf } from '@sortie/sheets';

export interface Printing {
  readonly perPage: PerPage;
  readonly paper: Paper;
  readonly inkSaving: boolean;
}

/** Cards as a PDF for the browser to keep. */
export async function printCards(faces: readonly CardFace[], { perPage, paper, inkSaving }: Printing, name: string): Promise<void> {
  const pages = paged(faces.map(card), perPage, paper);
  const bytes = await toPdf(pages, inkSaving ? INK_SAVING : COLOUR);
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.trim().replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'cards'}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
