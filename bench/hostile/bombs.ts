import { contentsOf, Piled, unpacked } from '@sortie/convert';
import { keyOf, SeededDice, seedFrom } from '@sortie/kernel';
import { Inflate, zipSync } from 'fflate';

export interface Bombed {
  readonly bombs: number;
  /** Bombs that went off: more was unpacked than may be. */
  readonly opened: number;
  /** The most that the reader held at once, in megabytes, beside the bomb itself. */
  readonly megabytes: number;
}

const MOST = 4_000_000;
const PIECE = 16 * 1024;

function inflate(packed: Uint8Array, most: number): Uint8Array {
  const pile = new Piled(most);
  const stream = new Inflate(piece => pile.add(piece));
  for (let at = 0; at < packed.length; at += PIECE) stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  return pile.whole();
}

/** An archive that unpacks to very much more than it weighs: in one piece, in many, or with sizes that are lies. */
function bomb(luck: SeededDice): Uint8Array {
  const files = 1 + luck.below(8);
  const nothing = new Uint8Array(1_000_000 + luck.below(20_000_000));
  const bytes = zipSync(Object.fromEntries(Array.from({ length: files }, (_, n) => [`${n}.mtf`, nothing])), { level: 9 });
  if (luck.below(2) === 0) return bytes;
  // Every size in the list of contents says what an honest file might.
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 46 < bytes.length; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000 + luck.below(3000), true);
  return bytes;
}

/** Opens archives that are bombs, as an import does, and looks how much it gets. */
export function openBombs(count: number): Bombed {
  const luck = new SeededDice(keyOf(seedFrom('bombs')), 0);
  let [opened, megabytes] = [0, 0];
  for (let n = 0; n < count; n++) {
    const bytes = bomb(luck);
    const before = process.memoryUsage().arrayBuffers;
    let got = 0;
    try {
      for (const entry of contentsOf(bytes)) {
        if (entry.size > MOST) continue;
        got += unpacked(bytes, entry, inflate).length;
      }
    } catch {
      // That is how they should end.
    }
    megabytes = Math.max(megabytes, (process.memoryUsage().arrayBuffers - before) / 1e6);
    if (got > 100 * bytes.length + 1_000_000) opened++;
  }
  return { bombs: count, opened, megabytes: Math.round(megabytes) };
}
