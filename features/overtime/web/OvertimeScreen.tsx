import { Button } from '@mantine/core'
import { IconPlus, IconUsersPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { href } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { enterOvertime } from '../contract.ts'
import { OvertimeList } from './OvertimeList.tsx'
import { useOvertimeText } from './text.ts'

export default function OvertimeScreen() {
  const text = useOvertimeText()
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        actions={
          <IfMayCall route={enterOvertime}>
            <Button
              component={Link}
              to={href('employee_ot.many')}
              variant="default"
              leftSection={<IconUsersPlus size={18} />}
            >
              {text.addMany}
            </Button>
            <Button component={Link} to={href('employee_ot.create')} leftSection={<IconPlus size={18} />}>
              {text.add}
            </Button>
          </IfMayCall>
        }
      />
      <OvertimeList name="overtime" label={text.title} />
    </>
  )
}
