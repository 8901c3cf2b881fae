import { IconEdit, IconMap } from '@tabler/icons-react'
import { useState } from 'react'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useGo } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { listProvinceRows, type ProvinceRow, updateProvince } from '../../contract/places/place-lists.ts'
import { PlaceNamesForm } from './PlaceNamesForm.tsx'
import { useNameOf, usePlacesText } from './text.ts'

/** The provinces: names, spellings, and links to their districts. */
export default function ProvinceListScreen() {
  const { province: text, field } = usePlacesText()
  const words = useKitText().action
  const nameOf = useNameOf()
  const go = useGo()
  const [editing, setEditing] = useState<ProvinceRow>()
  const state = useListState({ name: 'provinces', sort: 'code' })
  const open = (row: ProvinceRow) => go('district.index', {}, { province_code: row.code })
  const figure = (count: number) => <span className="figures">{formatNumber(count, 0)}</span>
  return (
    <>
      <PageHeader title={text.title} text={text.intro} />
      <DataTable
        route={listProvinceRows}
        name="provinces"
        label={text.title}
        state={state}
        onRowClick={open}
        actions={[
          { label: words.edit, icon: <IconEdit size={17} />, onClick: setEditing },
          { label: text.open, icon: <IconMap size={17} />, onClick: open },
        ]}
        columns={[
          { key: 'code', title: field.code, width: 90 },
          { key: 'name_la', title: field.name_la, primary: true },
          { key: 'name_en', title: field.name_en },
          { key: 'other_names', title: field.other_names, cell: (row) => row.other_names.join(', ') || '–' },
          { key: 'iso_code', title: field.iso, hidden: true },
          {
            key: 'district_count',
            title: field.districts,
            align: 'end',
            cell: (row) => figure(row.district_count),
          },
          {
            key: 'village_count',
            title: field.villages,
            align: 'end',
            cell: (row) => figure(row.village_count),
          },
        ]}
      />
      {editing && (
        <EditModal opened onClose={() => setEditing(undefined)} title={text.edit(nameOf(editing))}>
          <PlaceNamesForm route={updateProvince} place={editing} onDone={() => setEditing(undefined)} />
        </EditModal>
      )}
    </>
  )
}
