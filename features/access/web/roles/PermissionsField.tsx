import { Input, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { foldLao } from '#kit/contract/lao-folding.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { PERMISSION_AREAS } from '../../contract/permissions.ts'
import { useAccountText } from '../text.ts'
import { PermissionArea } from './PermissionArea.tsx'
import { areaOf, PERMISSIONS } from './permissions.ts'
import { type Described, wordsOf } from './words-of.ts'

/** The props from the form, and display options. */
export interface PermissionsInput {
  value?: string[]
  onChange?: (names: string[]) => void
  error?: ReactNode
  disabled?: boolean
}

interface Props extends PermissionsInput {
  /** `can`: without `give` the box cannot be changed; missing if all can. */
  permissions: readonly (Described & { can?: readonly string[] })[]
}

/**
 * Permissions as checkboxes, by area; the search matches both languages. A field that cannot be changed has only the chosen
 * permissions.
 */
export function PermissionsField({ permissions, value = [], onChange, error, disabled = false }: Props) {
  const text = useAccountText().role
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const words = foldLao(typed.trim())
  const isMatch = (row: Described) =>
    foldLao([row.name, row.display_name_la, row.display_name_en].join(' ')).includes(words)
  const order = Object.keys(PERMISSIONS)
  const offered = permissions.filter(({ name }) => !disabled || value.includes(name))
  const matching = offered.filter(isMatch).sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
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
        const rows = matching.filter(({ name }) => areaOf(name) === area)
        if (rows.length === 0) return null
        return (
          <PermissionArea
            key={area}
            title={text.areas[area]}
            total={permissions.filter(({ name }) => areaOf(name) === area).length}
            entries={rows.map((row) => ({
              key: row.name,
              isFixed: disabled || row.can?.includes('give') === false,
              ...wordsOf(row, language),
            }))}
            value={value}
            onChange={change}
          />
        )
      })}
      {matching.length === 0 && <Input.Description>{text.noPermission}</Input.Description>}
    </Stack>
  )
}
