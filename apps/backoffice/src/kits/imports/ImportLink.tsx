import { Button, usePhrases } from '@tezga/ui';
import { IconTableImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';

/** The link from a list to the import of its records. */
export function ImportLink({ to }: { readonly to: string }) {
  const { imports } = usePhrases();
  return (
    <Button
      component={Link}
      to={to}
      variant="default"
      leftSection={<IconTableImport size={15} stroke={1.8} aria-hidden />}
    >
      {imports.link}
    </Button>
  );
}
