import { Input, Skeleton, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { listPermissions, type PermissionRow } from '../../contract/roles.ts'
import { areaOf, PERMISSION_AREAS, PERMISSION_TEXTS } from '../../permission-texts.ts'
import { useAccountText } from '../text.ts'
import { PermissionArea } from './PermissionArea.tsx'
import { wordsOf } from './words-of.ts'

interface Props {
  side: 'provider' | 'company'
  value?: string[]
  onChange?: (names: string[]) => void
  error?: ReactNode
  disabled?: boolean
}

/** Every permission of a side as a box to tick, by areas; the search takes either language. */
export function PermissionsField({ side, value = [], onChange, error, disabled = false }: Props) {
  const text = useAccountText().role
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const list = useRoute(listPermissions, { query: { side, per_page: 200, sort: 'name' } })
  if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton height={240} />

  const wanted = foldLao(typed.trim())
  const isFound = (row: PermissionRow) =>
    foldLao([row.name, row.display_name_la, row.display_name_en].join(' ')).includes(wanted)
  const order = Object.keys(PERMISSION_TEXTS)
  const found = list.data.data.filter(isFound).sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  const change = (names: readonly string[], isOn: boolean) =>
    onChange?.(isOn ? [...new Set([...value, ...names])] : value.filter((name) => !names.includes(name)))

  return (
    <Stack gap="sm" role="group" aria-label={text.permissions}>
      <Input.Label component="div">
        {text.permissions} · {text.chosen(String(value.length))}
      </Input.Label>
      {error && <Input.Error>{error}</Input.Error>}
      <TextInput
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        aria-label={text.findPermission}
        placeholder={text.findPermission}
        leftSection={<IconSearch size={17} />}
      />
      {PERMISSION_AREAS.map((area) => {
        const rows = found.filter(({ name }) => areaOf(name) === area)
        if (rows.length === 0) return null
        return (
          <PermissionArea
            key={area}
            title={text.areas[area]}
            entries={rows.map((row) => ({ key: row.name, ...wordsOf(row, language) }))}
            value={value}
            onChange={change}
            disabled={disabled}
          />
        )
      })}
      {found.length === 0 && <Input.Description>{text.noPermission}</Input.Description>}
    </Stack>
  )
}
