import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { DateField } from '../controls/DateField.tsx';
import { MultiSelect } from '../controls/MultiSelect.tsx';
import { NumberInput } from '../controls/NumberInput.tsx';
import { PasswordInput } from '../controls/PasswordInput.tsx';
import { Select } from '../controls/Select.tsx';
import { SimpleGrid } from '../controls/SimpleGrid.tsx';
import { Textarea } from '../controls/Textarea.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { Kbd } from '../page/Kbd.tsx';
import { DesignBlock } from './DesignBlock.tsx';

export function DesignFields() {
  const [day, setDay] = useState('2026-11-18');
  return (
    <DesignBlock title="Fushat">
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing={12} verticalSpacing={12}>
        <TextInput label="Emri" defaultValue="Makiato e madhe" />
        <NumberInput
          label="Çmimi me TVSH"
          defaultValue="140.00"
          decimalScale={2}
          fixedDecimalScale
          rightSection="ALL"
        />
        <TextInput label="Barkodi" defaultValue="5304000210037" error="Ky barkod është i zënë: Kos 500 g." />
        <TextInput label="Kodi (SKU)" defaultValue="MK-0002" success="I lirë" />
        <Select label="Njësia" data={['copë', 'kg', 'L']} defaultValue="copë" />
        <MultiSelect label="Dyqanet" data={['Qendër', 'Blloku', 'Plazh']} defaultValue={['Qendër']} />
        <PasswordInput label="Fjalëkalimi" defaultValue="Tezga-2026" />
        <TextInput label="Kosto" defaultValue="25.675" readOnly description="nga përbërësit; marzhi 78.0%" />
        <TextInput
          label="Kërkimi"
          placeholder="Numër, blerës, NIVF"
          leftSection={<IconSearch size={15} stroke={1.7} aria-hidden />}
          rightSection={<Kbd>/</Kbd>}
        />
        <TextInput label="Hyrja, 40 px" size="md" defaultValue="pronar@market.example" />
        <DateField label="Afati i pagesës" value={day} onChange={setDay} />
        <TextInput label="E mbyllur" defaultValue="Nuk ndryshohet" disabled />
        <Textarea label="Shënim" defaultValue="Mallrat merren nesër." rows={2} />
      </SimpleGrid>
    </DesignBlock>
  );
}
