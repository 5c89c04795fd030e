import { useT } from '../i18n/index.ts';
import { Page } from '../ui/page.tsx';

export function AboutPage() {
  const t = useT();
  return (
    <Page title={t('About Sortie')} narrow>
      <div className="stack">
        <p>
          {t(
            'Sortie lets people play armored-combat tabletop games in a browser. It enforces every rule it plays, and every number it shows is a sum that you can open down to the rule and the page of the book.',
          )}
        </p>
        <h2>{t('Fair dice')}</h2>
        <p>
          {t(
            'Every roll follows from a secret seed. Its fingerprint is shown before the first roll and the seed itself after the last, so anybody can play the whole game again and check each die.',
          )}
        </p>
        <h2>{t('Your data')}</h2>
        <p>
          {t(
            'Games against the opponent and at one screen, maps and settings stay on this device. Online games are kept by the server you play on. There are no trackers and no advertisements, and nothing is sent anywhere else.',
          )}
        </p>
        <h2>{t('Legal')}</h2>
        <p>
          {t(
            'Sortie is an unofficial program made by players. The rules are summarised in our own words and the drawings are our own; you will still want the books, and you should own them.',
          )}
        </p>
        <p>
          {t(
            'BattleTech, ’Mech, BattleMech and MechWarrior are trademarks of The Topps Company, Inc. M.A.A.S. Impact belongs to its publisher. The names are used only to say which games this program plays; nobody named here has approved or supports it.',
          )}
        </p>
        <p>
          {t('The program is free software under the Apache License 2.0. The typeface is Encode Sans under the SIL Open Font License.')}
        </p>
      </div>
    </Page>
  );
}
