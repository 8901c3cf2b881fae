import { NumberInput, Switch, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { listBranches } from '#features/master-data/contract.ts'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { SelectFromList } from '#kit/web/form/SelectFromList.tsx'
import { useTerminalText, useTerminalWords } from './text.ts'

interface Props {
  /** The input of a field of the form. */
  inputOf: (
    name: 'name' | 'branch_id' | 'is_camera' | 'utc_offset_minutes',
    options?: { type: 'checkbox' },
  ) => object
  /** The branch that is chosen, before the list is loaded. */
  branch?: { id: number; label: string } | null
  /** Further fields. */
  children?: ReactNode
}

/** The fields of a terminal that its company can change. */
export function TerminalFields({ inputOf, branch = null, children }: Props) {
  const words = useTerminalWords()
  const text = useTerminalText()
  return (
    <>
      <FieldGrid columns={2}>
        <TextInput label={words.name} withAsterisk maxLength={100} {...inputOf('name')} />
        <SelectFromList
          label={words.branch}
          placeholder={words.noBranch}
          route={listBranches}
          labelOf={({ name }) => name}
          chosen={branch}
          {...inputOf('branch_id')}
        />
        <NumberInput
          label={text.zone}
          description={text.zoneHint}
          min={-720}
          max={840}
          step={30}
          allowDecimal={false}
          {...inputOf('utc_offset_minutes')}
        />
      </FieldGrid>
      <Switch
        label={text.isCamera}
        description={text.isCameraHint}
        {...inputOf('is_camera', { type: 'checkbox' })}
      />
      {children}
    </>
  )
}
