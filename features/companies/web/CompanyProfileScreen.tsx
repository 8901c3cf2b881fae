import { Button, Paper } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { FactRows } from '#kit/web/show/Facts.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useStoredImage } from '#kit/web/show/use-stored-image.ts'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import {
  type CompanyProfile,
  showCompanyProfile,
  showLogo,
  showLogoFile,
  showOwnContacts,
} from '../contract.ts'
import classes from './companies.module.css'
import { EditContacts } from './directory/EditContacts.tsx'
import { useCompanyText } from './text.ts'

export default function CompanyProfileScreen() {
  const text = useCompanyText().profile
  const answer = useRoute(showCompanyProfile)
  const company = answer.data?.data
  return (
    <>
      <PageHeader
        title={company?.name ?? text.title}
        {...(company && { text: text.title })}
        actions={
          <>
            <Button
              component={Link}
              to={href('company.setting')}
              variant="default"
              leftSection={<IconSettings size={18} />}
            >
              {text.toSetting}
            </Button>
            <EditContacts />
          </>
        }
      />
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <TableWaiting />}
      {company && <Profile company={company} />}
    </>
  )
}

function Profile({ company }: { company: CompanyProfile }) {
  const { profile: text, setting } = useCompanyText()
  const words = useKitText()
  const code = useRoute(showOwnContacts).data?.data.sign_in_code
  const logo = useRoute(showLogo).data?.data.logo ?? null
  const picture = useStoredImage(showLogoFile, {}, logo)
  const facts = [
    [
      setting.logo,
      picture ? (
        <img key="logo" className={classes.picture} src={picture} alt={company.name} />
      ) : (
        <span key="logo" className={classes.noPicture} />
      ),
    ],
    [
      text.status,
      <StatusBadge key="status" tone={company.status === 'active' ? 'good' : 'bad'}>
        {text.statuses[company.status]}
      </StatusBadge>,
    ],
    [text.employees, formatNumber(company.employee_count, 0)],
    [text.signInCode, code],
    [text.phone, company.phone],
    [text.email, company.email],
    [text.address, company.address],
    [text.founded, formatDate(company.founding_date)],
    [text.vat, company.is_vat_registered ? words.action.yes : words.action.no],
  ] as const
  return (
    <Paper className={classes.profile}>
      <FactRows facts={facts.map(([label, value]) => [label, value || '–'])} />
    </Paper>
  )
}
