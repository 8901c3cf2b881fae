import { Suspense } from 'react'
import { useMatches } from 'react-router'
import { useTitles } from '../titles.ts'

function TitleText() {
  const name = useMatches().at(-1)?.id ?? ''
  const title = useTitles()[name]
  return <title>{title ? `${title} · Champa` : 'Champa'}</title>
}

/** The browser's tab: the screen's title in the language in use. */
export function Title() {
  return (
    <Suspense fallback={<title>Champa</title>}>
      <TitleText />
    </Suspense>
  )
}
