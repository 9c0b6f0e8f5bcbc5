import { contract } from '@tezga/contract';
import { Modal, usePhrases } from '@tezga/ui';
import fields from '../../kits/forms/FormFields.module.css';
import { allOrEach } from '../../kits/lists/all-or-each.ts';
import { useBulkMutation } from '../../kits/lists/use-bulk-mutation.ts';
import { useChoiceDialog } from '../../kits/lists/use-choice-dialog.ts';
import { call } from '../../session/call.ts';
import { purchasesKey, type Purchase } from './queries.ts';
import { SubjectChoice } from './SubjectChoice.tsx';

/** A bulk action that links the selected purchases to a customer, and the dialog that asks for the customer. */
export function useBulkAssign() {
  const { subjectOf: words } = usePhrases().purchases;
  const { question, open, chosen } = useChoiceDialog<readonly Purchase[], string>();
  const { many } = useBulkMutation<Purchase>({
    run: (rows) =>
      allOrEach(
        rows.map(({ _id }) => _id),
        (purchasesIds) => call(contract.purchases.assignSubject, { purchasesIds, subjectId: chosen() }),
      ),
    words: { done: words.doneMany, failed: words.failed },
    queryKeys: [purchasesKey],
  });
  const dialog =
    question === null ? null : (
      <Modal opened onClose={() => question.answer(null)} title={words.titleMany(question.subject.length)}>
        <div className={fields['dialog']}>
          <SubjectChoice
            firstSearch={question.subject[0]?.supplier?.IDNum ?? ''}
            isPending={false}
            onChoose={question.answer}
          />
        </div>
      </Modal>
    );
  const confirm = async (rows: readonly Purchase[]) => (await open(rows)) !== null;
  return { dialog, many: { ...many, confirm } };
}
