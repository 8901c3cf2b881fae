import { Button, Group } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import type { RouteSpec } from '#kit/contract/route.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import classes from './payslip.module.css'
import { usePayslipText } from './text.ts'

export interface PdfSource {
  route: RouteSpec
  params: Record<string, number>
}

/** The payslip as PDF, in either language regardless of the screen's. */
export function PdfButtons({ source, grow = false }: { source: PdfSource; grow?: boolean }) {
  const text = usePayslipText()
  const [busy, setBusy] = useState<Language>()
  const take = async (language: Language) => {
    setBusy(language)
    await download(source.route, { params: source.params, query: { language } }).catch(toastError)
    setBusy(undefined)
  }
  const button = (language: Language, label: string) => (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={18} />}
      loading={busy === language}
      onClick={() => void take(language)}
    >
      {label}
    </Button>
  )
  return (
    <Group gap="xs" grow={grow} className={classes.pdf ?? ''}>
      {button('la', text.pdfLao)}
      {button('en', text.pdfEnglish)}
    </Group>
  )
}
