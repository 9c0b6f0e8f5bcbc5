import { clientCreditConfig, clientCreditModule, contract, encoded, figure } from '@tezga/contract';
import { baseCurrency, type ExchangeRate } from '@tezga/domain';
import {
  AmountInput,
  Form,
  Notice,
  Panel,
  SaveBar,
  TextInput,
  toast,
  usePhrases,
  useZodForm,
} from '@tezga/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import fields from '../../kits/forms/FormFields.module.css';
import { useLeaveGuard } from '../../kits/forms/use-leave-guard.ts';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { useMayChange } from '../../kits/sections/use-may-change.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import classes from './ClientCredit.module.css';
import { clientCreditQueries, type ClientCreditConfig } from './queries.ts';

/** A number field may be empty while the user types; the schema then reports it as missing. */
const exchangeRate = clientCreditConfig.exchangeRate as unknown as z.ZodType<ExchangeRate, number | ''>;
const schema = z.object({ ...clientCreditConfig, exchangeRate });

/** The settings of client credit. Payments accept points only after the value of a point is set. */
export function ClientCreditSection() {
  const query = useQuery(clientCreditQueries.config);
  if (query.data === undefined) return <SectionState query={query} />;
  return <ConfigForm config={query.data} />;
}

function ConfigForm({ config }: { readonly config: ClientCreditConfig }) {
  const words = usePhrases().clientCredit;
  const readOnly = !useMayChange();
  const form = useConfigForm(config);
  const content = (
    <div className={`${fields['columns']} ${classes['fields']}`}>
      <AmountInput
        {...form.field('exchangeRate')}
        label={words.exchangeRate}
        description={words.exchangeRateHint}
        unit={baseCurrency}
        readOnly={readOnly}
      />
      <TextInput
        {...form.field('codeStandard')}
        label={words.codeStandard}
        description={words.codeStandardHint}
        maxLength={100}
        readOnly={readOnly}
        autoComplete="off"
      />
    </div>
  );
  return (
    <>
      {config === null ? <Notice tone="info">{words.notConfigured}</Notice> : null}
      <Panel padding="none">
        {readOnly ? (
          content
        ) : (
          <Form form={form} label={words.title}>
            {content}
            <SaveBar form={form} />
          </Form>
        )}
      </Panel>
    </>
  );
}

function useConfigForm(config: ClientCreditConfig) {
  const { fallbacks } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const initial: z.input<typeof schema> = {
    exchangeRate: config === null ? '' : encoded(figure.exchangeRate, config.exchangeRate),
    codeStandard: config?.codeStandard ?? '',
  };
  const form = useZodForm({
    schema,
    initial,
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      const sent = { moduleId: clientCreditModule, config: values } as const;
      const { message } = await call(contract.clientCredit.saveConfig, sent);
      toast.success(message);
      queries.setQueryData(clientCreditQueries.config.queryKey, values);
    },
    onFailure: (error) => showFailure(fallbacks['configuration-save'], error),
  });
  useLeaveGuard(form);
  return form;
}
