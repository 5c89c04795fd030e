import { type Ground, paintPicture, type Token } from '@sortie/board-view';
import type { Telling } from '@sortie/kernel';
import { say, t } from '../../i18n/index.ts';
import { saveBlob } from '../save-file.ts';
import type { BattleFigures, Standing } from './figures.ts';
import { luckWords } from './headline.ts';

export interface Postcard {
  readonly headline: string;
  readonly reason: Telling;
  readonly title: string;
  readonly names: readonly string[];
  readonly figures: BattleFigures;
  readonly ground: Ground;
  readonly tokens: readonly Token[];
}

const [WIDE, HIGH, BOARD] = [1200, 630, 660];
const SIDES = ['#3f7fd6', '#e08a2e'];
const [INK, PANEL, TEXT, QUIET, BRASS] = ['#12151a', '#1b2027', '#e8ecf1', '#93a0b0', '#d6a24a'];

type Pen = CanvasRenderingContext2D;

const font = (size: number, weight = 500): string => `${weight} ${size}px "Encode Sans", system-ui, sans-serif`;

function write(pen: Pen, words: string, [x, y]: readonly [number, number], size: number, ink: string, weight = 500): void {
  pen.font = font(size, weight);
  pen.fillStyle = ink;
  pen.fillText(words, x, y, WIDE - x - 30);
}

function mark(pen: Pen, seat: number, x: number, y: number, size: number): void {
  pen.fillStyle = SIDES[seat % 2] ?? TEXT;
  pen.beginPath();
  if (seat % 2 === 0) pen.arc(x, y, size, 0, 7);
  else {
    pen.moveTo(x, y - size * 1.3);
    pen.lineTo(x + size * 1.3, y);
    pen.lineTo(x, y + size * 1.3);
    pen.lineTo(x - size * 1.3, y);
  }
  pen.fill();
}

/** Both lines of strength, with the turn that decided it. */
function curve(pen: Pen, standings: readonly Standing[], turning: number | undefined, box: DOMRect): void {
  const x = (at: number): number => box.x + (at / Math.max(1, standings.length - 1)) * box.width;
  const y = (share: number): number => box.y + (1 - share) * box.height;
  if (turning !== undefined) {
    pen.fillStyle = 'rgb(214 162 74 / .22)';
    pen.fillRect(x(turning - 1), box.y, x(turning) - x(turning - 1), box.height);
  }
  pen.strokeStyle = '#2c343f';
  pen.lineWidth = 1;
  pen.strokeRect(box.x, box.y, box.width, box.height);
  for (const seat of [0, 1]) {
    pen.strokeStyle = SIDES[seat] ?? TEXT;
    pen.lineWidth = 4;
    pen.setLineDash(seat === 0 ? [] : [12, 6]);
    pen.beginPath();
    standings.forEach(({ strength }, i) => {
      pen.lineTo(x(i), y(strength[seat] ?? 0));
    });
    pen.stroke();
    pen.setLineDash([]);
    mark(pen, seat, x(standings.length - 1), y(standings.at(-1)?.strength[seat] ?? 0), 7);
  }
}

/** The battle on one card: the table as it was left, and what it came to. */
export function drawPostcard({ headline, reason, title, names, figures, ground, tokens }: Postcard): HTMLCanvasElement {
  const card = document.createElement('canvas');
  [card.width, card.height] = [WIDE, HIGH];
  const pen = card.getContext('2d');
  if (!pen) return card;
  const board = document.createElement('canvas');
  [board.width, board.height] = [BOARD, HIGH];
  paintPicture(board, { ground, tokens }, 'cover');
  pen.fillStyle = INK;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.drawImage(board, 0, 0);
  pen.fillStyle = PANEL;
  pen.fillRect(BOARD, 0, WIDE - BOARD, HIGH);
  const left = BOARD + 30;
  pen.textBaseline = 'alphabetic';
  write(pen, title, [left, 52], 20, BRASS, 600);
  write(pen, headline, [left, 98], 38, TEXT, 700);
  write(pen, say(reason), [left, 130], 18, QUIET);
  figures.sides.forEach((side, i) => {
    const top = 186 + i * 100;
    mark(pen, side.seat, left + 8, top - 7, 8);
    write(pen, names[side.seat] ?? '', [left + 28, top], 24, TEXT, 650);
    const standing = t('{left} of {all} units left · {points} damage done', { left: side.left, all: side.units, points: side.points });
    write(pen, standing, [left + 28, top + 28], 17, TEXT);
    if (side.shots > 0) write(pen, luckWords(side), [left + 28, top + 52], 15, QUIET);
  });
  write(pen, t('Armor and structure left'), [left, 412], 15, QUIET);
  if (figures.standings.length > 1) curve(pen, figures.standings, figures.turning, new DOMRect(left, 426, WIDE - left - 40, 140));
  write(pen, 'Sortie', [left, HIGH - 24], 18, BRASS, 700);
  return card;
}

/** Saves the card as a picture. */
export async function savePostcard(postcard: Postcard): Promise<void> {
  const card = drawPostcard(postcard);
  const blob = await new Promise<Blob | null>(done => card.toBlob(done, 'image/png'));
  if (blob) saveBlob('sortie-battle.png', blob);
}
