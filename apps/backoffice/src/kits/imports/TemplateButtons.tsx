import { Button, saveFile, usePhrases } from '@tezga/ui';
import { IconDownload } from '@tabler/icons-react';
import { fieldLabel, type ImportKind } from './import-kind.ts';
import classes from './FileStep.module.css';
import { writeTable, type TableFormat } from './write-table.ts';

const formats: readonly TableFormat[] = ['xlsx', 'csv'];

/** Downloads a template file with our column heads and example rows. */
export function TemplateButtons({ kind }: { readonly kind: ImportKind }) {
  const phrases = usePhrases();
  const { file, kinds } = phrases.imports;
  const { fileName, examples } = kinds[kind.name];
  const save = async (format: TableFormat) => {
    const heads = kind.fields.map(({ key }) => fieldLabel(phrases, kind, key));
    saveFile(await writeTable([heads, ...examples], format), `${file.templateName(fileName)}.${format}`);
  };
  return (
    <div className={classes['template']}>
      <span>
        {file.template}. {file.templateHint}
      </span>
      {formats.map((format) => (
        <Button
          key={format}
          variant="subtle"
          size="xs"
          leftSection={<IconDownload size={14} stroke={1.8} aria-hidden />}
          onClick={() => void save(format)}
        >
          {format}
        </Button>
      ))}
    </div>
  );
}
