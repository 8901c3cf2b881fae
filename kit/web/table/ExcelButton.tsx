import { ActionIcon } from '@mantine/core'
import { IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { type FileFormat, fileRoute, type ListRoute, MAX_DIRECT_ROWS } from '#kit/contract/lists.ts'
import { downloadOrRequest, requestFile } from '../exports/download-or-request.ts'
import { toastError } from '../feedback/toast.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { useLanguage } from '../i18n/language.ts'
import type { ListState } from './list-state.ts'

interface Props {
  route: ListRoute
  state: ListState
  params?: unknown
  query?: Record<string, unknown> | undefined
  format?: FileFormat
  /** The name of the list, and its number of rows if that is known: it decides how a file is made. */
  name: string
  total?: number
}

const ICONS = { xlsx: IconFileSpreadsheet, csv: IconFileTypeCsv, pdf: IconFileTypePdf }

/**
 * Downloads all rows of the list with its filters, search and order as a file, by default an Excel file. A large
 * file is made in the background.
 */
export function ExcelButton({ route, state, params, query, format = 'xlsx', name, total = 0 }: Props) {
  const { action } = useKitText()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const label = { xlsx: action.export, csv: action.exportCsv, pdf: action.exportPdf }[format]
  const Icon = ICONS[format]
  const file = {
    route: fileRoute(route, format),
    params: params as Record<string, unknown> | undefined,
    query: { ...query, ...state.filters, search: state.search, sort: state.sort },
    name,
    language,
  }
  const take = async () => {
    setBusy(true)
    const isLarge = total > MAX_DIRECT_ROWS && format !== 'pdf'
    await (isLarge ? requestFile(file) : downloadOrRequest(file)).catch(toastError)
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
