import { IconEdit, IconHomeSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useGo } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { type DistrictRow, listDistrictRows, updateDistrict } from '../../contract/places/place-lists.ts'
import { PlaceFilter } from './PlaceFilter.tsx'
import { PlaceNamesForm } from './PlaceNamesForm.tsx'
import { useNameOf, usePlacesText } from './text.ts'

const FILTERS = ['province_code']

/** The districts of all provinces or of one: names, spellings, and links to their villages. */
export default function DistrictListScreen() {
  const { district: text, field } = usePlacesText()
  const words = useKitText().action
  const language = useLanguage()
  const nameOf = useNameOf()
  const go = useGo()
  const [editing, setEditing] = useState<DistrictRow>()
  const state = useListState({ name: 'districts', filters: FILTERS, sort: 'code' })
  const open = ({ province_code, code }: DistrictRow) =>
    go('village.index', {}, { province_code, district_code: code })
  return (
    <>
      <PageHeader title={text.title} text={text.intro} />
      <DataTable
        route={listDistrictRows}
        name="districts"
        label={text.title}
        state={state}
        filters={<PlaceFilter state={state} />}
        onRowClick={open}
        actions={[
          { label: words.edit, icon: <IconEdit size={17} />, onClick: setEditing },
          { label: text.open, icon: <IconHomeSearch size={17} />, onClick: open },
        ]}
        columns={[
          { key: 'code', title: field.code, width: 90 },
          { key: 'name_la', title: field.name_la, primary: true },
          { key: 'name_en', title: field.name_en },
          {
            key: 'province_code',
            title: field.province,
            cell: (row) => (language === 'la' ? row.province_la : row.province_en),
          },
          { key: 'other_names', title: field.other_names, cell: (row) => row.other_names.join(', ') || '–' },
          {
            key: 'village_count',
            title: field.villages,
            align: 'end',
            cell: (row) => <span className="figures">{formatNumber(row.village_count, 0)}</span>,
          },
        ]}
      />
      {editing && (
        <EditModal opened onClose={() => setEditing(undefined)} title={text.edit(nameOf(editing))}>
          <PlaceNamesForm route={updateDistrict} place={editing} onDone={() => setEditing(undefined)} />
        </EditModal>
      )}
    </>
  )
}
