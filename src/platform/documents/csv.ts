/** A table as text, in whatever way spreadsheets save it: its encoding and the sign between cells are found out. */
export function* csvRows(bytes: Uint8Array) {
  const { text, separator } = begun(decoded(bytes))
  let index = 0
  let at = 0
  while (at < text.length) {
    const { values, end } = rowFrom(text, at, separator)
    yield { index, values }
    index += 1
    at = end
  }
}

/** UTF-8; what Excel calls Unicode text; and what Excel on an Arabic Windows saves when nobody chooses. */
function decoded(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}

/** Excel's own first line (sep=;) says the sign; otherwise it is the one that stands most often in the first line. */
function begun(text: string) {
  const said = /^"?sep=(.)"?\r?\n/i.exec(text)
  if (said?.[1]) return { text: text.slice(said[0].length), separator: said[1] }
  const first = (/^(?:"[^"]*"|[^"\r\n])*/.exec(text.slice(0, 10_000))?.[0] ?? '').replace(/"[^"]*"/g, '')
  const often = (sign: string) => first.split(sign).length
  const separator = [',', ';', '\t'].toSorted((one, other) => often(other) - often(one))[0] ?? ','
  return { text, separator }
}

function rowFrom(text: string, from: number, separator: string) {
  const values: string[] = []
  let at = from
  for (;;) {
    const inMarks = text[at] === '"' ? quoted(text, at) : { value: '', end: at }
    const { value, end } = bare(text, inMarks.end, separator)
    values.push(inMarks.value + value)
    at = end
    if (text[at] === separator) at += 1
    else break
  }
  if (text[at] === '\r') at += 1
  if (text[at] === '\n') at += 1
  return { values, end: at }
}

function bare(text: string, from: number, separator: string) {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { value: text.slice(from, end), end }
}

/** Two quotation marks inside are one. What stands behind the closing one, up to the next cell, is read as it is. */
function quoted(text: string, from: number) {
  let value = ''
  let at = from + 1
  for (;;) {
    const mark = text.indexOf('"', at)
    if (mark < 0) return { value: value + text.slice(at), end: text.length }
    value += text.slice(at, mark)
    if (text[mark + 1] !== '"') return { value, end: mark + 1 }
    value += '"'
    at = mark + 2
  }
}
