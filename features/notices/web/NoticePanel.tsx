import { Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import { href } from '#kit/web/navigation.ts'
import { MarkAll } from './MarkAll.tsx'
import classes from './NoticeList.module.css'
import { NoticeList } from './NoticeList.tsx'
import { useNoticeText } from './text.ts'
import { useOwnNotices } from './use-own-notices.ts'

const SHOWN = 8

/** The latest notices, unread ones first. `onDone`: another screen opens. */
export default function NoticePanel({ onDone }: { onDone: () => void }) {
  const text = useNoticeText()
  const answer = useOwnNotices({ per_page: SHOWN })
  return (
    <>
      <div className={classes.head}>
        <Text component="h2" fw={600}>
          {text.title}
        </Text>
        <MarkAll />
      </div>
      <div className={classes.scroll}>
        <NoticeList answer={answer} isUnreadOnly={false} onDone={onDone} />
      </div>
      <div className={classes.foot}>
        <Button component={Link} to={href('notices.index')} onClick={onDone} variant="subtle" fullWidth>
          {text.seeAll}
        </Button>
      </div>
    </>
  )
}
