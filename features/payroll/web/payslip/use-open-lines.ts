import { useState } from 'react'

/** The indexes of a payslip's lines whose explanations are shown. */
export function useOpenLines() {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggle = (index: number) => {
    const next = new Set(open)
    if (!next.delete(index)) next.add(index)
    setOpen(next)
  }
  return { open, setOpen, toggle }
}
