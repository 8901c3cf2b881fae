import { Checkbox, SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRoute } from '#kit/web/query.ts'
import { listPermissions } from '../../contract/roles.ts'
import { useAccountText } from '../text.ts'

interface Props {
  side: 'provider' | 'company'
  value?: string[]
  onChange?: (names: string[]) => void
  error?: ReactNode
  disabled?: boolean
}

/** Every permission of a side as a box to tick, with the name that the provider has given it. */
export function PermissionsField({ side, value = [], onChange, error, disabled = false }: Props) {
  const text = useAccountText().role
  const list = useRoute(listPermissions, { query: { side, per_page: 200, sort: 'name' } })
  return (
    <Checkbox.Group
      label={text.permissions}
      value={value}
      onChange={(names) => onChange?.(names)}
      error={error}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt="xs">
        {list.data?.data.map((row) => (
          <Checkbox
            key={row.name}
            value={row.name}
            disabled={disabled}
            label={row.display_name || row.name}
            {...(row.display_name && { description: row.name })}
          />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  )
}
