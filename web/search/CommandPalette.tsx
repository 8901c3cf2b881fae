import '@mantine/spotlight/styles.layer.css'
import { Loader } from '@mantine/core'
import { Spotlight, type SpotlightActionGroupData, useSpotlight } from '@mantine/spotlight'
import { IconHistory, IconSearch } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Hit, type HitGroup, useFound } from '#features/search/web/index.ts'
import { useFocusBack } from '#kit/web/feedback/focus-back.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import type { MenuGroup } from '../menus/menu.ts'
import { useShellText } from '../text.ts'
import classes from './CommandPalette.module.css'
import { paletteStore } from './open-palette.ts'
import { matchingPages } from './page-hits.ts'
import { keepRecent, readRecent } from './recent.ts'
import { type Page, usePages } from './use-pages.tsx'

interface Props {
  menu: readonly MenuGroup[]
}

const hitOfPage = ({ route, label, to, icon: Icon }: Page): Hit => ({
  id: `page-${route}`,
  label,
  to,
  icon: <Icon size={20} stroke={1.7} />,
})

/** Pages under the headings of the menu. */
const grouped = (pages: readonly Page[]): HitGroup[] =>
  merged(pages.map((page) => ({ group: page.group, hits: [hitOfPage(page)] })))

/** Each group once, at its first place: Spotlight identifies groups by their names. */
function merged(groups: readonly HitGroup[]): HitGroup[] {
  const hits = new Map<string, Hit[]>()
  for (const one of groups) hits.set(one.group, [...(hits.get(one.group) ?? []), ...one.hits])
  return [...hits].map(([group, all]) => ({ group, hits: all }))
}

const recentHits = (): Hit[] =>
  readRecent().map((recent) => ({ ...recent, icon: <IconHistory size={20} stroke={1.7} /> }))

const actionsOf = (listId: string) => [
  ...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[data-action]') ?? []),
]

/**
 * Marks the first action, which Enter opens: also when the answer of the server has replaced the actions. Returns what has to be called for
 * Enter: pressed before an action is marked, it opens the first one, as soon as there is one.
 */
function useFirstMarked(shown: string, typed: string): () => void {
  const { opened } = useSpotlight(paletteStore)
  const isEnterWaiting = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed afterwards asks for something else
  useEffect(() => {
    isEnterWaiting.current = false
  }, [opened, typed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other actions are shown
  useEffect(() => {
    if (!opened) return
    const frame = requestAnimationFrame(() => {
      const { listId } = paletteStore.getState()
      const [first, ...others] = actionsOf(listId)
      for (const other of others) other.removeAttribute('data-selected')
      first?.setAttribute('data-selected', 'true')
      paletteStore.updateState((state) => ({ ...state, selected: first ? 0 : -1 }))
      if (!first || !isEnterWaiting.current) return
      isEnterWaiting.current = false
      first.click()
    })
    return () => cancelAnimationFrame(frame)
  }, [opened, shown])
  return () => {
    const actions = actionsOf(paletteStore.getState().listId)
    if (actions.some((action) => action.hasAttribute('data-selected'))) return
    if (actions[0]) actions[0].click()
    else isEnterWaiting.current = true
  }
}

/** Ctrl K or /: people, runs, payslips, companies and pages in either language; before typing, what was opened last. */
export default function CommandPalette({ menu }: Props) {
  const { bar, group: groups } = useShellText()
  const words = useKitText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  // Spotlight does it by itself only if its code was loaded before it was opened.
  useFocusBack(useSpotlight(paletteStore).opened)
  const pages = usePages(menu)
  const found = useFound(typed)
  const open = (hit: Hit) => {
    keepRecent(hit)
    void navigate(hit.to)
  }
  const nothingTyped = typed.trim() === ''
  const recent: HitGroup = { group: bar.recent, hits: recentHits() }
  const inMenu = pages.filter(({ group }) => group !== groups.other)
  const { sure, likely } = matchingPages(typed, pages)
  const [before, after] = found.isAction ? [[], [...sure, ...likely]] : [sure, likely]
  const shown = nothingTyped
    ? [recent, ...grouped(inMenu)]
    : merged([...grouped(before), ...found.groups, ...grouped(after)])
  const noteEnter = useFirstMarked(shown.flatMap(({ hits }) => hits.map(({ id }) => id)).join(), typed)
  const actions: SpotlightActionGroupData[] = shown
    .filter(({ hits }) => hits.length > 0)
    .map(({ group, hits }) => ({
      group,
      actions: hits.map((hit) => ({
        // An entry can be recent and in the menu.
        id: `${group} ${hit.id}`,
        label: hit.label,
        ...(hit.description && { description: hit.description }),
        leftSection: (
          <span className={classes.icon}>
            {/* A picture that is loading must not hide the search, which would lose the focus and the letters. */}
            <Suspense>{hit.icon}</Suspense>
          </span>
        ),
        onClick: () => open(hit),
      })),
    }))
  return (
    <Spotlight
      store={paletteStore}
      shortcut={null}
      centered={false}
      query={typed}
      onQueryChange={setTyped}
      actions={actions}
      filter={(_, all) => all}
      nothingFound={found.isSearching ? words.state.loading : words.state.noMatch}
      scrollable
      maxHeight="min(28rem, 60dvh)"
      yOffset="12vh"
      size={640}
      classNames={{
        actionsGroup: classes.group,
        actionBody: classes.body,
        actionDescription: classes.description,
      }}
      attributes={{ content: { 'aria-label': bar.openPalette } }}
      searchProps={{
        leftSection: <IconSearch size={20} />,
        rightSection: found.isSearching ? <Loader size={16} /> : null,
        placeholder: bar.openPalette,
        'aria-label': bar.openPalette,
        onKeyDown: ({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) noteEnter()
        },
      }}
    />
  )
}
