export type Change = { kind: 'same' | 'gone' | 'new'; text: string }

/** Which words of one text became which of another, in reading order; meant for texts of a message's length. */
export function changedWords(before: string, after: string): Change[] {
  const [old, now] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)]
  const common = old.map(() => new Array<number>(now.length + 1).fill(0)).concat([new Array(now.length + 1).fill(0)])
  const at = (row: number, column: number) => common[row]?.[column] ?? 0
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      const line = common[row] ?? []
      line[column] = old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const changes: Change[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length) {
    if (row < old.length && old[row] === now[column]) {
      changes.push({ kind: 'same', text: old[row] ?? '' })
      row++
      column++
    } else if (column >= now.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      changes.push({ kind: 'gone', text: old[row++] ?? '' })
    } else changes.push({ kind: 'new', text: now[column++] ?? '' })
  }
  return changes
}
