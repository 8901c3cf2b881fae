import { Button, Menu } from '@mantine/core'
import { IconBuildingBank, IconChevronDown, IconFileTypePdf, IconTable } from '@tabler/icons-react'
import type { RouteSpec } from '#kit/contract/route.ts'
import { useMay } from '#kit/web/access.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { downloadBankList, downloadRegister, type RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import type { PayslipFileState } from './use-payslip-file.ts'

interface Props {
  run: RunDetail
  file: PayslipFileState
}

/** The exports of a run: payslips, register, bank list. */
export function ExportMenu({ run, file }: Props) {
  const text = useRunText()
  const language = useLanguage()
  const mayAccounts = useMay()('view-bank-account')
  const take = (route: RouteSpec) =>
    void download(route, { params: { id: run.id }, query: { language } }).catch(toastError)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" px="sm" rightSection={<IconChevronDown size={16} />}>
          {text.action.takeOut}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {mayAccounts && (
          <>
            <Menu.Label>{text.takeOut.payslips}</Menu.Label>
            <Menu.Item leftSection={<IconFileTypePdf size={18} />} onClick={() => file.make('la')}>
              {text.takeOut.lao}
            </Menu.Item>
            <Menu.Item leftSection={<IconFileTypePdf size={18} />} onClick={() => file.make('en')}>
              {text.takeOut.english}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Item leftSection={<IconTable size={18} />} onClick={() => take(downloadRegister)}>
          {text.takeOut.register}
        </Menu.Item>
        {mayAccounts && (
          <Menu.Item leftSection={<IconBuildingBank size={18} />} onClick={() => take(downloadBankList)}>
            {text.takeOut.bank}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
