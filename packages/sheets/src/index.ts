export { card } from './card/card.ts';
export { type ArcFace, type CardFace, type Family, familyOf } from './card/face.ts';
export type { Drawing, Ink, Mark } from './drawing.ts';
export { type Paper, type PerPage, paged } from './page.ts';
export { COLOUR, INK_SAVING, type Palette } from './palette.ts';
export { toPdf } from './pdf.ts';
export { SHEET_LOCATIONS, type SheetFace, type SheetLocation, type WeaponLine } from './record-sheet/face.ts';
export { recordSheet } from './record-sheet/record-sheet.ts';
export { toSvg } from './svg.ts';
