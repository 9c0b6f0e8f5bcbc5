import { languages, type Language } from '@tezga/phrases';
import { useLanguage, useFirstPhrases } from '@tezga/ui';
import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import classes from './LanguageChoice.module.css';

/** A native select, because it adds no code to the login page and works well on every phone. */
export function LanguageChoice({ short = false }: { readonly short?: boolean }) {
  const { shell } = useFirstPhrases();
  const { language, setLanguage } = useLanguage();
  return (
    <label className={classes['choice']}>
      <IconWorld size={16} stroke={1.7} aria-hidden />
      <span aria-hidden>{short ? language.toUpperCase() : shell.languageNames[language]}</span>
      {short ? null : <IconChevronDown size={14} stroke={1.8} aria-hidden />}
      <select
        aria-label={shell.language}
        value={language}
        onChange={(event) => setLanguage(event.currentTarget.value as Language)}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {shell.languageNames[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
