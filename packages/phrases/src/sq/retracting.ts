export const retracting = {
  action: 'Hiq nga librat',
  menu: 'Hiq nga librat…',
  title: (number: string) => `Të hiqet nga librat fatura ${number}?`,
  text: 'Fatura zhbëhet me një anulim: kontabiliteti, gjendja, arka dhe totalet kthehen si të mos ishte lëshuar. Tatimeve nuk u dërgohet asgjë.',
  check: 'Kontrolloni më parë te Self-Care që fatura të mos jetë e regjistruar.',
  anew: 'Pastaj lëshoni faturën e saktë.',
  note: 'Shënim',
  done: (number: string) => `Fatura u hoq nga librat me anulimin ${number}.`,
  failed: 'Fatura nuk u hoq nga librat',
  gone: 'Tatimet nuk e morën këtë faturë. Ajo është zhbërë në libra dhe nuk dërgohet më.',
};
