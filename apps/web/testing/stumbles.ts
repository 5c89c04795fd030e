/** What is wrong with a sentence as it stands on a screen. */
export interface Stumble {
  readonly law: string;
  readonly text: string;
}

interface Law {
  readonly law: string;
  readonly breaks: RegExp;
}

/** What games count, one and many. */
const COUNTED: { readonly [language in 'en' | 'de']: readonly (readonly [string, string])[] } = {
  en: [
    ...[
      'point',
      'turn',
      'unit',
      'weapon',
      'shot',
      'missile',
      'hit',
      'level',
      'soldier',
      'zone',
      'round',
      'ton',
      'step',
      'squad',
      'trooper',
    ],
    ...['bomb', 'mine', 'game', 'critical', 'bubble', 'kill', 'heat sink', 'die roll', 'sector', 'suit', 'marine', 'phase', 'pod', 'wound'],
  ]
    .map((one): readonly [string, string] => [one, `${one}s`])
    .concat([
      ['hex', 'hexes'],
      ['inch', 'inches'],
      ['box', 'boxes'],
      ['die', 'dice'],
      ['battery', 'batteries'],
    ]),
  de: [
    ['Punkt', 'Punkte'],
    ['Feld', 'Felder'],
    ['Hexfeld', 'Hexfelder'],
    ['Runde', 'Runden'],
    ['Einheit', 'Einheiten'],
    ['Waffe', 'Waffen'],
    ['Schuss', 'Schüsse'],
    ['Rakete', 'Raketen'],
    ['Stufe', 'Stufen'],
    ['Zone', 'Zonen'],
    ['Soldat', 'Soldaten'],
    ['Partie', 'Partien'],
    ['Tonne', 'Tonnen'],
    ['Schritt', 'Schritte'],
    ['Bombe', 'Bomben'],
    ['Mine', 'Minen'],
  ],
};

/** A number that stands alone: no part of a name, a range, a sum or a place. */
const ALONE = '(?<![\\w#.,/:+−-])';
const one = (language: 'en' | 'de'): RegExp => new RegExp(`${ALONE}1 (${COUNTED[language].map(([, many]) => many).join('|')})\\b`);
const many = (language: 'en' | 'de'): RegExp =>
  new RegExp(`${ALONE}(0|[2-9]|\\d\\d+) (${COUNTED[language].map(([single]) => single).join('|')})\\b(?!-)`);

const EVERYWHERE: readonly Law[] = [
  { law: 'a value that is not there', breaks: /\b(undefined|null|NaN|Infinity)\b|\[object/ },
  { law: 'a gap that was not filled', breaks: /\{\w+\}/ },
  { law: 'a number of somebody who needs none', breaks: /#0\b/ },
  { law: 'a note of a file', breaks: /\[(Full|Half|Shots?:[^\]]*)\]/i },
  { law: 'an id of a rule', breaks: /\b(QS|AS|ASC|TW|TO|CO|MI|IMP|SPC|HOUSE|AE|ATW|TOAR|AEG|BT)-[a-z]+-[a-z]/ },
  { law: 'a name out of the program', breaks: /\b[a-z]+(?:[A-Z][a-z]+)+\b|\b[a-z]+_[a-z]+\b/ },
  { law: 'two spaces', breaks: /\S {2,}\S/ },
  { law: 'a space before a comma or a full stop', breaks: / [,.;](?=\s|$)/ },
  { law: 'a percentage without its space', breaks: /\d%/ },
  { law: 'inches in typewriter marks', breaks: /\d"/ },
  { law: 'a figure with too many places', breaks: /\d[.,]\d{3,}/ },
];

const LAWS: { readonly [language in 'en' | 'de']: readonly Law[] } = {
  en: [
    ...EVERYWHERE,
    { law: 'one of many', breaks: one('en') },
    { law: 'many of one', breaks: many('en') },
    { law: 'a decimal comma', breaks: /\d,\d(?!\d\d)/ },
  ],
  de: [
    ...EVERYWHERE,
    { law: 'one of many', breaks: one('de') },
    { law: 'many of one', breaks: many('de') },
    { law: 'a decimal point', breaks: /\d\.\d(?!\d\d)/ },
  ],
};

/** Every law of words that a finished sentence breaks. */
export const stumblesIn = (text: string, language: 'en' | 'de'): readonly Stumble[] =>
  LAWS[language].flatMap(({ law, breaks }) => (breaks.test(text) ? [{ law, text }] : []));
