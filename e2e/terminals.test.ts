import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FakeTerminal, runCommands } from '#features/terminals/server/testing/fake-terminal.test-data.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { april, HR, PROVIDER } from './company.ts'
import { faultsOf } from './looks.ts'
import { openAs } from './person.ts'
import { settled } from './visit.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)
const folder = process.env.CHAMPA_SHOTS
const shoot = async (page: Page, name: string) =>
  folder ? void (await page.screenshot({ path: path.join(folder, `${name}.png`) })) : undefined

const SERIAL = 'CKUH210560012'

test('a terminal calls, is claimed with its code, and its punch is in the open report within seconds', async () => {
  const terminal = new FakeTerminal(world().server.url, SERIAL)
  expect((await terminal.shakeHands()).status).toBe(403)

  const provider = await openAs(world(), PROVIDER, { language: 'en' })
  await provider.goto('/terminal-sighting')
  const row = provider.getByRole('row', { name: new RegExp(SERIAL) })
  const code = (await row.locator('code').textContent()) ?? ''
  await shoot(provider, 'terminal-sightings')

  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/employee/scan-camera')
  await page.getByRole('link', { name: 'Add a terminal' }).first().click()
  await page.getByRole('textbox', { name: 'Serial number' }).fill(SERIAL.toLowerCase())
  await page.getByRole('textbox', { name: 'Code of the terminal' }).fill(code.toLowerCase())
  await page.getByRole('textbox', { name: 'Terminal', exact: true }).fill('Main entrance')
  await shoot(page, 'terminal-claim')
  await page.getByRole('button', { name: 'Add the terminal' }).click()
  await page.getByRole('heading', { name: 'Main entrance' }).waitFor()
  await page.getByText('Waiting for its first call').waitFor()

  expect((await terminal.shakeHands()).status).toBe(200)
  await page.getByText('Connected').waitFor()

  const report = await openAs(world(), HR, { language: 'en' })
  await report.goto('/device-scan-report?tab=scans')
  const now = new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 19).replace('T', ' ')
  terminal.punch('1002', now)
  terminal.punch('999', now)
  expect(await terminal.send()).toBe(true)
  await report
    .getByRole('row', { name: new RegExp(now.slice(11, 16)) })
    .first()
    .waitFor({ timeout: 15_000 })
  await shoot(report, 'terminal-live-report')
  expect(await faultsOf(provider)).toEqual([])

  await page.getByText('See PINs without an owner').waitFor({ timeout: 15_000 })
  await shoot(page, 'terminal-page')
  expect(await faultsOf(page)).toEqual([])
  await page.goto('/employee/scan-camera')
  await page.getByRole('row', { name: /Main entrance/ }).waitFor()
  await shoot(page, 'terminal-list')
  expect(await faultsOf(page)).toEqual([])
})

test('HR checks completeness, and what is missing comes', async () => {
  const terminal = new FakeTerminal(world().server.url, SERIAL)
  terminal.punch('1002', `${todayInLaos()} 00:00:01`)
  const page = await openAs(world(), HR, { language: 'la' })
  await page.goto('/employee/scan-camera')
  await page.getByText('Main entrance').first().click()
  await page.getByRole('tab', { name: 'ຄຳສັ່ງ' }).click()
  await page.getByRole('button', { name: 'ສົ່ງຄຳສັ່ງ' }).click()
  await page.getByRole('menuitem', { name: 'ກວດຄວາມຄົບຖ້ວນ' }).click()
  await page.getByRole('button', { name: 'ສົ່ງ', exact: true }).click()
  await page.getByText('ລໍຖ້າເຄື່ອງ').first().waitFor()
  await runCommands(terminal)
  await page.getByText('ສຳເລັດ').first().waitFor({ timeout: 15_000 })
  await shoot(page, 'terminal-commands-la')
  await page.getByRole('tab', { name: 'ຜູ້ໃຊ້' }).click()
  await settled(page)
  await shoot(page, 'terminal-users-la')
  expect(await faultsOf(page)).toEqual([])
})
