import type { Page } from 'playwright-core'
import { DESKTOP, launchBrowser } from '../../e2e/browser.ts'
import { settled } from '../../e2e/visit.ts'
import type { BenchDatabase } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import { withScreens } from '../processes/built-screens.ts'
import { type Credentials, signInOn } from '../processes/sign-in-page.ts'
import { addAccount, withServer } from '../processes/with-server.ts'
import { figureOf } from './figure.ts'

const ANSWER_MS = 100

/** An element of the page, which contains the text. */
interface Part {
  css: string
  text?: string
}

interface Click {
  name: string
  /** The screen on which it is made, newly opened. */
  on: string
  click: Part
  /** What is there as soon as the click is answered: content, or the frame of content that is still loading. */
  answer: Part
}

const row = (at: number): Part => ({ css: `tbody tr[data-row]:nth-of-type(${at})` })
const tab = (text: string): Part => ({ css: '[role=tab]', text })
const chosenTab = (text: string): Part => ({ css: '[role=tab][aria-selected=true]', text })
const DRAWER: Part = { css: '[data-details]' }

const clicksOf = (run: string): Click[] => [
  {
    name: 'employees in the menu',
    on: '/company-dashboard',
    click: { css: 'nav a[href="/employee"]' },
    answer: { css: 'h1', text: 'Employees' },
  },
  { name: 'an employee beside the list', on: '/employee', click: row(3), answer: DRAWER },
  {
    name: 'another order of a list',
    on: '/employee',
    click: { css: 'th[data-key=name] button' },
    answer: { css: 'th[data-key=name][aria-sort$=scending]' },
  },
  {
    name: 'another page of a list',
    on: '/employee',
    click: { css: '.mantine-Pagination-control', text: '2' },
    answer: { css: '.mantine-Pagination-control[data-active]', text: '2' },
  },
  {
    name: 'the search',
    on: '/employee',
    click: { css: 'button[aria-keyshortcuts="Control+K"]' },
    answer: { css: '[role=dialog] input' },
  },
  { name: 'a payroll run', on: '/payrolls-item', click: row(1), answer: { css: 'main [role=status]' } },
  { name: 'a payslip beside the list', on: run, click: row(3), answer: DRAWER },
  { name: 'a tab of the run', on: run, click: tab('Overview'), answer: chosenTab('Overview') },
  { name: 'a day beside the list', on: '/clock-in/report?month=2026-04', click: row(3), answer: DRAWER },
  { name: 'a tab of a profile', on: '/employee/profile/2', click: tab('Time'), answer: chosenTab('Time') },
]

/**
 * From a click until the frame that shows its answer is painted, with 1,000 people, on a desktop, signed in, with the scripts cached. Run it
 * after `days` and `payroll`.
 */
export async function measureClicks(
  world: BenchDatabase,
  company: Company,
  rounds: number,
): Promise<Figure[]> {
  const account = await addAccount(world.db, {
    ...{ companyId: company.id, roles: ['companyadmin'], employeeId: null },
  })
  const clicks = clicksOf(`/payrolls/${company.runId}/26/8`)
  return withScreens((screens) =>
    withServer(world, company.id, ({ url }) => clickAll(url, account, clicks, rounds), screens),
  )
}

async function clickAll(
  url: string,
  account: Credentials,
  clicks: readonly Click[],
  rounds: number,
): Promise<Figure[]> {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ ...DESKTOP, baseURL: url })
    await context.addInitScript(`localStorage.setItem('language', 'en')`)
    const page = await context.newPage()
    await signInOn(page, account)
    const figures: Figure[] = []
    for (const click of clicks) {
      // The first time loads the scripts.
      await answerTo(page, click)
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) times.push(await answerTo(page, click))
      figures.push(figureOf(`answer to a click: ${click.name}`, 'ms', times, ANSWER_MS))
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** In the page: the milliseconds from its next click until the answer is painted. */
const WATCH = ({ css, text = '' }: Part) => `window.answered = new Promise((resolve) => {
  addEventListener('click', ({ timeStamp }) => {
    const look = () => {
      const isShown = [...document.querySelectorAll(${JSON.stringify(css)})].some((part) => part.textContent.includes(${JSON.stringify(text)}))
      // A task that a frame starts runs after its paint.
      if (isShown) setTimeout(() => resolve(performance.now() - timeStamp))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, { capture: true, once: true })
})`

/** Milliseconds from the click to its painted answer. */
async function answerTo(page: Page, { on, click, answer }: Click): Promise<number> {
  await page.goto(on)
  const target = page.locator(click.css, click.text ? { hasText: click.text } : {}).first()
  await target.waitFor()
  await settled(page)
  // Nothing more comes for the screen: a click beside its loading is answered when that is done.
  await page.waitForLoadState('networkidle')
  await page.evaluate(`void (${WATCH(answer)})`)
  await target.click()
  return (await page.evaluate('window.answered')) as number
}
