/**
 * The answer to the handshake: what the terminal sends, and when. Photos, fingerprints and faces are never asked for. `TimeZone` in hours,
 * or in minutes if the zone has half hours; terminals set their clock with it from the header `Date`. The last line ends too, because
 * firmware processes a line at its end.
 */
export function optionBlock(serial: string, utcOffsetMinutes: number): string {
  const zone = utcOffsetMinutes % 60 === 0 ? utcOffsetMinutes / 60 : utcOffsetMinutes
  const lines = [
    `GET OPTION FROM: ${serial}`,
    ...['Stamp=None', 'ATTLOGStamp=None', 'OpStamp=9999', 'OPERLOGStamp=9999', 'ATTPHOTOStamp=9999'],
    ...['ErrorDelay=30', 'Delay=10', 'TransTimes=00:00;14:05', 'TransInterval=1'],
    'TransFlag=TransData AttLog\tOpLog\tEnrollUser\tChgUser',
    ...[`TimeZone=${zone}`, 'Realtime=1', 'Encrypt=None', 'ServerVer=2.4.1', 'PushProtVer=2.4.1'],
  ]
  return `${lines.join('\n')}\n`
}
