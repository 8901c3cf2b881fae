import { expect, test } from 'vitest'
import { april, CLERK, EMPLOYEE, EMPLOYEE_NUMBER, HR, MANAGER, PASSWORD, PROVIDER } from './company.ts'
import { eventually, openOnNewDevice, passwordField, sees, seesHeading, signIn } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

test('Enter moves from the user name to the password and signs in', async () => {
  const page = await world().open()
  await page.goto('/')
  await seesHeading(page, 'ເຂົ້າສູ່ລະບົບ')
  await page.keyboard.type(HR)
  await page.keyboard.press('Enter')
  await page.keyboard.type(PASSWORD)
  expect(await passwordField(page).inputValue()).toBe(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/company-dashboard')
  await sees(page, 'ເຂົ້າສູ່ລະບົບສຳເລັດ')
})

test('a wrong password is refused in the user’s language, and the message disappears automatically', async () => {
  for (const [language, message] of [
    ['la', 'ອີເມວ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ'],
    ['en', 'Email or password is incorrect'],
  ] as const) {
    const page = await world().open({ language })
    await page.goto('/')
    await seesHeading(page, language === 'la' ? 'ເຂົ້າສູ່ລະບົບ' : 'Sign in')
    await page.keyboard.type(HR)
    await page.keyboard.press('Enter')
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    const alert = page.getByRole('alert')
    await eventually(() => alert.textContent()).toBe(message)
    await alert.waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${world().server.url}/`)
  }
})

test('the password is hidden until the user shows it', async () => {
  const page = await world().open({ language: 'en' })
  await page.goto('/')
  const field = passwordField(page)
  await field.fill('secret')
  expect(await field.getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await field.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  expect(await field.getAttribute('type')).toBe('password')
})

test('the language can be changed before signing in, and is kept', async () => {
  const page = await world().open()
  await page.goto('/')
  await page.getByRole('button', { name: 'English' }).click()
  await seesHeading(page, 'Sign in')
  await signIn(page, HR)
  await page.getByRole('navigation').first().getByText('Employees', { exact: true }).waitFor()
})

test('each user starts on the start page of the main role', async () => {
  for (const [email, path] of [
    [HR, '/company-dashboard'],
    [CLERK, '/company-dashboard'],
    [EMPLOYEE, '/employee-dashboard'],
    [MANAGER, '/employee-dashboard'],
    [PROVIDER, '/dashboard'],
  ] as const) {
    const page = await signIn(await world().open(), email)
    await eventually(() => new URL(page.url()).pathname).toBe(path)
  }
})

test('a signed-in user skips the sign-in; an unknown path leads to the own start page', async () => {
  const page = await signIn(await world().open(), HR)
  for (const path of ['/', '/no-such-page']) {
    await page.goto(path)
    await page.waitForURL('**/company-dashboard')
    // The next address would interrupt the loading of its files.
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
})

test('without a session every page leads to the sign-in', async () => {
  const page = await world().open({ language: 'en' })
  for (const path of ['/payrolls-item', '/employee', '/employee/payslip', '/no-such-page']) {
    await page.goto(path)
    await seesHeading(page, 'Sign in')
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test('a forbidden page says so and links to the start page', async () => {
  for (const [email, path, home] of [
    [EMPLOYEE, '/payrolls-item', '/employee-dashboard'],
    [CLERK, '/payrolls-item', '/company-dashboard'],
    [HR, '/company', '/company-dashboard'],
  ] as const) {
    const page = await signIn(await world().open(), email)
    await page.goto(path)
    await page.waitForURL('**/403/access-denied')
    await sees(page, 'ບໍ່ມີສິດເຂົ້າເຖິງ')
    await page.getByRole('link', { name: 'ກັບໄປໜ້າຫຼັກ' }).click()
    await page.waitForURL(`**${home}`)
  }
})

test('signing out ends the session everywhere in the browser', async () => {
  const page = await openOnNewDevice(world(), HR, { language: 'en' })
  await page.goto('/department')
  const other = await page.context().newPage()
  await other.goto('/employee')
  await seesHeading(other, 'Employees')
  await page.bringToFront()
  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await seesHeading(page, 'Sign in')
  await seesHeading(other, 'Sign in')
  await page.goBack()
  await seesHeading(page, 'Sign in')
})

test('scripts of the page cannot read the session; what an older version stored is removed', async () => {
  const page = await signIn(await world().open(), HR)
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ name: 'champa_session', httpOnly: true, sameSite: 'Strict' })
  expect(await page.evaluate('JSON.stringify({ ...localStorage }) + document.cookie')).not.toContain(
    cookie?.value,
  )
  await page.evaluate('localStorage.setItem("token", "of an older version")')
  await page.reload()
  await sees(page, 'ພະນັກງານ')
  expect(await page.evaluate('localStorage.getItem("token")')).toBeNull()
})

test('signing out without a network ends the session once there is a network', async () => {
  // Its sign-in screen has been loaded.
  const page = await signIn(await world().open({ language: 'en' }), CLERK)
  const settings = page.getByRole('button', { name: 'My account' })
  // The menu has its own file, which cannot be loaded without a network.
  await settings.waitFor()
  await page.waitForLoadState('networkidle')
  const kept = await page.context().storageState()
  await page.context().setOffline(true)
  await settings.click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await seesHeading(page, 'Sign in')
  expect(await page.context().cookies()).toHaveLength(1)
  await page.context().setOffline(false)
  await eventually(() => page.context().cookies()).toEqual([])
  const thief = await world().open({ language: 'en', stored: kept })
  await thief.goto('/employee')
  await seesHeading(thief, 'Sign in')
})

test('after signing in as another user in one tab, all tabs belong to that user', async () => {
  const page = await openOnNewDevice(world(), CLERK, { language: 'en' })
  await page.goto('/company-dashboard')
  const other = await page.context().newPage()
  await other.goto('/company-dashboard')
  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await seesHeading(other, 'Sign in')
  await signIn(other, EMPLOYEE)
  await page.waitForURL('**/employee-dashboard')
})

test('company code and employee number are kept for the next sign-in; an empty number is required', async () => {
  const { rows } = await world().db.asOwner((client) =>
    client.query(
      'select t.sign_in_code as code from tenant t join account a on a.company_id = t.company_id where a.email = $1',
      [EMPLOYEE],
    ),
  )
  const page = await world().open({ language: 'en' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in with employee number' }).click()
  const company = page.getByRole('textbox', { name: 'Company code' })
  const number = page.getByRole('textbox', { name: 'Employee number or phone' })
  await company.fill(` ${rows[0].code} `)
  await passwordField(page).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await sees(page, 'Required')
  await number.fill(` ${EMPLOYEE_NUMBER} `)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await eventually(() => company.inputValue()).toBe(rows[0].code)
  expect(await number.inputValue()).toBe(EMPLOYEE_NUMBER)
})
