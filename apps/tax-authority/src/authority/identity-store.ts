import { readCertificate, type Certificate } from '@tezga/fiscal';
import { issueAuthorities, issueReplySigner } from '@tezga/fiscal/node';
import type { Context } from '../platform/context.ts';

export type Identity = Awaited<ReturnType<typeof issueAuthorities>>;
type Role = 'issuer' | 'replies';

// Advisory lock key; every start must use the same one.
const firstStartLock = 7_302_118;

/** The keys that issue certificates and sign replies, created at the first start and stored. */
export async function storedIdentities({
  sql,
  clock,
}: Pick<Context, 'sql' | 'clock'>): Promise<Record<Role, Identity>> {
  return sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${firstStartLock})`;
    const rows = await transaction<
      { role: Role; private_key: Buffer; certificate: Buffer; chain: string[] }[]
    >`select role, private_key, certificate, chain from tax_authority.identities`;
    const stored = new Map(rows.map((row) => [row.role, identityOf(row)]));
    const [issuer, replies] = [stored.get('issuer'), stored.get('replies')];
    if (issuer !== undefined && replies !== undefined) return { issuer, replies };
    const made = await newIdentities(clock.now());
    for (const role of ['issuer', 'replies'] as const) {
      const { privateKey, certificate, chain } = made[role];
      await transaction`insert into tax_authority.identities (role, private_key, certificate, chain)
        values (${role}, ${Buffer.from(privateKey)}, ${Buffer.from(certificate.bytes)},
          ${chain.map(({ bytes }) => Buffer.from(bytes).toString('base64'))})`;
    }
    return made;
  });
}

async function newIdentities(now: Date): Promise<Record<Role, Identity>> {
  const issuer = await issueAuthorities(now);
  return { issuer, replies: await issueReplySigner(issuer, now) };
}

function identityOf(row: { private_key: Buffer; certificate: Buffer; chain: string[] }): Identity {
  return {
    privateKey: row.private_key,
    certificate: certificateIn(row.certificate),
    chain: row.chain.map((text) => certificateIn(Buffer.from(text, 'base64'))),
  };
}

function certificateIn(bytes: Buffer): Certificate {
  const certificate = readCertificate(bytes);
  if (certificate === null) throw new Error('a stored certificate cannot be read');
  return certificate;
}
