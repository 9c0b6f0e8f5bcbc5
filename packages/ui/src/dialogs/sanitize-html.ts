import type { Config } from 'dompurify';

const rules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'img', 'video', 'audio'],
  FORBID_ATTR: ['style', 'id', 'class', 'name'],
  RETURN_TRUSTED_TYPE: false,
} satisfies Config;

/** Server texts may hold simple markup; scripts, styles, pictures and forms never get through. */
export async function sanitizeHtml(html: string): Promise<string> {
  const { default: purify } = await import('dompurify');
  return purify.sanitize(html, rules);
}

/** The words without any markup: what is shown until, and if ever, the sanitiser is there. */
export function plainTextOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
