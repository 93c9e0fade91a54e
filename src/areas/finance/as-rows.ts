/** Rows for a function of the database that fills a table with them: columns as it names them, money in digits. */
export const asRows = (rows: readonly object[]) => JSON.stringify(rows.map(inColumns), inDigits)
export const asRow = (row: object) => JSON.stringify(inColumns(row), inDigits)

const inColumns = (row: object) => Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]))
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const inDigits = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
