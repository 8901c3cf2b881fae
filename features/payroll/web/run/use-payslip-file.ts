import { useEffect, useRef, useState } from 'react'
import type { Language } from '#kit/contract/scalars.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { downloadPayslipFile, makePayslipFile, type PayslipFile, showPayslipFile } from '../../contract.ts'

const POLL_EVERY = 700

export interface PayslipFileState {
  file: PayslipFile | undefined
  make: (language: Language) => void
  /** Downloads it again: a browser can block a download without a click. */
  save: () => void
}

/** The PDF with all payslips: started, polled, downloaded when it is done. */
export function usePayslipFile(runId: number): PayslipFileState {
  const [begun, setBegun] = useState<PayslipFile>()
  const saved = useRef(0)
  const params = { id: runId, file_id: begun?.id ?? 0 }
  const make = useMutate(makePayslipFile, {
    refresh: 'none',
    onSuccess: ({ data }) => {
      saved.current = 0
      setBegun(data)
    },
    onError: toastError,
  })
  const isWorking = begun?.status === 'working'
  const polled = useRoute(showPayslipFile, { params }, { enabled: isWorking, every: isWorking && POLL_EVERY })
  const latest = polled.data?.data
  if (isWorking && latest?.id === begun.id && latest !== begun) setBegun(latest)

  const save = () => void download(downloadPayslipFile, { params }).catch(toastError)
  useEffect(() => {
    if (begun?.status !== 'done' || saved.current === begun.id) return
    saved.current = begun.id
    void download(downloadPayslipFile, { params: { id: runId, file_id: begun.id } }).catch(toastError)
  }, [begun, runId])

  return {
    file: begun,
    make: (language) => make.mutate({ params: { id: runId }, query: { language } }),
    save,
  }
}
