import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startProduct } from '@tezga/tools/trial';
import { medianOf } from './median.ts';
import { millisecondsOf, signedIn, type SignedIn } from './signed-in.ts';
import type { Measured } from './table.ts';

const calls = 200;
const uploads = 1000;
const turns = 5;
const promisedRatio = 3;
const attackerAddress = '127.0.0.2';

/** Measures whether the calls of a business stay fast while a client at another address sends thousands of uploads. */
export async function measureAvailability(): Promise<Measured[]> {
  const product = await startProduct();
  try {
    const call = await signedIn(product.address, 'pronar@kafe.example');
    const measure = (during: () => boolean) => p95Of(call, during);
    await measure(() => false);
    return [await whileUploading(product.address, measure)];
  } finally {
    await product.stop();
  }
}

type Measure = (during: () => boolean) => Promise<number>;

async function whileUploading(address: string, measure: Measure): Promise<Measured> {
  const [quiet, attacked]: [number[], number[]] = [[], []];
  // Alternates between quiet and attacked, so that both are measured under the same load of the machine.
  for (let turn = 0; turn < turns; turn += 1) {
    quiet.push(await measure(() => false));
    attacked.push(await underAttack(address, measure));
  }
  const [reference, ours] = [medianOf(quiet), medianOf(attacked)];
  return {
    what: `cheap call while another address sends ${uploads} dropped and ${uploads} slow uploads, p95, median of ${turns}`,
    ours: `${ours.toFixed(1)} ms`,
    reference: `${reference.toFixed(1)} ms, quiet`,
    ratio: `${(ours / reference).toFixed(2)} ×`,
    promise: `at most ${promisedRatio} ×`,
    isMet: ours / reference <= promisedRatio,
  };
}

async function underAttack(address: string, measure: Measure): Promise<number> {
  const script = fileURLToPath(new URL('attack-uploads.ts', import.meta.url));
  const args = ['--import', 'tsx', script, new URL(address).port, attackerAddress, String(uploads)];
  const attacker = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  let isUnderWay = true;
  const sent = once(attacker.stdout, 'data').then(() => (isUnderWay = false));
  const took = await measure(() => isUnderWay);
  await sent;
  attacker.stdin.end();
  await once(attacker, 'exit');
  return took;
}

/**
 * Measures a minimum number of calls, and further calls while `during` returns true; returns the 95th percentile of
 * their durations. A refused call stops the bench.
 */
async function p95Of(call: SignedIn, during: () => boolean): Promise<number> {
  const took: number[] = [];
  while (took.length < calls || during()) took.push(await millisecondsOf(() => call('/api/main/ownData')));
  return took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.95)] ?? Number.NaN;
}
