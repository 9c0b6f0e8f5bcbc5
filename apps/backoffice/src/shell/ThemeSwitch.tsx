import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { ActionIcon, usePhrases } from '@tezga/ui';
import { IconMoon, IconSun } from '@tabler/icons-react';

export function ThemeSwitch({ size = 32 }: { readonly size?: number }) {
  const { shell } = usePhrases();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const Shown = isDark ? IconSun : IconMoon;
  return (
    <ActionIcon
      variant="subtle"
      size={size}
      aria-label={`${shell.theme}: ${isDark ? shell.light : shell.dark}`}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Shown size={17} stroke={1.7} />
    </ActionIcon>
  );
}
