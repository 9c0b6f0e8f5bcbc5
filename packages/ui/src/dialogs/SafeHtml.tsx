import { useEffect, useState } from 'react';
import { plainTextOf, sanitizeHtml } from './sanitize-html.ts';
import classes from './SafeHtml.module.css';

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
