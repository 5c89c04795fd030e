import { type Telling, tell } from '@sortie/kernel';

/** A figure or a name as it stands: there is nothing to translate but the words in it. */
export const plain = (value: string | number): Telling => tell('{value}', { value });
