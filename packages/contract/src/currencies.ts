import { z } from 'zod';
import { exchangeRate, figure } from './fields/amounts.ts';
import { moment } from './fields/fields.ts';
import { route } from './call/route.ts';
import { currency } from './fields/texts.ts';

const mayChange = { area: 'configurations', level: 'readWrite' } as const;

const rates = z
  .array(z.object({ currencyId: currency, exchangeRate }))
  .min(1, 'required')
  .max(200, 'too-large');

const ids = z.array(currency).min(1, 'required').max(200, 'too-large');

/** The currencies of a business besides the lek, and their exchange rates. */
export const currencies = {
  all: route({
    service: 'main',
    method: 'GET',
    path: '/all-currencies',
    summary: 'The codes of every currency, the lek first.',
    access: 'business',
    input: z.object({}),
    output: z.object({ allCurrencies: z.array(z.string()) }),
    fallback: 'all-currencies-fetch',
    timeoutMs: 5000,
  }),
  list: route({
    service: 'main',
    method: 'GET',
    path: '/currencies',
    summary: 'The currencies of the business with their rates in lek, the lek first.',
    access: 'business',
    input: z.object({}),
    output: z.object({
      currencies: z.array(
        z.object({ _id: z.string(), name: z.string(), exchangeRate: figure.exchangeRate, updatedAt: moment }),
      ),
    }),
    fallback: 'data-fetch',
    timeoutMs: 5000,
  }),
  history: route({
    service: 'main',
    method: 'GET',
    path: '/currencies/{currencyId}/history',
    summary: 'The rates a currency has had, the newest first.',
    access: { area: 'configurations', level: 'read' },
    input: z.object({ currencyId: currency }),
    output: z.object({
      rates: z.array(z.object({ at: moment, exchangeRate: figure.exchangeRate, userName: z.string() })),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  add: route({
    service: 'main',
    method: 'POST',
    path: '/add-currency',
    summary: 'Use more currencies, all or none of them.',
    access: mayChange,
    input: rates,
    output: z.object({ updatedAt: moment }),
    refusals: ['currency-already-there', 'currency-base'],
    fallback: 'currency-edit',
  }),
  edit: route({
    service: 'main',
    method: 'POST',
    path: '/edit-currencies',
    summary: 'New rates; the old ones stay in the history.',
    access: mayChange,
    input: rates,
    output: z.object({ updatedAt: moment }),
    refusals: ['not-found', 'currency-base'],
    fallback: 'currency-edit',
  }),
  remove: route({
    service: 'main',
    method: 'POST',
    path: '/delete-currencies',
    summary: 'Use currencies no longer, all or none of them.',
    access: mayChange,
    input: z.object({ ids }),
    output: z.object({}),
    refusals: ['not-found', 'currency-base', 'currency-in-use'],
    fallback: 'settings-remove',
  }),
};
