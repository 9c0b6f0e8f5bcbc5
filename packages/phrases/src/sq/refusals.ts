import type { RefusalCode } from '@tezga/domain';

export const refusals: Record<RefusalCode, string> = {
  'invalid-input': 'Disa të dhëna nuk janë të sakta. Kontrolloni fushat e shënuara.',
  'not-found': 'Nuk u gjet.',
  'not-permitted': 'Veprimi nuk lejohet',
  'not-signed-in': 'Seanca ka mbaruar. Hyni përsëri.',
  'business-not-available': 'Nuk keni më hyrje në këtë biznes.',
  'wrong-credentials': 'Të dhënat janë gabim!',
  'too-many-attempts': 'Shumë përpjekje të gabuara. Provoni përsëri pas 15 minutash.',
  'too-many-requests': 'Shumë kërkesa njëherësh. Provoni përsëri pas një minute.',
  'too-large': 'Të dhënat e dërguara janë tepër të mëdha.',
  'unsupported-format': 'Formati i të dhënave nuk njihet.',
  'request-id-missing': 'Kërkesës i mungon identifikuesi (requestId).',
  'request-id-reused': 'Ky identifikues kërkese është përdorur për një veprim tjetër.',
  'view-name-taken': 'Keni tashmë një filtër me këtë emër.',
};
