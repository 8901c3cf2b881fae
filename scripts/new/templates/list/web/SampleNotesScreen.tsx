import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { listSampleNotes, SAMPLE_NOTES_TEXTS as text } from '../contract/sample-notes.ts'

/** The sample notes of the company. */
export default function SampleNotesScreen() {
  const language = useLanguage()
  return (
    <>
      <PageHeader title={text.title[language]} text={text.text[language]} />
      <DataTable
        route={listSampleNotes}
        name="sample-notes"
        label={text.title[language]}
        empty={<EmptyState title={text.none[language]} />}
        columns={[{ key: 'sample_name', title: text.name[language], primary: true }]}
      />
    </>
  )
}
