import type { Config } from 'dompurify';
import { useEffect, useState } from 'react';
import classes from './SafeHtml.module.css';

const rules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'img', 'video', 'audio'],
  FORBID_ATTR: ['style', 'id', 'class', 'name'],
  RETURN_TRUSTED_TYPE: false,
} satisfies Config;

/** Server texts may hold simple markup; scripts, styles, pictures and forms never get through. */
async function sanitizeHtml(html: string): Promise<string> {
  const { default: purify } = await import('dompurify');
  return purify.sanitize(html, rules);
}

/** The words without any markup: what is shown until, and if ever, the sanitiser is there. */
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
      // Offline the sanitiser may be out of reach; the plain words stay.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [html]);
  if (sanitized?.from !== html) {
    return <div className={classes['html']}>{plainTextOf(html)}</div>;
  }
  // oxlint-disable-next-line react/no-danger -- the markup went through the sanitiser just above.
  return <div className={classes['html']} dangerouslySetInnerHTML={{ __html: sanitized.html }} />;
}
