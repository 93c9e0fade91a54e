/** The dots of the first label in ZPL, as a printer unpacks them: row by row, true where it is black. */
export function inkOf(zpl: string) {
  const [, inRow = '0', packed = ''] = /\^GFA,\d+,\d+,(\d+),([^^]+)\^FS/.exec(zpl) ?? []
  const signs = Number(inRow) * 2
  const lines: string[] = []
  let [line, times] = ['', 0]
  const end = (full: string) => {
    lines.push(full)
    line = ''
  }
  for (const sign of packed) {
    if (sign === ':') end(lines.at(-1) ?? '')
    else if (sign === ',') end(line.padEnd(signs, '0'))
    else if (sign >= 'g') times += (sign.charCodeAt(0) - 102) * 20
    else if (sign >= 'G') times += sign.charCodeAt(0) - 70
    else {
      line += sign.repeat(times || 1)
      times = 0
      if (line.length === signs) end(line)
    }
  }
  return lines.map((hex) => [...hex].flatMap((sign) => [8, 4, 2, 1].map((bit) => (Number.parseInt(sign, 16) & bit) !== 0)))
}
