import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { useShellText } from '../text.ts'

interface Props {
  size?: 'xs' | 'md'
}

/** Light, dark, or as on the device; stored. */
export function ColourSwitch({ size = 'xs' }: Props) {
  const { bar } = useShellText()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      size={size}
      fullWidth
      aria-label={bar.colours}
      value={colorScheme}
      onChange={(value) => setColorScheme(value as 'light' | 'dark' | 'auto')}
      data={[
        { value: 'light', label: bar.light },
        { value: 'dark', label: bar.dark },
        { value: 'auto', label: bar.auto },
      ]}
    />
  )
}
