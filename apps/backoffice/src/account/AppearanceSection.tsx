import { languages } from '@tezga/phrases';
import { Panel, SegmentedControl, useLanguage, useMantineColorScheme, usePhrases } from '@tezga/ui';
import classes from './AccountForms.module.css';

const themes = ['light', 'dark', 'auto'] as const;
type Theme = (typeof themes)[number];

/** Language and colours of this browser; both change without a reload. */
export function AppearanceSection() {
  const { people, shell } = usePhrases();
  const { language, setLanguage } = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const words = people.appearance;
  const themeNames: Record<Theme, string> = {
    light: words.light,
    dark: words.dark,
    auto: words.asDevice,
  };
  return (
    <Panel>
      <div className={classes['choices']}>
        <div className={classes['choice']}>
          <span className={classes['label']}>{words.language}</span>
          <SegmentedControl
            aria-label={words.language}
            value={language}
            onChange={setLanguage}
            data={languages.map((each) => ({ value: each, label: shell.languageNames[each] }))}
          />
        </div>
        <div className={classes['choice']}>
          <span className={classes['label']}>{words.theme}</span>
          <SegmentedControl
            aria-label={words.theme}
            value={colorScheme}
            onChange={setColorScheme}
            data={themes.map((each) => ({ value: each, label: themeNames[each] }))}
          />
        </div>
      </div>
    </Panel>
  );
}
