/** Rows as text that every spreadsheet opens: the mark in front tells Excel that it is UTF-8. */
export function writeCsv(titles: readonly string[], rows: AsyncIterable<readonly string[]>): ReadableStream<Uint8Array> {
  const lines = linesOf(titles, rows)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => lines.return(undefined).then(() => {}),
  })
}

async function* linesOf(titles: readonly string[], rows: AsyncIterable<readonly string[]>) {
  yield `\uFEFF${line(titles)}`
  for await (const row of rows) yield line(row)
}

const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

/** What begins like a formula is kept from being one. */
function cell(text: string) {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
