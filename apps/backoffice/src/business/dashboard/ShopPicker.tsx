import { Button, Menu, usePhrases } from '@tezga/ui';
import { IconBuildingStore, IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useShops } from '../../session/necessary-data.ts';

interface ShopPickerProps {
  readonly shopId: string | null;
  readonly onChange: (shopId: string | null) => void;
}

/** Limits all figures to one shop; hidden for a business or an employee with a single shop. */
export function ShopPicker({ shopId, onChange }: ShopPickerProps) {
  const words = usePhrases().dashboard;
  const { data: shops = [] } = useShops();
  if (shops.length < 2 && shopId === null) return null;
  const choices = [{ id: null, name: words.allShops }, ...shops.map(({ _id: id, name }) => ({ id, name }))];
  const name = choices.find(({ id }) => id === shopId)?.name ?? words.allShops;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          aria-label={`${words.shop}: ${name}`}
          leftSection={<IconBuildingStore size={15} stroke={1.7} aria-hidden />}
          rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => (
          <Menu.Item
            key={choice.id ?? ''}
            onClick={() => onChange(choice.id)}
            rightSection={choice.id === shopId ? <IconCheck size={14} stroke={2} aria-hidden /> : null}
          >
            {choice.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
