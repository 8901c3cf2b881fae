import { Fieldset, MultiSelect, NumberInput, Stack } from '@mantine/core'
import type { RouteCondition } from '../../contract.ts'
import { requestKind } from '../kinds.ts'
import { useRouteText } from './text.ts'
import { usePlaces } from './use-condition-text.ts'

interface Props {
  kind: string
  value: RouteCondition
  onChange: (condition: RouteCondition) => void
}

/** When a route holds: an amount that the kind has, and where the employee works. */
export function ConditionFields({ kind, value, onChange }: Props) {
  const text = useRouteText()
  const places = usePlaces()
  const labels = { department_ids: text.departments, branch_ids: text.branches, level_ids: text.levels }
  return (
    <Fieldset legend={text.conditions}>
      <Stack gap="sm">
        {requestKind(kind)?.conditions?.map((name) => (
          <NumberInput
            key={name}
            label={text[name]}
            min={0}
            step={name === 'min_days' ? 0.5 : 1}
            value={value[name] ?? ''}
            onChange={(amount) => onChange({ ...value, [name]: amount === '' ? null : Number(amount) })}
          />
        ))}
        {(Object.keys(labels) as (keyof typeof labels)[]).map((place) =>
          places[place].length === 0 ? null : (
            <MultiSelect
              key={place}
              label={labels[place]}
              searchable
              clearable
              hidePickedOptions
              data={places[place].map(({ id, name }) => ({ value: String(id), label: String(name) }))}
              value={(value[place] ?? []).map(String)}
              onChange={(ids) => onChange({ ...value, [place]: ids.length > 0 ? ids.map(Number) : null })}
            />
          ),
        )}
      </Stack>
    </Fieldset>
  )
}
