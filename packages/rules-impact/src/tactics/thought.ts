export interface Thought {
  readonly worth: number;
  readonly why: string;
}

export const think = (worth: number, why: string): Thought => ({ worth, why });
