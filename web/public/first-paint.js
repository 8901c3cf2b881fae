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
