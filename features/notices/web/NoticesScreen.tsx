import '#kit/web/styles/desk.ts'
import { Button, Card, Drawer, Group, SegmentedControl } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#kit/web/load-file.ts'
import { useIdQuery } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { Pager } from '#kit/web/table/Pager.tsx'
import { MarkAll } from './MarkAll.tsx'
import { NoticeList } from './NoticeList.tsx'
import { useNoticeText } from './text.ts'
import { useOpenNotice, useOwnNotices } from './use-own-notices.ts'

const NoticeSettings = lazyPart(() => import('./settings/NoticeSettings.tsx'))

const PER_PAGE = 25

/** All notices of the account, with the settings beside them. `?open=7` opens a notice, from a push message. */
export default function NoticesScreen() {
  const text = useNoticeText()
  const [query, setQuery] = useSearchParams()
  const state = query.get('state') === 'unread' ? ('unread' as const) : undefined
  const page = Math.max(1, Number(query.get('page')) || 1)
  const answer = useOwnNotices({ state, page, per_page: PER_PAGE })
  const put = (values: Record<string, string | null>) =>
    setQuery((before) => {
      for (const [name, value] of Object.entries(values))
        if (value === null) before.delete(name)
        else before.set(name, value)
      return before
    })
  useOpenedByMessage(answer.data?.data ?? [])
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <Button
            variant="default"
            leftSection={<IconSettings size={18} />}
            onClick={() => put({ settings: '1' })}
          >
            {text.settings}
          </Button>
        }
      />
      <Group justify="space-between" mb="sm" maw={860}>
        <SegmentedControl
          aria-label={text.filter}
          value={state ?? 'all'}
          onChange={(value) => put({ state: value === 'unread' ? value : null, page: null })}
          data={[
            { value: 'all', label: text.all },
            { value: 'unread', label: text.unread },
          ]}
        />
        <MarkAll />
      </Group>
      <Card withBorder p={0} maw={860}>
        <NoticeList answer={answer} isUnreadOnly={state === 'unread'} />
        {(answer.data?.meta.total ?? 0) > PER_PAGE && (
          <Pager
            page={page}
            perPage={PER_PAGE}
            total={answer.data?.meta.total ?? 0}
            onPage={(next) => put({ page: String(next) })}
          />
        )}
      </Card>
      <Drawer
        opened={query.has('settings')}
        onClose={() => put({ settings: null })}
        position="right"
        size="min(560px, 100vw)"
        title={text.settings}
      >
        <Suspense>
          <NoticeSettings />
        </Suspense>
      </Drawer>
    </>
  )
}

/** Opens the notice of a push message once the list is there; one that has been deleted is ignored. */
function useOpenedByMessage(notices: Parameters<ReturnType<typeof useOpenNotice>>[0][]): void {
  const id = useIdQuery('open')
  const [, setQuery] = useSearchParams()
  const open = useOpenNotice()
  const notice = notices.find((one) => one.id === id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => {
    if (!notice) return
    setQuery(
      (before) => {
        before.delete('open')
        return before
      },
      { replace: true },
    )
    open(notice)
  }, [notice?.id])
}
