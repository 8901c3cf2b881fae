import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { formatInstantInLaos } from '#kit/contract/days.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { createSampleNote, listSampleNotes } from '../contract.ts'
import { AddSampleNote } from './AddSampleNote.tsx'
import { useSampleNotesText } from './text.ts'

/** The sample notes of the company. */
export default function SampleNotesScreen() {
  const text = useSampleNotesText()
  const [isOpen, dialog] = useDisclosure()
  const add = (
    <IfMayCall route={createSampleNote}>
      <Button onClick={dialog.open} leftSection={<IconPlus size={18} />}>
        {text.add}
      </Button>
    </IfMayCall>
  )
  return (
    <>
      <PageHeader title={text.title} text={text.text} actions={add} />
      <DataTable
        route={listSampleNotes}
        name="sample-notes"
        label={text.title}
        empty={<EmptyState title={text.none} action={add} />}
        columns={[
          { key: 'name', title: text.name, primary: true },
          { key: 'note', title: text.note, sort: false },
          {
            key: 'created_at',
            title: text.createdAt,
            cell: ({ created_at }) => formatInstantInLaos(created_at),
          },
        ]}
      />
      {isOpen && <AddSampleNote onClose={dialog.close} />}
    </>
  )
}
