import { expect, test } from 'vitest'
import { isPushAddress } from './push-hosts.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/QABC',
])('%s is a push service', (address) => expect(isPushAddress(address)).toBe(true))

test.each([
  'http://127.0.0.1',
  'https://127.0.0.1/',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/',
  'https://fcm.googleapis.com@169.254.169.254/',
  'https://user:word@fcm.googleapis.com/',
  'https://fcm.googleapis.com.evil.example/',
  'https://evilfcm.googleapis.com/',
  'https://push.services.mozilla.com.evil.example/',
  'https://a.b.notify.windows.com/',
  'file:///etc/passwd',
  '',
])('%s is refused', (address) => expect(isPushAddress(address)).toBe(false))
