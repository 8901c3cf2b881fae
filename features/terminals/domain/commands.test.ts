import { expect, test } from 'vitest'
import { commandText, readResults, terminalName, verifiedCount } from './commands.ts'
import { readDeviceUsers } from './device-users.ts'

test('a name fits into a terminal, also a Lao one', () => {
  expect(terminalName('Somsack\tPhommachanh\nVongsa')).toBe('Somsack Phommachanh Vong')
  const lao = terminalName('ສົມສັກ ພົມມະຈັນ')
  expect(new TextEncoder().encode(lao).length).toBeLessThanOrEqual(24)
  expect('ສົມສັກ ພົມມະຈັນ'.startsWith(lao)).toBe(true)
})

test('commands have the texts of the protocol', () => {
  expect(commandText('update_user', { pin: '7', name: 'Kham' })).toBe('DATA UPDATE USERINFO PIN=7\tName=Kham')
  const span = { from: '2026-05-01 00:00:00', to: '2026-05-03 23:59:59' }
  expect(commandText('verify', span)).toBe(
    'VERIFY SUM ATTLOG StartTime=2026-05-01 00:00:00\tEndTime=2026-05-03 23:59:59',
  )
})

test('several results in one body are read, with the lines that follow them', () => {
  const [sum, info, ...more] = readResults(
    'ID=7&Return=0&CMD=VERIFY SUM&AttlogSum=12\r\nID=8&Return=-1002&CMD=INFO\nFWVersion=1.2\nUserCount=3\nID=x&Return=0\n',
  )
  expect(more).toEqual([])
  expect([sum?.id, sum && verifiedCount(sum), info?.returnCode]).toEqual([7, 12, -1002])
  expect(info?.fields.get('usercount')).toBe('3')
  expect(readResults(`ID=1&Return=0&CMD=${'x'.repeat(1_000_000)}`)[0]?.text.length).toBe(500)
  expect(readResults('\0\n=\nReturn=0')).toEqual([])
})

test('users are read without passwords and templates', () => {
  const body =
    'USER PIN=7\tName=Kham\tPri=14\tPasswd=secret\tCard=1\nFP PIN=7\tTMP=AAAA\nUSER PIN=\tName=x\nOPLOG 4\t0'
  expect(readDeviceUsers(Buffer.from(body))).toEqual([{ pin: '7', name: 'Kham', privilege: 14 }])
})
