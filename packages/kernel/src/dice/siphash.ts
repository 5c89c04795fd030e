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

/** The length of the message, 8 bytes, in the top byte of the last block. */
const LENGTH = 8 << 24;

/**
 * The 64-bit result as two words, written into `out` to keep the playouts free of garbage. Four 64-bit lanes, each held as a low and a high word,
 * go through two rounds for each of the two blocks and four at the end: in one loop over plain numbers, because nothing is rolled without this.
 */
export function sipHash({ k0l, k0h, k1l, k1h }: SipKey, low: number, high: number, out: Uint32Array): void {
  let al = k0l ^ 0x70736575;
  let ah = k0h ^ 0x736f6d65;
  let bl = k1l ^ 0x6e646f6d;
  let bh = k1h ^ 0x646f7261;
  let cl = k0l ^ 0x6e657261;
  let ch = k0h ^ 0x6c796765;
  let dl = k1l ^ 0x79746573 ^ low;
  let dh = k1h ^ 0x74656462 ^ high;
  for (let i = 0; i < 8; i++) {
    if (i === 2) {
      al ^= low;
      ah ^= high;
      dh ^= LENGTH;
    } else if (i === 4) {
      ah ^= LENGTH;
      cl ^= 0xff;
    }
    let sum = (al >>> 0) + (bl >>> 0);
    ah = (ah + bh + (sum > 0xffffffff ? 1 : 0)) | 0;
    al = sum | 0;
    let t = (bl << 13) | (bh >>> 19);
    bh = ((bh << 13) | (bl >>> 19)) ^ ah;
    bl = t ^ al;
    t = al;
    al = ah;
    ah = t;

    sum = (cl >>> 0) + (dl >>> 0);
    ch = (ch + dh + (sum > 0xffffffff ? 1 : 0)) | 0;
    cl = sum | 0;
    t = (dl << 16) | (dh >>> 16);
    dh = ((dh << 16) | (dl >>> 16)) ^ ch;
    dl = t ^ cl;

    sum = (al >>> 0) + (dl >>> 0);
    ah = (ah + dh + (sum > 0xffffffff ? 1 : 0)) | 0;
    al = sum | 0;
    t = (dl << 21) | (dh >>> 11);
    dh = ((dh << 21) | (dl >>> 11)) ^ ah;
    dl = t ^ al;

    sum = (cl >>> 0) + (bl >>> 0);
    ch = (ch + bh + (sum > 0xffffffff ? 1 : 0)) | 0;
    cl = sum | 0;
    t = (bl << 17) | (bh >>> 15);
    bh = ((bh << 17) | (bl >>> 15)) ^ ch;
    bl = t ^ cl;
    t = cl;
    cl = ch;
    ch = t;
  }
  out[0] = al ^ bl ^ cl ^ dl;
  out[1] = ah ^ bh ^ ch ^ dh;
}
