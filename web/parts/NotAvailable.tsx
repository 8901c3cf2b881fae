import { Button } from '@mantine/core'
import { useMatches, useNavigate } from 'react-router'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { coming } from '../locales/coming.ts'
import { useShellText } from '../text.ts'
import { useTitles } from '../titles.ts'

/** The page of every route without a screen: what it will do. */
export default function NotAvailable() {
  const text = useShellText()
  const words = useKitText()
  const language = useLanguage()
  const navigate = useNavigate()
  const name = useMatches().at(-1)?.id ?? ''
  const title = useTitles()[name]
  const back = (
    <Button variant="default" onClick={() => navigate(-1)}>
      {words.action.back}
    </Button>
  )
  return (
    <>
      {title && <PageHeader title={title} />}
      <EmptyState
        title={text.coming.title}
        text={coming[name]?.[language] ?? text.coming.text}
        action={back}
      />
    </>
  )
}
