import { Button, Group, Input, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { firstOfMonth, todayInLaos } from '#kit/contract/days.ts'
import type { AnswerOf } from '#kit/contract/route.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { addRotation, showRotation, updateRotation } from '../../contract/rotations.ts'
import { MAX_PATTERN } from '../../domain/rotation.ts'
import { useRosterText } from '../roster/text.ts'
import type { ShiftLooks } from '../roster/use-shift-looks.ts'
import { PatternChips } from './PatternChips.tsx'
import { type NamedMember, RotationMembers } from './RotationMembers.tsx'

type Opened = AnswerOf<typeof showRotation>['data']

interface Props {
  /** Null: a new rotation. */
  id: number | null
  looks: ShiftLooks
  onClose: () => void
}

/** A rotation with its pattern and the employees who follow it. */
export function RotationDialog({ id, looks, onClose }: Props) {
  const text = useRosterText().rotation
  const answer = useRoute(showRotation, { params: { rotation_id: id ?? 0 } }, { enabled: id !== null })
  const opened = answer.data?.data
  return (
    <EditModal opened onClose={onClose} title={id === null ? text.add : text.edit}>
      {id === null || (opened && !answer.isFetching) ? (
        <RotationForm opened={opened} looks={looks} onClose={onClose} />
      ) : answer.error ? (
        <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <TableWaiting />
      )}
    </EditModal>
  )
}

const emptyRotation = () => ({
  name: '',
  first_day: firstOfMonth(todayInLaos()) as string | null,
  pattern: [] as (number | null)[],
  members: [] as NamedMember[],
})

function valuesOf({ name, first_day, pattern, members }: Opened) {
  return { name, first_day: first_day as string | null, pattern, members: members as NamedMember[] }
}

function RotationForm({ opened, looks, onClose }: Omit<Props, 'id'> & { opened: Opened | undefined }) {
  const text = useRosterText().rotation
  const add = useMutate(addRotation)
  const update = useMutate(updateRotation)
  const [initial] = useState(() => (opened ? valuesOf(opened) : emptyRotation()))
  const form = useContractForm(addRotation.body, initial, { record: opened?.id ?? 'new' })
  const input = form.fields.getInputProps
  const { pattern, members } = form.fields.values
  const setPattern = (next: (number | null)[]) => form.fields.setFieldValue('pattern', next)
  return (
    <Form
      form={form}
      onCancel={onClose}
      onSubmit={async (body) => {
        if (opened)
          await update.mutateAsync({
            params: { rotation_id: opened.id },
            body: { ...body, version: opened.version },
          })
        else await add.mutateAsync({ body })
        void toastSuccess('saved')
        onClose()
      }}
    >
      <Stack gap="md">
        <FieldGrid>
          <TextInput label={text.name} withAsterisk maxLength={100} {...input('name')} />
          <DateField label={text.firstDay} withAsterisk {...input('first_day')} />
        </FieldGrid>
        <Pattern pattern={pattern} looks={looks} onChange={setPattern} error={input('pattern').error} />
        <RotationMembers
          members={members}
          length={Math.max(1, pattern.length)}
          onChange={(next) => form.fields.setFieldValue('members', next)}
        />
      </Stack>
    </Form>
  )
}

interface PatternProps {
  pattern: readonly (number | null)[]
  looks: ShiftLooks
  onChange: (pattern: (number | null)[]) => void
  error: React.ReactNode
}

/** The days of the pattern: a click on a shift adds it at the end, a click on a day removes it. */
function Pattern({ pattern, looks, onChange, error }: PatternProps) {
  const roster = useRosterText()
  const text = roster.rotation
  const usable = [...looks.values()].filter(({ shift }) => shift.is_usable)
  const isFull = pattern.length >= MAX_PATTERN
  const append = (id: number | null) => onChange([...pattern, id])
  return (
    <Input.Wrapper
      label={`${text.pattern} · ${text.days(formatNumber(pattern.length, 0))}`}
      description={text.patternHint}
      labelElement="div"
      error={error}
    >
      <Stack gap="xs" mt="xs">
        <Group gap={6}>
          {usable.map(({ shift, code, title }) => (
            <Button
              key={shift.id}
              size="xs"
              variant="default"
              disabled={isFull}
              onClick={() => append(shift.id)}
            >
              {code} · {title}
            </Button>
          ))}
          <Button size="xs" variant="default" disabled={isFull} onClick={() => append(null)}>
            {roster.off}
          </Button>
        </Group>
        {pattern.length === 0 ? (
          <Text size="sm" c="dimmed">
            {text.empty}
          </Text>
        ) : (
          <PatternChips
            pattern={pattern}
            looks={looks}
            onClick={(at) => onChange(pattern.filter((_, place) => place !== at))}
            labelOf={text.removeDay}
          />
        )}
      </Stack>
    </Input.Wrapper>
  )
}
