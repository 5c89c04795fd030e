import { useLanguage } from '../i18n/index.ts';

export interface Figures {
  /** A share, such as 57 %. */
  readonly percent: (share: number) => string;
  readonly tenths: (value: number) => string;
  /** With its sign. */
  readonly signed: (value: number) => string;
}

/** Numbers as the language writes them. */
export function useFigures(): Figures {
  const language = useLanguage();
  const written = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
    const format = new Intl.NumberFormat(language, options);
    return value => format.format(value);
  };
  return {
    percent: written({ style: 'percent', maximumFractionDigits: 0 }),
    tenths: written({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    signed: written({ signDisplay: 'exceptZero', maximumFractionDigits: 1 }),
  };
}
