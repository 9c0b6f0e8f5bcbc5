import { useState } from 'react';
import { z } from 'zod';
import { Checkbox } from '../controls/Checkbox.tsx';
import { Select } from '../controls/Select.tsx';
import { SimpleGrid } from '../controls/SimpleGrid.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { Form } from '../form/Form.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import { useZodForm } from '../form/use-zod-form.ts';
import { Panel } from '../page/Panel.tsx';
import { toast } from '../toasts/toast.ts';
import { DesignBlock } from './DesignBlock.tsx';

const article = z.object({
  name: z.string().min(1),
  barcode: z.string().regex(/^\d{13}$/, 'Barkodi ka 13 shifra, p.sh. 5304000210037.'),
  unit: z.enum(['copë', 'kg', 'L']),
  followsStock: z.boolean(),
});

export function DesignForm() {
  const [cancelled, setCancelled] = useState(0);
  const form = useZodForm({
    schema: article,
    initial: { name: 'Makiato e madhe', barcode: '5304000210037', unit: 'copë', followsStock: true },
    rememberAs: 'design-article',
    onSubmit: (values) => {
      if (values.name === 'Makiato e vogël') {
        form.setError('name', 'Ky emër është i zënë: Makiato e vogël.');
        return;
      }
      toast.success(`${values.name} u ruajt me sukses!`);
    },
    onCancel: () => setCancelled((times) => times + 1),
  });
  return (
    <DesignBlock title={`Formulari (anuluar ${cancelled} herë)`}>
      <Form form={form} label="Artikulli">
        <Panel padding="none">
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing={12} p={14}>
            <TextInput label="Emri i artikullit" {...form.field('name')} />
            <TextInput label="Barkodi i artikullit" {...form.field('barcode')} />
            <Select label="Njësia matëse" data={['copë', 'kg', 'L']} {...form.field('unit')} />
            <Checkbox label="Ndiq gjendjen në magazinë" {...form.tick('followsStock')} />
          </SimpleGrid>
          <SaveBar form={form} />
        </Panel>
      </Form>
    </DesignBlock>
  );
}
