/** The clock of the device, by its IANA name: as `clock.ts` reads others, by Temporal where a browser has it. */
export function ownTimeZone(): string {
  return globalThis.Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
}
