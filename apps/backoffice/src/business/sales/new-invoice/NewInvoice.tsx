import { isPurchase } from '@tezga/domain';
import { usePhrases } from '@tezga/ui';
import { useState } from 'react';
import type { Selling } from './lines/article-line.ts';
import { BuyerPanel } from './buyer/BuyerPanel.tsx';
import { isCartEmpty, type CartForm } from './cart-form.ts';
import { useCopy } from './copy/use-copy.ts';
import { DocumentPanel } from './document/DocumentPanel.tsx';
import { DraftsDrawer } from './drafts/DraftsDrawer.tsx';
import { DrawerBanner } from './DrawerBanner.tsx';
import { focusLater } from './focus-field.ts';
import { HandOverDialog } from './HandOverDialog.tsx';
import { IssueBar } from './IssueBar.tsx';
import { IssuedPanel } from './IssuedPanel.tsx';
import { SaveDraftDialog } from './drafts/SaveDraftDialog.tsx';
import { KeysStrip } from './KeysStrip.tsx';
import { LinesPanel } from './lines/LinesPanel.tsx';
import classes from './NewInvoice.module.css';
import { nextCart } from './next-cart.ts';
import { kindOf } from './payment/payment-choice.ts';
import { paymentNowOf } from './payment/payment-now.ts';
import { PaymentPanel } from './payment/PaymentPanel.tsx';
import type { Rates } from './lines/prices.ts';
import type { SaleTill } from './queries.ts';
import { Refused } from './Refused.tsx';
import { DoubtNotice } from '../../../kits/forms/DoubtNotice.tsx';
import { SaleHeader } from './SaleHeader.tsx';
import { SaleOptions } from './SaleOptions.tsx';
import { useDrawer } from './TillChoice.tsx';
import { TotalsPanel } from './payment/TotalsPanel.tsx';
import { useCatalogPrices } from './lines/use-catalog-prices.ts';
import { useCart } from './use-cart.ts';
import { useIssue } from './use-issue.ts';
import { useRemoveLine } from './lines/use-remove-line.ts';
import { useSaleActions } from './use-sale-actions.ts';
import { useSaleKeys } from './use-sale-keys.ts';
import { useWantedStart } from './use-wanted-start.ts';

export interface NewInvoiceProps {
  readonly start: CartForm;
  readonly tills: readonly SaleTill[];
  readonly isInVat: boolean;
  readonly rates: Rates;
  readonly units: readonly string[];
  readonly unitName: Selling['unitName'];
}

/** The sale screen: a cart, its payment and the issued invoice. All of it works by keyboard. */
export function NewInvoice({ start, tills, isInVat, rates, units, unitName }: NewInvoiceProps) {
  const words = usePhrases().newInvoice.issue;
  const state = useCart(start, { tills, isInVat });
  const { cart, change, replace, reckoned, messages } = state;
  const [opened, setOpened] = useState<'drafts' | 'save-draft' | 'operator' | null>(null);
  const close = () => setOpened(null);
  const { issue, isIssuing, issued, refusal, begin } = useIssue(state);
  const actions = useSaleActions(state);
  const removeLine = useRemoveLine(state);
  const saveDraft = () => {
    if (cart.lines.length > 0 && !cart.isSent) setOpened('save-draft');
  };
  useSaleKeys({ ...actions, removeLine, saveDraft, issue: () => void issue() }, issued === null);
  const shopId = tills.find(({ _id }) => _id === cart.tillId)?.shopId ?? '';
  const selling = { shopId, rates, unitName };
  const openCart = (next: CartForm) => {
    begin();
    replace(next);
    focusLater('article');
  };
  const copy = useCopy({ cart, selling, onCopied: openCart });
  useWantedStart({
    drafts: () => setOpened('drafts'),
    order: () => {
      // A cart that was sent stays on the screen until a reply says whether the invoice was issued.
      if (cart.isSent) return;
      begin();
      if (!isCartEmpty(cart)) actions.clear();
      actions.chooseMethod('ORDER');
    },
    copy: (invoiceId) => {
      if (!cart.isSent) void copy(invoiceId);
    },
  });
  useCatalogPrices(state, { shopId, rates });
  const { drawer } = useDrawer(cart.tillId);
  const hasVat = isInVat || cart.isReverseCharge || isPurchase(cart.document.selfIssue);
  const isInDoubt = cart.isSent && !isIssuing;
  const isCash = kindOf(cart.payments) !== 'NONCASH' || paymentNowOf(cart)?.method === 'BANKNOTE';
  return (
    <div className={classes['page']}>
      <SaleHeader
        cart={cart}
        tills={tills}
        tillError={messages['tillId']}
        isEmpty={isCartEmpty(cart) || cart.isSent}
        onKind={(kind) => {
          begin();
          actions.chooseKind(kind);
        }}
        onTill={actions.chooseTill}
        onDrafts={() => setOpened('drafts')}
        onClear={actions.clear}
      />
      {issued === null ? (
        <>
          <div role="alert" className={classes['notices']}>
            {isInDoubt ? <DoubtNotice words={words} onRetry={() => void issue()} /> : null}
            {/* The drawer banner shows this refusal too, together with the way to solve it. */}
            <Refused error={refusal?.code === 'drawer-not-open' && drawer !== undefined ? null : refusal} />
          </div>
          {isCash && cart.tillId !== '' ? <DrawerBanner tillId={cart.tillId} /> : null}
          <div className={classes['columns']} inert={isInDoubt}>
            <div className={classes['main']}>
              <BuyerPanel state={state} />
              <LinesPanel
                state={state}
                onRemove={removeLine}
                selling={selling}
                units={units}
                hasVat={hasVat}
              />
              <SaleOptions state={state} rates={rates} hasVat={hasVat} />
              <DocumentPanel state={state} />
            </div>
            <div className={classes['aside']}>
              <div className={classes['sums']}>
                <TotalsPanel cart={cart} reckoned={reckoned} hasVat={hasVat} />
                <PaymentPanel state={state} onMethod={actions.chooseMethod} />
              </div>
              <IssueBar
                state={state}
                isIssuing={isIssuing}
                onIssue={() => void issue()}
                onSaveDraft={saveDraft}
              />
            </div>
          </div>
        </>
      ) : (
        <IssuedPanel sale={issued} onAnother={begin} />
      )}
      <KeysStrip onOperator={() => setOpened('operator')} />
      {opened === 'operator' ? <HandOverDialog cart={cart} shopId={shopId} onClose={close} /> : null}
      {opened === 'save-draft' ? (
        <SaveDraftDialog
          state={state}
          onClose={close}
          onSaved={() => {
            close();
            replace(nextCart(cart));
            focusLater('article');
          }}
        />
      ) : null}
      {opened === 'drafts' ? (
        <DraftsDrawer
          isCartBusy={cart.lines.length > 0}
          onClose={close}
          onCancelled={(id) => change((now) => (now.draft?.id === id ? { ...now, draft: null } : now))}
          onOpen={(draft) => {
            close();
            openCart(draft);
          }}
        />
      ) : null}
    </div>
  );
}
