import type { Order } from './orders.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page on which the payer agrees to pay; it stands in for the approval page of the provider. */
export const approvalPage = ({ id, amount, description, status }: Order): string => `<!doctype html>
<html lang="sq">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ofruesi i pagesave (provë)</title>
<style>
  body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: #f4f4f0; color: #1c1d1a; display: grid; place-items: center; min-height: 100vh }
  main { background: #fff; border: 1px solid #d9d9d2; border-radius: 12px; padding: 28px; width: min(380px, calc(100vw - 64px)) }
  h1 { font-size: 18px; margin: 0 0 4px } p { margin: 0 0 16px; color: #50504a }
  strong { display: block; font-size: 28px; margin: 0 0 20px; font-variant-numeric: tabular-nums }
  button { font: inherit; font-weight: 600; width: 100%; height: 44px; border-radius: 6px; border: 1px solid #1d5a9e; background: #1d5a9e; color: #fff; margin-bottom: 8px }
  button:not([value=approve]) { background: #fff; color: #1c1d1a; border-color: #bdbdb5 }
</style>
</head>
<body>
<main>
  <h1>Ofruesi i pagesave (provë)</h1>
  <p>${escaped(description)}</p>
  <strong>${escaped(amount.value)} ${escaped(amount.currency_code)}</strong>
  ${
    status === 'COMPLETED' || status === 'VOIDED'
      ? '<p>Kjo pagesë është mbyllur.</p>'
      : `<form method="post" action="/checkoutnow?token=${id}">
    <button name="answer" value="approve">Paguaj</button>
    <button name="answer" value="approve-declined">Paguaj, por banka e refuzon</button>
    <button name="answer" value="approve-pending">Paguaj, por ofruesi e kontrollon një minutë</button>
    <button name="answer" value="cancel">Anulo dhe kthehu</button>
  </form>`
  }
</main>
</body>
</html>`;
