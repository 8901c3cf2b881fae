import { Button } from '@mantine/core'
import { useMatches, useNavigate } from 'react-router'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useShellText } from '../text.ts'
import { useTitles } from '../titles.ts'

/** The page of every route without a screen, which says so. */
export default function NotAvailable() {
  const text = useShellText()
  const words = useKitText()
  const navigate = useNavigate()
  const title = useTitles()[useMatches().at(-1)?.id ?? '']
  const back = (
    <Button variant="default" onClick={() => navigate(-1)}>
      {words.action.back}
    </Button>
  )
  return (
    <>
      {title && <PageHeader title={title} />}
      <EmptyState title={text.notAvailable.title} text={text.notAvailable.text} action={back} />
    </>
  )
}
