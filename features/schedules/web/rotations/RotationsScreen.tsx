import { Alert } from '@mantine/core'
import { IconEdit, IconPencilPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import { AddButton } from '#kit/web/AddButton.tsx'
import { DeleteDialog } from '#kit/web/feedback/DeleteDialog.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import {
  addRotation,
  deleteRotation,
  listRotations,
  type Rotation,
  updateRotation,
  writeRotation,
} from '../../contract/rotations.ts'
import { useRosterText } from '../roster/text.ts'
import { useShiftLooks } from '../roster/use-shift-looks.ts'
import { PatternChips } from './PatternChips.tsx'
import { RotationDialog } from './RotationDialog.tsx'
import { WriteRotationDialog } from './WriteRotationDialog.tsx'

const NONE: never[] = []

/** The rotations of the roster: patterns of shifts that repeat, and who follows them. */
export default function RotationsScreen() {
  const roster = useRosterText()
  const text = roster.rotation
  const words = useKitText()
  const answer = useRoute(listRotations)
  const looks = useShiftLooks(answer.data?.data.shifts ?? NONE)
  const [edited, setEdited] = useState<number | 'new'>()
  const [written, setWritten] = useState<Rotation>()
  const [doomed, setDoomed] = useState<Rotation>()
  const rotations = answer.data?.data.rotations
  const unusable = rotations?.filter((one) => one.unusable > 0) ?? NONE
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        breadcrumbs={[{ label: roster.title, to: href('employee.roster.index') }, { label: text.title }]}
        actions={
          <AddButton route={addRotation} onClick={() => setEdited('new')}>
            {text.add}
          </AddButton>
        }
      />
      {unusable.length > 0 && (
        <Alert color="yellow" mb="md">
          {text.unusable(unusable.map(({ name }) => name).join(', '))}
        </Alert>
      )}
      {!rotations && answer.error && (
        <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
      )}
      {!rotations && !answer.error && <TableWaiting />}
      {rotations && (
        <RowsTable
          rows={rotations}
          label={text.title}
          empty={<EmptyState title={text.none} text={text.noneHint} />}
          columns={[
            { key: 'name', title: text.name, primary: true },
            {
              key: 'pattern',
              title: text.pattern,
              sort: false,
              cell: ({ pattern }) => <PatternChips pattern={pattern} looks={looks} />,
            },
            {
              key: 'length',
              title: text.length,
              align: 'end',
              sort: false,
              cell: ({ pattern }) => formatNumber(pattern.length, 0),
            },
            {
              key: 'first_day',
              title: text.firstDay,
              cell: ({ first_day }) => <span className="figures">{formatDate(first_day)}</span>,
            },
            { key: 'members', title: text.members, align: 'end' },
          ]}
          actions={[
            {
              label: text.write,
              icon: <IconPencilPlus size={17} />,
              onClick: setWritten,
              route: writeRotation,
              when: ({ members }) => members > 0,
            },
            {
              label: words.action.edit,
              icon: <IconEdit size={17} />,
              onClick: ({ id }) => setEdited(id),
              route: updateRotation,
            },
            {
              label: words.action.delete,
              icon: <IconTrash size={17} />,
              danger: true,
              onClick: setDoomed,
              route: deleteRotation,
            },
          ]}
        />
      )}
      {edited !== undefined && (
        <RotationDialog
          id={edited === 'new' ? null : edited}
          looks={looks}
          onClose={() => setEdited(undefined)}
        />
      )}
      {written && <WriteRotationDialog rotation={written} onClose={() => setWritten(undefined)} />}
      <DeleteDialog
        route={deleteRotation}
        input={doomed && { params: { rotation_id: doomed.id } }}
        onClose={() => setDoomed(undefined)}
      >
        {text.deleteText(doomed?.name ?? '')}
      </DeleteDialog>
    </>
  )
}
