import { contract } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aBusiness,
  aMoment,
  anId,
  button,
  dialog,
  enter,
  field,
  fill,
  focusedField,
  follow,
  noDialog,
  press,
  screen,
  server,
  someoneWho,
  text,
  user,
  waitFor,
  within,
} from '../../testing/index.ts';
import type { Certificate } from './queries.ts';

const end = '2027-01-02T08:00:00.000Z';

const aCertificate = (more: Partial<Certificate> = {}): Certificate => ({
  subject: 'CN=Market Dea',
  issuer: 'CN=NAIS Class 3 Certification Authority',
  holderName: 'Market Dea',
  organization: 'Market Dea',
  nipt: aBusiness.nipt,
  serialNumber: '0A',
  notBefore: aMoment,
  notAfter: end,
  environment: 'test',
  fingerprint: 'ab',
  name: 'market.p12',
  uploadedAt: aMoment,
  uploadedBy: 'Drita Hoxha',
  outcome: 'good',
  daysLeft: 365,
  ...more,
});

function answerCurrent(certificate: Certificate | null): void {
  server.answer(contract.certificates.current, {
    pem: certificate === null ? null : '-----BEGIN CERTIFICATE-----',
    certificate,
    former: [],
  });
}

const open = () => enter('/settings?section=certificate', { title: 'Certifikata' });
const inUse = () => screen.findByRole('region', { name: 'Certifikata në përdorim' });

async function chooseFile(content: string | Uint8Array<ArrayBuffer>, name = 'market-dea.p12'): Promise<void> {
  const input = await field('Skedari i certifikatës (.p12)');
  await user.upload(input, new File([content], name));
  await text(`Zgjedhur: ${name}`);
}

async function upload(typed = 'Skedari-2026'): Promise<void> {
  await chooseFile('content');
  await fill('Fjalëkalimi i skedarit', typed);
  await press('Kontrollo dhe ruaj');
}

/** From now on the fake server accepts uploads and returns the uploaded certificate as the current one. */
function acceptUploads(): void {
  server.answer(contract.certificates.keep, ({ name }) => {
    const certificate = aCertificate({ name });
    server.answer(contract.certificates.current, {
      pem: '-----BEGIN CERTIFICATE-----',
      certificate,
      former: [{ _id: anId(1), name: 'market.p12', notBefore: aMoment, notAfter: end, replacedAt: aMoment }],
    });
    return { pem: '-----BEGIN CERTIFICATE-----', certificate, message: 'Certifikata u ruajt me sukses!' };
  });
}

test('an uploaded certificate becomes the current one, and the replaced one is listed as former', async () => {
  answerCurrent(aCertificate());
  acceptUploads();
  await open();
  const region = await inUse();
  within(region).getByText('E vlefshme');
  within(region).getByText(aBusiness.nipt);
  within(region).getByText('NAIS Class 3 Certification Authority');
  within(region).getByText(/^Vlen nga \d\d\.\d\d\.\d{4} deri më /);
  await upload();
  await text('Certifikata u ruajt me sukses!');
  await within(await inUse()).findByText('market-dea.p12');
  const former = await screen.findByRole('region', { name: 'Certifikatat e mëparshme' });
  within(former).getByText('market.p12');
  expect((await field('Fjalëkalimi i skedarit')).value).toBe('');
  expect(server.sent(contract.certificates.keep)).toEqual([
    { p12: btoa('content'), password: 'Skedari-2026', name: 'market-dea.p12', replacesLonger: false },
  ]);
});

test('the key file is uploaded by keyboard: Tab moves to the password, Enter submits', async () => {
  answerCurrent(aCertificate());
  acceptUploads();
  await open();
  await chooseFile('content');
  (await button(/^Zgjedhur: market-dea\.p12/)).focus();
  await user.tab();
  await user.keyboard('Skedari-2026{Enter}');
  expect(await text('Certifikata u ruajt me sukses!')).toBeDefined();
});

const wrongFiles = [
  ['certificate-file-not-pkcs12', /^Ky skedar nuk është certifikatë \.p12\./],
  ['certificate-file-damaged', /^Skedari i certifikatës është i dëmtuar/],
  ['certificate-expired', /^Certifikata ka skaduar\./],
  ['certificate-not-yet-valid', /^Certifikata nuk ka filluar ende të vlejë\./],
  ['certificate-wrong-environment', /^Çertifikata nuk është e saktë!/],
  ['certificate-other-business', /^Certifikata është e një biznesi tjetër/],
] as const;

