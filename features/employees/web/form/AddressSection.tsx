import { Select } from '@mantine/core'
import { listDistricts, listProvinces, VILLAGES } from '#features/master-data/contract.ts'
import { filterByNames } from '#kit/web/form/filter-by-names.ts'
import { SuggestField } from '#kit/web/form/SuggestField.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { useFieldText } from '../field-text.ts'
import { useEmployeeText } from '../text.ts'
import type { SectionProps } from './form-props.ts'
import { Section } from './Section.tsx'
import { SectionFields } from './SectionFields.tsx'

interface Place {
  code: string
  name_la: string
  name_en: string
}

/** Districts depend on the province, villages on the district: a change clears the dependent fields. */
export function AddressSection({ form, employee }: SectionProps) {
  const text = useEmployeeText()
  const { label } = useFieldText()
  const words = useKitText()
  const language = useLanguage()
  const province = form.fields.values.province_id
  const provinces = useRoute(listProvinces)
  const districts = useRoute(
    listDistricts,
    { query: { province_code: province ?? '' } },
    { enabled: province !== null },
  )
  const nameOf = (place: Omit<Place, 'code'>) => (language === 'la' ? place.name_la : place.name_en)
  const options = (
    places: readonly Place[] | undefined,
    code: string | null | undefined,
    known: Omit<Place, 'code'> | null | undefined,
  ) => {
    if (places) return places.map((place) => ({ value: place.code, label: nameOf(place) }))
    // Until the list is loaded, the record's own names are displayed.
    return code && known ? [{ value: code, label: nameOf(known) }] : []
  }
  const named = new Map(
    [...(provinces.data?.data ?? []), ...(districts.data?.data ?? [])].map((place) => [place.code, place]),
  )
  const shared = {
    clearable: true,
    searchable: true,
    placeholder: words.action.select,
    nothingFoundMessage: words.field.noOption,
    filter: filterByNames((code) => [named.get(code)?.name_la ?? '', named.get(code)?.name_en ?? '']),
  }
  const own = {
    province_id: (
      <Select
        key="province_id"
        label={label('province_id')}
        {...shared}
        data={options(provinces.data?.data, employee?.province_id, employee?.province)}
        {...form.fields.getInputProps('province_id')}
        onChange={(code) => form.fields.setValues({ province_id: code, district_id: null, village_id: '' })}
      />
    ),
    district_id: (
      <Select
        key="district_id"
        label={label('district_id')}
        {...shared}
        disabled={province === null}
        data={
          province
            ? options(
                districts.data?.data,
                province === employee?.province_id ? employee.district_id : null,
                employee?.district,
              )
            : []
        }
        {...form.fields.getInputProps('district_id')}
        onChange={(code) => form.fields.setValues({ district_id: code, village_id: '' })}
      />
    ),
    village_id: (
      <SuggestField
        key="village_id"
        label={label('village_id')}
        maxLength={100}
        suggestions={VILLAGES}
        within={form.fields.values.district_id}
        {...form.fields.getInputProps('village_id')}
      />
    ),
  }
  return (
    <Section title={text.section.address}>
      <SectionFields section="address" own={own} form={form} employee={employee} />
    </Section>
  )
}
