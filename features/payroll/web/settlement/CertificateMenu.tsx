import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { Language } from '#kit/contract/scalars.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { downloadEmploymentCertificate } from '../../contract.ts'
import { useSettlementText } from './text.ts'

/** The certificate of employment as PDF, in either language regardless of the screen's. */
export function CertificateMenu({ settlementId }: { settlementId: number }) {
  const text = useSettlementText()
  const [isBusy, setBusy] = useState(false)
  const save = async (language: Language) => {
    setBusy(true)
    const call = { params: { id: settlementId }, query: { language } }
    await download(downloadEmploymentCertificate, call).catch(toastError)
    setBusy(false)
  }
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<IconFileTypePdf size={18} />}
          rightSection={<IconChevronDown size={16} />}
        >
          {text.certificate}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Language.options.map((language) => (
          <Menu.Item key={language} onClick={() => void save(language)}>
            {text.certificateIn[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
