import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PHONE } from './browser.ts'
import { april, HR } from './company.ts'
import { List } from './list.ts'
import { eventually, openAs, sees } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

/** A sample portrait. */
const portrait = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f7d5b' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="400" height="400"><circle cx="200" cy="200" r="180" fill="#f3c9a5"/></svg>',
        ),
      },
    ])
    .jpeg()
    .toBuffer()
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const shoot = process.env.CHAMPA_SHOTS

test('a picture and a résumé are selected, saved, shown in the list, removed and restored', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/employee')
  const list = new List(page, 'Employees')
  await list.counts(25)
  const edit = async () => {
    await page.locator('tbody tr').first().click()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.waitForURL('**/employee/edit/**')
  }
  await edit()
  const picture = page.locator('[data-path=profile]')
  const resume = page.locator('[data-path=resumeFile]')
  const choose = async (place: typeof picture, name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await place.getByRole('button').first().click()
    await (await chooser).setFiles({ name, mimeType, buffer })
  }
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
  const isOpen = () => dialog.isVisible()
  await choose(picture, 'me.jpg', 'image/jpeg', await portrait())
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await eventually(isOpen).toBe(false)
  await choose(picture, 'me.jpg', 'image/jpeg', await portrait())
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await dialog.getByLabel('Part of the picture that is used').press('ArrowLeft')
  if (shoot) await page.screenshot({ path: `${shoot}/crop-en.png` })
  await dialog.getByRole('button', { name: 'Use picture' }).click()
  await page.getByRole('img', { name: 'Profile picture' }).waitFor()
  const picked = page.getByRole('img', { name: 'Profile picture' })
  const size = await picked.evaluate((image) => {
    const { naturalWidth, naturalHeight } = image as unknown as Record<string, number>
    return [naturalWidth, naturalHeight]
  })
  expect(size[0]).toBe(size[1])
  await choose(resume, 'page.pdf', 'application/pdf', Buffer.from('<!doctype html><p>no PDF</p>'))
  await sees(resume, 'This type of file is not accepted here')
  await choose(resume, 'Namfon CV.pdf', 'application/pdf', PDF)
  await sees(resume, 'Namfon CV.pdf')
  if (shoot) await page.screenshot({ path: `${shoot}/form-en.png` })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/employee?**')
  await page.goto('/employee')
  await list.counts(25)
  await eventually(() => page.locator('tbody tr').first().locator('img').count()).toBe(1)
  if (shoot) await page.screenshot({ path: `${shoot}/list-en.png` })
  await edit()
  await sees(resume, 'Namfon CV.pdf')
  const download = page.waitForEvent('download')
  await resume.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('Namfon CV.pdf')
  await picture.getByRole('button', { name: 'Remove' }).click()
  await sees(picture, 'Removed when you save')
  await picture.getByRole('button', { name: 'Use the former file' }).click()
  await page.getByRole('img', { name: 'Profile picture' }).waitFor()
})

test('on a phone the camera is offered', async () => {
  const page = await openAs(world(), HR, { device: PHONE })
  await page.goto('/employee')
  if (shoot) await page.screenshot({ path: `${shoot}/list-phone.png` })
  await page.goto('/employee/create')
  const picture = page.locator('[data-path=profile]')
  await picture.getByRole('button', { name: 'ຖ່າຍຮູບ' }).waitFor()
  expect(await picture.locator('input[capture=user]').count()).toBe(1)
  if (shoot) await page.screenshot({ path: `${shoot}/form-phone.png` })
})
