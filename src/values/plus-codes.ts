import type { Place } from './pins.ts'

const signs = '23456789CFGHJMPQRVWX'
const full = new RegExp(`(?<![A-Z0-9])([${signs}]{8})\\+([${signs}]{2,7})(?![A-Z0-9])`, 'i')

/** The middle of the cell a full plus code names, as «7H9P239Q+QV»; null where the text holds none. */
export function placeOfPlusCode(text: string): Place | null {
  const [, before = '', after = ''] = full.exec(text) ?? []
  if (!before) return null
  const values = [...(before + after).toUpperCase()].map((sign) => signs.indexOf(sign))
  const cell = { south: -90, west: -180, height: 400, width: 400 }
  for (let at = 0; at < 10; at += 2) narrow(cell, { rows: 20, row: values[at] ?? 0, columns: 20, column: values[at + 1] ?? 0 })
  for (const value of values.slice(10)) narrow(cell, { rows: 5, row: Math.floor(value / 4), columns: 4, column: value % 4 })
  return { latitude: rounded(cell.south + cell.height / 2), longitude: rounded(cell.west + cell.width / 2) }
}

type Cell = { south: number; west: number; height: number; width: number }
type Part = { rows: number; row: number; columns: number; column: number }

/** Two signs name a part of twenty by twenty, each one after the tenth a part of five by four. */
function narrow(cell: Cell, { rows, row, columns, column }: Part) {
  cell.height /= rows
  cell.width /= columns
  cell.south += row * cell.height
  cell.west += column * cell.width
}

const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7
