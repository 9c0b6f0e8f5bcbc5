import { Button } from '../controls/Button.tsx';
import { ConfirmCard } from '../dialogs/ConfirmCard.tsx';
import { useDialogs } from '../dialogs/DialogsProvider.tsx';
import { ResultCard } from '../dialogs/ResultCard.tsx';
import { toast } from '../toasts/toast.ts';
import { DesignBlock } from './DesignBlock.tsx';
import classes from './DesignDialogs.module.css';

const nothing = () => undefined;

export function DesignDialogs() {
  const dialogs = useDialogs();
  return (
    <>
      <DesignBlock title="Rezultate dhe pyetje">
        <div className={classes['ground']}>
          <div className={classes['card']}>
            <ResultCard
              outcome="success"
              message="Faturat e subjektit u paguan me sukses!"
              safe="4 fatura · 218 340.00 ALL"
              onClose={nothing}
            />
          </div>
          <div className={classes['card']}>
            <ResultCard
              outcome="failure"
              message="Ndodhi një gabim gjatë modifikimit të artikullit"
              safe="Çmimi i vjetër mbetet në fuqi."
              requestId="9f2b-07aa"
              onClose={nothing}
              onRetry={nothing}
            />
          </div>
          <div className={classes['card']}>
            <ConfirmCard
              danger
              title="Fshi 12 artikuj?"
              message="Dalin nga arka menjëherë. Faturat e vjetra nuk preken dhe artikujt mund t’i riktheni."
              consequences={['3 kanë gjendje në magazinë: 84 210.00 ALL.']}
              confirmLabel="Fshi 12 artikuj"
              onConfirm={nothing}
              onCancel={nothing}
            />
          </div>
        </div>
      </DesignBlock>
      <DesignBlock title="Hapi vërtet">
        <div className={classes['buttons']}>
          <Button
            variant="default"
            onClick={() =>
              void dialogs.showResult({ outcome: 'success', message: 'Fatura u ruajt me sukses!' })
            }
          >
            Sukses
          </Button>
          <Button
            variant="default"
            onClick={() =>
              void dialogs.showOk({
                title: 'Kujdes',
                html: 'Fatura <b>1846/2026</b> nuk u dërgua.<ul><li>NIPT-i nuk ekziston</li></ul><script>1</script>',
                outcome: 'failure',
              })
            }
          >
            OK me HTML
          </Button>
          <Button
            variant="default"
            onClick={() => {
              void dialogs
                .confirm({ title: 'Fshi 2 klientë?', confirmLabel: 'Fshi 2 klientë', danger: true })
                .then((isSure) =>
                  isSure ? toast.undo({ text: '2 klientë u fshinë', onUndo: nothing }) : null,
                );
            }}
          >
            Fshi me zhbërje
          </Button>
          <Button variant="default" onClick={() => toast.success('Konfigurimi u ruajt me sukses!')}>
            Njoftim
          </Button>
          <Button
            variant="default"
            onClick={() =>
              toast.error({
                title: 'Artikulli nuk u ruajt',
                text: 'Serveri nuk u përgjigj.',
                requestId: 'c41e-88d0',
              })
            }
          >
            Gabim
          </Button>
        </div>
      </DesignBlock>
    </>
  );
}
