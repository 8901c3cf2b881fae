import { createElement } from 'react'
import type { ListRoute } from '#kit/contract/lists.ts'
import type { ReportTexts } from '#kit/contract/report-texts.ts'
import type { ShownReport } from '#kit/web/report/ReportScreen.tsx'
import type { LazyScreen, ScreenMap } from '#kit/web/screen.ts'

type Load = () => Promise<unknown>
type LoadReport = () => Promise<{ default: ShownReport<ListRoute> }>

function screenOf(load: Load): LazyScreen {
  return async () => {
    const [{ default: report }, { ReportPage }] = await Promise.all([
      (load as LoadReport)(),
      import('./ReportPage.tsx'),
    ])
    return { default: () => createElement(ReportPage, { report }) }
  }
}

/**
 * The screens of a feature's reports by their route, from the lazy modules of its files `contract/NAME.report.ts`. NAME is the name in
 * `texts`; a report whose file has another name has a screen of its own.
 */
export const reportScreens = (texts: ReportTexts, files: Readonly<Record<string, Load>>): ScreenMap =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([route, { name }]) => {
      const load = files[`../contract/${name}.report.ts`]
      return load ? [[route, screenOf(load)]] : []
    }),
  )
