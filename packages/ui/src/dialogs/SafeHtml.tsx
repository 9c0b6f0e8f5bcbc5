import type { Config } from 'dompurify';
import { useEffect, useState } from 'react';
import classes from './SafeHtml.module.css';

const rules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'img', 'video', 'audio'],
  FORBID_ATTR: ['style', 'id', 'class', 'name'],
  RETURN_TRUSTED_TYPE: false,
} satisfies Config;

/** Removes scripts, styles, pictures and forms, but not simple markup. */
async function sanitizeHtml(html: string): Promise<string> {
  const { default: purify } = await import('dompurify');
  return purify.sanitize(html, rules);
}

/** The text without markup, which is shown until the sanitiser is loaded, or if loading fails. */
function plainTextOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

export interface SafeHtmlProps {
  html: string;
}

export function SafeHtml({ html }: SafeHtmlProps) {
  const [sanitized, setSanitized] = useState<{ from: string; html: string } | null>(null);
  useEffect(() => {
    let current = true;
    sanitizeHtml(html).then(
      (clean) => {
        if (current) {
          setSanitized({ from: html, html: clean });
        }
      },
      // If loading fails, for example offline, the plain text stays on the screen.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [html]);
  if (sanitized?.from !== html) {
    return <div className={classes['html']}>{plainTextOf(html)}</div>;
  }
  // oxlint-disable-next-line react/no-danger -- the sanitiser above has cleaned the markup.
  return <div className={classes['html']} dangerouslySetInnerHTML={{ __html: sanitized.html }} />;
}
