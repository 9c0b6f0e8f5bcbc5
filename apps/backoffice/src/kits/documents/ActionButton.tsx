import { Button } from '@tezga/ui';
import { IconEyeCheck, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';

const shapes = { resend: IconRefresh, see: IconEyeCheck } as const;

interface ActionButtonProps {
  readonly deed: keyof typeof shapes;
  readonly label: string;
  readonly run: () => Promise<unknown>;
}

/** A deed on all that a notice tells of. */
export function ActionButton({ deed, label, run }: ActionButtonProps) {
  const Shape = shapes[deed];
  const [isRunning, setRunning] = useState(false);
  const runOnce = async () => {
    setRunning(true);
    await run();
    setRunning(false);
  };
  return (
    <Button
      variant="default"
      loading={isRunning}
      leftSection={<Shape size={15} stroke={1.8} aria-hidden />}
      onClick={() => void runOnce()}
    >
      {label}
    </Button>
  );
}
