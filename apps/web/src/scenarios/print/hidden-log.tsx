import { useT } from '../../i18n/index.ts';

const LINES = Array.from({ length: 20 }, (_, i) => String.fromCharCode(65 + i));

/** Where hidden soldiers were set up: panel, row and column of each (14.10). */
export function HiddenLog() {
  const t = useT();
  return (
    <table className="print-log">
      <caption>{t('Hidden unit log')}</caption>
      <thead>
        <tr>
          {[t('Letter'), t('Panel'), t('Row'), t('Column'), t('Level'), t('Found on turn')].map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LINES.map(letter => (
          <tr key={letter}>
            <th scope="row">{letter}</th>
            {['panel', 'row', 'column', 'level', 'turn'].map(cell => (
              <td key={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
