// Before the first paint: the language and the colours that this device remembers. A file of its own, since the content
// policy allows no script in the page.
try {
  if (localStorage.getItem('language') === 'en') document.documentElement.lang = 'en'
  const chosen = localStorage.getItem('color-scheme')
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
} catch {
  // Storage may be closed to us; then it is Lao and light.
}

// The outline of the shell, from what this device keeps of the session, until the application has loaded; it removes #first.
function paintShell() {
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key))
    } catch {
      return null
    }
  }
  const user = read('user')
  const part = location.pathname.split('/')[1]
  const bare =
    /^(auth|reset.*|verify-code|privacy-policy|apply|success|interview|confirm|changePassword|second-factor)$/
  if (!user || !read('session') || bare.test(part)) return
  const isDesk = innerWidth >= 992
  const isEmployee = /^(employee|linemanager|hrmanager|director)$/.test((read('role') || [])[0] || 'employee')
  const isDark = document.documentElement.dataset.mantineColorScheme === 'dark'
  const [line, surface, soft, canvas] = isDark
    ? ['#303937', '#191f1e', '#222928', '#131817']
    : ['#e8e5dd', '#fff', '#f3f1ec', '#faf9f6']
  const kept = localStorage.getItem('side-menu')
  const isOpen = kept ? kept === 'open' : innerWidth >= 1200
  const side = !isDesk ? 0 : isEmployee ? 232 : isOpen ? 268 : 64
  const root = document.createElement('div')
  root.id = 'first'
  root.ariaHidden = 'true'
  const box = (css, text = '') => {
    const one = document.createElement('div')
    one.style.cssText = `position:absolute;${css}`
    one.textContent = text
    root.append(one)
  }
  const color = isDark ? '#c9c9c9' : '#1f1d1b'
  root.style.cssText = `position:fixed;inset:0;z-index:1;overflow:hidden;background:${canvas};color:${color};font:600 16px/1.5 'Noto Sans Lao',system-ui,sans-serif`
  box(`inset:0 0 auto;height:56px;background:${surface};border-bottom:1px solid ${line}`)
  const left = isEmployee ? (isDesk ? 24 : 16) : isDesk ? 63 : 52
  box(`left:${left}px;top:11px;width:34px;height:34px;border-radius:8px;background:#0d6b58`)
  box(
    `left:${left + 44}px;top:8px;max-width:40vw;overflow:hidden;white-space:nowrap`,
    user.company_name || 'Champa',
  )
  box(`right:20px;top:10px;width:36px;height:36px;border-radius:50%;background:${soft}`)
  if (side) box(`inset:57px auto 0 0;width:${side}px;background:${surface};border-right:1px solid ${line}`)
  else if (isEmployee) box(`inset:auto 0 0;height:64px;background:${surface};border-top:1px solid ${line}`)
  const pad = isDesk ? 32 : 16
  box(`left:${side + pad}px;top:88px;width:220px;height:28px;border-radius:8px;background:${soft}`)
  box(
    `left:${side + pad}px;right:${pad}px;top:144px;height:40vh;border-radius:12px;background:${surface};border:1px solid ${line}`,
  )
  document.body.append(root)
}
document.addEventListener('readystatechange', () => document.readyState === 'interactive' && paintShell())

// Where the application itself does not arrive, nothing of it can say so: its script, its styles, or 120 seconds without either.
function sayThatNothingCame() {
  if (document.getElementById('root')?.childElementCount || document.getElementById('failed')) return
  const inLao = document.documentElement.lang !== 'en'
  const box = document.createElement('div')
  box.id = 'failed'
  box.setAttribute('role', 'alert')
  box.style.cssText =
    'position:fixed;inset:0;z-index:1000;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;' +
    'background:Canvas;color:CanvasText;font:16px/1.6 system-ui,sans-serif;text-align:center'
  const text = document.createElement('p')
  text.textContent = inLao
    ? 'ເປີດໜ້ານີ້ບໍ່ໄດ້. ອິນເຕີເນັດອາດຂັດຂ້ອງ ຫຼື ລະບົບຫາກໍອັບເດດ'
    : 'This page could not be opened. The network may be down, or a new version has just been installed.'
  const retry = document.createElement('button')
  retry.textContent = inLao ? 'ລອງໃໝ່' : 'Try again'
  retry.style.cssText = 'font:inherit;padding:8px 20px'
  retry.onclick = () => location.reload()
  box.append(text, retry)
  document.body.append(box)
}
addEventListener(
  'error',
  ({ target }) => {
    const isOurs = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement
    if (isOurs && target.rel !== 'icon') sayThatNothingCame()
  },
  true,
)
setTimeout(sayThatNothingCame, 120_000)
