import { ActionIcon, Indicator, Popover, SegmentedControl } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { EndingContracts, useEndingContracts } from '#features/employees/web/index.ts'
import { NoticePanel } from '#features/notices/web/index.ts'
import { useUnread } from '#features/notices/web/parts.ts'
import { mayUse } from '#kit/web/access.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useSession } from '#kit/web/session.ts'
import type { Route } from '../route.ts'
import { routes } from '../routes.ts'
import { useShellText } from '../text.ts'
import { useTitles } from '../titles.ts'
import classes from './Bell.module.css'

type Group = 'notices' | 'contracts'

const whole = (count: number) => formatNumber(count, 0)

/** The bell of the administration: the own notices and, with the permission, the contracts that end. */
export default function Bell() {
  const { bar } = useShellText()
  const title = useTitles()['notices.index'] ?? ''
  const mayContracts = mayUse(useSession(), (routes['employee_contract.expire'] as Route).needs)
  const unread = useUnread()
  const contracts = useEndingContracts(mayContracts)
  const ending = contracts.data?.meta.total ?? 0
  const [isOpen, popover] = useDisclosure()
  const [chosen, setChosen] = useState<Group | null>(null)
  // What has news is shown first.
  const group = chosen ?? (unread === 0 && ending > 0 ? 'contracts' : 'notices')
  const count = unread + ending
  const news = [
    ...(unread > 0 ? [bar.bellUnread(whole(unread))] : []),
    ...(ending > 0 ? [bar.bellContracts(whole(ending))] : []),
  ]
  const close = () => {
    popover.close()
    setChosen(null)
  }
  const titled = (title: string, of: number) => (of > 0 ? `${title} (${whole(of)})` : title)
  return (
    <Indicator disabled={count === 0} label={count > 99 ? '99+' : count} color="red.8" size={18} offset={9}>
      <Popover
        opened={isOpen}
        onChange={close}
        position="bottom-end"
        width={380}
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={38}
            aria-label={news.length > 0 ? `${title}: ${news.join(', ')}` : title}
            onClick={isOpen ? close : popover.open}
          >
            <IconBell size={20} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label={title}>
          {mayContracts && (
            <SegmentedControl
              className={classes.groups}
              fullWidth
              value={group}
              onChange={(value) => setChosen(value as Group)}
              data={[
                { value: 'notices', label: titled(title, unread) },
                { value: 'contracts', label: titled(bar.bellContractsTab, ending) },
              ]}
            />
          )}
          <Suspense>
            {group === 'notices' ? (
              <NoticePanel onDone={close} />
            ) : (
              <EndingContracts answer={contracts} onDone={close} />
            )}
          </Suspense>
        </Popover.Dropdown>
      </Popover>
    </Indicator>
  )
}
