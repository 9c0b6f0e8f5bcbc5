import { contract } from '@tezga/contract';
import { adminLevel, reaches } from '@tezga/domain';
import { Button, Checkbox, Facts, Panel, Switch, toast, usePhrases } from '@tezga/ui';
import { IconPencil } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { call } from '../../session/call.ts';
import { sessionQueries } from '../../session/queries.ts';
import { useSession } from '../../session/session-context.ts';
import classes from './BusinessFactsSection.module.css';
import { editInfoAt } from './paths.ts';
import { businessesQueries, type BusinessData } from './queries.ts';

/** The data of a business, its VAT rates and the settings that only its admins decide. */
export function BusinessFactsSection({ businessId }: { readonly businessId: string }) {
  const query = useQuery(businessesQueries.data(businessId));
  const mayChange = reaches(adminLevel(useSession().role, 'businesses'), 'readWrite');
  if (query.data === undefined) return <SectionState query={query} />;
  const parts = { data: query.data, mayChange };
  return (
    <div className={classes['panels']}>
      <Info {...parts} />
      <Vat {...parts} />
      <Stock {...parts} />
      {query.data.epos?.map((epos) => (
        <ClientRules key={epos._id} epos={epos} {...parts} />
      ))}
    </div>
  );
}

interface PartProps {
  readonly data: BusinessData;
  readonly mayChange: boolean;
}

function Info({ data: { business }, mayChange }: PartProps) {
  const { businesses, settings } = usePhrases();
  const words = businesses.form;
  const facts = [
    { label: businesses.name, value: business.name },
    { label: businesses.nipt, value: business.nipt },
    { label: settings.business.address, value: `${business.address}, ${business.city}` },
    { label: settings.business.phone, value: business.phoneNumber },
    { label: businesses.email, value: business.email },
    { label: settings.business.website, value: business.website },
    { label: words.contactNumbers, value: business.contactNumbers.join(', ') },
    { label: words.suggestedBy, value: business.suggestedBy.join(', ') },
    { label: businesses.admin, value: business.superAdminName },
    { label: words.invitedOwner, value: business.invitedOwner },
  ].filter(({ value }) => value !== null && value !== '');
  const edit = (
    <Button
      variant="default"
      renderRoot={(props: object) => <Link {...props} to={editInfoAt(business.businessId)} />}
      leftSection={<IconPencil size={15} stroke={1.8} aria-hidden />}
    >
      {words.edit}
    </Button>
  );
  return (
    <Panel title={words.title} aside={mayChange ? edit : null}>
      <Facts facts={facts} />
    </Panel>
  );
}

function Vat({ data: { business }, mayChange }: PartProps) {
  const { businesses } = usePhrases();
  const words = businesses.facts;
  const { businessId, vat, isIssuerInVAT } = business;
  const { data: necessary } = useQuery(sessionQueries.adminNecessary);
  const saving = useSaving(businessId, (changed: { vat: string[]; isIssuerInVAT: boolean }) =>
    call(contract.managedBusinesses.updateVatList, { businessId, ...changed }),
  );
  const shown = saving.isPending ? saving.variables : { vat, isIssuerInVAT };
  const change = (id: string, isUsed: boolean) =>
    saving.mutate({ ...shown, vat: isUsed ? [...shown.vat, id] : shown.vat.filter((each) => each !== id) });
  return (
    <Panel title={words.vat}>
      <Switch
        label={words.isIssuerInVAT}
        checked={shown.isIssuerInVAT}
        disabled={!mayChange}
        onChange={({ currentTarget: { checked } }) => saving.mutate({ ...shown, isIssuerInVAT: checked })}
      />
      <p>{words.vatHint}</p>
      <div className={classes['rates']}>
        {necessary?.vat.map(({ vat_id: id, rate }) => (
          <Checkbox
            key={id}
            label={`${rate}%`}
            checked={shown.vat.includes(id)}
            // The last selected rate cannot be removed, because every article needs a VAT rate.
            disabled={!mayChange || (shown.vat.length === 1 && shown.vat.includes(id))}
            onChange={({ currentTarget: { checked } }) => change(id, checked)}
          />
        ))}
      </div>
    </Panel>
  );
}

function Stock({ data: { business }, mayChange }: PartProps) {
  const words = usePhrases().businesses.facts;
  const { businessId, impactWarehouse } = business;
  const saving = useSaving(businessId, (isOn: boolean) =>
    call(contract.managedBusinesses.setImpactWarehouse, { businessId, impactWarehouse: isOn }),
  );
  return (
    <Panel title={words.stock}>
      <Switch
        label={words.impactWarehouse}
        description={words.impactWarehouseHint}
        checked={saving.isPending ? saving.variables : impactWarehouse}
        disabled={!mayChange}
        onChange={({ currentTarget: { checked } }) => saving.mutate(checked)}
      />
    </Panel>
  );
}

type Epos = NonNullable<BusinessData['epos']>[number];

function ClientRules({ data, epos, mayChange }: PartProps & { readonly epos: Epos }) {
  const { tills, businesses } = usePhrases();
  const { businessId } = data.business;
  type Rules = Pick<Epos, 'canSellWithoutClient' | 'verifyInvoiceClient'>;
  const saving = useSaving(businessId, (rules: Partial<Rules>) =>
    call(contract.managedBusinesses.setClientRules, { businessId, eposId: epos._id, ...rules }),
  );
  const shown: Rules = { ...epos, ...(saving.isPending ? saving.variables : {}) };
  return (
    <Panel title={businesses.facts.clientsOf(epos.name)}>
      <div className={classes['switches']}>
        {(['canSellWithoutClient', 'verifyInvoiceClient'] as const).map((rule) => (
          <Switch
            key={rule}
            label={tills[rule]}
            checked={shown[rule]}
            disabled={!mayChange}
            onChange={({ currentTarget: { checked } }) => saving.mutate({ [rule]: checked })}
          />
        ))}
      </div>
    </Panel>
  );
}

/** Saves a setting of the business at once and shows the result. */
function useSaving<Value>(businessId: string, save: (value: Value) => Promise<{ readonly message: string }>) {
  const { fallbacks } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: save,
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => showFailure(fallbacks['configuration-save'], error),
    // The refetch is awaited, so that the switch does not flip back before the new value is loaded.
    onSettled: () => queries.invalidateQueries(businessesQueries.data(businessId)),
  });
}
