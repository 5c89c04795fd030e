import { numberAt } from '../sure.ts';
/**
 * SipHash-2-4 (Aumasson and Bernstein, 2012): a reviewed keyed hash, here for messages of two 32-bit words. Without the
 * 128-bit key nobody can tell its results from chance, so players who watch every die learn nothing about the next.
 */
export interface SipKey {
  readonly k0l: number;
  readonly k0h: number;
  readonly k1l: number;
  readonly k1h: number;
}

/** The 64-bit result as two words, written into `out` to keep the playouts free of garbage. */
export function sipHash(key: SipKey, low: number, high: number, out: Uint32Array): void {
  start(key);
  compress(low, high);
  // The last block holds the length of the message, 8 bytes, in its top byte.
  compress(0, 8 << 24);
  finish(out);
}

const v = new Int32Array(8);

function start({ k0l, k0h, k1l, k1h }: SipKey): void {
  v[0] = k0l ^ 0x70736575;
  v[1] = k0h ^ 0x736f6d65;
  v[2] = k1l ^ 0x6e646f6d;
  v[3] = k1h ^ 0x646f7261;
  v[4] = k0l ^ 0x6e657261;
  v[5] = k0h ^ 0x6c796765;
  v[6] = k1l ^ 0x79746573;
  v[7] = k1h ^ 0x74656462;
}

function compress(low: number, high: number): void {
  v[6] = numberAt(v, 6) ^ low;
  v[7] = numberAt(v, 7) ^ high;
  rounds(2);
  v[0] = numberAt(v, 0) ^ low;
  v[1] = numberAt(v, 1) ^ high;
}

function finish(out: Uint32Array): void {
  v[4] = numberAt(v, 4) ^ 0xff;
  rounds(4);
  out[0] = numberAt(v, 0) ^ numberAt(v, 2) ^ numberAt(v, 4) ^ numberAt(v, 6);
  out[1] = numberAt(v, 1) ^ numberAt(v, 3) ^ numberAt(v, 5) ^ numberAt(v, 7);
}

/** The SipRound on four 64-bit lanes, each held as a low and a high word. */
function rounds(count: number): void {
  let [al, ah, bl, bh, cl, ch, dl, dh] = v as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < count; i++) {
    let low = (al >>> 0) + (bl >>> 0);
    ah = (ah + bh + (low > 0xffffffff ? 1 : 0)) | 0;
    al = low | 0;
    let t = (bl << 13) | (bh >>> 19);
    bh = ((bh << 13) | (bl >>> 19)) ^ ah;
    bl = t ^ al;
    t = al;
    al = ah;
    ah = t;

    low = (cl >>> 0) + (dl >>> 0);
    ch = (ch + dh + (low > 0xffffffff ? 1 : 0)) | 0;
    cl = low | 0;
    t = (dl << 16) | (dh >>> 16);
    dh = ((dh << 16) | (dl >>> 16)) ^ ch;
    dl = t ^ cl;

    low = (al >>> 0) + (dl >>> 0);
    ah = (ah + dh + (low > 0xffffffff ? 1 : 0)) | 0;
    al = low | 0;
    t = (dl << 21) | (dh >>> 11);
    dh = ((dh << 21) | (dl >>> 11)) ^ ah;
    dl = t ^ al;

    low = (cl >>> 0) + (bl >>> 0);
    ch = (ch + bh + (low > 0xffffffff ? 1 : 0)) | 0;
    cl = low | 0;
    t = (bl << 17) | (bh >>> 15);
    bh = ((bh << 17) | (bl >>> 15)) ^ ch;
    bl = t ^ cl;
    t = cl;
    cl = ch;
    ch = t;
  }
  v[0] = al;
  v[1] = ah;
  v[2] = bl;
  v[3] = bh;
  v[4] = cl;
  v[5] = ch;
  v[6] = dl;
  v[7] = dh;
}
