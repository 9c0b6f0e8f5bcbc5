import { CountBadge } from '../badges/CountBadge.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import { Progress } from '../controls/Progress.tsx';
import { Radio } from '../controls/Radio.tsx';
import { SegmentedControl } from '../controls/SegmentedControl.tsx';
import { Switch } from '../controls/Switch.tsx';
import { Tabs } from '../controls/Tabs.tsx';
import { Chip } from '../page/Chip.tsx';
import { Kbd } from '../page/Kbd.tsx';
import { DesignBlock, DesignRow } from './DesignBlock.tsx';

const nothing = () => undefined;

export function DesignChoices() {
  return (
    <DesignBlock title="Zgjedhje, skeda, filtra">
      <DesignRow title="Kutitë">
        <Checkbox label="Bosh" />
        <Checkbox label="Zgjedhur" defaultChecked />
        <Checkbox label="Disa" indeterminate checked={false} onChange={nothing} />
        <Switch label="Jo" />
        <Switch label="Po" defaultChecked />
        <Radio label="Kesh" name="menyra" value="kesh" defaultChecked />
        <Radio label="Kartë" name="menyra" value="karte" />
      </DesignRow>
      <DesignRow title="Tastet, filtrat">
        <Kbd>Ctrl K</Kbd>
        <Chip name="Dyqani" value="Qendër" onRemove={nothing} />
        <Chip name="Data" value="16.10 – 14.11.2026" onClick={nothing} onRemove={nothing} />
      </DesignRow>
      <DesignRow title="Periudha">
        <SegmentedControl
          aria-label="Periudha"
          data={['7 ditë', '30 ditë', 'Ky muaj', 'Ky vit']}
          defaultValue="30 ditë"
        />
      </DesignRow>
      <DesignRow title="Përparimi">
        <Progress value={66} aria-label="Përparimi" flex={1} />
      </DesignRow>
      <Tabs defaultValue="general">
        <Tabs.List aria-label="Pjesët e artikullit">
          <Tabs.Tab value="general">Të përgjithshme</Tabs.Tab>
          <Tabs.Tab value="stock" rightSection={<CountBadge count={3} />}>
            Magazina
          </Tabs.Tab>
          <Tabs.Tab value="history">Historiku</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="general">Emri, çmimi, TVSH.</Tabs.Panel>
        <Tabs.Panel value="stock">Gjendja sipas magazinës.</Tabs.Panel>
        <Tabs.Panel value="history">Kush ndryshoi çfarë.</Tabs.Panel>
      </Tabs>
    </DesignBlock>
  );
}
