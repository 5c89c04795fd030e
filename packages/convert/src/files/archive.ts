/** One file in a zip archive, as its list of contents tells of it. */
export interface Packed {
  readonly name: string;
  /** What it says it unpacks to, in bytes. */
  readonly size: number;
  readonly packed: number;
  readonly crc: number;
  readonly method: number;
  /** Where its head begins. */
  readonly at: number;
}

export interface ArchiveLimits {
  readonly entries: number;
  /** Bytes of all that is unpacked. */
  readonly sum: number;
  /** Bytes unpacked for each byte packed, over the whole archive. */
  readonly ratio: number;
}

/** Texts shrink to a tenth or so; a hundredth is no text. */
export const ARCHIVE_LIMITS: ArchiveLimits = { entries: 50_000, sum: 512 * 1024 * 1024, ratio: 100 };

/** Unpacks what was deflated; must throw rather than give more than `most` bytes. */
export type Inflate = (packed: Uint8Array, most: number) => Uint8Array;

const [HEAD, CONTENTS, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [STORED, DEFLATED] = [0, 8];
const LONGEST_REMARK = 0xffff;

/** The contents of a zip archive; throws a sentence if it is none, is damaged, or would unpack to more than it may. */
export function contentsOf(bytes: Uint8Array, limits: ArchiveLimits = ARCHIVE_LIMITS): readonly Packed[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0xffff || at === 0xffffffff) throw new Error('it is larger than an archive may be');
  if (count > limits.entries) throw new Error(`with ${count} files it holds too many`);
  const entries: Packed[] = [];
  let sum = 0;
  for (let n = 0; n < count; n++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CONTENTS) throw new Error('its list of contents is damaged');
    const [name, extra, remark] = [28, 30, 32].map(field => view.getUint16(at + field, true)) as [number, number, number];
    const size = view.getUint32(at + 24, true);
    sum += size;
    entries.push({
      name: textOf(bytes.subarray(at + 46, at + 46 + name)),
      size,
      packed: view.getUint32(at + 20, true),
      crc: view.getUint32(at + 16, true),
      method: view.getUint16(at + 10, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + name + extra + remark;
  }
  if (sum > limits.sum) throw new Error(`it would unpack to ${sum} bytes, which is too much`);
  if (sum > limits.ratio * bytes.length + 1_000_000) throw new Error('it would unpack to far more than it could honestly hold');
  return entries;
}

/** Names are written in UTF-8; what is none becomes a question mark, and a name like any other. */
function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0;
    const length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 0;
    let code = length === 1 ? first : first & (0x7f >> length);
    for (let more = 1; more < length; more++) code = (code << 6) | ((bytes[at + more] ?? 0) & 0x3f);
    text += length === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? '?' : String.fromCodePoint(code);
    at += Math.max(1, length);
  }
  return text;
}

/** The record at the end, behind which there may be a remark. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - LONGEST_REMARK); at--)
    if (view.getUint32(at, true) === END) return at;
  throw new Error('it is no zip archive');
}

/** One file of it; throws a sentence if it is not what the list of contents says of it. */
export function unpacked(bytes: Uint8Array, { at, packed, size, crc, method }: Packed, inflate: Inflate): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > bytes.length || view.getUint32(at, true) !== HEAD) throw new Error('its head is damaged');
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const data = bytes.subarray(from, from + packed);
  if (data.length !== packed) throw new Error('it is cut off');
  if (method !== STORED && method !== DEFLATED) throw new Error('it is packed in a way that is not read here');
  const content = method === STORED ? data : inflate(data, size);
  if (content.length !== size) throw new Error(`it says it has ${size} bytes and has ${content.length}`);
  if (crcOf(content) !== crc) throw new Error('its sum does not fit');
  return content;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Joins pieces as they are unpacked, and stops as soon as there are more bytes than there may be. */
export class Piled {
  private readonly pieces: Uint8Array[] = [];
  private readonly most: number;
  private size = 0;

  constructor(most: number) {
    this.most = most;
  }

  add(piece: Uint8Array): void {
    this.size += piece.length;
    if (this.size > this.most) throw new Error(`it says it has ${this.most} bytes and has more`);
    this.pieces.push(piece);
  }

  whole(): Uint8Array {
    const all = new Uint8Array(this.size);
    let at = 0;
    for (const piece of this.pieces) {
      all.set(piece, at);
      at += piece.length;
    }
    return all;
  }
}
