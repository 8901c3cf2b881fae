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
