import { Switch, type SwitchProps } from '@mantine/core'
import { ALWAYS_SPECIAL } from '#kit/contract/access-rules.ts'
import { useDirectoryText } from './text.ts'

const ON = {
  backgroundColor: 'var(--mantine-primary-color-filled)',
  borderColor: 'var(--mantine-primary-color-filled)',
  opacity: 0.6,
}

/** Turns free clock-in and promotions on for the users of a company, from their next page load. They cannot be turned off for one company. */
export function SpecialMenusSwitch({ companyId, ...field }: SwitchProps & { companyId: number }) {
  const { specialMenus: text } = useDirectoryText()
  const isAlways = companyId === ALWAYS_SPECIAL
  return (
    <Switch
      label={text.label}
      {...field}
      description={isAlways ? text.always : text.hint}
      disabled={isAlways}
      // Displayed as turned on.
      {...(isAlways && { styles: { track: ON } })}
    />
  )
}
