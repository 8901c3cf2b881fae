import type { ExportFile } from '#kit/contract/export-files.ts'
import { toastError } from '../feedback/toast.ts'
import { download } from '../files.ts'
import { exportContent } from './export-files.ts'

/** Downloads a file that is ready and saves it with the browser. */
export const saveExport = ({ id }: ExportFile): Promise<void> =>
  download(exportContent, { params: { id } }).catch(toastError)
