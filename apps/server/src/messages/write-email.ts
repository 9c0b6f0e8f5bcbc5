import type { Phrases } from '@tezga/phrases';

export interface EmailContent {
  readonly userName: string;
  /** An empty line separates paragraphs. */
  readonly before: string;
  readonly link: { readonly label: string; readonly address: string } | null;
  readonly after: string;
  /** The name of the sender, if it is not the platform. */
  readonly signature?: string;
}

/** Builds an e-mail in both forms: plain text, and HTML with the link as a button. */
export function writeEmail(content: EmailContent, { messages }: Phrases): { body: string; html: string } {
  const { before, link, after, signature = messages.signature } = content;
  const greeting = messages.greeting(content.userName);
  const body = [greeting, before, ...(link === null ? [] : [`${link.label}:\n${link.address}`]), after];
  const html = [
    paragraphs(greeting),
    paragraphs(before),
    ...(link === null ? [] : [button(link.label, link.address), copyable(messages.copyLink, link.address)]),
    paragraphs(after),
    paragraphs(signature),
  ];
  return { body: [...body, signature].join('\n\n'), html: page(html.join('\n')) };
}

function page(content: string): string {
  return `<!doctype html>
<html><body style="margin:0;padding:24px;background:#fafaf7;font:15px/22px Inter,Arial,sans-serif;color:#1c1d1a">
<div style="max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e8e8e3;border-radius:8px">
${content}
</div></body></html>`;
}

function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

function button(label: string, address: string): string {
  const style =
    'display:inline-block;padding:10px 18px;border-radius:5px;background:#0d6645;color:#ffffff;text-decoration:none';
  return `<p><a href="${escaped(address)}" style="${style}">${escaped(label)}</a></p>`;
}

/** The link as text, because some mail programs show no buttons. */
function copyable(hint: string, address: string): string {
  return `<p style="font-size:13px;color:#6a6a62">${escaped(hint)}<br>${escaped(address)}</p>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes HTML, because the text contains names that users typed. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
