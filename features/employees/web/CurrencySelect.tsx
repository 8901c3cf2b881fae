import { Select, type SelectProps } from '@mantine/core'
import { listCurrencies } from '#features/master-data/contract.ts'
import { KIP } from '#kit/contract/currency.ts'
import { useRoute } from '#kit/web/query.ts'

/** One of the currencies of the list by its code; empty: kip. */
export function CurrencySelect({ value, ...rest }: Omit<SelectProps, 'data'>) {
  const codes = (useRoute(listCurrencies).data?.data ?? []).map(({ code }) => code)
  return (
    <Select
      allowDeselect={false}
      searchable
      {...rest}
      data={[...new Set([KIP, ...(value ? [value] : []), ...codes])]}
      value={value || KIP}
    />
  )
}
