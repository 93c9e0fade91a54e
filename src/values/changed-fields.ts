/** What of a row is another thing in what is to be written, by the words people have for it. */
export function changedIn<Row extends object>(before: Row, after: Partial<Row>, words: { [Field in keyof Row]?: string }) {
  return (Object.keys(words) as (keyof Row)[])
    .filter((field) => field in after && before[field] !== after[field])
    .map((field) => words[field] ?? String(field))
}
