import { businessLevel, type BusinessArea, type Role } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { defaultTableState, formatAmount, formatDateTime, tableStateToSearch } from '@tezga/ui';
import {
  electronicPath,
  entryPath,
  invoicePath,
  notePath,
  overduePath,
  stockListPath,
  waitingPath,
  wtnPath,
} from '../../kits/documents/document-paths.ts';
import { warningOf } from '../certificates/index.ts';
import { faultSentence } from '../fiscal/index.ts';
import type { Alerts, DocumentsAlert } from './queries.ts';

type Kind = DocumentsAlert['kind'];

interface Place {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

export interface AlertLine {
  readonly key: string;
  readonly tone: 'bad' | 'warn' | 'info';
  readonly about: 'refused' | 'pending' | 'missed' | 'certificate' | 'purchases' | 'overdue' | 'low-stock';
  readonly title: string;
  readonly text: string;
  /** The whole hours until the deadline; null without a deadline. */
  readonly hoursLeft: number | null;
  readonly action: {
    readonly label: string;
    readonly place: Place;
    /** Documents that the action resends at once instead of opening the page. */
    readonly resends: {
      readonly kind: 'invoice' | 'wtn' | 'deposit';
      readonly ids: readonly string[];
    } | null;
  } | null;
}

const areaOf: Record<Kind, BusinessArea> = {
  invoice: 'receipts',
  'e-invoice': 'receipts',
  wtn: 'wtn',
  deposit: 'cashRegister',
};

const searchOf = (filters: Readonly<Record<string, string[]>>) =>
  tableStateToSearch({ ...defaultTableState, filters });

/** The page of a single document, or the list of several. */
function placeOf({ kind, state, count, ids: [first] }: DocumentsAlert): Place {
  const isOne = count === 1 && first !== undefined;
  if (kind === 'deposit') return { to: entryPath };
  if (kind === 'wtn')
    return isOne
      ? { to: notePath({ _id: first }) }
      : { to: wtnPath, search: searchOf({ status: [state === 'refused' ? 'error' : 'pending'] }) };
  if (state === 'missed') return { to: waitingPath, search: searchOf({ deadline: ['missed'] }) };
  return { to: isOne ? invoicePath({ _id: first }) : waitingPath };
}

/** The number without its last part, the code of the till. */
const shortNumber = (number: string | null) => number?.split('/').slice(0, 2).join('/') ?? null;

function documentsLine(phrases: Phrases, role: Role, alert: DocumentsAlert): AlertLine {
  const { alerts: words, deadlines } = phrases;
  const { kind, state, count, number, fault, hoursLeft, ids } = alert;
  const what = kind === 'e-invoice' ? words.eInvoices(count) : deadlines.counted[kind](count);
  const mayChange = businessLevel(role, areaOf[kind]) === 'readWrite';
  const service = kind === 'e-invoice' ? 'einvoice' : 'fiscalization';
  // Several documents may have different causes, so a cause is shown only for a single one.
  const cause = count === 1 ? faultSentence(phrases, fault, service) : null;
  const place = placeOf(alert);
  const resends = { kind: kind === 'e-invoice' ? ('invoice' as const) : kind, ids };
  const see = { label: words.see, place, resends: null };
  const common = { key: `${kind} ${state}`, about: state, hoursLeft: state === 'missed' ? null : hoursLeft };
  if (state === 'missed')
    return { ...common, tone: 'bad', title: words.missed(what), text: words.missedText, action: see };
  if (state === 'refused') {
    const text = [count === 1 ? shortNumber(number) : null, cause]
      .filter((part) => part !== null)
      .join(' · ');
    const action = mayChange ? { ...see, label: words.fix } : see;
    return { ...common, tone: 'bad', title: words.refused(what, count), text, action };
  }
  const title = kind === 'e-invoice' ? words.pendingEic(what) : words.pending(what);
  const text = kind === 'e-invoice' ? words.noDeadline : words.pendingText;
  const action = mayChange ? { label: words.resend, place, resends } : see;
  return { ...common, tone: 'warn', title, text, action };
}

function certificateLine(phrases: Phrases, role: Role, alerts: Alerts): AlertLine[] {
  const { alerts: words } = phrases;
  const warning = alerts.isCertificateMissing
    ? { tone: 'bad' as const, title: words.certificateMissing, advice: words.certificateMissingText }
    : alerts.certificate === null
      ? null
      : warningOf(alerts.certificate, phrases);
  if (warning === null) return [];
  const level = businessLevel(role, 'configurations');
  const change = alerts.isCertificateMissing ? words.upload : words.renew;
  const label = level === 'readWrite' ? change : words.see;
  const place = { to: '/settings', search: { section: 'certificate' } };
  return [
    {
      key: 'certificate',
      about: 'certificate',
      tone: warning.tone,
      title: warning.title,
      text: warning.advice,
      hoursLeft: null,
      action: level === 'none' ? null : { label, place, resends: null },
    },
  ];
}

function purchasesLine({ alerts: words }: Phrases, role: Role, { purchases }: Alerts): AlertLine[] {
  if (purchases === null) return [];
  const { count, oldestAt } = purchases;
  const label = businessLevel(role, 'receipts') === 'readWrite' ? words.answer : words.see;
  return [
    {
      key: 'purchases',
      about: 'purchases',
      tone: 'info',
      title: words.purchases(count),
      text: oldestAt === null ? '' : words.oldest(formatDateTime(oldestAt, 'day')),
      hoursLeft: null,
      action: {
        label,
        place: { to: electronicPath, search: searchOf({ status: ['DELIVERED'] }) },
        resends: null,
      },
    },
  ];
}

function overdueLine({ alerts: words }: Phrases, { overdue }: Alerts): AlertLine[] {
  if (overdue === null) return [];
  const { count, open, oldestDueDay } = overdue;
  return [
    {
      key: 'overdue',
      about: 'overdue',
      tone: 'warn',
      title: words.overdue(count),
      text: `${formatAmount(open)} ALL · ${words.oldestDue(formatDateTime(oldestDueDay, 'day'))}`,
      hoursLeft: null,
      action: { label: words.see, place: { to: overduePath }, resends: null },
    },
  ];
}

function lowStockLine({ alerts: words }: Phrases, { lowStock }: Alerts): AlertLine[] {
  if (lowStock === null) return [];
  const { count, names } = lowStock;
  const place = { to: stockListPath, search: searchOf({ state: ['low'] }) };
  return [
    {
      key: 'low-stock',
      about: 'low-stock',
      tone: 'warn',
      title: words.lowStock(count),
      text: `${names.join(', ')}${count > names.length ? '…' : ''}`,
      hoursLeft: null,
      action: { label: words.see, place, resends: null },
    },
  ];
}

const order = {
  missed: 0,
  refused: 1,
  pending: 2,
  certificate: 3,
  purchases: 4,
  overdue: 5,
  'low-stock': 6,
} as const;

/** The alerts in words, the most urgent first, each with one action that the role may take. */
export function alertLines(phrases: Phrases, role: Role, alerts: Alerts): AlertLine[] {
  return [
    ...alerts.documents.map((alert) => documentsLine(phrases, role, alert)),
    ...certificateLine(phrases, role, alerts),
    ...purchasesLine(phrases, role, alerts),
    ...overdueLine(phrases, alerts),
    ...lowStockLine(phrases, alerts),
  ].toSorted((one, other) => order[one.about] - order[other.about]);
}
