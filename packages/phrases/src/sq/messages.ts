/**
 * E-mails and SMS. SMS are written without ë and ç: these letters are not in the alphabet of SMS, and one of
 * them more than halves the number of characters that fit into a message.
 */
export const messages = {
  greeting: (name: string) => `Përshëndetje ${name},`,
  copyLink: 'Nëse butoni nuk hapet, kopjojeni këtë adresë në shfletues:',
  signature: 'Ekipi i Tezgës',
  notYou:
    'Nëse nuk e bëtë ju, vendosni menjëherë një fjalëkalim të ri me «Keni harruar fjalëkalimin?» te faqja e hyrjes dhe njoftoni kë kujdeset për biznesin tuaj.',
  welcome: {
    subject: 'Llogaria juaj në Tezga është gati',
    before: (businessName: string | null) =>
      businessName === null
        ? 'Mirë se erdhët! Për ju u hap një llogari në Tezga.'
        : `Mirë se erdhët! Për ju u hap një llogari në Tezga për biznesin ${businessName}.`,
    credentials: (username: string, password: string) => `Përdoruesi: ${username}\nFjalëkalimi: ${password}`,
    button: 'Hyni në Tezga',
    after:
      'Në hyrjen e parë do t’ju kërkohet të zgjidhni një fjalëkalim tuajin. Mos ia tregoni askujt, as neve.',
    sms: (username: string, password: string, link: string) =>
      `Tezga: llogaria juaj u hap. Perdoruesi: ${username} Fjalekalimi: ${password} Hyni: ${link}`,
  },
  verification: {
    subject: 'Verifikoni emailin tuaj në Tezga',
    before: 'Ky email u dha për llogarinë tuaj në Tezga. Për të treguar se është i juaji, hapni lidhjen.',
    button: 'Verifikoni emailin',
    after: 'Lidhja vlen 24 orë dhe vetëm një herë. Nëse nuk e prisnit këtë mesazh, mos bëni asgjë.',
    sms: (code: string, link: string) =>
      `Tezga: kodi i verifikimit ${code} (vlen 24 ore). Shkruajeni ose hapni: ${link}`,
  },
  reset: {
    subject: 'Fjalëkalim i ri për Tezgën',
    before: 'U kërkua një fjalëkalim i ri për llogarinë tuaj në Tezga. Hapni lidhjen për ta zgjedhur.',
    button: 'Zgjidhni fjalëkalimin e ri',
    after:
      'Lidhja vlen 30 minuta dhe vetëm një herë. Nëse nuk e kërkuat ju, mos bëni asgjë: fjalëkalimi juaj mbetet ai që ishte.',
    sms: (code: string, link: string) =>
      `Tezga: kodi per fjalekalim te ri ${code} (vlen 30 minuta). Shkruajeni ose hapni: ${link}`,
  },
  joined: {
    subject: (businessName: string) => `${businessName} ju fton si punonjës`,
    text: (businessName: string) =>
      `Biznesi ${businessName} ju fton si punonjës në Tezga. Hyni me llogarinë dhe fjalëkalimin që keni, dhe pranojeni ose refuzojeni te Llogaria ime › Ftesat.`,
    after: 'Derisa të pranoni, asgjë nuk ndryshon. Fjalëkalimin mos ia tregoni askujt.',
    sms: (businessName: string) =>
      `Tezga: ${businessName} ju fton si punonjes. Hyni dhe pranojeni te Llogaria ime, Ftesat.`,
  },
  report: {
    subject: (title: string, businessName: string) => `${title} · ${businessName}`,
    text: (title: string, businessName: string) =>
      `Raporti “${title}” i ${businessName} është bashkëngjitur si PDF.`,
    after:
      'E merrni sepse jeni ndër marrësit e tij. Kush mund ta dërgojë e ndryshon këtë te raporti, me “Dërgo me email”.',
  },
  notices: {
    passwordChanged: {
      subject: 'Fjalëkalimi juaj u ndryshua',
      text: 'Fjalëkalimi i llogarisë suaj në Tezga sapo u ndryshua. Pajisjet e tjera ku ishit hyrë u nxorën nga llogaria.',
      sms: 'Tezga: fjalekalimi juaj sapo u ndryshua. Nese nuk e bete ju, vendosni menjehere nje te ri te faqja e hyrjes.',
    },
    passwordGiven: {
      subject: 'Fjalëkalimi juaj u vendos nga dikush tjetër',
      text: 'Me kërkesën tuaj, fjalëkalimi i llogarisë suaj në Tezga u vendos nga ai që kujdeset për të. Të gjitha pajisjet u nxorën nga llogaria dhe në hyrjen e parë do t’ju kërkohet të zgjidhni një fjalëkalim tuajin.',
      sms: 'Tezga: fjalekalimi juaj u vendos nga dikush tjeter, me kerkesen tuaj. Ne hyrjen e pare zgjidhni nje tuajin.',
    },
    emailChangeBegun: {
      subject: 'Po ndryshohet emaili i llogarisë suaj',
      text: 'Për llogarinë tuaj në Tezga u dha një email i ri. Ai fillon të vlejë sapo të verifikohet.',
      sms: 'Tezga: per llogarine tuaj u dha nje email i ri. Nese nuk e bete ju, ndryshoni menjehere fjalekalimin.',
    },
    phoneChangeBegun: {
      subject: 'Po ndryshohet telefoni i llogarisë suaj',
      text: 'Për llogarinë tuaj në Tezga u dha një numër i ri telefoni. Ai fillon të vlejë sapo të verifikohet.',
      sms: 'Tezga: per llogarine tuaj u dha nje telefon i ri. Nese nuk e bete ju, ndryshoni menjehere fjalekalimin.',
    },
    emailReplaced: {
      subject: 'Emaili i llogarisë suaj u ndryshua',
      text: 'Emaili i llogarisë suaj në Tezga u zëvendësua. Me adresën e mëparshme nuk hyhet më.',
      sms: 'Tezga: emaili i llogarise suaj u ndryshua. Nese nuk e bete ju, ndryshoni menjehere fjalekalimin.',
    },
    phoneReplaced: {
      subject: 'Telefoni i llogarisë suaj u ndryshua',
      text: 'Telefoni i llogarisë suaj në Tezga u zëvendësua. Me numrin e mëparshëm nuk hyhet më.',
      sms: 'Tezga: telefoni i llogarise suaj u ndryshua. Nese nuk e bete ju, ndryshoni menjehere fjalekalimin.',
    },
  },
};
