import { SegmentedControl } from '@mantine/core'
import { setLanguage, useLanguage } from '#kit/web/i18n/language.ts'

interface Props {
  label: string
  size?: 'xs' | 'sm' | 'md'
  fullWidth?: boolean
}

/** LA or EN; remembered on the device. */
export function LanguageSwitch({ label, size = 'xs', fullWidth = false }: Props) {
  return (
    <SegmentedControl
      size={size}
      fullWidth={fullWidth}
      aria-label={label}
      value={useLanguage()}
      onChange={(value) => void setLanguage(value === 'en' ? 'en' : 'la')}
      data={[
        { value: 'la', label: 'LA' },
        { value: 'en', label: 'EN' },
      ]}
    />
  )
}
