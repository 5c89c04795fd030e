/** Let a command's answer become the exit code of the program. */
export const exitWith =
  <A extends readonly unknown[]>(run: (...args: A) => number | Promise<number>) =>
  async (...args: A): Promise<void> => {
    process.exitCode = await run(...args);
  };
