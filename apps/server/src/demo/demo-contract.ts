import { signContract } from '../contracts/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { demoId } from './demo-id.ts';

const title = 'Kontratë për përdorimin e shërbimit Tezga';

const body = `
# Neni 1. Objekti

Tezga i jep biznesit të drejtën të përdorë programin për faturim të fiskalizuar, shitje, magazinë, pagesa, kontabilitet
dhe raporte, nëpërmjet internetit dhe pajisjeve të regjistruara në abonimin e tij.

# Neni 2. Detyrimet e Tezgës

Tezga e mban shërbimin në punë, ruan të dhënat e biznesit të veçuara nga ato të bizneseve të tjera dhe i dërgon faturat te
Administrata Tatimore sipas ligjit nr. 87/2019 "Për faturën dhe sistemin e monitorimit të qarkullimit".

Një faturë e pranuar nga programi nuk humbet: nëse lidhja me Administratën Tatimore mungon, ajo dërgohet sapo lidhja të
kthehet, brenda afatit ligjor.

# Neni 3. Detyrimet e biznesit

Biznesi përgjigjet për saktësinë e të dhënave që shkruan, i mban të fshehta fjalëkalimet dhe PIN-et e punonjësve të tij dhe
njofton menjëherë nëse dyshon se dikush tjetër i njeh.

# Neni 4. Të dhënat

Të dhënat janë të biznesit. Ai mund t'i nxjerrë në çdo kohë. Tezga i përdor vetëm për të dhënë shërbimin dhe nuk ia jep askujt,
përveç kur ligji e detyron.

# Neni 5. Çmimi dhe kohëzgjatja

Çmimi dhe kohëzgjatja janë ato të abonimit të zgjedhur nga biznesi. Kur abonimi mbaron, të dhënat mbeten të lexueshme për
biznesin gjatë afatit që ligji kërkon për ruajtjen e dokumenteve tatimore.

# Neni 6. Zgjidhja e kontratës

Secila palë mund ta zgjidhë kontratën me njoftim me shkrim tridhjetë ditë përpara. Detyrimet për shërbimin e dhënë deri atëherë
mbeten.

# Neni 7. Ligji i zbatueshëm

Kontrata rregullohet nga ligji shqiptar. Mosmarrëveshjet që palët nuk i zgjidhin vetë i shqyrton gjykata e Tiranës.
`.trim();

const templateId = demoId('contract');
const morningMs = 10 * 3_600_000;

/** Inserts the contract of the demonstration, an invented text without legal effect. */
export async function addDemoContract(transaction: Transaction): Promise<void> {
  await transaction.run(
    'insert into platform.contract_templates (id, title, body, valid_from) values ($1, $2, $3, $4)',
    [templateId, title, body, new Date('2024-01-01T00:00:00Z')],
  );
}

/**
 * Signs the contract with the date on which the business began, so that signing in to the demonstration does
 * not ask for a signature.
 */
export async function signDemoContract(
  transaction: Transaction,
  businessId: string,
  owner: { readonly id: string; readonly name: string },
  day: Date,
): Promise<void> {
  const at = new Date(day.getTime() + morningMs);
  const signer = { ...owner, at, address: '192.0.2.10', device: 'Windows · Chrome 142 · 0.1.0' };
  await signContract(transaction, businessId, templateId, signer);
}
