import { Switch, type SwitchProps } from '@mantine/core'
import { ALWAYS_SPECIAL } from '#kit/contract/access-rules.ts'
import { useDirectoryText } from './text.ts'

const ON = {
  backgroundColor: 'var(--mantine-primary-color-filled)',
  borderColor: 'var(--mantine-primary-color-filled)',
  opacity: 0.6,
}

/** Free clock-in and promotions for the people of a company, from their next load on. One company has them for good. */
export function SpecialMenusSwitch({ companyId, ...field }: SwitchProps & { companyId: number }) {
  const { specialMenus: text } = useDirectoryText()
  const isAlways = companyId === ALWAYS_SPECIAL
  return (
    <Switch
      label={text.label}
      {...field}
      description={isAlways ? text.always : text.hint}
      disabled={isAlways}
      // On, and seen to be on.
      {...(isAlways && { styles: { track: ON } })}
    />
  )
}
