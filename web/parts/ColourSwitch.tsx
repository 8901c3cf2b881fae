import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { useShellText } from '../text.ts'

/** Light, dark, or as the device is set; remembered. */
export function ColourSwitch() {
  const { bar } = useShellText()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      size="xs"
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
