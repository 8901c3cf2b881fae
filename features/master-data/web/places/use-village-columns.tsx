import { IconArrowBackUp, IconEdit, IconTrash } from '@tabler/icons-react'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { Column, RowAction } from '#kit/web/table/column.ts'
import type { VillageRow } from '../../contract/places/villages.ts'
import { usePlacesText } from './text.ts'

export function useVillageColumns(): Column<VillageRow>[] {
  const { field } = usePlacesText()
  const isLao = useLanguage() === 'la'
  return [
    { key: 'code', title: field.code, width: 110 },
    { key: 'name_la', title: field.name_la, primary: true, cell: (row) => row.name_la || row.name_en },
    { key: 'name_en', title: field.name_en },
    {
      key: 'district_code',
      title: field.district,
      cell: (row) => (isLao ? row.district_la : row.district_en),
    },
    {
      key: 'province_code',
      title: field.province,
      cell: (row) => (isLao ? row.province_la : row.province_en),
    },
  ]
}

type Doing = Record<'edit' | 'remove' | 'recover', (village: VillageRow) => void>

export function useVillageActions({ edit, remove, recover }: Doing): RowAction<VillageRow>[] {
  const words = useKitText().action
  const isLiving = (village: VillageRow) => !village.is_deleted
  return [
    { label: words.edit, icon: <IconEdit size={17} />, onClick: edit, when: isLiving },
    { label: words.delete, icon: <IconTrash size={17} />, danger: true, onClick: remove, when: isLiving },
    {
      label: words.recover,
      icon: <IconArrowBackUp size={17} />,
      onClick: recover,
      when: (village) => village.is_deleted,
    },
  ]
}
