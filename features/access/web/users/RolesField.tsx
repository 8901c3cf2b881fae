import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { useAccountText } from '../text.ts'
import type { UserSide } from './user-side.ts'

interface Props extends Omit<MultiSelectProps, 'data'> {
  side: UserSide
  isEmployee: boolean
}

/** The display name of a role by its name. */
export function useRoleName(side: UserSide): (name: string) => string {
  const roles = useRoute(side.roles).data?.data ?? []
  const language = useLanguage()
  return (name) => {
    const role = roles.find((candidate) => candidate.name === name)
    return (language === 'en' ? role?.display_name_en : role?.display_name_la) ?? name
  }
}

/** The roles of one side; those that the user cannot give are displayed and cannot be selected. */
export function RolesField({ side, isEmployee, ...rest }: Props) {
  const text = useAccountText().user
  const roles = useRoute(side.roles).data?.data ?? []
  const language = useLanguage()
  const data = roles
    .filter((role) => isEmployee || role.side !== 'employee')
    .map((role) => ({
      value: role.name,
      label: language === 'en' ? role.display_name_en : role.display_name_la,
      disabled: role.can.length === 0,
    }))
  return <MultiSelect label={text.roles} description={text.rolesHint} withAsterisk data={data} {...rest} />
}
