/** The seed of a game on this device is sixteen bytes by chance; here they are always the same. Runs in the page. */
export function sameDice(seed: number): void {
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array instanceof Uint8Array && array.length === 16) return array.fill(seed) as unknown as T;
    return random(array as unknown as Uint8Array<ArrayBuffer>) as unknown as T;
  };
}

/** Opponents on this device think the same in every run, however busy the machine is. Runs in the page. */
export function sameThoughts(seed: number): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('sortie.steady-opponents', String(seed));
}

/** Dice take a minute to fall, as long as nobody skips them: no machine is too slow to look. Runs in the page. */
export function slowDice(): void {
  const set = window.setTimeout.bind(window);
  const slow = (then: () => void, milliseconds = 0): number => set(then, milliseconds < 600 ? milliseconds : milliseconds * 100);
  Object.assign(window, { setTimeout: slow });
}
