import { ActionIcon } from '@mantine/core'
import { IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { type FileFormat, fileRoute, type ListRoute } from '#kit/contract/lists.ts'
import { toastError } from '../feedback/toast.ts'
import { download } from '../files.ts'
import { useKitText } from '../i18n/kit-text.ts'
import type { ListState } from './list-state.ts'

interface Props {
  route: ListRoute
  state: ListState
  params?: unknown
  query?: Record<string, unknown> | undefined
  format?: FileFormat
}

const ICONS = { xlsx: IconFileSpreadsheet, csv: IconFileTypeCsv, pdf: IconFileTypePdf }

/** Downloads all rows of the list with its filters, search and order as a file, by default an Excel file. */
export function ExcelButton({ route, state, params, query, format = 'xlsx' }: Props) {
  const { action } = useKitText()
  const [isBusy, setBusy] = useState(false)
  const label = { xlsx: action.export, csv: action.exportCsv, pdf: action.exportPdf }[format]
  const Icon = ICONS[format]
  const take = async () => {
    setBusy(true)
    const whole = { ...query, ...state.filters, search: state.search, sort: state.sort }
    await download(fileRoute(route, format), {
      params: params as Record<string, unknown>,
      query: whole,
    }).catch(toastError)
    setBusy(false)
  }
  return (
    <ActionIcon
      variant="default"
      size={36}
      loading={isBusy}
      aria-label={label}
      title={label}
      onClick={() => void take()}
    >
      <Icon size={18} />
    </ActionIcon>
  )
}
