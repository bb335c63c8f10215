import { readFileSync } from 'node:fs'

/** Resident memory of a process in bytes. */
export function readMemory(pid: number) {
  const pages = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]
  return Number(pages) * 4096
}
