import { describe, expect, test } from 'vitest'
import { clockDrift, clockLag } from './clock-drift.ts'
import { KEPT_FAULTS } from './device-punch.ts'
import { optionBlock } from './option-block.ts'
import { readPunches } from './read-punches.ts'
import { newClaimCode, readClaimCode, serialOf } from './serial.ts'

const read = (text: string) => readPunches(Buffer.from(text))
const AT = Date.UTC(2026, 6, 11, 10, 15) / 1000

describe('lines of terminals', () => {
  test.each([
    ['78979877\t2026-07-11 10:15:00\t0\t1\t0', 0, 1],
    ['78979877\t2026-07-11 10:15:00\t1\t15\t\t0\t0\t\t\t43', 1, 15],
    ['78979877\t2026-07-11 10:15:00\t255\t15\t0\t0\t0\r', 255, 15],
    ['PIN=78979877\tTime=2026-07-11 10:15:00\tStatus=0\tVerifyMode=2', 0, 2],
    ['78979877 2026-07-11 10:15:00 0 1 0 0', 0, 1],
    ['2026-07-11 10:15:00\t78979877\t4\t1', 4, 1],
    ['time=2026-07-11 10:15:00\tpin=78979877\tcardno=0\tevent=3\tinoutstatus=0\tverifytype=15', 0, 15],
    ['78979877\t2026-07-11 10:15:00', null, null],
  ])('%j is read', (line, kind, verify) => {
    const { punches, faultCount } = read(line)
    expect(faultCount).toBe(0)
    expect(punches).toMatchObject([{ pin: '78979877', at: AT, kind, verify }])
  })

  test('the zone that a line names is read', () => {
    const { punches } = read('7\t2026-07-11 10:15:00\t0\t1\t0\t0\t0\t\t\t\t+25200')
    expect(punches[0]?.utcOffsetMinutes).toBe(420)
  })

  test('the good lines count, the bad ones are kept with their reason', () => {
    const { lines, punches, faults } = read(
      [
        ...[
          '1\t2026-02-31 08:00:00\t0\t1',
          '1\t2026-07-11 24:00:00\t0\t1',
          '2\t2026-07-11 10:15:00\t0\t1',
          '',
          '3',
        ],
        ...[
          `${'9'.repeat(400)}\t2026-07-11 10:15:00`,
          "' or 1=1\t2026-07-11 10:15:00",
          'event=27\tpin=0\ttime=x',
        ],
      ].join('\n'),
    )
    expect(lines).toBe(7)
    expect(punches).toHaveLength(1)
    expect(faults.map(({ reason }) => reason)).toEqual([
      ...['bad_date', 'bad_time', 'missing_fields', 'bad_pin', 'bad_pin'],
    ])
  })

  test('a long line, NUL and broken UTF-8 break nothing', () => {
    expect(read('x'.repeat(2_000_000)).faults).toMatchObject([{ reason: 'too_long' }])
    const bytes = Buffer.concat([Buffer.from([0, 0xff, 0xfe, 10]), Buffer.from('2\t2026-07-11 10:15:00\0\n')])
    const { punches, faults } = readPunches(bytes)
    expect(punches).toHaveLength(1)
    expect(faults[0]?.line).not.toContain('\0')
  })

  test('a million bad lines are counted, and the first are kept', () => {
    const { lines, faults, faultCount } = read('x\n'.repeat(1_000_000))
    expect([lines, faultCount, faults.length]).toEqual([1_000_000, 1_000_000, KEPT_FAULTS])
  })
})

test('the clock is wrong when the uploads say so, not after an outage', () => {
  const received = new Date('2026-07-11T03:15:10Z')
  expect(clockLag(received, AT, 420)).toBe(10)
  expect(clockDrift([])).toBeNull()
  expect(clockDrift([3, 7200, 4])).toEqual({ seconds: -3, isWrong: false })
  expect(clockDrift([-300, -299, -301])).toEqual({ seconds: 301, isWrong: true })
  expect(clockDrift([600])).toEqual({ seconds: -600, isWrong: false })
})

test('serials and codes are read as people type them', () => {
  expect(serialOf(' abC123456 ')).toBe('ABC123456')
  expect(serialOf("x' or 1=1")).toBeNull()
  const code = newClaimCode()
  expect(readClaimCode(code.toLowerCase().replace('-', ' '))).toBe(code)
  expect(readClaimCode('12345')).toBeNull()
})

test('the handshake names the zone of the terminal and ends its last line', () => {
  expect(optionBlock('ABC1', 420)).toMatch(/^GET OPTION FROM: ABC1\n[\s\S]*TimeZone=7\n[\s\S]*\n$/)
  expect(optionBlock('ABC1', 330)).toContain('TimeZone=330\n')
})
