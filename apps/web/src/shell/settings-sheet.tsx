import { LANGUAGES, setLanguage, useLanguage, useT } from '../i18n/index.ts';
import { change, type Motion, SCALES, type Theme, useSettings } from '../theme/settings.ts';
import { Choices } from '../ui/choices.tsx';
import { Sheet } from '../ui/sheet.tsx';

export function SettingsSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const { theme, motion, scale } = useSettings();
  return (
    <Sheet title={t('Settings')} open={open} onClose={onClose}>
      <Choices<Theme>
        label={t('Colours')}
        value={theme}
        onChange={theme => change({ theme })}
        choices={[
          { value: 'system', label: t('Match the device') },
          { value: 'dark', label: t('Dark') },
          { value: 'light', label: t('Warm paper') },
        ]}
      />
      <Choices
        label={t('Text size')}
        value={String(scale)}
        onChange={value => change({ scale: Number(value) })}
        choices={SCALES.map(value => ({ value: String(value), label: `${Math.round(value * 100)} %` }))}
      />
      <Choices<Motion>
        label={t('Motion')}
        value={motion}
        onChange={motion => change({ motion })}
        choices={[
          { value: 'system', label: t('Match the device') },
          { value: 'none', label: t('None') },
        ]}
      />
      <Choices
        label={t('Language')}
        value={language}
        onChange={value => void setLanguage(value)}
        choices={LANGUAGES.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <p className="quiet small">{t('Settings stay on this device.')}</p>
    </Sheet>
  );
}