test('each kind of unusable key file has its own error at the file field, and a wrong password an error at the password', async () => {
  answerCurrent(aCertificate());
  await open();
  for (const [code, sentence] of wrongFiles) {
    server.refuse(contract.certificates.keep, code);
    await upload();
    await text(sentence);
    await waitFor(() => expect(focusedField(), code).toBe('p12'));
  }
  server.refuse(contract.certificates.keep, 'certificate-file-wrong-password');
  await upload('gabim');
  await text(/^Fjalëkalimi i skedarit nuk është i saktë\./);
  await waitFor(() => expect(focusedField()).toBe('password'));
  const count = server.sent(contract.certificates.keep).length;
  await chooseFile(new Uint8Array(600_000));
  await text(/^Skedari është tepër i madh për një certifikatë\./);
  await press('Kontrollo dhe ruaj');
  expect(server.sent(contract.certificates.keep)).toHaveLength(count);
});

test('a certificate that expires earlier than the current one is saved only after a confirmation that shows both dates', async () => {
  answerCurrent(aCertificate());
  const ends = { current: end, given: '2026-07-02T08:00:00.000Z' };
  server.refuse(contract.certificates.keep, 'certificate-ends-earlier', { details: { ends } });
  await open();
  await upload();
  const question = await dialog('Zëvendëso me një që mbaron më herët?');
  within(question).getByText(/vlen deri më 02\.01\.2027 .*vetëm deri më 02\.07\.2026 /);
  await press('Anulo', question);
  await noDialog();
  await text(/^Certifikata në përdorim vlen më gjatë se kjo/);
  await press('Kontrollo dhe ruaj');
  const again = await dialog('Zëvendëso me një që mbaron më herët?');
  acceptUploads();
  await press('Zëvendësoje', again);
  await within(await inUse()).findByText('market-dea.p12');
  expect(server.sent(contract.certificates.keep).map(({ replacesLonger }) => replacesLonger)).toEqual([
    false,
    false,
    true,
  ]);
});

const warnings = [
  ['expires-soon', 'Skadon së shpejti', /^Certifikata skadon pas 10 ditësh/],
  ['expired', 'Skaduar', /^Certifikata ka skaduar/],
  ['not-yet-valid', 'Nuk vlen ende', /^Certifikata nuk ka filluar ende të vlejë/],
  ['wrong-environment', 'E pasaktë', /^Çertifikata nuk është e saktë!/],
  ['other-business', 'E një biznesi tjetër', /^Certifikata është e një biznesi tjetër/],
] as const;

function answerNoCustomers(): void {
  server.answer(contract.customers.page, { customers: [], totalResult: 0, isMore: false });
}

test.each(warnings)(
  'a certificate that is %s shows a warning on any page, and its section says what to do',
  async (outcome, word, warning) => {
    answerCurrent(aCertificate({ outcome, daysLeft: 10 }));
    answerNoCustomers();
    await enter('/customers', { title: 'Klientët' });
    await text(warning);
    await follow('Hap Certifikatën');
    await within(await inUse()).findByText(word);
    expect(screen.getAllByText(warning)).toHaveLength(1);
    const link = await screen.findByRole('link', { name: /^Hap e-Albania/ });
    expect(link.getAttribute('rel')).toBe('noreferrer');
  },
);

test('a user without access to the settings gets the warning without a link', async () => {
  answerCurrent(aCertificate({ outcome: 'expired', daysLeft: -1 }));
  answerNoCustomers();
  await enter('/customers', { title: 'Klientët', as: someoneWho({ customers: 'read' }) });
  await text(/^Certifikata ka skaduar/);
  expect(screen.queryByRole('link', { name: 'Hap Certifikatën' })).toBeNull();
});

test('a business without a certificate sees how to get one, and uploads its first certificate', async () => {
  answerCurrent(null);
  acceptUploads();
  await open();
  await text('Biznesi nuk ka ende certifikatë');
  await upload();
  await within(await inUse()).findByText('E vlefshme');
  expect(await screen.findByRole('region', { name: 'Zëvendëso certifikatën' })).toBeDefined();
});
