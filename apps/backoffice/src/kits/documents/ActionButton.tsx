import { Button } from '@tezga/ui';
import { IconEyeCheck, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';

const shapes = { resend: IconRefresh, see: IconEyeCheck } as const;

interface ActionButtonProps {
  readonly action: keyof typeof shapes;
  readonly label: string;
  readonly run: () => Promise<unknown>;
}

/** A button in a notice that acts on all documents of the notice. */
export function ActionButton({ action, label, run }: ActionButtonProps) {
  const Shape = shapes[action];
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
