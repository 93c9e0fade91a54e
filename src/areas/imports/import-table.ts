/** What a column of somebody's table can mean: our word for it, what is said where it is missing, and what else people call it. */
export type ImportColumn = { word: string; ask?: string; names: readonly string[]; example: string }

/** A cell as our lists have it, or what is to be said of one that is in none. */
type ReadCell = (field: string, cell: string) => { kept: string } | { no: string }

/** How tables of one kind are read, and what the empty one to fill in shows. */
export function importTable(columns: Record<string, ImportColumn>, { most = 5_000, read = asWritten }: Options = {}) {
  const entries = Object.entries(columns)
  return {
    ...{ most, read },
    fields: Object.keys(columns),
    words: Object.fromEntries(entries.map(([field, { word }]) => [field, word])),
    needs: entries.flatMap(([field, { ask }]) => (ask ? [[field, ask] as const] : [])),
    names: (field: string) => [columns[field]?.word ?? '', ...(columns[field]?.names ?? [])],
    example: entries.map(([, { example }]) => example),
  }
}
export type ImportTable = ReturnType<typeof importTable>
type Options = {
  /** One transaction takes all of a file: what is more comes in parts. */
  most?: number
  read?: ReadCell
}

const asWritten: ReadCell = (_field, cell) => ({ kept: cell })
