import { formatInstant } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { UserRow } from '../../contract/users.ts'
import { useAccountText } from '../text.ts'

export function useUserColumns(): Column<UserRow>[] {
  const text = useAccountText().user
  const language = useLanguage()
  return [
    { key: 'name', title: text.name, primary: true },
    { key: 'email', title: text.email },
    {
      key: 'roles',
      title: text.roles,
      cell: (row) => row.role_names.map((name) => name[language]).join(', '),
    },
    {
      key: 'status',
      title: text.status,
      isUsual: ({ status }) => status === 'active',
      cell: (row) => (
        <StatusBadge tone={row.status === 'active' ? 'good' : 'neutral'}>{text[row.status]}</StatusBadge>
      ),
    },
    { key: 'has_second_factor', title: text.factor, hidden: true },
    {
      key: 'last_seen_at',
      title: text.lastSeen,
      cell: (row) => (row.last_seen_at ? formatInstant(row.last_seen_at) : text.never),
    },
  ]
}
